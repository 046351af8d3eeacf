//go:build !linux

package emurpc

func share(int) (shared, []byte, func(), error) { return shared{}, nil, nil, errNotShared }

func (s *shared) open() ([]byte, error) { return nil, errNotShared }

func unmap([]byte) error { return nil }

func vacate([]byte) {}
