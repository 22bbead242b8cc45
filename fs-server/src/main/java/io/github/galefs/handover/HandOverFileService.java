package io.github.galefs.handover;

import io.github.galefs.file.Appended;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.file.HandleNumbers;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.WaitingReads;
import java.lang.foreign.MemorySegment;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * A file service that hands new files of one directory over in memory: what a program has written and closed is read by
 * the next program from the memory of this process. All other files are those of the service behind.
 *
 * <p><b>Files in memory.</b> A file below the prefix begins in memory when it is created, or opened with
 * {@code TRUNCATE}. It can be listed, renamed and removed as others. Its id is not the one that it has after an upload.
 *
 * <p><b>Waits.</b> An open for reading waits as long as a program has the file open for writing, or the path names
 * nothing. After the limit it throws ETIMEDOUT or ENOENT. It throws EAGAIN if too many wait already, and EINTR if the
 * thread is interrupted.
 *
 * <p><b>Uploads.</b> {@link Upload} says when a file is written to the service behind, and what becomes of it after its
 * readers have had it. With {@link Upload#LATER}, {@link #sync} and {@link #syncAll} upload, and a file that finds no
 * memory is moved to the service behind while it is written. With {@link Upload#NEVER}, a sync does nothing for files
 * in memory, and writes without memory throw ENOSPC.
 *
 * <p><b>Loss.</b> The death of this process loses all files in memory that were not synced. A program that dies while
 * it writes seems to have closed its files.
 */
public final class HandOverFileService extends ForwardingFileService implements WaitingReads {
    private static final Comparator<String> BY_BYTES =
            (a, b) -> Arrays.compareUnsigned(a.getBytes(StandardCharsets.UTF_8), b.getBytes(StandardCharsets.UTF_8));

    private final FileService behind;
    private final Upload upload;
    private final PathKeys keys;
    private final ChunkPool pool;
    private final HandedFiles names;
    private final Openings openings;
    private final Uploads uploads;
    private final NameChanges nameChanges;
    private final HandleNumbers<HandOverHandle> handles = new HandleNumbers<>();
    private final AtomicBoolean isClosed = new AtomicBoolean();

    private HandOverFileService(final HandOverContext context, final PathKeys keys) {
        behind = context.files();
        upload = context.upload();
        this.keys = keys;
        pool = new ChunkPool(context.maxBytes());
        names = new HandedFiles(context);
        openings = new Openings(context, names, pool);
        uploads = new Uploads(names);
        nameChanges = new NameChanges(context, keys, names, openings, uploads);
    }

    /**
     * Opens a service without files in memory.
     *
     * @param context configuration, not used before.
     * @return the service, to be closed by the caller.
     * @throws FileServiceException as from {@link FileService#stat}, if nothing has the prefix; ENOTDIR for a file.
     * @throws IllegalArgumentException if a setting is missing or out of its range.
     */
    public static HandOverFileService open(final HandOverContext context) throws FileServiceException {
        context.conclude();
        if (!context.files().stat(context.prefix()).directory()) {
            throw new FileServiceException(PosixError.ENOTDIR, context.prefix());
        }
        return new HandOverFileService(
                context, PathKeys.of(context.prefix(), context.files().hasEscapedNames()));
    }

    /**
     * Returns what was handed over.
     *
     * @return counts since the service was opened, and what is in memory.
     */
    public HandOverStatistics statistics() {
        return uploads.statistics(pool.usedBytes());
    }

    @Override
    protected FileService delegate() {
        return behind;
    }

    @Override
    public long open(final String path, final Set<FileOpenOption> options) throws FileServiceException {
        final String key = keys.normal(path);
        return handles.add(
                keys.matches(key) && !PathKeys.namesDirectory(path)
                        ? openings.open(path, key, options)
                        : HandOverHandle.ofBehind(behind.open(path, options)));
    }

    @Override
    public void close(final long handle) throws FileServiceException {
        final HandOverHandle closing = handles.remove(handle);
        if (closing.isBehind()) {
            behind.close(closing.behind());
        } else {
            end(closing);
        }
    }

    private void end(final HandOverHandle closing) throws FileServiceException {
        final HandedFile file = closing.file();
        switch (closeUse(closing)) {
            case FREE -> file.free();
            case UPLOAD -> uploads.uploadSoon(file);
            case NOTHING -> {}
        }
    }

    private HandedFiles.Next closeUse(final HandOverHandle closing) throws FileServiceException {
        return closing.writes() ? closing.file().closeWriter() : names.closeReader(closing.file());
    }

    @Override
    public FileStatus status(final long handle) throws FileServiceException {
        final HandOverHandle open = handles.get(handle);
        return open.isBehind() ? behind.status(open.behind()) : open.file().status();
    }

    /** {@inheritDoc} A file in memory is seen at once, and its upload may have to wait for its readers. */
    @Override
    public boolean uploadsAtClose() {
        return false;
    }

    @Override
    public FileStatus stat(final String path) throws FileServiceException {
        final HandedFile file = find(path);
        if (file != null) {
            return file.status();
        }
        try {
            return behind.stat(path);
        } catch (final FileServiceException e) {
            if (e.error() != PosixError.ENOENT) {
                throw e;
            }
            return statOfTaken(path, e);
        }
    }

    /** Returns the status of what a call has meanwhile put in the place of the file behind; throws the absence. */
    private FileStatus statOfTaken(final String path, final FileServiceException absence) throws FileServiceException {
        if (!names.isTaken(keys.normal(path))) {
            throw absence;
        }
        final HandedFile file = find(path);
        return file == null ? behind.stat(path) : file.status();
    }

    /** Returns the file in memory that a path names, or null. */
    private HandedFile find(final String path) {
        return PathKeys.namesDirectory(path) ? null : names.find(keys.normal(path));
    }

    @Override
    public int read(
            final long handle,
            final long fileOffset,
            final MemorySegment destination,
            final long destinationOffset,
            final int length)
            throws FileServiceException {
        final HandOverHandle open = handles.get(handle);
        if (open.isBehind()) {
            return behind.read(open.behind(), fileOffset, destination, destinationOffset, length);
        }
        final HandedFile file = open.require(FileOpenOption.READ);
        requireRange(file, fileOffset, length);
        return file.read(fileOffset, List.of(destination.asSlice(destinationOffset, length)));
    }

    @Override
    public int read(final long handle, final long fileOffset, final List<MemorySegment> destinations)
            throws FileServiceException {
        final HandOverHandle open = handles.get(handle);
        if (open.isBehind()) {
            return behind.read(open.behind(), fileOffset, destinations);
        }
        final HandedFile file = open.require(FileOpenOption.READ);
        final long length = destinations.stream()
                .mapToLong(MemorySegment::byteSize)
                .reduce(0, (sum, size) -> sum + Math.min(size, Long.MAX_VALUE - sum));
        requireRange(file, fileOffset, length);
        return file.read(fileOffset, destinations);
    }

    @Override
    public long write(
            final long handle,
            final long fileOffset,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        final HandOverHandle open = handles.get(handle);
        if (open.isBehind()) {
            return behind.write(open.behind(), fileOffset, source, sourceOffset, length);
        }
        final HandedFile file = open.require(FileOpenOption.WRITE);
        requireRange(file, fileOffset, length);
        return file.write(fileOffset, source.asSlice(sourceOffset, length));
    }

    @Override
    public Appended append(final long handle, final MemorySegment source, final long sourceOffset, final int length)
            throws FileServiceException {
        final HandOverHandle open = handles.get(handle);
        if (open.isBehind()) {
            return behind.append(open.behind(), source, sourceOffset, length);
        }
        final HandedFile file = open.require(FileOpenOption.WRITE);
        requireRange(file, 0, length);
        if (length > MAX_APPEND_LENGTH) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    file + ": append of " + length + " bytes: at most " + MAX_APPEND_LENGTH + " are allowed");
        }
        return file.append(source.asSlice(sourceOffset, length));
    }

    private static void requireRange(final HandedFile file, final long fileOffset, final long length)
            throws FileServiceException {
        if (fileOffset < 0 || length < 0 || length > Integer.MAX_VALUE) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    file + ": offset " + fileOffset + " and length " + length + ": must be from 0, and to "
                            + Integer.MAX_VALUE);
        }
    }

    @Override
    public long truncate(final long handle, final long size) throws FileServiceException {
        final HandOverHandle open = handles.get(handle);
        if (open.isBehind()) {
            return behind.truncate(open.behind(), size);
        }
        final HandedFile file = open.require(FileOpenOption.WRITE);
        requireRange(file, size, 0);
        return file.truncate(size);
    }

    @Override
    public void sync(final long handle) throws FileServiceException {
        final HandOverHandle open = handles.get(handle);
        if (open.isBehind()) {
            behind.sync(open.behind());
        } else {
            makeDurable(open.file());
        }
    }

    /** Makes all durable that can be, and then throws the first failure. */
    @Override
    public void syncAll() throws FileServiceException {
        FileServiceException failure = null;
        for (final HandedFile file : names.all()) {
            failure = tryStep(failure, () -> makeDurable(file));
        }
        failure = tryStep(failure, behind::syncAll);
        if (failure != null) {
            throw failure;
        }
    }

    private void makeDurable(final HandedFile file) throws FileServiceException {
        if (upload == Upload.NEVER) {
            return;
        }
        if (!file.moveAndSync()) {
            uploads.upload(file);
        }
    }

    @Override
    public List<DirectoryEntry> list(final String path, final String after, final int limit)
            throws FileServiceException {
        // Before the page: files that are uploaded meanwhile are in one of both.
        final Map<String, HandedFile> files = names.filesIn(keys.normal(path));
        final List<DirectoryEntry> page = behind.list(path, after, limit);
        if (files.isEmpty()) {
            return page;
        }
        final Map<String, DirectoryEntry> entries = new TreeMap<>(BY_BYTES);
        page.forEach(entry -> entries.put(entry.name(), entry));
        files.forEach((name, file) -> {
            if (BY_BYTES.compare(name, after) > 0) {
                entries.put(name, new DirectoryEntry(name, file.status()));
            }
        });
        return entries.values().stream().limit(limit).toList();
    }

    @Override
    public void makeDirectory(final String path) throws FileServiceException {
        nameChanges.makeDirectory(path);
    }

    @Override
    public void unlink(final String path) throws FileServiceException {
        nameChanges.unlink(path);
    }

    @Override
    public void removeDirectory(final String path) throws FileServiceException {
        nameChanges.removeDirectory(path);
    }

    @Override
    public void rename(final String from, final String to) throws FileServiceException {
        nameChanges.rename(from, to);
    }

    @Override
    public void setPermissions(final String path, final int permissions) throws FileServiceException {
        changeNamed(path, file -> file.setPermissions(permissions), () -> behind.setPermissions(path, permissions));
    }

    @Override
    public void setModificationTime(final String path, final long modificationMillis) throws FileServiceException {
        changeNamed(
                path,
                file -> file.setModificationTime(modificationMillis),
                () -> behind.setModificationTime(path, modificationMillis));
    }

    /** A change of a file in memory. */
    private interface Change {
        void apply(HandedFile file) throws FileServiceException;
    }

    /** Changes what a path names, in memory or behind. */
    private void changeNamed(final String path, final Change inMemory, final Step changeBehind)
            throws FileServiceException {
        final String key = keys.normal(path);
        names.hold(key);
        try {
            final HandedFile file = find(path);
            if (file == null) {
                changeBehind.run();
            } else {
                inMemory.apply(file);
            }
        } finally {
            names.release(key);
        }
    }

    @Override
    public void setPermissions(final long handle, final int permissions) throws FileServiceException {
        final HandOverHandle open = handles.get(handle);
        if (open.isBehind()) {
            behind.setPermissions(open.behind(), permissions);
        } else {
            changeOpen(open.file(), file -> file.setPermissions(permissions));
        }
    }

    @Override
    public void setModificationTime(final long handle, final long modificationMillis) throws FileServiceException {
        final HandOverHandle open = handles.get(handle);
        if (open.isBehind()) {
            behind.setModificationTime(open.behind(), modificationMillis);
        } else {
            changeOpen(open.file(), file -> file.setModificationTime(modificationMillis));
        }
    }

    private void changeOpen(final HandedFile file, final Change change) throws FileServiceException {
        final String key = names.beginChange(file);
        try {
            change.apply(file);
        } finally {
            names.endChange(key);
        }
    }

    /**
     * Closes the service and the one behind. With {@link Upload#LATER}, uploads all files in memory before.
     *
     * @throws FileServiceException of the first upload that has failed: that file is lost, unless the service behind
     *     has kept it. Or from the service behind.
     */
    @Override
    public void close() throws FileServiceException {
        if (isClosed.getAndSet(true)) {
            return;
        }
        uploads.close();
        names.close();
        try (pool;
                behind) {
            endAll();
        }
    }

    private void endAll() throws FileServiceException {
        FileServiceException failure = null;
        final Set<HandedFile> files = new HashSet<>();
        for (final HandOverHandle handle : handles.removeAll()) {
            if (!handle.isBehind()) {
                files.add(handle.file());
                failure = tryStep(failure, () -> closeUse(handle));
            }
        }
        files.addAll(names.all());
        for (final HandedFile file : files) {
            if (upload == Upload.LATER) {
                failure = tryStep(failure, () -> uploads.upload(file));
            }
            failure = tryStep(failure, file::free);
        }
        if (failure != null) {
            throw failure;
        }
    }

    /** One of several steps of which all are made. */
    private interface Step {
        void run() throws FileServiceException;
    }

    /** Makes a step; returns the first failure. */
    private static FileServiceException tryStep(final FileServiceException earlier, final Step step) {
        try {
            step.run();
            return earlier;
        } catch (final FileServiceException e) {
            if (earlier == null) {
                return e;
            }
            earlier.addSuppressed(e);
            return earlier;
        }
    }
}
