// Package kernels holds the tests of the packages under kernels, in one test binary for GPU hosts.
package kernels
