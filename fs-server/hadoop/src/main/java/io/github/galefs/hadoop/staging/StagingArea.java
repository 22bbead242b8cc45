package io.github.galefs.hadoop.staging;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import io.github.galefs.store.directory.StoreDirectory;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Predicate;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Staged files in a directory of this machine: an embedded store with the bytes of each file, and for each file with
 * changes a record of what they are to replace.
 *
 * <pre>
 *  bytes/N         the bytes of staged file N
 *  destinations/N  text: {@link Destination}. Without it, bytes/N is not needed after the end of the process.
 * </pre>
 *
 * <p>Bytes and records survive the death of the process as soon as the call that has written them has returned. One
 * process at a time has an area open. Safe for use by several threads.
 */
public final class StagingArea implements AutoCloseable {
    /** Bytes that a staged file takes beside its own, at most: they bound the number of files. */
    static final int FILE_OVERHEAD = 64 * 1024;

    private static final String BYTES = "bytes/";
    private static final String DESTINATIONS = "destinations/";
    private static final String NEW = ".new";

    /** Has a number from that of the last file that was kept and discarded. */
    private static final String LAST_ID = "last";

    private static final Logger LOG = LoggerFactory.getLogger(StagingArea.class);
    private static final int MAX_AREAS = 1000;
    private static final Set<PosixError> TAKEN = EnumSet.of(PosixError.EBUSY, PosixError.EEXIST, PosixError.ENOTEMPTY);
    private static final int MAX_RECORD_LENGTH = 1 << 20;

