package io.github.galefs.files;

import io.github.galefs.cache.BlockCache;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.transfer.ServiceCall;
import io.github.galefs.transfer.TransferEngine;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.Deque;
import java.util.HashMap;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.agrona.collections.LongHashSet;

/**
 * Fds of kernels and their files. Used by one thread at a time; what may block is done by the transfer engine.
 *
 * <p>Each {@code gopen} returns its own fd; the fds of one file share its cached blocks. A file stays here after its
 * last close, so that its cached blocks serve the next open if its version is unchanged.
 */
public final class OpenFiles {
    /** As on POSIX systems, where 0 to 2 are reserved; an uninitialised variable of 0 is not a valid fd either. */
    public static final int FIRST_FD = 3;

    /**
     * Most closed files that are kept; at this number, all are removed. A removed file gets a new number at its next
     * open, so its cached blocks are not found again.
     */
    private static final int MAX_CLOSED_FILES = 65_536;

    private final FileService service;
    private final BlockCache cache;
    private final TransferEngine engine;
    private final FileTable table;
    private final ServiceOpenings serviceOpenings;
    private final FdEntry[] entries;
    private final BitSet usedFds = new BitSet();
    private final BitSet usedSlots = new BitSet();
    private final Map<Long, OpenFile> files = new HashMap<>();
    private final AheadFiles aheadFiles = new AheadFiles();
    private final LongHashSet truncated = new LongHashSet();
    private final Deque<WritersWait> writersWaits = new ArrayDeque<>();

    /** Steps of openings that are due. */
    private final Deque<Runnable> due = new ArrayDeque<>();

    /** Whether openings may create and cut files: while a launch runs. Read by workers. */
    private volatile boolean isLaunched;

    private int callCount;
    private int lastNumber;

    /** Action that runs when certain grants for writing to a file have ended. */
    private record WritersWait(OpenFile file, BooleanSupplier areWriting, Runnable action) {}

    /**
     * Creates a table without open files.
     *
     * @param service of the files.
     * @param cache   of their blocks.
     * @param engine  makes the calls of the service.
     * @param table   read by kernels.
     */
    public OpenFiles(
            final FileService service, final BlockCache cache, final TransferEngine engine, final FileTable table) {
        this.service = service;
        this.cache = cache;
        this.engine = engine;
        this.table = table;
        this.serviceOpenings = new ServiceOpenings(service, engine, this::isLaunched);
        this.entries = new FdEntry[table.fdCount()];
        usedFds.set(0, FIRST_FD);
    }

    /** Begins a launch. In each launch, {@code O_TRUNC} truncates a file once. */
    void beginLaunch() {
        truncated.clear();
        isLaunched = true;
    }

    /** Ends a launch: what its openings have not cut yet, they leave as it is. */
    void endLaunch() {
        isLaunched = false;
    }

    /**
     * Starts to open a file. The listener takes the fd; another one takes the failures of closing handles that belong
     * to no fd, of which no work-group hears.
     */
    void open(
            final String path,
            final OpenFlags flags,
            final FileCallListener listener,
            final Consumer<FileServiceException> onUnreturned) {
        final int fd = usedFds.nextClearBit(FIRST_FD);
        if (fd >= entries.length) {
            listener.onEnded(
                    0,
                    new FileServiceException(
                            PosixError.EMFILE,
                            "cannot open '" + path + "': " + (entries.length - FIRST_FD) + " files are open, the limit;"
                                    + " increase GaleFsContext.maxOpenFiles"));
            return;
        }
        usedFds.set(fd);
        callCount++;
        new FileOpening(this, service, path, flags, fd, ended(listener), onUnreturned).start(serviceOpenings);
    }

    /** Returns which of the files are fetched ahead. */
    AheadFiles aheadFiles() {
        return aheadFiles;
    }

    FdEntry get(final int fd) throws FileServiceException {
        final boolean isOpen = fd >= 0 && fd < entries.length && entries[fd] != null;
        if (!isOpen) {
            throw FileClosing.notOpen(fd);
        }
        return entries[fd];
    }

    /** Starts to close an fd, which cannot be used from now on. */
    void close(final int fd, final FileCallListener listener) throws FileServiceException {
        final FdEntry entry = get(fd);
        entries[fd] = null;
        table.closeFd(fd);
        callCount++;
        new FileClosing(this, service, entry, fd, ended(listener)).start();
    }

    /** Starts to close all fds. */
    void closeAll(final FileCallListener listener) {
        for (int fd = usedFds.nextSetBit(FIRST_FD); fd >= 0; fd = usedFds.nextSetBit(fd + 1)) {
            if (entries[fd] != null) {
                try {
                    close(fd, listener);
                } catch (final FileServiceException e) {
                    throw new AssertionError("fd " + fd + " has an entry", e);
                }
            }
        }
    }

    /** Returns whether no opening and no closing is in progress, and no fd is open. */
    boolean areAllClosed() {
        return callCount == 0 && usedFds.nextSetBit(FIRST_FD) < 0;
    }

    /** Returns whether calls or steps of openings are due that have not begun. */
    boolean isBusy() {
        return serviceOpenings.areWaiting() || !due.isEmpty();
    }

    /** Begins calls, and goes on with those that wait for work-groups that write. Returns the amount of work. */
    int doWork() {
        int work = serviceOpenings.doWork();
        // Also those that follow: openings of a file end one after another, and their work-groups go on together.
        while (!due.isEmpty()) {
            due.poll().run();
            work++;
        }
        for (int i = writersWaits.size(); i > 0; i--) {
            final WritersWait wait = writersWaits.poll();
            if (areWriting(wait)) {
                writersWaits.add(wait);
            } else {
                wait.action().run();
                work++;
            }
        }
        return work;
    }

