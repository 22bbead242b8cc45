/**
 * The wire protocol between client and server of a {@link io.github.galefs.file.FileService}: frames, messages, and the
 * transports that carry them.
 *
 * <p>{@code src/main/sbe/wire.xml} is the schema of the messages, from which the build generates the package
 * {@code wire.codec}. This package depends on neither the server nor the client.
 */
package io.github.galefs.wire;