    private static final Set<FileOpenOption> READ = EnumSet.of(FileOpenOption.READ);
    private static final Set<FileOpenOption> READ_AND_WRITE = EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE);
    private static final Set<FileOpenOption> CREATE =
            EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.EXCLUSIVE);

    private final Path directory;
    private final EmbeddedStore store;
    private final StagingBudget budget;
    private final AtomicLong lastId = new AtomicLong();

    /** Numbers of the files that are open. */
    private final Set<Long> openIds = ConcurrentHashMap.newKeySet();

    /** Paths of the files that are kept, by their numbers. A damaged record has none. */
    private final Map<Long, String> keptPaths = new ConcurrentSkipListMap<>();

    private StagingArea(final Path directory, final EmbeddedStore store, final long maxBytes) {
        this.directory = directory;
        this.store = store;
        budget = new StagingBudget(directory.toString(), maxBytes);
    }

    /**
     * Opens an area, or creates it. Removes staged files that were not changed since their upload.
     *
     * @param directory an area, an empty directory, or a name of none.
     * @param maxBytes  most bytes of all staged files together.
     * @return the area, to be closed by the caller.
     * @throws FileServiceException EBUSY if the area is open elsewhere; EINVAL, ENOTDIR or ENOTEMPTY for a directory of
     *     something else; ENOSPC; EIO.
     */
    public static StagingArea open(final Path directory, final long maxBytes) throws FileServiceException {
        final StagingArea area = new StagingArea(directory, openStore(directory), maxBytes);
        try {
            area.load();
            return area;
        } catch (final FileServiceException | RuntimeException | Error e) {
            area.store.close();
            throw e;
        }
    }

    /**
     * Opens an area that no other process has open, or creates one. Prefers an area with half of its bytes free.
     *
     * @param root     has the areas, by numbers; created if it is missing.
     * @param maxBytes most bytes of all staged files together.
     * @return the area, to be closed by the caller.
     * @throws FileServiceException EBUSY if {@value #MAX_AREAS} areas are open; else as from {@link #open}.
     */
    public static StagingArea openFree(final Path root, final long maxBytes) throws FileServiceException {
        try {
            Files.createDirectories(root);
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot create " + root, e);
        }
        final int existing = existingAreas(root);
        // No area is created in place of a full one: failures without end would fill the disk.
        final StagingArea area = firstHalfFree(root, existing, maxBytes);
        final StagingArea any = area == null ? firstFree(root, MAX_AREAS, maxBytes, opened -> true) : area;
        if (any == null) {
            throw new FileServiceException(
                    PosixError.EBUSY, MAX_AREAS + " processes have all directories of staged bytes in " + root);
        }
        return any;
    }

    private static int existingAreas(final Path root) throws FileServiceException {
        int count = 0;
        while (count < MAX_AREAS && !isAbsentOrEmpty(area(root, count))) {
            count++;
        }
        return count;
    }

    private static Path area(final Path root, final int number) {
        return root.resolve(Integer.toString(number));
    }

    /** Returns null also if an area cannot be opened: another one may do. */
    private static StagingArea firstHalfFree(final Path root, final int count, final long maxBytes) {
        try {
            return firstFree(root, count, maxBytes, opened -> opened.budget.isHalfFree());
        } catch (final FileServiceException e) {
            LOG.debug("{} has an area that cannot be opened", root, e);
            return null;
        }
    }

    private static StagingArea firstFree(
            final Path root, final int count, final long maxBytes, final Predicate<StagingArea> isWanted)
            throws FileServiceException {
        for (int i = 0; i < count; i++) {
            try {
                final StagingArea area = open(area(root, i), maxBytes);
                if (isWanted.test(area)) {
                    return area;
                }
                area.close();
            } catch (final FileServiceException e) {
                // Another process has it open, or creates it at this moment.
                if (!TAKEN.contains(e.error())) {
                    throw e;
                }
            }
        }
        return null;
    }

    /**
     * Opens an area that exists.
     *
     * @param directory the area.
     * @param maxBytes  most bytes of all staged files together.
     * @return the area, to be closed by the caller.
     * @throws FileServiceException ENOENT without an area; else as from {@link #open}.
     */
    public static StagingArea openExisting(final Path directory, final long maxBytes) throws FileServiceException {
        if (isAbsentOrEmpty(directory)) {
            throw new FileServiceException(PosixError.ENOENT, directory + " has no staged files");
        }
        return open(directory, maxBytes);
    }

    private static EmbeddedStore openStore(final Path directory) throws FileServiceException {
        final EmbeddedStoreContext context = new EmbeddedStoreContext().directory(directory);
        return isAbsentOrEmpty(directory) ? EmbeddedStore.create(context) : EmbeddedStore.open(context);
    }

    /** A directory in which another process creates a store, or has been killed meanwhile, counts as empty. */
    private static boolean isAbsentOrEmpty(final Path directory) throws FileServiceException {
        try {
            return new StoreDirectory(directory).isNewOrEmpty();
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot list " + directory, e);
        }
    }

    private void load() throws FileServiceException {
        if (!exists(DESTINATIONS) && !store.list("/").isEmpty()) {
            throw new FileServiceException(
                    PosixError.EINVAL, this + " is a store of other files: give a directory for staged files alone");
        }
        // The first one tells an area from other stores.
        makeDirectory(DESTINATIONS);
        makeDirectory(BYTES);
        for (final DirectoryEntry entry : store.list(DESTINATIONS)) {
            if (entry.name().endsWith(NEW)) {
                store.unlink(DESTINATIONS + entry.name());
            }
        }
        lastId.set(lastNoted());
        for (final DirectoryEntry entry : store.list(BYTES)) {
            final long id = Long.parseLong(entry.name());
            lastId.accumulateAndGet(id, Math::max);
            if (exists(DESTINATIONS + id)) {
                budget.charge(entry.status().size() - absentBytes(id) + FILE_OVERHEAD);
                noteKept(id);
            } else {
                store.unlink(BYTES + id);
            }
        }
    }

    /** Without the record, numbers of files that are gone may be used again; that is no reason to keep the rest. */
    private long lastNoted() throws FileServiceException {
        try {
            return exists(LAST_ID) ? Long.parseLong(text(LAST_ID)) : 0;
        } catch (final FileServiceException | NumberFormatException e) {
            LOG.warn("{}: the number of the last file cannot be read: {}", this, e.toString());
            return 0;
        }
    }

    private void noteKept(final long id) {
        try {
            keptPaths.put(id, destination(id).path());
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOENT) {
                keptPaths.put(id, "");
            }
        }
    }

    /** A file whose record is damaged counts as a whole. */
    private long absentBytes(final long id) {
        try {
            return destination(id).from();
        } catch (final FileServiceException e) {
            return 0;
        }
    }

    private void makeDirectory(final String path) throws FileServiceException {
        if (!exists(path)) {
            store.makeDirectory(path);
        }
    }

    private boolean exists(final String path) throws FileServiceException {
        return statusOrNull(path) != null;
    }

    private FileStatus statusOrNull(final String path) throws FileServiceException {
        try {
            return store.stat(path);
        } catch (final FileServiceException e) {
            if (e.error() == PosixError.ENOENT) {
                return null;
            }
            throw e;
        }
    }

    /**
     * Creates a staged file.
     *
     * @param absentBytes bytes at its beginning that are not staged, from 0: the file has this length.
     * @return the file, open.
     * @throws FileServiceException ENOSPC at the area's limit or on a full disk; EIO.
     */
    public StagedFile create(final long absentBytes) throws FileServiceException {
        budget.take("a new file", FILE_OVERHEAD);
        boolean isCreated = false;
        try {
            final StagedFile file = createUncounted(absentBytes);
            isCreated = true;
            return file;
        } finally {
            if (!isCreated) {
                budget.giveBack(FILE_OVERHEAD);
            }
        }
    }

    private StagedFile createUncounted(final long absentBytes) throws FileServiceException {
        final long id = lastId.incrementAndGet();
        final long handle = store.open(BYTES + id, CREATE);
        openIds.add(id);
        boolean isCreated = false;
        try {
            store.truncate(handle, absentBytes);
            isCreated = true;
            return new StagedFile(this, id, handle, absentBytes, absentBytes);
        } finally {
            if (!isCreated) {
                release(id, handle);
                removeBytes(id);
            }
        }
    }

    /**
     * Returns how many files {@link #kept} would return.
     *
     * @return the number.
     */
    public int keptCount() {
        return keptIds().size();
    }

    private List<Long> keptIds() {
        return keptPaths.keySet().stream().filter(id -> !openIds.contains(id)).toList();
    }

    /**
     * Returns the staged files that no handle has, and that their destinations lack; by their numbers.
     *
     * @return the files.
     * @throws FileServiceException EIO. A damaged record is the reason of its file, which has neither place nor path.
     */
    public List<KeptBytes> kept() throws FileServiceException {
        final List<KeptBytes> kept = new ArrayList<>();
        for (final long id : keptIds()) {
            try {
                kept.add(kept(id));
            } catch (final FileServiceException e) {
                // Another thread may have discarded it.
                if (e.error() != PosixError.ENOENT) {
                    throw e;
                }
            }
        }
        return kept;
    }

    private KeptBytes kept(final long id) throws FileServiceException {
        final FileStatus status = store.stat(BYTES + id);
        try {
            return new KeptBytes(id, destination(id), status);
        } catch (final FileServiceException e) {
            return new KeptBytes(id, Destination.unknown(e.getMessage(), status.modificationMillis()), status);
        }
    }

    /**
     * Discards the kept files of a path that was removed.
     *
     * @param place of the path.
     * @param path  as in their {@link Destination}.
     * @return the destinations of the files.
     * @throws FileServiceException EBUSY if a file is being recovered; EIO.
     */
    public List<Destination> discardKept(final String place, final String path) throws FileServiceException {
        final List<Destination> discarded = new ArrayList<>();
        for (final long id : keptBelow(place, path)) {
            if (path.equals(keptPaths.get(id))) {
                discarded.add(destination(id));
                openKept(id).discard();
            }
        }
        return discarded;
    }

    /**
     * Gives kept files the new path of their file, or of a directory above it.
     *
     * @param place of both paths.
     * @param from  the old path.
     * @param to    the new path.
     * @throws FileServiceException EBUSY if a file is being recovered; ENOSPC; EIO.
     */
    public void renameKept(final String place, final String from, final String to) throws FileServiceException {
        for (final long id : keptBelow(place, from)) {
            final StagedFile file = openKept(id);
            try {
                final Destination destination = file.destination();
                file.mark(destination.withPath(to + destination.path().substring(from.length())));
            } finally {
                file.keep();
            }
        }
    }

    private List<Long> keptBelow(final String place, final String path) throws FileServiceException {
        final List<Long> ids = new ArrayList<>();
        for (final long id : keptIds()) {
            final boolean isBelow = (keptPaths.getOrDefault(id, "") + "/").startsWith(path + "/");
            if (isBelow && destination(id).place().equals(place)) {
                ids.add(id);
            }
        }
        return ids;
    }

    /**
     * Opens a file of {@link #kept}.
     *
     * @param id number of the file.
     * @return the file.
     * @throws FileServiceException ENOENT for another number; EBUSY if the file is open; EIO.
     */
    public StagedFile openKept(final long id) throws FileServiceException {
        if (!openIds.add(id)) {
            throw new FileServiceException(PosixError.EBUSY, "staged file " + id + " in " + this + " is in use");
        }
        boolean isOpen = false;
        try {
            final FileStatus status = statusOrNull(BYTES + id);
            if (status == null || !exists(DESTINATIONS + id)) {
                throw new FileServiceException(PosixError.ENOENT, "staged file " + id + " in " + this);
            }
            final long absentBytes = absentBytes(id);
            // The last step that may fail: a handle is never left open.
            final StagedFile file =
                    new StagedFile(this, id, store.open(BYTES + id, READ_AND_WRITE), absentBytes, status.size());
            isOpen = true;
            return file;
        } finally {
            if (!isOpen) {
                openIds.remove(id);
            }
        }
    }

    /**
     * Returns what the bytes of a file are to replace.
     *
     * @param id number of a file with changes.
     * @return the destination.
     * @throws FileServiceException ENOENT; EIO, also for a record that is damaged.
     */
    public Destination destination(final long id) throws FileServiceException {
        try {
            return Destination.parse(text(DESTINATIONS + id));
        } catch (final IllegalArgumentException e) {
            throw new FileServiceException(
                    PosixError.EIO, "destination of staged file " + id + " in " + this + " " + e.getMessage(), e);
        }
    }

    private String text(final String path) throws FileServiceException {
        final long handle = store.open(path, READ);
        try {
            final byte[] text = new byte[(int) Math.min(store.status(handle).size(), MAX_RECORD_LENGTH)];
            store.read(handle, 0, MemorySegment.ofArray(text), 0, text.length);
            return new String(text, StandardCharsets.UTF_8);
        } finally {
            store.close(handle);
        }
    }

    void writeDestination(final long id, final Destination destination) throws FileServiceException {
        write(DESTINATIONS + id, destination.format());
    }

    private void write(final String path, final String content) throws FileServiceException {
        final byte[] text = content.getBytes(StandardCharsets.UTF_8);
        store.replace(path + NEW, path, MemorySegment.ofArray(text), 0, text.length);
    }

    void removeDestination(final long id) throws FileServiceException {
        removeIfPresent(DESTINATIONS + id);
    }

    private void removeBytes(final long id) throws FileServiceException {
        removeIfPresent(BYTES + id);
    }

    private void removeIfPresent(final String path) throws FileServiceException {
        if (exists(path)) {
            store.unlink(path);
        }
    }

    /** Closes a file that stays in the area. */
    void keep(final long id, final long handle) throws FileServiceException {
        noteKept(id);
        release(id, handle);
    }

    /** Closes a file and removes it. */
    void discard(final long id, final long handle) throws FileServiceException {
        try {
            removeDestination(id);
            removeBytes(id);
            if (keptPaths.remove(id) != null) {
                noteLast();
            }
        } finally {
            release(id, handle);
        }
    }

    /** The number of a file may be known outside, and must not name another one. On a full disk, it may. */
    private synchronized void noteLast() {
        try {
            write(LAST_ID, lastId.toString());
        } catch (final FileServiceException e) {
            LOG.warn("{}: the number of the last file cannot be noted: {}", this, e.toString());
        }
    }

    private void release(final long id, final long handle) throws FileServiceException {
        openIds.remove(id);
        store.close(handle);
    }

    EmbeddedStore store() {
        return store;
    }

    StagingBudget budget() {
        return budget;
    }

    /**
     * Makes everything durable and closes the area. A second call has no effect.
     *
     * @throws FileServiceException EIO or EINTR if the last changes may not be durable.
     */
    @Override
    public void close() throws FileServiceException {
        store.close();
    }

    /** Returns the directory, for messages. */
    @Override
    public String toString() {
        return directory.toString();
    }
}
