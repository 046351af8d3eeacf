// The C++ end of package control: benchmarks that are ordered over a socket.
#pragma once

#include <map>
#include <stdexcept>
#include <string>

#include "job.h"

using Params = std::map<std::string, long long>;
using Values = std::map<std::string, double>;

// Bench runs one round and returns its figures. It throws std::runtime_error when
// a result is wrong.
using Bench = Values (*)(const Params &);

// serve connects this PE to the socket, says hello and runs what is ordered until
// it is told to quit.
void serve(const char *socket, const Job &job, const std::string &library, const std::map<std::string, Bench> &benches);

// Arguments of a peer: -np N -control SOCKET. parse_arguments ends the process with
// a message when they are not complete.
struct Arguments {
    int np = 0;
    const char *control = nullptr;
};
Arguments parse_arguments(int argc, char **argv);
