/** What the network costs: reads from a server on this machine, against sockets alone. */
package io.github.galefs.bench.remote;
