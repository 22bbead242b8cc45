/** Round-trip time of a kernel's request to the host, and requests per second, without file access. */
package io.github.galefs.bench.rpc;
