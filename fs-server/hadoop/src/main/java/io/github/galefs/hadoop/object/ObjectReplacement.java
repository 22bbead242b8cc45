package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.client.MemoryBytes;
import io.github.galefs.hadoop.client.ResolvedPath;
import java.lang.foreign.MemorySegment;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;

/** Writes whole objects, which appear in one step, without a staged file and without a rename. */
final class ObjectReplacement {
    private static final Set<FileOpenOption> OPTIONS =
            EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE);

    private final ObjectStore store;
    private final KeyResolver resolver;
    private final ObjectOpening opening;
    private final ObjectNames names;
    private final ObjectRenames renames;
    private final Uploads uploads;

    ObjectReplacement(
            final ObjectStore store,
            final KeyResolver resolver,
            final ObjectOpening opening,
            final ObjectNames names,
            final ObjectRenames renames,
            final Uploads uploads) {
        this.store = store;
        this.resolver = resolver;
        this.opening = opening;
        this.names = names;
        this.renames = renames;
        this.uploads = uploads;
    }

    /** Writes a file, and removes one under the temporary path; returns its status. */
    FileStatus write(
            final String givenTemporary,
            final String given,
            final MemorySegment source,
            final long sourceOffset,
            final int length)
            throws FileServiceException {
        store.files();
        opening.requireValid(given, OPTIONS);
        final ResolvedPath temporary = resolver.resolve(givenTemporary);
        final ResolvedPath path = resolver.resolve(given);
        if (length < 0) {
            throw path.error(PosixError.EINVAL, "length " + length + ": must not be negative");
        }
        Objects.checkFromIndexSize(sourceOffset, length, source.byteSize());
        final boolean hasTemporary = requireFile(temporary);
        requireFile(path);
        put(path, source.asSlice(sourceOffset, length));
        if (hasTemporary && !temporary.path().equals(path.path())) {
            renames.removeObject(temporary);
        }
        return names.required(path);
    }

    private void put(final ResolvedPath path, final MemorySegment bytes) throws FileServiceException {
        renames.replacing(
                path,
                () -> uploads.put(
                        path.toString(),
                        path.path(),
                        new MemoryBytes(bytes),
                        store.look(path.toString(), path.path()).version()));
    }

    /** Returns whether a file has the path; throws EISDIR, ENOENT or ENOTDIR if none can have it. */
    private boolean requireFile(final ResolvedPath path) throws FileServiceException {
        final FileStatus status = names.statusOrNull(path);
        if (status != null && status.directory()) {
            throw path.error(PosixError.EISDIR);
        }
        if (status == null) {
            names.requireFileName(path);
        }
        return status != null;
    }
}
