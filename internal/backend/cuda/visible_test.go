package cuda

import "testing"

func TestVisibleDevicesFollowTheVariable(t *testing.T) {
	for list, want := range map[string]int{
		"":              4,
		"0,1":           2,
		" 3 , 2":        2,
		"0,-1,2":        1,
		"0,9,1":         1,
		"-1":            0,
		"GPU-a,GPU-b":   2,
		"0,1,2,3,0,1":   4,
		"MIG-3f,GPU-aa": 2,
	} {
		if got := visible(4, list); got != want {
			t.Errorf("%q shows %d of 4 GPUs, want %d", list, got, want)
		}
	}
}
