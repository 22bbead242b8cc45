package io.github.galefs.files;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.transfer.ServiceCall;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.agrona.LangUtil;

/**
 * A call that opens a file at the service, for several {@code gopen} of one path at once: they share the handle and the
 * status. All of them came before the call begins, so that each sees what was written before it.
 */
final class ServiceOpening extends ServiceCall {
    private final FileService service;
    private final String path;
    private final Set<FileOpenOption> options;
    private final BooleanSupplier isWanted;
    private final Runnable onCompleted;
    private final List<FileOpening> openings = new ArrayList<>(1);

    private long handle;
    private FileStatus status;

    /** Openings that have not ended yet. */
    private int users;

    /** Whether the file has the handle. */
    private boolean isKept;

    private boolean hasCut;

    /**
     * Prepares a call without openings.
     *
     * @param service     of the file.
     * @param path        of the file.
     * @param options     for the service.
     * @param isWanted    whether anybody waits for it; read by a worker.
     * @param onCompleted run when the call is completed, before the openings go on.
     */
    ServiceOpening(
            final FileService service,
            final String path,
            final Set<FileOpenOption> options,
            final BooleanSupplier isWanted,
            final Runnable onCompleted) {
        this.service = service;
        this.path = path;
        this.options = options;
        this.isWanted = isWanted;
        this.onCompleted = onCompleted;
    }

    /** Adds an opening; the call must not have begun. */
    void add(final FileOpening opening) {
        openings.add(opening);
        users++;
    }

    long handle() {
        return handle;
    }

    /** Returns the latest status, after the opening. */
    FileStatus status() {
        return status;
    }

    /** Takes a status that one of the openings has asked for: the others need not ask again. */
    void renewStatus(final FileStatus newStatus) {
        status = newStatus;
    }

    /** Ends the use of the handle by an opening whose file has kept it, or has another. */
    void release(final boolean keeps) {
        users--;
        isKept |= keeps;
    }

    /** Makes it known that the file was cut through the handle. */
    void markCut() {
        hasCut = true;
    }

    boolean hasCut() {
        return hasCut;
    }

    /** Returns whether the handle is nobody's any more. */
    boolean mustClose() {
        return users == 0 && !isKept;
    }

    @Override
    protected void call() throws FileServiceException {
        if (!isWanted.getAsBoolean()) {
            throw new FileServiceException(PosixError.EINTR, "'" + path + "' is not opened: the launch has ended");
        }
        handle = service.open(path, options);
        try {
            status = service.status(handle);
        } catch (final FileServiceException | RuntimeException | Error e) {
            service.close(handle);
            throw e;
        }
    }

    @Override
    protected void onCompleted(final FileServiceException failure) {
        try {
            onCompleted.run();
        } finally {
            goOn(failure);
        }
    }

    private void goOn(final FileServiceException failure) {
        Throwable defect = null;
        for (final FileOpening opening : openings) {
            try {
                opening.onOpenedAtService(failure);
            } catch (final Throwable e) {
                // The others have nobody else who would let them go on.
                defect = defect == null ? e : defect;
            }
        }
        if (defect != null) {
            LangUtil.rethrowUnchecked(defect);
        }
    }
}
