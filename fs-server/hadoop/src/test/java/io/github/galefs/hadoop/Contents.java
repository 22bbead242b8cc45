package io.github.galefs.hadoop;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import io.github.galefs.file.Appended;
import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.function.Executable;

/** Contents of files, and what a file service makes of them. */
public final class Contents {
    public static final Set<FileOpenOption> READ = Set.of(FileOpenOption.READ);
    public static final Set<FileOpenOption> NEW =
            Set.of(FileOpenOption.READ, FileOpenOption.WRITE, FileOpenOption.CREATE);

    private Contents() {}

    /** Returns bytes that depend on their offset and on the seed. */
    public static byte[] pattern(final int length, final int seed) {
        final byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (i * 31 + (i >> 8) * 7 + seed);
        }
        return bytes;
    }

    /** Returns the bytes that one read into memory off the heap reports. */
    public static byte[] read(final FileService files, final long handle, final long offset, final int length)
            throws FileServiceException {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment destination = arena.allocate(length);
            destination.fill((byte) 0x55);
            final int count = files.read(handle, offset, destination, 0, length);
            return destination.asSlice(0, count).toArray(ValueLayout.JAVA_BYTE);
        }
    }

    /** Opens a file and returns its bytes. */
    public static byte[] readAll(final FileService files, final String path) throws FileServiceException {
        final long handle = files.open(path, READ);
        try {
            return read(files, handle, 0, (int) files.status(handle).size());
        } finally {
            files.close(handle);
        }
    }

    public static long write(final FileService files, final long handle, final long offset, final byte[] bytes)
            throws FileServiceException {
        try (Arena arena = Arena.ofConfined()) {
            return files.write(handle, offset, arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes), 0, bytes.length);
        }
    }

    public static Appended append(final FileService files, final long handle, final byte[] bytes)
            throws FileServiceException {
        try (Arena arena = Arena.ofConfined()) {
            return files.append(handle, arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes), 0, bytes.length);
        }
    }

    /** Creates a file, or overwrites its beginning, and closes it. */
    public static void createFile(final FileService files, final String path, final byte[] bytes)
            throws FileServiceException {
        final long handle = files.open(path, NEW);
        write(files, handle, 0, bytes);
        files.close(handle);
    }

    public static List<String> names(final List<DirectoryEntry> entries) {
        return entries.stream().map(DirectoryEntry::name).toList();
    }

    public static FileServiceException assertRefused(final PosixError error, final Executable call) {
        final FileServiceException refusal = assertThrows(FileServiceException.class, call);
        assertEquals(error, refusal.error(), refusal.getMessage());
        return refusal;
    }
}
