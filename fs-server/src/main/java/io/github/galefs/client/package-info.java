/**
 * A {@link io.github.galefs.file.FileService} that a server serves over the network.
 *
 * <p>From the caller to the socket, a call passes through
 * <ul>
 *   <li>{@link io.github.galefs.client.RemoteFileService}, which encodes it as a request and decodes the reply;
 *   <li>{@code ReconnectingClient}, which repeats the request over a new connection when one is lost;
 *   <li>{@code ClientSession}, which is the session at the server, over one connection;
 *   <li>{@code ClientConnection}, which multiplexes the requests of several threads;
 *   <li>{@code ClientChannel}, which is the socket, with TLS or without.
 * </ul>
 *
 * <p>The callers' own threads send and receive. Of the threads that wait for a reply, one at a time receives, and
 * delivers the replies of the others to them. So file data is received straight into its destination, and a single
 * caller never waits for another thread.
 *
 * <p>Reads from a server on the same machine bypass the connection: {@code SameHostReader} locates blocks through a
 * {@code RingClient} and copies them from {@code MappedSegments}.
 *
 * <p>{@link io.github.galefs.client.RemoteFileService} describes what happens when a connection is lost.
 */
package io.github.galefs.client;
