// Package pmi has the processes of a job share a value through their process manager, as
// mpirun of MPICH is one. It speaks PMI-1, a protocol of lines over an inherited socket.
//
// It imports nothing of this module. Start reading at Open.
package pmi

import (
	"bufio"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"strconv"
	"strings"
)

// Client is a connection to the process manager.
type Client struct {
	c   io.ReadWriteCloser
	in  *bufio.Reader
	kvs string // the job's space of names
}

// Open begins to talk to the process manager. fd is the number of the inherited descriptor.
func Open(fd string) (*Client, error) {
	n, err := strconv.Atoi(fd)
	if err != nil || n < 0 {
		return nil, fmt.Errorf("PMI_FD=%q is not a file descriptor", fd)
	}
	f := os.NewFile(uintptr(n), "process manager")
	if f == nil {
		return nil, fmt.Errorf("PMI_FD=%q is not a file descriptor", fd)
	}
	return begin(f)
}

func begin(rw io.ReadWriteCloser) (*Client, error) {
	c := &Client{c: rw, in: bufio.NewReader(rw)}
	if _, err := c.ask("cmd=init pmi_version=1 pmi_subversion=1", "response_to_init"); err != nil {
		return nil, err
	}
	answer, err := c.ask("cmd=get_my_kvsname", "my_kvsname")
	if err != nil {
		return nil, err
	}
	c.kvs = answer["kvsname"]
	return c, nil
}

// Job is the name that the process manager gives to the job.
func (c *Client) Job() string { return c.kvs }

const key = "gpuc"

// Share returns on every process what the process of rank 0 passes; the others pass "". The
// value has no spaces. Then the client is of no more use.
func (c *Client) Share(ctx context.Context, value string) (string, error) {
	defer c.c.Close()
	stop := context.AfterFunc(ctx, func() { c.c.Close() })
	defer stop()
	if value != "" {
		if strings.ContainsAny(value, " \n=") {
			return "", errors.New("a value for the process manager must not contain spaces")
		}
		if _, err := c.ask("cmd=put kvsname="+c.kvs+" key="+key+" value="+value, "put_result"); err != nil {
			return "", ended(ctx, err)
		}
	}
	if _, err := c.ask("cmd=barrier_in", "barrier_out"); err != nil {
		return "", ended(ctx, err)
	}
	answer, err := c.ask("cmd=get kvsname="+c.kvs+" key="+key, "get_result")
	if err != nil {
		return "", ended(ctx, err)
	}
	if _, err := c.ask("cmd=finalize", "finalize_ack"); err != nil {
		return "", ended(ctx, err)
	}
	return answer["value"], nil
}

// ended says why ctx ended, if it has.
func ended(ctx context.Context, err error) error {
	if ctx.Err() != nil {
		return fmt.Errorf("wait for the other processes (process manager, PMI-1): %w", context.Cause(ctx))
	}
	return err
}

// ask sends a line and reads the answer, which begins with what is wanted.
func (c *Client) ask(line, want string) (map[string]string, error) {
	fail := func(err error) (map[string]string, error) {
		verb, _, _ := strings.Cut(line, " ")
		return nil, fmt.Errorf("process manager (PMI-1, PMI_FD): %s: %w", verb, err)
	}
	if _, err := io.WriteString(c.c, line+"\n"); err != nil {
		return fail(err)
	}
	text, err := c.in.ReadString('\n')
	if err != nil {
		return fail(err)
	}
	answer := map[string]string{}
	for field := range strings.FieldsSeq(text) {
		k, v, _ := strings.Cut(field, "=")
		answer[k] = v
	}
	if answer["cmd"] != want || answer["rc"] != "" && answer["rc"] != "0" {
		return fail(fmt.Errorf("it answers %q", strings.TrimSpace(text)))
	}
	return answer, nil
}
