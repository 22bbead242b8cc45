/**
 * Serves a {@link io.github.galefs.file.FileService} to clients over the network.
 *
 * <p>An {@code EventLoop} has all sockets and is the only thread that touches a {@code Connection}. A call that cannot
 * take long is made right there; one that may wait for a disk is made by a worker. Replies find their way back through
 * the loop's queue. What a client has, its open handles and what it was answered, belongs to its {@code Session}, which
 * outlives a lost connection for a while.
 *
 * <p>Nothing that a peer sends is trusted, and nothing that a peer can make large is without a limit: see
 * {@link io.github.galefs.server.ServerContext}.
 */
package io.github.galefs.server;
