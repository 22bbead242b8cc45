/**
 * How client and server of a {@link io.github.galefs.file.FileService} talk over a connection: frames, the messages in
 * them, and what carries them.
 *
 * <p>The messages are written down in {@code src/main/sbe/wire.xml}; the build generates {@code wire.codec} from it.
 * Nothing here knows what a server or a client does with a message.
 */
package io.github.galefs.wire;
