/**
 * A {@link io.github.galefs.file.FileService} that a server somewhere else serves.
 *
 * <p>Callers' own threads send and receive: whoever waits for a reply receives, one at a time, and passes on to its
 * owner what is for another. So bytes of files go straight to where their reader wants them, and a lone caller never
 * waits for another thread.
 *
 * <p>What happens when a connection is lost is said at {@link io.github.galefs.client.RemoteFileService}.
 */
package io.github.galefs.client;
