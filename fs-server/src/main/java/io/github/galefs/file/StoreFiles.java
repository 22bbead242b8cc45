package io.github.galefs.file;

import java.io.IOException;
import java.io.OutputStream;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;
import java.util.Set;

/**
 * Whole files of a {@link FileService}, as {@link java.nio.file.Files} has them of a local file system. Text is UTF-8.
 *
 * <p>Copies keep holes. A chunk of zeros of a local file becomes a hole, also where it takes space there: writing to it
 * later may fail for lack of space.
 *
 * <p>A method that writes creates the file or replaces its contents; its directory must exist. Readers see a
 * replacement while it is in progress. When a write fails, the file is removed. Nothing is durable until
 * {@link FileService#syncAll()} has returned, or the store was closed.
 *
 * <p>All methods may be called from any thread, and throw what {@link FileService#open}, {@code read} and {@code write}
 * throw. Failures of local files are exceptions of {@code java.nio.file}.
 */
public final class StoreFiles {
    /** Most bytes of a file that is read into one array: what an array can have. */
    public static final int MAX_ARRAY_LENGTH = Integer.MAX_VALUE - 8;

    /** Bytes of one read or write of a copy. */
    private static final int CHUNK_LENGTH = 1 << 20;

    private static final Set<FileOpenOption> READ = Set.of(FileOpenOption.READ);
    private static final Set<FileOpenOption> REPLACE =
            Set.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE);

    private StoreFiles() {}

    /** Writes the contents of a file that was opened and is empty. */
    private interface Contents {
        void writeTo(long handle) throws IOException;
    }

    /**
     * Reads a whole file.
     *
     * @param files the file service.
     * @param path  path of a file of at most {@link #MAX_ARRAY_LENGTH} bytes.
     * @return its bytes; fewer than its size if it is truncated meanwhile.
     * @throws FileServiceException EFBIG if it is larger; else as described for the class.
     */
    public static byte[] readAllBytes(final FileService files, final String path) throws FileServiceException {
        return readAllBytes(files, path, MAX_ARRAY_LENGTH);
    }

    /**
     * Reads a whole file that must not be large.
     *
     * @param files     the file service.
     * @param path      path of a file.
     * @param maxLength most bytes that it may have, 0 to {@link #MAX_ARRAY_LENGTH}.
     * @return its bytes; fewer than its size if it is truncated meanwhile.
     * @throws FileServiceException     EFBIG if it is larger, with both sizes; else as described for the class.
     * @throws IllegalArgumentException {@code maxLength} is out of its range.
     */
    public static byte[] readAllBytes(final FileService files, final String path, final int maxLength)
            throws FileServiceException {
        if (maxLength < 0 || maxLength > MAX_ARRAY_LENGTH) {
            throw new IllegalArgumentException("maxLength " + maxLength + ": must be from 0 to " + MAX_ARRAY_LENGTH);
        }
        final long handle = files.open(path, READ);
        try {
            final long size = files.status(handle).size();
            if (size > maxLength) {
                throw new FileServiceException(
                        PosixError.EFBIG, "'" + path + "' has " + size + " bytes, at most " + maxLength + " are read");
            }
            final byte[] bytes = new byte[(int) size];
            final int count = files.read(handle, 0, MemorySegment.ofArray(bytes), 0, bytes.length);
            return count == bytes.length ? bytes : Arrays.copyOf(bytes, count);
        } finally {
            files.close(handle);
        }
    }

    /**
     * Reads a whole file as text.
     *
     * @param files the file service.
     * @param path  path of a file of at most {@link #MAX_ARRAY_LENGTH} bytes.
     * @return its text.
     * @throws FileServiceException EINVAL if it is not UTF-8; EFBIG if it is larger; else as described for the class.
     */
    public static String readString(final FileService files, final String path) throws FileServiceException {
        final byte[] bytes = readAllBytes(files, path);
        try {
            // A string's own decoder replaces what it cannot decode.
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(bytes))
                    .toString();
        } catch (final CharacterCodingException e) {
            throw FileServiceException.withMessage(
                    PosixError.EINVAL, "'" + path + "' is not text in UTF-8: read it by readAllBytes", e);
        }
    }

    /**
     * Reads the lines of a file. A line ends with a line feed, a carriage return, both, or the file.
     *
     * @param files the file service.
     * @param path  path of a file of at most {@link #MAX_ARRAY_LENGTH} bytes.
     * @return its lines, without their ends.
     * @throws FileServiceException as from {@link #readString}.
     */
    public static List<String> readLines(final FileService files, final String path) throws FileServiceException {
        return readString(files, path).lines().toList();
    }

    /**
     * Writes a whole file.
     *
     * @param files the file service.
     * @param path  path of the file.
     * @param bytes its new contents.
     * @throws FileServiceException as described for the class.
     */
    public static void writeBytes(final FileService files, final String path, final byte[] bytes)
            throws FileServiceException {
        try {
            replace(files, path, handle -> files.write(handle, 0, MemorySegment.ofArray(bytes), 0, bytes.length));
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("'" + path + "'", e);
        }
    }

    /**
     * Writes a whole file of text.
     *
     * @param files the file service.
     * @param path  path of the file.
     * @param text  its new contents.
     * @throws FileServiceException as described for the class.
     */
    public static void writeString(final FileService files, final String path, final CharSequence text)
            throws FileServiceException {
        writeBytes(files, path, text.toString().getBytes(StandardCharsets.UTF_8));
    }

    /**
     * Writes a whole file of lines.
     *
     * @param files the file service.
     * @param path  path of the file.
     * @param lines its new contents; each gets a line feed.
     * @throws FileServiceException as described for the class.
     */
    public static void writeLines(
            final FileService files, final String path, final Iterable<? extends CharSequence> lines)
            throws FileServiceException {
        final StringBuilder text = new StringBuilder();
        lines.forEach(line -> text.append(line).append('\n'));
        writeString(files, path, text);
    }

    /**
     * Copies a local file into a file service. It may have any size.
     *
     * @param source local file.
     * @param files  the file service.
     * @param path   path of the copy.
     * @throws FileServiceException as described for the class.
     * @throws IOException          the local file cannot be read.
     */
    public static void copy(final Path source, final FileService files, final String path) throws IOException {
        // The source is opened first: if that fails, the target keeps its contents.
        try (SparseInput in = SparseInput.open(source)) {
            replace(files, path, handle -> copy(in, files, handle));
        }
    }

    /**
     * Copies a file of a file service to a local file, which is created or replaced. It may have any size. When the
     * copy fails, the local file is incomplete.
     *
     * @param files  the file service.
     * @param path   path of a file.
     * @param target local file.
     * @throws FileServiceException as described for the class.
     * @throws IOException          the local file cannot be written.
     */
    public static void copy(final FileService files, final String path, final Path target) throws IOException {
        final long handle = files.open(path, READ);
        try (OutputStream out = open(target)) {
            copy(files, handle, out);
        } finally {
            files.close(handle);
        }
    }

    /** Devices have no holes. */
    private static OutputStream open(final Path target) throws IOException {
        final FileChannel out = FileChannel.open(
                target, StandardOpenOption.WRITE, StandardOpenOption.CREATE, StandardOpenOption.TRUNCATE_EXISTING);
        return Files.isRegularFile(target) ? new SparseStream(out) : Channels.newOutputStream(out);
    }

    private static void copy(final SparseInput in, final FileService files, final long handle) throws IOException {
        final byte[] chunk = new byte[CHUNK_LENGTH];
        final MemorySegment bytes = MemorySegment.ofArray(chunk);
        final ByteBuffer buffer = ByteBuffer.wrap(chunk);
        long offset = in.skipHole(CHUNK_LENGTH);
        long written = 0;
        int count = in.read(buffer.clear());
        while (count > 0) {
            if (!Holes.isHole(bytes, count)) {
                files.write(handle, offset, bytes, 0, count);
                written = offset + count;
            }
            offset += count;
            offset += in.skipHole(CHUNK_LENGTH);
            count = in.read(buffer.clear());
        }
        if (written < offset) {
            files.truncate(handle, offset);
        }
    }

    private static void copy(final FileService files, final long handle, final OutputStream out) throws IOException {
        final byte[] chunk = new byte[CHUNK_LENGTH];
        final MemorySegment bytes = MemorySegment.ofArray(chunk);
        long offset = 0;
        int count = files.read(handle, offset, bytes, 0, chunk.length);
        while (count > 0) {
            out.write(chunk, 0, count);
            offset += count;
            count = files.read(handle, offset, bytes, 0, chunk.length);
        }
    }

    private static void replace(final FileService files, final String path, final Contents contents)
            throws IOException {
        final long handle = files.open(path, REPLACE);
        try {
            contents.writeTo(handle);
        } catch (final Throwable e) {
            // Also after an Error, such as too little memory for a chunk.
            discard(files, handle, path, e);
            throw e;
        }
        files.close(handle);
    }

    private static void discard(
            final FileService files, final long handle, final String path, final Throwable failure) {
        try {
            try {
                files.close(handle);
            } finally {
                files.unlink(path);
            }
        } catch (final FileServiceException e) {
            failure.addSuppressed(e);
        }
    }
}
