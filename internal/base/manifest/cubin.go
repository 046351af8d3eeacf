package manifest

import "strconv"

// CubinChecksum returns the checksum of machine code that was made ahead of time: it
// covers what it is for beside what it is. manifest is the checksum of the manifest,
// arch the architecture, nvshmem the version of the device library inside or empty.
func CubinChecksum(manifest, arch, nvshmem string, image []byte) string {
	return Hash([]byte(strconv.Quote(manifest) + strconv.Quote(arch) + strconv.Quote(nvshmem) + Hash(image)))
}
