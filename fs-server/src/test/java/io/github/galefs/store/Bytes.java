package io.github.galefs.store;

import static org.junit.jupiter.api.Assertions.assertEquals;

import io.github.galefs.file.Appended;
import io.github.galefs.file.Extent;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Assertions;
import org.junit.jupiter.api.function.Executable;

/** Moves bytes between arrays and a file service through off-heap memory, as the host runtime does. */
public final class Bytes {
    public static final Set<FileOpenOption> READ = EnumSet.of(FileOpenOption.READ);
    public static final Set<FileOpenOption> NEW =
            EnumSet.of(FileOpenOption.READ, FileOpenOption.WRITE, FileOpenOption.CREATE);

    private Bytes() {}

    /** Returns bytes that depend on their offset and on the seed. */
    public static byte[] pattern(final int length, final int seed) {
        final byte[] bytes = new byte[length];
        for (int i = 0; i < length; i++) {
            bytes[i] = (byte) (i * 31 + (i >> 8) * 7 + seed);
        }
        return bytes;
    }

    public static long write(final FileService service, final long handle, final long offset, final byte[] bytes)
            throws FileServiceException {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment source = arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes);
            return service.write(handle, offset, source, 0, bytes.length);
        }
    }

    public static Appended append(final FileService service, final long handle, final byte[] bytes)
            throws FileServiceException {
        try (Arena arena = Arena.ofConfined()) {
            return service.append(handle, arena.allocateFrom(ValueLayout.JAVA_BYTE, bytes), 0, bytes.length);
        }
    }

    /** Locates a block; the segment has the name that is valid after the store is closed. */
    public static Extent locate(final EmbeddedStore store, final long handle, final long offset)
            throws FileServiceException {
        final Extent extent = store.locate(handle, offset);
        return new Extent(
                extent.blockOffset(),
                extent.validLength(),
                HeldDirectory.name(extent.segment()),
                extent.position(),
                extent.storedLength(),
                extent.checksum(),
                extent.version(),
                extent.size());
    }

    /** Returns the bytes of one read, as many as it reports. */
    public static byte[] read(final FileService service, final long handle, final long offset, final int length)
            throws FileServiceException {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment destination = arena.allocate(length);
            destination.fill((byte) 0x55);
            final int count = service.read(handle, offset, destination, 0, length);
            return destination.asSlice(0, count).toArray(ValueLayout.JAVA_BYTE);
        }
    }

    public static void create(final FileService service, final String path, final byte[] bytes)
            throws FileServiceException {
        final long handle = service.open(path, NEW);
        write(service, handle, 0, bytes);
        service.close(handle);
    }

    public static byte[] readAll(final FileService service, final String path) throws FileServiceException {
        final long handle = service.open(path, READ);
        final byte[] bytes =
                read(service, handle, 0, (int) service.status(handle).size());
        service.close(handle);
        return bytes;
    }

    public static FileServiceException assertRefused(final PosixError error, final Executable call) {
        final FileServiceException refusal = Assertions.assertThrows(FileServiceException.class, call);
        assertEquals(error, refusal.error(), refusal.getMessage());
        return refusal;
    }
}
