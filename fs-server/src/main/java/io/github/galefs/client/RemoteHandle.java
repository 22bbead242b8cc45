package io.github.galefs.client;

import io.github.galefs.client.ReplyDecoder.Opened;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.time.Duration;
import java.util.EnumSet;
import java.util.Set;

/** An open file, over all sessions of its client. Safe for use by several threads. */
final class RemoteHandle {
    /** Most time for reopening a file in a new session: the call that needs it has a time limit of its own. */
    private static final Duration REOPEN_TIMEOUT = Duration.ofSeconds(10);

    /** Errors of a path that names the file no more. Any other may pass, as ENFILE when others close files. */
    private static final Set<PosixError> GONE = EnumSet.of(PosixError.ENOENT, PosixError.ENOTDIR, PosixError.EISDIR);

    private final String path;
    private final Set<FileOpenOption> options;
    private final long fileId;
    private long sessionId;
    private long serverHandle;
    private boolean stale;
    private boolean changesLost;

    /** Number of the loss of changes that was noted before the file was opened. */
    private long lossBeforeOpening = LostFiles.NONE;

    /**
     * Represents a file that was just opened.
     *
     * @param sessionId session in which it was opened.
     * @param opened    the server's reply.
     */
    RemoteHandle(final String path, final Set<FileOpenOption> options, final long sessionId, final Opened opened) {
        this.path = path;
        this.sessionId = sessionId;
        this.options = EnumSet.copyOf(options);
        // Opening has created or truncated the file; reopening must not do so again.
        this.options.remove(FileOpenOption.CREATE);
        this.options.remove(FileOpenOption.EXCLUSIVE);
        this.options.remove(FileOpenOption.TRUNCATE);
        fileId = opened.status().fileId();
        serverHandle = opened.handle();
    }

    /** Id of the file. */
    long fileId() {
        return fileId;
    }

    /** Returns whether the file is open for reading. */
    boolean isReadable() {
        return options.contains(FileOpenOption.READ);
    }

    /** Notes that changes of the file that were not synced may be lost. */
    synchronized void onChangesLost() {
        changesLost = true;
    }

    /** Notes the number of the loss that was noted before the file was opened and is not reported; may be none. */
    synchronized void onOpenedAfterLoss(final long number) {
        lossBeforeOpening = number;
        changesLost |= number != LostFiles.NONE;
    }

    /** Returns the number that {@link #onOpenedAfterLoss} has noted. */
    synchronized long lossBeforeOpening() {
        return lossBeforeOpening;
    }

    /** Returns whether changes of the file may be lost, once for each loss. */
    synchronized boolean takeLoss() {
        final boolean isLost = changesLost;
        changesLost = false;
        return isLost;
    }

    /** Executes a request on the file, which an error names. */
    Answer execute(final ReconnectingClient client, final RetryableRequest request) throws FileServiceException {
        try {
            return client.execute(request);
        } catch (final FileServiceException e) {
            // The server does not know the path.
            throw FileServiceException.withMessage(e.error(), this + ": " + e.getMessage(), e);
        }
    }

    /**
     * Returns the server's handle in a session; reopens the file by its path if the session is a new one.
     *
     * @throws FileServiceException ESTALE if the path does not name the same file any more; another error, with which
     *     the server refuses to open it now.
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
        try (Deadline deadline = Deadline.ofSilence(REOPEN_TIMEOUT, session.connection()::lastSignNanos)) {
            final Opened opened = ReplyDecoder.opened(session.exchange(RequestEncoder.open(path, options), deadline));
            if (opened.status().fileId() != fileId) {
                stale = true;
                // The reply does not matter: the handle is of no use in any case.
                session.exchange(RequestEncoder.close(opened.handle()), deadline);
                throw stale("the path names another file now");
            }
            serverHandle = opened.handle();
            sessionId = session.sessionId();
        } catch (final FileServiceException e) {
            if (!GONE.contains(e.error())) {
                throw e;
            }
            stale = true;
            throw new FileServiceException(PosixError.ESTALE, "the file cannot be reopened", e);
        }
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
