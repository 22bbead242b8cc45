package io.github.galefs.client;

import io.github.galefs.client.ReplyDecoder.Opened;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;

/** An open file, over all sessions that its client has had. Safe for use by several threads. */
final class RemoteHandle {
    /** How long opening a file anew may take: its caller has a call of its own to make within its time. */
    private static final Duration REOPENING_TIME = Duration.ofSeconds(10);

    private final String path;
    private final Set<OpenOption> options;
    private final long fileId;
    private long sessionId;
    private long serverHandle;
    private boolean stale;

    /** A file that was just opened. */
    RemoteHandle(final String path, final Set<OpenOption> options, final long sessionId, final Opened opened) {
        this.path = path;
        this.sessionId = sessionId;
        this.options = EnumSet.copyOf(options);
        // What was made or cut when the file was opened is so now.
        this.options.remove(OpenOption.CREATE);
        this.options.remove(OpenOption.EXCLUSIVE);
        this.options.remove(OpenOption.TRUNCATE);
        fileId = opened.status().fileId();
        serverHandle = opened.handle();
    }

    /**
     * The server's handle in a line's session; opens the file anew if the session is another than before.
     *
     * @throws FileServiceException ESTALE if its path does not lead to the same file any more.
     * @throws IOException          the line is broken.
     */
    synchronized long on(final SessionLine line) throws IOException, FileServiceException {
        if (stale) {
            throw stale("its path was of another file, or none, when its server had forgotten the client");
        }
        if (sessionId != line.sessionId()) {
            reopen(line);
        }
        return serverHandle;
    }

    /** The server's handle in a line's session; 0 if it has none there. */
    synchronized long existingOn(final SessionLine line) {
        return sessionId == line.sessionId() && !stale ? serverHandle : 0;
    }

    private void reopen(final SessionLine line) throws IOException, FileServiceException {
        try (Deadline deadline = new Deadline(REOPENING_TIME)) {
            final Opened opened = ReplyDecoder.opened(line.ask(RequestEncoder.open(path, options), deadline));
            if (opened.status().fileId() != fileId) {
                stale = true;
                throw stale("its path is of another file now");
            }
            serverHandle = opened.handle();
            sessionId = line.sessionId();
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.ECONNREFUSED || e.error() == PosixError.ESTALE) {
                throw e;
            }
            stale = true;
            throw new FileServiceException(PosixError.ESTALE, "'" + path + "' cannot be opened again", e);
        }
    }

    private FileServiceException stale(final String why) {
        return new FileServiceException(PosixError.ESTALE, "'" + path + "': " + why);
    }
}