    void publish(final OpenFile file) {
        table.putFile(file.slot(), file, cache.row(file.cached()));
    }

    // Steps of openings and closings.

    /** Runs a step of an opening soon. */
    void later(final Runnable step) {
        due.add(step);
    }

    void call(final ServiceCall call) {
        engine.call(call);
    }

    /** Starts to close a handle; then goes on with the failure, or null. */
    void closeHandle(final long handle, final Consumer<FileServiceException> next) {
        engine.call(new ServiceCall() {
            @Override
            protected void call() throws FileServiceException {
                service.close(handle);
            }

            @Override
            protected void onCompleted(final FileServiceException failure) {
                next.accept(failure);
            }
        });
    }

    /** Goes on when certain grants for writing to a file have ended: when a condition does not hold any more. */
    void awaitWriters(final OpenFile file, final BooleanSupplier areWriting, final Runnable action) {
        final WritersWait wait = new WritersWait(file, areWriting, action);
        if (areWriting(wait)) {
            writersWaits.add(wait);
        } else {
            action.run();
        }
    }

    void writeBack(final OpenFile file, final Runnable action) {
        cache.writeBack(file.cached(), action);
    }

    /** Returns the file with a status; the same as long as it is remembered. */
    OpenFile fileOf(final FileStatus status) {
        OpenFile file = files.get(status.fileId());
        if (file == null) {
            removeClosedFiles();
            file = new OpenFile(nextNumber(), status);
            files.put(status.fileId(), file);
        }
        return file;
    }

    /** Returns whether openings may create and cut files. May be called from any thread. */
    boolean isLaunched() {
        return isLaunched;
    }

    boolean isTruncated(final long fileId) {
        return truncated.contains(fileId);
    }

    void addTruncated(final long fileId) {
        truncated.add(fileId);
    }

    /** Invalidates the blocks of a file that has changed, and discards what is not written back. */
    void invalidate(final OpenFile file, final FileStatus status) {
        cache.discard(file.cached());
        aheadFiles.remove(file.cached().number());
        cache.forget(file.cached());
        file.cached().invalidate(nextNumber(), status.version());
        file.readAhead().clear();
        file.update(status);
        if (file.isOpen()) {
            cache.onOpened(file.cached(), file.size());
        }
        if (file.slot() != OpenFile.NO_SLOT) {
            publish(file);
        }
    }

    /**
     * Closes the handles of a file without fds, unless the file is opened again before its transfers end. Then goes on
     * with the first failure, or null.
     */
    void closeUnlessInUse(final OpenFile file, final Consumer<FileServiceException> next) {
        cache.afterTransfers(file.cached(), () -> {
            if (file.isInUse()) {
                next.accept(null);
                return;
            }
            releaseSlot(file);
            final long reading = file.readHandle();
            final long writing = file.writeHandle();
            file.clearHandles();
            closeIfOpen(reading, first -> closeIfOpen(writing, second -> next.accept(first == null ? second : first)));
        });
    }

    /** Adds the fd of an opening; returns whether the file keeps the opening's handle. */
    boolean onOpened(final FileOpening opening) {
        final OpenFile file = opening.file();
        if (file.slot() == OpenFile.NO_SLOT) {
            final int slot = usedSlots.nextClearBit(0);
            usedSlots.set(slot);
            file.setSlot(slot);
        }
        file.addFd();
        cache.onOpened(file.cached(), file.size());
        publish(file);
        entries[opening.fd()] = new FdEntry(file, opening.flags(), file.cached().errorCount());
        table.openFd(opening.fd(), file.slot(), opening.flags().bits());
        return file.keep(opening.handle(), opening.flags());
    }

    void onOpeningFailed(final FileOpening opening) {
        freeFd(opening.fd());
    }

    /** Removes an fd from its file. */
    void onClosed(final FdEntry entry) {
        final OpenFile file = entry.file();
        file.removeFd();
        if (file.isOpen()) {
            publish(file);
        } else {
            // A file of which only a part was read has not come to its end.
            aheadFiles.remove(file.cached().number());
            cache.onClosed(file.cached());
        }
    }

    void freeFd(final int fd) {
        usedFds.clear(fd);
    }

    /** Returns whether a wait goes on, after a look at what was released. */
    private boolean areWriting(final WritersWait wait) {
        if (wait.areWriting().getAsBoolean()) {
            cache.collectReleases(wait.file().cached());
        }
        return wait.areWriting().getAsBoolean();
    }

    private void releaseSlot(final OpenFile file) {
        if (file.slot() != OpenFile.NO_SLOT) {
            usedSlots.clear(file.slot());
            file.setSlot(OpenFile.NO_SLOT);
        }
    }

    private void closeIfOpen(final long handle, final Consumer<FileServiceException> next) {
        if (handle == OpenFile.NO_HANDLE) {
            next.accept(null);
        } else {
            closeHandle(handle, next);
        }
    }

    private FileCallListener ended(final FileCallListener listener) {
        return (result, failure) -> {
            callCount--;
            listener.onEnded(result, failure);
        };
    }

    private void removeClosedFiles() {
        if (files.size() - usedSlots.cardinality() >= MAX_CLOSED_FILES) {
            files.values().removeIf(this::isForgotten);
        }
    }

    /** Forgets a file that nobody uses, or returns false. */
    private boolean isForgotten(final OpenFile file) {
        final boolean isUnused = file.slot() == OpenFile.NO_SLOT && !file.isInUse();
        if (isUnused) {
            cache.forget(file.cached());
        }
        return isUnused;
    }

    /** Returns the number of a new file. Numbers wrap around after 2<sup>32</sup> files; 0 means no file. */
    private int nextNumber() {
        lastNumber++;
        if (lastNumber == 0) {
            lastNumber++;
        }
        return lastNumber;
    }
}
