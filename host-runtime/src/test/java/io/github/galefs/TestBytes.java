package io.github.galefs;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;

/** Conversions and transfers of bytes for tests. */
final class TestBytes {
    private TestBytes() {}

    static byte[] random(final int length, final long seed) {
        final byte[] bytes = new byte[length];
        new SplittableRandom(seed).nextBytes(bytes);
        return bytes;
    }

    static byte[] fromInts(final int[] data, final int length) {
        return Arrays.copyOf(MemorySegment.ofArray(data).toArray(ValueLayout.JAVA_BYTE), length);
    }

    static int[] toInts(final byte[] bytes) {
        final int[] data = new int[(bytes.length + Integer.BYTES - 1) / Integer.BYTES];
        MemorySegment.ofArray(data).copyFrom(MemorySegment.ofArray(bytes));
        return data;
    }

    /** Concatenates names of one length. */
    static int[] namesToInts(final List<String> names) {
        return toInts(String.join("", names).getBytes(StandardCharsets.UTF_8));
    }

    static void put(final FileService files, final String path, final byte[] bytes) throws FileServiceException {
        final long handle =
                files.open(path, EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE));
        files.write(handle, 0, MemorySegment.ofArray(bytes), 0, bytes.length);
        files.close(handle);
    }

    static byte[] get(final FileService files, final String path) throws FileServiceException {
        final byte[] bytes = new byte[(int) files.stat(path).size()];
        final long handle = files.open(path, EnumSet.of(FileOpenOption.READ));
        files.read(handle, 0, MemorySegment.ofArray(bytes), 0, bytes.length);
        files.close(handle);
        return bytes;
    }
}
