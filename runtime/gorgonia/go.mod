module github.com/gpuc-go/gpuc/runtime/gorgonia

go 1.26.0

require (
	github.com/google/go-cmp v0.7.0
	github.com/gpuc-go/gpuc v0.0.0
	gorgonia.org/cu v0.9.6
)

require (
	github.com/ebitengine/purego v0.11.3 // indirect
	github.com/google/uuid v1.1.1 // indirect
	github.com/klauspost/compress v1.20.3 // indirect
	github.com/pkg/errors v0.9.1 // indirect
	golang.org/x/sys v0.49.0 // indirect
)

replace github.com/gpuc-go/gpuc => ../..
