package op

const specWait = "NVSHMEM API, Point-To-Point Synchronization; OpenSHMEM 1.5 section 9.10"

// waits are the waits for, and tests of, words of symmetric memory. Those for many
// words are told the type by a parameter, since each is a function that nothing is
// gained by inlining.
var waits = []Op{
	{Name: "WaitUntil", Params: []Param{Ptr, Cmp, Value}, Elem: ByType, Types: WaitTypes, C: "nvshmem_{wait}_wait_until", Body: "gpuc_wait_until<{cpp}>(ptr, cmp, static_cast<{cpp}>(value), reads, ctrl, site);",
		Family: Wait, Scopes: ThreadOnly, Blocks: true, CoResident: true, Spec: specWait, Doc: "waits until a word of this PE compares true"},
	{Name: "WaitUntilAll", Params: []Param{Words, Skip, Cmp, Value}, Elem: ByCode, Types: WaitTypes, C: "nvshmem_{wait}_wait_until_all", Body: "gpuc_words_all(words, n, (const int32_t *)skip, cmp, value, nullptr, type, reads, ctrl, site);",
		Family: Wait, Scopes: ThreadOnly, Blocks: true, CoResident: true, Spec: specWait, Doc: "waits until all words of this PE that are not left out compare true"},
	{Name: "WaitUntilAny", Params: []Param{Words, Skip, Cmp, Value}, Result: Index, Elem: ByCode, Types: WaitTypes, C: "nvshmem_{wait}_wait_until_any", Body: "return gpuc_words_any(words, n, (const int32_t *)skip, cmp, value, nullptr, type, reads, ctrl, site);",
		Family: Wait, Scopes: ThreadOnly, Blocks: true, CoResident: true, Spec: specWait, Doc: "waits until one word of this PE that is not left out compares true, and returns its index"},
	{Name: "WaitUntilSome", Params: []Param{Words, Indices, Skip, Cmp, Value}, Result: Index, Elem: ByCode, Types: WaitTypes, C: "nvshmem_{wait}_wait_until_some", Body: "return gpuc_words_some(words, n, (int64_t *)indices, (const int32_t *)skip, cmp, value, nullptr, type, reads, ctrl, site);",
		Family: Wait, Scopes: ThreadOnly, Blocks: true, CoResident: true, Spec: specWait, Doc: "waits until at least one word of this PE that is not left out compares true, and returns the indices of those that do"},
	{Name: "WaitUntilAllVector", Params: []Param{Words, Skip, Cmp, Values}, Elem: ByCode, Types: WaitTypes, C: "nvshmem_{wait}_wait_until_all_vector", Body: "gpuc_words_all(words, n, (const int32_t *)skip, cmp, 0, values, type, reads, ctrl, site);",
		Family: Wait, Scopes: ThreadOnly, Blocks: true, CoResident: true, Spec: specWait, Doc: "waits until all words of this PE that are not left out compare true, each with a value of its own"},
	{Name: "WaitUntilAnyVector", Params: []Param{Words, Skip, Cmp, Values}, Result: Index, Elem: ByCode, Types: WaitTypes, C: "nvshmem_{wait}_wait_until_any_vector", Body: "return gpuc_words_any(words, n, (const int32_t *)skip, cmp, 0, values, type, reads, ctrl, site);",
		Family: Wait, Scopes: ThreadOnly, Blocks: true, CoResident: true, Spec: specWait, Doc: "waits until one word of this PE that is not left out compares true, and returns its index, each with a value of its own"},
	{Name: "WaitUntilSomeVector", Params: []Param{Words, Indices, Skip, Cmp, Values}, Result: Index, Elem: ByCode, Types: WaitTypes, C: "nvshmem_{wait}_wait_until_some_vector", Body: "return gpuc_words_some(words, n, (int64_t *)indices, (const int32_t *)skip, cmp, 0, values, type, reads, ctrl, site);",
		Family: Wait, Scopes: ThreadOnly, Blocks: true, CoResident: true, Spec: specWait, Doc: "waits until at least one word of this PE that is not left out compares true, and returns the indices of those that do, each with a value of its own"},
	{Name: "Test", Params: []Param{Ptr, Cmp, Value}, Result: Bool, Elem: ByType, Types: WaitTypes, C: "nvshmem_{wait}_test", Body: "return gpuc_test<{cpp}>(ptr, cmp, static_cast<{cpp}>(value));",
		Family: Wait, Scopes: ThreadOnly, Spec: specWait, Doc: "reports whether a word of this PE compares true"},
	{Name: "TestAll", Params: []Param{Words, Skip, Cmp, Value}, Result: Bool, Elem: ByCode, Types: WaitTypes, C: "nvshmem_{wait}_test_all", Body: "return gpuc_words_all(words, n, (const int32_t *)skip, cmp, value, nullptr, type, 1, nullptr, 0);",
		Family: Wait, Scopes: ThreadOnly, Spec: specWait, Doc: "reports whether all words of this PE that are not left out compare true"},
	{Name: "TestAny", Params: []Param{Words, Skip, Cmp, Value}, Result: Index, Elem: ByCode, Types: WaitTypes, C: "nvshmem_{wait}_test_any", Body: "return gpuc_words_any(words, n, (const int32_t *)skip, cmp, value, nullptr, type, 1, nullptr, 0);",
		Family: Wait, Scopes: ThreadOnly, Spec: specWait, Doc: "returns the index of a word of this PE that is not left out and compares true"},
	{Name: "TestSome", Params: []Param{Words, Indices, Skip, Cmp, Value}, Result: Index, Elem: ByCode, Types: WaitTypes, C: "nvshmem_{wait}_test_some", Body: "return gpuc_words_some(words, n, (int64_t *)indices, (const int32_t *)skip, cmp, value, nullptr, type, 1, nullptr, 0);",
		Family: Wait, Scopes: ThreadOnly, Spec: specWait, Doc: "returns the indices of the words of this PE that are not left out and compare true"},
	{Name: "TestAllVector", Params: []Param{Words, Skip, Cmp, Values}, Result: Bool, Elem: ByCode, Types: WaitTypes, C: "nvshmem_{wait}_test_all_vector", Body: "return gpuc_words_all(words, n, (const int32_t *)skip, cmp, 0, values, type, 1, nullptr, 0);",
		Family: Wait, Scopes: ThreadOnly, Spec: specWait, Doc: "reports whether all words of this PE that are not left out compare true, each with a value of its own"},
	{Name: "TestAnyVector", Params: []Param{Words, Skip, Cmp, Values}, Result: Index, Elem: ByCode, Types: WaitTypes, C: "nvshmem_{wait}_test_any_vector", Body: "return gpuc_words_any(words, n, (const int32_t *)skip, cmp, 0, values, type, 1, nullptr, 0);",
		Family: Wait, Scopes: ThreadOnly, Spec: specWait, Doc: "returns the index of a word of this PE that is not left out and compares true, each with a value of its own"},
	{Name: "TestSomeVector", Params: []Param{Words, Indices, Skip, Cmp, Values}, Result: Index, Elem: ByCode, Types: WaitTypes, C: "nvshmem_{wait}_test_some_vector", Body: "return gpuc_words_some(words, n, (int64_t *)indices, (const int32_t *)skip, cmp, 0, values, type, 1, nullptr, 0);",
		Family: Wait, Scopes: ThreadOnly, Spec: specWait, Doc: "returns the indices of the words of this PE that are not left out and compare true, each with a value of its own"},
}
