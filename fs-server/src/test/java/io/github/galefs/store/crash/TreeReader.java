package io.github.galefs.store.crash;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.store.Bytes;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** Reads directories whose files may have damaged blocks. */
final class TreeReader {
    private final FileService files;
    private final List<String> unreadable = new ArrayList<>();
    private long readableBytes;

    TreeReader(final FileService files) {
        this.files = files;
    }

    /** Returns content by path below a root; null for a file that cannot be read. */
    Map<String, byte[]> read(final String root) throws FileServiceException {
        final Map<String, byte[]> contents = new TreeMap<>();
        read(root, "", contents);
        return contents;
    }

    /** Returns the files without a mark that could not be read, by their whole paths. */
    List<String> unreadable() {
        return unreadable;
    }

    long readableBytes() {
        return readableBytes;
    }

    private void read(final String root, final String directory, final Map<String, byte[]> contents)
            throws FileServiceException {
        for (final DirectoryEntry entry : files.list(root + directory + "/")) {
            final String path = directory + "/" + entry.name();
            if (entry.status().directory()) {
                contents.put(path, Model.DIRECTORY);
                read(root, path, contents);
            } else {
                contents.put(path, content(root + path, (int) entry.status().size()));
            }
        }
    }

    private byte[] content(final String path, final int size) throws FileServiceException {
        final byte[] bytes = new byte[size];
        boolean whole = true;
        final long handle = files.open(path, Bytes.READ);
        for (int from = 0; from < size; from += Operation.BLOCK) {
            final int count = Math.min(Operation.BLOCK, size - from);
            try {
                files.read(handle, from, MemorySegment.ofArray(bytes), from, count);
                readableBytes += count;
            } catch (final FileServiceException e) {
                if (e.error() != PosixError.EIO) {
                    throw e;
                }
                whole = false;
            }
        }
        files.close(handle);
        if (!whole && !DamageTest.isMarked(path)) {
            unreadable.add(path);
        }
        return whole ? bytes : null;
    }
}
