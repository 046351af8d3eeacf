package main

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"
)

// ranks is a program of three processes that reach each other through network/rma.c, in memory of the host: puts of
// all sizes, signals after them, gets, and each of these to the rank itself.
const ranks = `
#include "rma.c"
#include <sched.h>
#include <signal.h>
#include <sys/mman.h>
#include <sys/wait.h>

enum { n = 3, big = 5 << 20 };
static struct { char handles[n][128]; int came; } *all;

static void meet(int round) {
    __atomic_add_fetch(&all->came, 1, __ATOMIC_SEQ_CST);
    while (__atomic_load_n(&all->came, __ATOMIC_SEQ_CST) < n * round) sched_yield();
}
#define MUST(x) do { if (!(x)) { fprintf(stderr, "rank %d, line %d: %s\n", me, __LINE__, #x); _exit(1); } } while (0)

static void finish(int me, network *net, void *r) {
    for (int done = 0; !done;) { MUST(work(net) == success); MUST(test(net, r, &done) == success); }
}

static void rank(int me) {
    void *context, *listening, *handles[n], *net, *where, *words, *r;
    static char mine[2 * big + 1];
    static uint64_t signals[4];
    MUST(init(&context, 0, NULL) == success && start_listening(context, 0, all->handles[me], &listening) == success);
    for (int i = 0; i < n; i++) handles[i] = all->handles[i];
    meet(1);
    MUST(connect_all(context, handles, n, me, listening, &net) == success && stop_listening(listening) == success);
    if (me == 1) usleep(20000); /* others put here before this rank has registered */
    MUST(register_memory(net, mine, sizeof mine, host_memory, 0, &where) == success && register_memory(net, signals, sizeof signals, host_memory, 0, &words) == success);
    for (int i = 0; i < big; i++) mine[i] = (char)(i * 7 + me);
    int to = (me + 1) % n, from = (me + 2) % n;
    for (int bytes = 1; bytes <= big; bytes = bytes < big && 17 * bytes > big ? big : 17 * bytes) {
        MUST(put_signal(net, 0, 0, where, bytes, big + 1, where, to, 8, words, 5, 2, true, &r) == success);
        finish(me, net, r);
        if (bytes == big) break;
    }
    MUST(put_signal(net, 0, 0, NULL, 0, 0, NULL, to, 16, words, 9, increment, true, &r) == success);
    while (__atomic_load_n(&signals[2], __ATOMIC_ACQUIRE) != 1) MUST(work(net) == success);
    for (int i = 0; i < big - 1; i++) MUST(mine[big + 1 + i] == (char)(i * 7 + from));
    MUST(signals[1] % 5 == 0 && signals[1] >= 10);
    finish(me, net, r);
    for (int done = 0; done < 20000; done++) MUST(work(net) == success); /* the others may still ask */
    MUST(get_bytes(net, 0, 100, where, 1000, big + 2000, where, from, &r) == success);
    finish(me, net, r);
    for (int i = 0; i < 1000; i++) MUST(mine[big + 2000 + i] == (char)((100 + i) * 7 + from));
    int done;
    MUST(put_signal(net, 0, 2 * big, where, 2, 0, where, me, 0, NULL, 0, 0, false, &r) == system_error && test(net, r, &done) == success);
    ((network *)net)->failed = false;
    MUST(put_signal(net, 0, 0, where, 64, big, where, me, 24, words, 3, 2, true, &r) == success);
    finish(me, net, r);
    MUST(signals[3] == 3 && memcmp(mine, mine + big, 64) == 0);
    MUST(get_bytes(net, 0, 0, where, 64, big + 200, where, me, &r) == success);
    finish(me, net, r);
    MUST(memcmp(mine, mine + big + 200, 64) == 0);
    __atomic_add_fetch(&all->came, 1, __ATOMIC_SEQ_CST);
    while (__atomic_load_n(&all->came, __ATOMIC_SEQ_CST) < 2 * n) MUST(work(net) == success);
    MUST(close_all(net) == success);
    _exit(0);
}

int main(void) {
    all = mmap(NULL, sizeof *all, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_ANONYMOUS, -1, 0);
    for (int i = 0; i < n; i++)
        if (fork() == 0) rank(i);
    for (int i = 0, status; i < n; i++)
        if (wait(&status) < 0 || status != 0) return kill(0, SIGKILL); /* the others wait for that rank; timeout has given all a process group */
    return 0;
}
`

// TestPluginOfNCCL has processes reach each other through the network of -network.
func TestPluginOfNCCL(t *testing.T) {
	if testing.Short() {
		t.Skip("it compiles and starts programs")
	}
	cc, err := exec.LookPath("cc")
	if err != nil {
		t.Skip(err)
	}
	program, source := filepath.Join(t.TempDir(), "ranks"), filepath.Join(t.TempDir(), "ranks.c")
	if err := os.WriteFile(source, []byte(ranks), 0o600); err != nil {
		t.Fatal(err)
	}
	if out, err := exec.Command(cc, "-O1", "-Wall", "-Werror", "-Inetwork", "-o", program, source, "-ldl", "-lpthread").CombinedOutput(); err != nil {
		t.Fatalf("%v\n%s", err, out)
	}
	if out, err := exec.CommandContext(t.Context(), "timeout", "60", program).CombinedOutput(); err != nil {
		t.Errorf("%v\n%s", err, out)
	}
}
