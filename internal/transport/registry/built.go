package registry

// built names the transports for which the executable has kernels, separated by commas; it is empty for
// all. gpuc build -transport puts another file in the place of this one (Built).
const built = ""
