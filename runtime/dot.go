package gpurt

import (
	"fmt"
	"slices"
	"strings"
)

// Ops returns the operations of the graph, in the order in which they were captured.
func (g *Graph) Ops() []GraphOp {
	if g == nil || g.work == nil {
		return nil
	}
	return slices.Clone(g.work.ops)
}

// DOT returns the graph in the language of Graphviz: a box for each operation, and an
// arrow to each that follows it directly. The bodies of a condition stand in frames, with
// dashed arrows to them.
func (g *Graph) DOT() string {
	var b strings.Builder
	b.WriteString("digraph {\n\tnode [shape=box];\n")
	dot(&b, "\t", "n", g.Ops())
	b.WriteString("}\n")
	return b.String()
}

// dot writes operations. The name of each is prefix and its number.
func dot(b *strings.Builder, indent, prefix string, ops []GraphOp) {
	for i, o := range ops {
		label := o.Name
		if o.Detail != "" {
			label += "\n" + o.Detail
		}
		name := fmt.Sprintf("%s%d", prefix, i)
		fmt.Fprintf(b, "%s%s [label=%q];\n", indent, name, label)
		for _, before := range o.After {
			fmt.Fprintf(b, "%s%s%d -> %s;\n", indent, prefix, before, name)
		}
		for j, body := range o.Bodies {
			inside := fmt.Sprintf("%s_%d_", name, j)
			fmt.Fprintf(b, "%ssubgraph cluster_%s {\n%s\tlabel=%q;\n", indent, strings.TrimSuffix(inside, "_"), indent, o.body(j))
			dot(b, indent+"\t", inside, body)
			fmt.Fprintf(b, "%s}\n", indent)
			for k := range body {
				if len(body[k].After) == 0 {
					fmt.Fprintf(b, "%s%s -> %s%d [style=dashed];\n", indent, name, inside, k)
				}
			}
		}
	}
}

// body says when body j is done.
func (o *GraphOp) body(j int) string {
	switch {
	case o.Name == nameSwitch:
		return fmt.Sprint("case ", j)
	case o.Name == nameWhile:
		return "repeat"
	case j == 1:
		return "else"
	}
	return "then"
}
