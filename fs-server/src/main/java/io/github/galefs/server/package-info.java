/**
 * Serves a {@link io.github.galefs.file.FileService} to clients over the network.
 *
 * <p>An {@code Acceptor} distributes connections over several {@code EventLoop}s. A loop's thread is the only one that
 * accesses the loop's connections. {@code FrameReader} assembles frames, {@code RequestDecoder} decodes them, and the
 * loop executes a request itself if the file service does not block, or else hands it to a worker, which posts the
 * reply to the loop. {@code FrameWriter} sends the replies.
 *
 * <p>A {@code Session} holds a client's open handles and the replies that the client has not acknowledged. It outlives
 * a lost connection for a limited time, and may continue with a connection of another loop.
 *
 * <p>Input of a peer is not trusted, and everything that a peer can make large has a limit: see
 * {@link io.github.galefs.server.ServerContext}.
 */
package io.github.galefs.server;
