package io.github.galefs.files;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.transfer.ServiceCall;
import java.util.function.Consumer;

/**
 * A {@code gopen} in progress. Its steps: open the file at the service; if the cached blocks are of another version, or
 * the file is to be cut, wait for work-groups that are writing to it, write back what they wrote, cut; take an fd.
 *
 * <p>The steps after the first are those of one opening of the file at a time.
 */
final class FileOpening {
    /** Most times that the status is asked for again before writers are held. */
    private static final int MAX_RENEWALS = 3;

    private final OpenFiles files;
    private final FileService service;
    private final String path;
    private final OpenFlags flags;
    private final int fd;
    private final FileCallListener listener;
    private final Consumer<FileServiceException> onUnreturned;

    private OpenFile file;
    private ServiceOpening atService;
    private FileStatus status;
    private boolean hasCut;

    /** How often the status was asked for again, as write-backs of this client may have overtaken it. */
    private int renewals;

    FileOpening(
            final OpenFiles files,
            final FileService service,
            final String path,
            final OpenFlags flags,
            final int fd,
            final FileCallListener listener,
            final Consumer<FileServiceException> onUnreturned) {
        this.files = files;
        this.service = service;
        this.path = path;
        this.flags = flags;
        this.fd = fd;
        this.listener = listener;
        this.onUnreturned = onUnreturned;
    }

    int fd() {
        return fd;
    }

    OpenFile file() {
        return file;
    }

    long handle() {
        return atService.handle();
    }

    OpenFlags flags() {
        return flags;
    }

    void start(final ServiceOpenings serviceOpenings) {
        atService = serviceOpenings.open(path, flags, this);
    }

    /** Goes on when the file is open at the service, or cannot be opened. */
    void onOpenedAtService(final FileServiceException failure) {
        if (failure != null) {
            files.onOpeningFailed(this);
            listener.onEnded(0, failure);
            return;
        }
        status = atService.status();
        file = files.fileOf(status);
        if (file.beginOpening(this)) {
            checkBlocks();
        }
    }

    /** Goes on when no other opening of the file is in progress. */
    void checkBlocks() {
        status = atService.status();
        if (mustCut()) {
            holdWriters();
        } else if (!file.cached().isCurrent(status.version())) {
            if (renewals == 0 || (file.cached().isBeingWrittenBack() && renewals < MAX_RENEWALS)) {
                renewStatus();
            } else {
                holdWriters();
            }
        } else {
            endWithBlocks();
        }
    }

    private void holdWriters() {
        // Whoever writes from now on, writes after this opening.
        file.cached().holdWriters(true);
        files.awaitWriters(file, file.cached()::isBeingWritten, () -> files.writeBack(file, this::renewBlocks));
    }

    private void renewStatus() {
        renewals++;
        files.call(new ServiceCall() {
            @Override
            protected void call() throws FileServiceException {
                status = service.status(handle());
            }

            @Override
            protected void onCompleted(final FileServiceException failure) {
                if (failure != null) {
                    fail(failure);
                } else {
                    atService.renewStatus(status);
                    checkBlocks();
                }
            }
        });
    }

    /**
     * Another opening of this launch may have cut the file. After the end of the launch, the {@code gopen} has failed
     * and must not cut.
     */
    private boolean mustCut() {
        return flags.truncates() && files.isLaunched() && !files.isTruncated(status.fileId());
    }

    private void renewBlocks() {
        final boolean cuts = mustCut();
        files.call(new ServiceCall() {
            @Override
            protected void call() throws FileServiceException {
                // A worker may begin this long after the launch has ended.
                if (cuts && files.isLaunched()) {
                    service.truncate(handle(), 0);
                    hasCut = true;
                }
                status = service.status(handle());
            }

            @Override
            protected void onCompleted(final FileServiceException failure) {
                file.cached().holdWriters(false);
                if (hasCut) {
                    atService.markCut();
                    files.addTruncated(status.fileId());
                }
                if (failure != null) {
                    fail(failure);
                    return;
                }
                atService.renewStatus(status);
                // An opening before this one may have renewed the blocks, and write-backs may have ended meanwhile.
                if (hasCut || !file.cached().isCurrent(status.version())) {
                    files.invalidate(file, status);
                    end();
                } else {
                    endWithBlocks();
                }
            }
        });
    }

    /** Ends with the cached blocks as they are. */
    private void endWithBlocks() {
        if (!file.isOpen()) {
            // Writes that were granted, but not written, have left their end.
            file.update(status);
        }
        end();
    }

    private void end() {
        final boolean isKept = files.onOpened(this);
        endTurn();
        releaseHandle(isKept, () -> listener.onEnded(fd, null));
    }

    private void fail(final FileServiceException failure) {
        files.onOpeningFailed(this);
        endTurn();
        releaseHandle(
                false,
                () -> files.closeUnlessInUse(file, closeFailure -> {
                    // Perhaps of handles whose last fd was closed while this opening was in progress.
                    report(closeFailure);
                    listener.onEnded(0, failure);
                }));
    }

    /**
     * Closes the handle if it is nobody's any more; then goes on. If nothing was cut through it, nothing can be lost:
     * nobody waits for the close, or hears of its failure.
     */
    private void releaseHandle(final boolean isKept, final Runnable next) {
        atService.release(isKept);
        if (atService.mustClose() && atService.hasCut()) {
            files.closeHandle(handle(), closeFailure -> {
                report(closeFailure);
                next.run();
            });
            return;
        }
        if (atService.mustClose()) {
            files.closeHandle(handle(), _ -> {});
        }
        next.run();
    }

    private void report(final FileServiceException closeFailure) {
        if (closeFailure != null) {
            onUnreturned.accept(closeFailure);
        }
    }

    private void endTurn() {
        final FileOpening next = file.endOpening();
        if (next != null) {
            // Later: any number may wait.
            files.later(next::checkBlocks);
        }
    }
}
