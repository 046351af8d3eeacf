package report

import (
	"compress/gzip"
	"encoding/json"
	"errors"
	"fmt"
	"os"
)

// SetFile holds all figures of a set of results: a compressed JSON object, in which each
// has the name of its benchmark.
const SetFile = "figures.json.gz"

// ReadSet reads the reports of a set by name. Figures of another kind, of which there is
// no report, are left out.
func ReadSet(file string) (map[string]*Report, error) {
	f, err := os.Open(file)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	r, err := gzip.NewReader(f)
	if err != nil {
		return nil, fmt.Errorf("read %s: %w", file, err)
	}
	var all map[string]json.RawMessage
	if err := json.NewDecoder(r).Decode(&all); err != nil {
		return nil, fmt.Errorf("read %s: %w", file, err)
	}
	set := map[string]*Report{}
	for name, text := range all {
		rep := new(Report)
		err := json.Unmarshal(text, rep)
		if other := (*json.UnmarshalTypeError)(nil); errors.As(err, &other) {
			continue
		}
		if err != nil {
			return nil, fmt.Errorf("read %s of %s: %w", name, file, err)
		}
		set[name] = rep
	}
	return set, nil
}
