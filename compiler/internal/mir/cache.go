package mir

// Cache is how a Load or Store uses the caches, in the order of package gpu.
type Cache uint8

// cacheFacts are what PTX has after ld.global and st.global; empty for an ordinary load or store, and
// for a store that there is not.
type cacheFacts struct {
	load, store string
	readOnly    bool
}

var caches = [...]cacheFacts{
	{},
	{load: ".cg", store: ".cg"},
	{load: ".cs", store: ".cs"},
	{load: ".lu"},
	{load: ".cv", store: ".wt"},
	{load: ".L1::evict_first", store: ".L1::evict_first"},
	{load: ".L1::evict_last", store: ".L1::evict_last"},
	{load: ".L1::no_allocate", store: ".L1::no_allocate"},
	{load: ".nc", readOnly: true},
	{load: ".nc.L1::no_allocate", readOnly: true},
}

// ForLoads and ForStores report whether there are loads, and stores, of the kind.
func (c Cache) ForLoads() bool  { return int(c) < len(caches) }
func (c Cache) ForStores() bool { return c == 0 || c.ForLoads() && caches[c].store != "" }

// Load and Store return the qualifiers of PTX that stand after ld.global and st.global.
func (c Cache) Load() string  { return caches[c].load }
func (c Cache) Store() string { return caches[c].store }

// ReadOnly reports that nobody writes the memory while the kernel runs.
func (c Cache) ReadOnly() bool { return caches[c].readOnly }
