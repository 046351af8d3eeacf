// The benchmarks that benchpair orders over its control socket.
#pragma once

#include <map>
#include <string>

#include "job.h"

using Params = std::map<std::string, long long>;
using Values = std::map<std::string, double>;

// Each benchmark runs one round and returns its figures. It throws
// std::runtime_error when a result is wrong.
Values ping_pong(const Params &p);
Values put_bandwidth(const Params &p);
Values host_launch(const Params &p);
Values saxpy(const Params &p);
Values transpose(const Params &p);
Values stencil(const Params &p);
Values gemv(const Params &p);
