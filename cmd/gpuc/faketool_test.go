package main

import (
	"fmt"
	"os"
	"os/exec"
	"os/signal"
	"path/filepath"
	"slices"
	"syscall"
)

// fakeTool stands for a tool that takes long: the go command or Python. At the word
// of FAKE_BLOCK it makes a temporary folder and starts a child; both hold the FIFO
// of FAKE_ALIVE and write a letter to it. When it is interrupted it ends its child
// and removes the folder, as the go command does, unless FAKE_DEAF is set. At
// other words it does what the real tool does.
func fakeTool() {
	alive, err := os.OpenFile(os.Getenv("FAKE_ALIVE"), os.O_WRONLY, 0)
	check(err)
	interrupts := make(chan os.Signal, 1)
	signal.Notify(interrupts, os.Interrupt)
	if len(os.Args) == 1 { // the child
		fmt.Fprint(alive, "c")
		<-interrupts
		if os.Getenv("FAKE_DEAF") != "" {
			select {}
		}
		return
	}
	if !slices.Contains(os.Args, os.Getenv("FAKE_BLOCK")) {
		if real := os.Getenv("FAKE_REAL"); real != "" {
			check(syscall.Exec(real, os.Args, os.Environ()))
		}
		return
	}
	dir, err := os.MkdirTemp("", "fake-build")
	check(err)
	child := exec.Command(os.Args[0])
	child.Path = filepath.Join(os.Getenv("BIN"), "faketool")
	check(child.Start())
	fmt.Fprint(alive, "p")
	<-interrupts
	if os.Getenv("FAKE_DEAF") != "" {
		fmt.Fprint(alive, "d")
		select {}
	}
	child.Wait()
	os.RemoveAll(dir)
	os.Exit(1)
}

func check(err error) {
	if err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(9)
	}
}
