// Package repocheck holds no code, only tests of the repository as a whole:
// which package may import which, that docs/operations.md says what the table
// of operations does, and that the code in documents is code of the repository.
package repocheck
