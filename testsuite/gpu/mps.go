package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"time"
)

// pipes names the folder by which programs find an MPS. It is set while there is one.
const pipes = "CUDA_MPS_PIPE_DIRECTORY"

// share has PEs share GPUs: they have an equal part of one each by MPS, if there is MPS, and without it they
// take turns. Parts that add up to 100 % overlap: with 4 by 25 % on an H200, a block of one PE did not start
// until another's had ended (4 by 22 %, 3 by 33 % and 2 by 50 % too; not 4 by 20 %, 3 by 31 %, 2 by 48 % and
// 8 by 12 %). Jobs must not meet there: MPS ends all processes on a GPU with the kernel that fails first, and
// NVSHMEM's memory for turns is the machine's. So tests run one at a time, or several where each can have an
// MPS and shared memory of its own (apart).
func (s *session) share() error {
	gpus := max(s.gpus, 1)
	if err := os.Setenv("GPUC_OVERSUBSCRIBE", "1"); err != nil {
		return err
	}
	mps := "no"
	if startMPS(filepath.Join(s.out, "mps")) == nil {
		mps = "yes"
		if err := os.Setenv("CUDA_MPS_ACTIVE_THREAD_PERCENTAGE", strconv.Itoa(80/((s.np+gpus-1)/gpus))); err != nil {
			return err
		}
	}
	if mps == "yes" && canPart() {
		s.apart, s.atOnce = true, min(s.atOnce, 6)
	} else {
		s.atOnce = 1
	}
	return appendTo(filepath.Join(s.out, "summary.txt"), fmt.Sprintf("shared: the %d PEs share %d, MPS: %s, jobs at once: %d\n", s.np, s.gpus, mps, s.atOnce))
}

// startMPS starts an MPS that all that follows uses.
func startMPS(logs string) error {
	dir, err := os.MkdirTemp("", "mps")
	if err != nil {
		return err
	}
	err = errors.Join(os.MkdirAll(logs, 0o777), setenv(pipes+"="+dir, "CUDA_MPS_LOG_DIRECTORY="+logs))
	if err == nil {
		err = controlMPS("nvidia-cuda-mps-control -d")
	}
	if err != nil {
		err = errors.Join(err, os.Unsetenv(pipes), os.RemoveAll(dir))
	}
	return err
}

// controlMPS runs a command of the shell. It is no group of its own, which would end with it: the MPS stays.
func controlMPS(command string) error {
	ctx, cancel := context.WithTimeout(context.Background(), 20*time.Second)
	defer cancel()
	return exec.CommandContext(ctx, "sh", "-c", command).Run()
}

const quitMPS = "echo quit | nvidia-cuda-mps-control"

// endMPS ends the MPS, if there is one.
func endMPS() {
	dir := os.Getenv(pipes)
	if dir == "" {
		return
	}
	_ = controlMPS(quitMPS) // it may have ended
	os.Unsetenv(pipes)
	os.RemoveAll(dir)
}

// renewMPS starts another MPS in the place of one whose clients have failed, which may not serve the next
// ones. It takes a while until the old one has ended.
func renewMPS() error {
	if os.Getenv(pipes) == "" {
		return nil
	}
	return controlMPS(quitMPS + "; until nvidia-cuda-mps-control -d; do sleep 0.2; done")
}

// own runs a command with shared memory of its own, and an MPS, in a mount namespace that it has for
// itself: gpu own NAME COMMAND...
func own(ctx context.Context, args []string) error {
	if err := run(ctx, os.Stderr, nil, "mount", "-t", "tmpfs", "tmpfs", "/dev/shm"); err != nil {
		return fmt.Errorf("mount: %w", err)
	}
	if os.Getenv(pipes) != "" {
		if err := startMPS(filepath.Join(os.Getenv("CUDA_MPS_LOG_DIRECTORY"), args[0])); err != nil {
			return err
		}
		defer endMPS()
	}
	// It stays in the group of this process, so that it ends with it.
	cmd := exec.Command(args[1], args[2:]...)
	cmd.Stdout, cmd.Stderr = os.Stdout, os.Stderr
	return cmd.Run()
}

// beside returns a command so that it can run beside others.
func (s *session) beside(name string, args ...string) []string {
	if !s.apart {
		return args
	}
	return append([]string{"unshare", "--mount", filepath.Join(s.here, "gpu"), "own", name}, args...)
}

// canPart reports whether this user may give jobs shared memory of their own.
func canPart() bool {
	return exec.Command("unshare", "--mount", "mount", "-t", "tmpfs", "tmpfs", "/dev/shm").Run() == nil
}
