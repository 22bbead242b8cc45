package io.github.galefs.files;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.transfer.ServiceCall;

/**
 * A {@code gclose} in progress. Its steps: for a writer, wait for work-groups that are writing through the fd, and
 * write back what was written to the file, by whomever; give up the fd; with the last fd, close the file's handles.
 * Whatever fails, all steps are made.
 */
final class FileClosing {
    private final OpenFiles files;
    private final FileService service;
    private final FdEntry entry;
    private final int fd;
    private final FileCallListener listener;

    private final OpenFile file;
    private FileStatus status;
    private FileServiceException failure;

    FileClosing(
            final OpenFiles files,
            final FileService service,
            final FdEntry entry,
            final int fd,
            final FileCallListener listener) {
        this.files = files;
        this.service = service;
        this.entry = entry;
        this.file = entry.file();
        this.fd = fd;
        this.listener = listener;
    }

    void start() {
        if (entry.flags().writes()) {
            // Other work-groups may be writing through the same fd: nobody else would hear of the loss of their bytes,
            // or only who has not written them. No grants come any more, as the fd cannot be used.
            files.awaitWriters(file, entry.writeGrants()::areOutstanding, this::writeBack);
        } else {
            removeFd();
        }
    }

    private void writeBack() {
        files.writeBack(file, this::onWrittenBack);
    }

    private void onWrittenBack() {
        failure = entry.takeError();
        final long handle = file.writeHandle();
        files.call(new ServiceCall() {
            @Override
            protected void call() throws FileServiceException {
                status = service.status(handle);
            }

            @Override
            protected void onCompleted(final FileServiceException ignored) {
                // Nobody asked for the status: without it, that of the write-back stays.
                if (status != null) {
                    file.updateAllocated(status);
                }
                removeFd();
            }
        });
    }

    private void removeFd() {
        files.onClosed(entry);
        if (file.isOpen()) {
            end();
        } else {
            files.closeUnlessInUse(file, closeFailure -> {
                if (failure == null) {
                    failure = closeFailure;
                }
                end();
            });
        }
    }

    private void end() {
        files.freeFd(fd);
        listener.onEnded(0, failure);
    }

    /** Returns the error of a call through an fd that is not open. */
    static FileServiceException notOpen(final int fd) {
        return new FileServiceException(PosixError.EBADF, "fd " + fd + " is not open");
    }
}
