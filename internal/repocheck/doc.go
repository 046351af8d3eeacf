// Package repocheck holds no code, only tests of the repository as a whole:
// which package may import which, and that what the documents show compiles and
// runs.
package repocheck
