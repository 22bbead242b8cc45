/** Cost of the network: reads from a server on this machine, against bare sockets. */
package io.github.galefs.bench.remote;
