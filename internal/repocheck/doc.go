// Package repocheck holds no code, only tests of the repository as a whole:
// which package may import which, and that docs/operations.md says what the table
// of operations does.
package repocheck
