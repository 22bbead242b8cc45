/**
 * Serves a {@link io.github.galefs.file.FileService} to clients over the network.
 *
 * <p>An {@code Acceptor} shares connections out among a few {@code EventLoop}s. Each has the sockets of its
 * connections, and its thread is the only one that touches these. A call that cannot take long is made right there; one
 * that may wait for a disk is made by a worker. Replies find their way back through the loop's queue. What a client
 * has, its open handles and what it was answered, belongs to its {@code Session}, which outlives a lost connection for
 * a while, and may then go on with a connection of another loop.
 *
 * <p>Nothing that a peer sends is trusted, and nothing that a peer can make large is without a limit: see
 * {@link io.github.galefs.server.ServerContext}.
 */
package io.github.galefs.server;
