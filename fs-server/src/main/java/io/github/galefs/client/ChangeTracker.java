package io.github.galefs.client;

import io.github.galefs.client.RetryableRequest.RetryPolicy;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import java.lang.foreign.MemorySegment;
import java.util.Collection;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Executes changes and syncs, and reports by the syncs which changes the server may have lost. Safe for use by several
 * threads.
 */
final class ChangeTracker {
    private final ReconnectingClient client;

    /** The open handles, a view. */
    private final Collection<RemoteHandle> handles;

    private final UnsyncedChanges unsynced = new UnsyncedChanges();
    private final LostFiles lostFiles = new LostFiles();

    /** Changes may be lost, and {@link #syncAll} has not thrown since. */
    private final AtomicBoolean changesLost = new AtomicBoolean();

    /** Whether the server can replace a file in one request, as far as is known. */
    private volatile boolean serverReplaces = true;

    /** @param handles the open handles; a view that other threads may iterate while it changes. */
    ChangeTracker(final ReconnectingClient client, final Collection<RemoteHandle> handles) {
        this.client = client;
        this.handles = handles;
    }

    /** Syncs everything if no more changes can be remembered. Precedes every change of a file. */
    void bound() throws FileServiceException {
        if (unsynced.isFull()) {
            executeSyncAll();
        }
    }

    /**
     * Notes a file that was opened, after its handle was added to the open ones.
     *
     * @param isChange whether opening may have created or truncated it.
     * @param run      of the server that has answered.
     */
    void onOpened(final RemoteHandle opened, final boolean isChange, final long run) {
        opened.onOpenedAfterLoss(lostFiles.lossOf(opened.fileId()));
        if (isChange) {
            unsynced.onFileChanged(opened.fileId(), run);
        }
    }

    /** Executes a change of names, or of what is known by its name only. */
    Answer changeNames(final String description, final RetryPolicy retryPolicy, final byte[] request)
            throws FileServiceException {
        final Answer answer = client.execute(RetryableRequest.of(description, retryPolicy, session -> request));
        unsynced.onNamesChanged(answer.run());
        return answer;
    }

    /** Replaces a file in one request; returns null if the server is older than that. */
    FileStatus replace(final String temporary, final String path, final MemorySegment bytes)
            throws FileServiceException {
        if (!serverReplaces) {
            return null;
        }
        bound();
        final byte[] request = RequestEncoder.replace(temporary, path);
        try {
            final Answer answer = client.execute(new RetryableRequest(
                    "replace " + path, RetryPolicy.AT_MOST_ONCE, session -> request, SentMemory.of(bytes), null));
            final FileStatus status = answer.decoded(ReplyDecoder::status);
            unsynced.onFileChanged(status.fileId(), answer.run());
            unsynced.onNamesChanged(answer.run());
            return status;
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOSYS) {
                throw e;
            }
            serverReplaces = false;
            return null;
        }
    }

    /** Executes a change of an open file. */
    Answer change(final RemoteHandle open, final RetryableRequest request) throws FileServiceException {
        bound();
        final Answer answer = open.execute(client, request);
        unsynced.onFileChanged(open.fileId(), answer.run());
        return answer;
    }

    /** Executes a write of at most as many bytes as the server accepts; returns the file's version after it. */
    long write(final RemoteHandle open, final long fileOffset, final MemorySegment bytes) throws FileServiceException {
        final Answer answer = change(
                open,
                new RetryableRequest(
                        "write",
                        RetryPolicy.IDEMPOTENT,
                        session -> RequestEncoder.write(open.serverHandle(session), fileOffset),
                        bytes,
                        null));
        return answer.decoded(ReplyDecoder::written);
    }

    /** Syncs an open file. */
    void sync(final RemoteHandle open) throws FileServiceException {
        final UnsyncedChanges.Batch batch = unsynced.ofFile(open.fileId());
        final Answer answer = open.execute(
                client,
                RetryableRequest.of(
                        "sync", RetryPolicy.READ_ONLY, session -> RequestEncoder.sync(open.serverHandle(session))));
        answer.requireDone();
        onSynced(batch, answer.run());
        if (open.takeLoss()) {
            lostFiles.onReported(open.fileId(), open.lossBeforeOpening());
            throw changesLost(open.toString());
        }
    }

    /** Syncs everything. */
    void syncAll() throws FileServiceException {
        executeSyncAll();
        if (changesLost.getAndSet(false)) {
            lostFiles.onReportedForAll();
            throw changesLost("files or names");
        }
    }

    private void executeSyncAll() throws FileServiceException {
        final UnsyncedChanges.Batch batch = unsynced.all();
        final Answer answer = client.execute(
                RetryableRequest.of("sync all", RetryPolicy.READ_ONLY, session -> RequestEncoder.syncAll()));
        answer.requireDone();
        onSynced(batch, answer.run());
    }

    /** Notes a sync; what it shows to be lost, the next sync of each handle concerned reports, and that of all. */
    private void onSynced(final UnsyncedChanges.Batch batch, final long run) {
        final Set<Long> lost = batch.lost(run);
        if (!lost.isEmpty()) {
            changesLost.set(true);
            lostFiles.add(lost);
            handles.stream().filter(open -> lost.contains(open.fileId())).forEach(RemoteHandle::onChangesLost);
        }
        unsynced.remove(batch);
    }

    private static FileServiceException changesLost(final String what) {
        return new FileServiceException(
                PosixError.EIO,
                "changes of " + what + " may be lost: the server was started again before they were synced");
    }
}
