package io.github.galefs.client;

import io.github.galefs.client.ReplyDecoder.Opened;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.OpenOption;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;

/** An open file, over all sessions of its client. Safe for use by several threads. */
final class RemoteHandle {
    /** Most time for reopening a file in a new session: the call that needs it has a time limit of its own. */
    private static final Duration REOPEN_TIMEOUT = Duration.ofSeconds(10);

    private final String path;
    private final Set<OpenOption> options;
    private final long fileId;
    private long sessionId;
    private long serverHandle;
    private boolean stale;
    private boolean changesLost;

    /**
     * Represents a file that was just opened.
     *
     * @param sessionId session in which it was opened.
     * @param opened    the server's reply.
     */
    RemoteHandle(final String path, final Set<OpenOption> options, final long sessionId, final Opened opened) {
        this.path = path;
        this.sessionId = sessionId;
        this.options = EnumSet.copyOf(options);
        // Opening has created or truncated the file; reopening must not do so again.
        this.options.remove(OpenOption.CREATE);
        this.options.remove(OpenOption.EXCLUSIVE);
        this.options.remove(OpenOption.TRUNCATE);
        fileId = opened.status().fileId();
        serverHandle = opened.handle();
    }

    /** Id of the file. */
    long fileId() {
        return fileId;
    }

    /** Notes that changes of the file that were not synced may be lost. */
    synchronized void onChangesLost() {
        changesLost = true;
    }

    /** Throws EIO if changes of the file may be lost, once for each loss. */
    synchronized void requireNoneLost() throws FileServiceException {
        if (changesLost) {
            changesLost = false;
            throw RemoteFileService.changesLost(toString());
        }
    }

    /**
     * Returns the server's handle in a session; reopens the file by its path if the session is a new one.
     *
     * @throws FileServiceException ESTALE if the path does not name the same file any more.
     * @throws IOException          the connection is broken.
     */
    synchronized long serverHandle(final ClientSession session) throws IOException, FileServiceException {
        if (stale) {
            throw stale("the path named another file, or none, when the server had dropped the session");
        }
        if (sessionId != session.sessionId()) {
            reopen(session);
        }
        return serverHandle;
    }

    /** Returns the server's handle in a session, without reopening the file; 0 if the session has none. */
    synchronized long existingServerHandle(final ClientSession session) {
        return sessionId == session.sessionId() && !stale ? serverHandle : 0;
    }

    private void reopen(final ClientSession session) throws IOException, FileServiceException {
        try (Deadline deadline = new Deadline(REOPEN_TIMEOUT)) {
            final Opened opened = ReplyDecoder.opened(session.exchange(RequestEncoder.open(path, options), deadline));
            if (opened.status().fileId() != fileId) {
                stale = true;
                throw stale("the path names another file now");
            }
            serverHandle = opened.handle();
            sessionId = session.sessionId();
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.ECONNREFUSED || e.error() == PosixError.ESTALE) {
                throw e;
            }
            stale = true;
            throw new FileServiceException(PosixError.ESTALE, "the file cannot be reopened", e);
        }
    }

    /** Returns an exception that names the file, too: the server does not know its path. */
    FileServiceException named(final FileServiceException e) {
        return FileServiceException.withMessage(e.error(), this + ": " + e.getMessage(), e);
    }

    /** Returns the path that the file was opened by, for messages. */
    @Override
    public String toString() {
        return path.startsWith("/") ? "\"" + path + "\"" : "\"/" + path + "\"";
    }

    private static FileServiceException stale(final String why) {
        return new FileServiceException(PosixError.ESTALE, why);
    }
}
