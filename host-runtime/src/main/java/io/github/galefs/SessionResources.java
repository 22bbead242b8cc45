package io.github.galefs;

import io.github.galefs.device.Device;
import io.github.galefs.device.RoundDevice;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.selection.Devices;
import io.github.galefs.device.selection.Selection;
import io.github.galefs.file.ExtentLocator;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;

/** File service and device of a session: passed open by the caller, or opened and closed by the session. */
final class SessionResources implements AutoCloseable {
    private FileService files;
    private boolean ownsFiles;
    private Device device;
    private boolean ownsDevice;
    private String deviceReason = "the device set in the context";

    /**
     * Takes what the caller has opened.
     *
     * @param files  the open service, or null.
     * @param device the open device, or null.
     */
    SessionResources(final FileService files, final Device device) {
        this.files = files;
        this.device = device;
    }

    FileService files() {
        return files;
    }

    Device device() {
        return device;
    }

    /** Returns why this device is used, in one line. */
    String deviceReason() {
        return deviceReason;
    }

    /** Returns the threads that move blocks between this file service and this device unless the caller sets others. */
    int defaultTransferThreads() {
        if (!(files instanceof ExtentLocator)) {
            return GaleFsContext.DEFAULT_TRANSFER_THREADS;
        }
        return Math.min(
                GaleFsContext.MAX_TRANSFER_THREADS,
                copyingThreads(device, Runtime.getRuntime().availableProcessors()));
    }

    /** Returns the threads that only copy bytes for a device. */
    static int copyingThreads(final Device device, final int processors) {
        // A device with memory of its own needs some, too: for its driver, and for the agent that starts copies.
        final int others = device instanceof RoundDevice && processors > 2 ? Math.max(1, processors / 8) : 0;
        return processors - others;
    }

    /**
     * Opens what the caller has not passed open. Another thread opens the device meanwhile: both take much of a short
     * program's time.
     *
     * @throws FileServiceException     the files cannot be opened.
     * @throws IllegalArgumentException two settings exclude each other, or one is missing.
     */
    void open(final List<FileServiceOpener> openers, final String deviceName, final Optional<WaitForm> waitForm)
            throws FileServiceException {
        checkSettings(openers, waitForm);
        final CompletableFuture<Selection> selection = select(deviceName, waitForm);
        try {
            openFiles(openers);
        } catch (final FileServiceException | RuntimeException | Error e) {
            // Also after an Error, such as too little memory: nothing else would close the device.
            selection
                    .handle((selected, failure) -> failure == null ? selected : suppress(e, failure))
                    .thenAccept(this::take)
                    .join();
            closeAfter(e);
            throw e;
        }
        try {
            take(selection.join());
        } catch (final CompletionException e) {
            closeAfter(e.getCause());
            switch (e.getCause()) {
                case final RuntimeException failure -> throw failure;
                case final Error failure -> throw failure;
                default -> throw e;
            }
        }
    }

    /**
     * Closes what this has opened.
     *
     * @throws FileServiceException the store cannot be closed.
     */
    @Override
    public void close() throws FileServiceException {
        try {
            if (ownsDevice) {
                device.close();
            }
        } finally {
            if (ownsFiles) {
                files.close();
            }
        }
    }

    /** Closes after a failure; a failure of the close is suppressed. */
    void closeAfter(final Throwable failure) {
        try {
            close();
        } catch (final FileServiceException e) {
            failure.addSuppressed(e);
        }
    }

    private void checkSettings(final List<FileServiceOpener> openers, final Optional<WaitForm> waitForm) {
        final int places = openers.size() + (files == null ? 0 : 1);
        if (places != 1) {
            throw new IllegalArgumentException((places == 0 ? "none" : "several")
                    + " of directory, store, place and files are set in the context: set one");
        }
        if (device != null && waitForm.isPresent() && waitForm.get() != device.waitForm()) {
            throw new IllegalArgumentException("device " + device.name() + " is open in the form "
                    + device.waitForm().optionName() + ", and the wait form is "
                    + waitForm.get().optionName() + ": set one of them");
        }
    }

    private CompletableFuture<Selection> select(final String deviceName, final Optional<WaitForm> waitForm) {
        final CompletableFuture<Selection> selection = new CompletableFuture<>();
        if (device != null) {
            selection.complete(null);
        } else {
            selection.completeAsync(
                    () -> Devices.select(deviceName, waitForm),
                    task -> Thread.ofPlatform().name("galefs-open-device").start(task));
        }
        return selection;
    }

    /** Takes ownership of the selected device; the selection is null if the caller passed an open device. */
    private void take(final Selection selection) {
        if (selection != null) {
            device = selection.device();
            deviceReason = selection.reason();
            ownsDevice = true;
        }
    }

    private static Selection suppress(final Throwable first, final Throwable other) {
        first.addSuppressed(other);
        return null;
    }

    private void openFiles(final List<FileServiceOpener> openers) throws FileServiceException {
        if (files == null) {
            files = openers.getFirst().open();
            ownsFiles = true;
        }
    }
}
