package io.github.galefs;

import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.file.StoreFiles;
import io.github.galefs.kernel.tornado.TornadoBinding;
import io.github.galefs.kernel.tornado.TornadoType;
import java.lang.foreign.MemorySegment;
import java.util.Set;

/**
 * Files in the arrays of TornadoVM, for programs that run TaskGraphs: {@code ByteArray}, {@code ShortArray}, {@code
 * CharArray}, {@code IntArray}, {@code LongArray}, {@code FloatArray}, {@code DoubleArray} and {@code HalfFloatArray}.
 *
 * <pre>{@code
 * FloatArray weights = TornadoFiles.load(store, "/model/weights", 4096, 1_000_000, FloatArray.class);
 * }</pre>
 *
 * <p>The bytes are copied once, from where the store has them to the array's own memory, behind TornadoVM's header; and
 * once in the other direction. Elements have the byte order of the machine, little-endian on x86. As in {@link
 * StoreFiles}, nothing is durable until {@link FileService#syncAll()} has returned, or the store was closed.
 *
 * <p>Needs a GaleFS that was built with a TornadoVM SDK; without one, all methods throw {@link IllegalStateException}.
 * All methods may be called from any thread; the caller synchronizes accesses to the array. Besides the errors that
 * they state, they throw what {@link FileService#open}, {@code read} and {@code write} throw.
 */
public final class TornadoFiles {
    /** Bytes of one call of the file service, which takes an int: a multiple of the size of every element. */
    private static final int MAX_CALL_LENGTH = 1 << 30;

    private static final Set<FileOpenOption> READ = Set.of(FileOpenOption.READ);
    private static final Set<FileOpenOption> WRITE = Set.of(FileOpenOption.WRITE, FileOpenOption.CREATE);
    private static final Set<FileOpenOption> REPLACE =
            Set.of(FileOpenOption.WRITE, FileOpenOption.CREATE, FileOpenOption.TRUNCATE);

    private TornadoFiles() {}

    /**
     * Loads a whole file.
     *
     * @param files the file service.
     * @param path  path of a file whose size is a multiple of that of an element, at most 2<sup>31</sup>-1 elements.
     * @param type  class of the array, such as {@code FloatArray.class}.
     * @param <A>   type of the array.
     * @return a new array with the file's bytes.
     * @throws FileServiceException     ENOENT if there is no such file; EINVAL if its size is no multiple; EFBIG if it
     *     has too many elements.
     * @throws IllegalArgumentException the class is none of those that are listed for this class.
     */
    public static <A> A load(final FileService files, final String path, final Class<A> type)
            throws FileServiceException {
        final int elementBytes = arrayType(type).elementBytes();
        final long handle = files.open(path, READ);
        try {
            final long size = files.status(handle).size();
            if (size % elementBytes != 0) {
                throw new FileServiceException(
                        PosixError.EINVAL,
                        "'" + path + "' has " + size + " bytes, which is no multiple of " + elementBytes
                                + ", the size of an element of " + type.getSimpleName());
            }
            if (size / elementBytes > Integer.MAX_VALUE) {
                throw new FileServiceException(
                        PosixError.EFBIG,
                        "'" + path + "' has " + size / elementBytes + " elements, at most " + Integer.MAX_VALUE
                                + " fit into an array: load a range");
            }
            final A array = TornadoBinding.installed().allocate(type, (int) (size / elementBytes));
            read(files, handle, path, 0, TornadoBinding.installed().elements(array));
            return array;
        } finally {
            files.close(handle);
        }
    }

    /**
     * Loads a range of a file.
     *
     * @param files      the file service.
     * @param path       path of a file.
     * @param fileOffset offset of the first element in bytes, from 0; it needs no alignment.
     * @param length     number of elements, from 0.
     * @param type       class of the array, such as {@code FloatArray.class}.
     * @param <A>        type of the array.
     * @return a new array with the bytes of the range.
     * @throws FileServiceException     ENOENT if there is no such file; EINVAL if the range ends beyond the file.
     * @throws IllegalArgumentException offset or length is negative, or the class is none of those that are listed for
     *     this class.
     */
    public static <A> A load(
            final FileService files, final String path, final long fileOffset, final int length, final Class<A> type)
            throws FileServiceException {
        arrayType(type);
        if (length < 0) {
            throw new IllegalArgumentException("length " + length + ": must be at least 0");
        }
        checkOffset(fileOffset);
        final long handle = files.open(path, READ);
        try {
            // Before the allocation: a wrong length may be large.
            checkRange(
                    path,
                    files.status(handle).size(),
                    fileOffset,
                    (long) length * arrayType(type).elementBytes());
            final A array = TornadoBinding.installed().allocate(type, length);
            read(files, handle, path, fileOffset, TornadoBinding.installed().elements(array));
            return array;
        } finally {
            files.close(handle);
        }
    }

    /**
     * Loads a range of a file into all elements of an array.
     *
     * @param files      the file service.
     * @param path       path of a file.
     * @param fileOffset offset of the first element in bytes, from 0; it needs no alignment.
     * @param array      an array of TornadoVM; its elements are undefined after a failure.
     * @throws FileServiceException     ENOENT if there is no such file; EINVAL if the range ends beyond the file.
     * @throws IllegalArgumentException the offset is negative, or the array is none of those that are listed for this
     *     class.
     */
    public static void loadInto(final FileService files, final String path, final long fileOffset, final Object array)
            throws FileServiceException {
        checkOffset(fileOffset);
        final MemorySegment elements = elements(array);
        final long handle = files.open(path, READ);
        try {
            read(files, handle, path, fileOffset, elements);
        } finally {
            files.close(handle);
        }
    }

    /**
     * Stores an array as a whole file, which is created or replaced.
     *
     * @param files the file service.
     * @param path  path of the file; its directory must exist.
     * @param array an array of TornadoVM.
     * @throws FileServiceException     ENOENT if the directory is missing; ENOSPC.
     * @throws IllegalArgumentException the array is none of those that are listed for this class.
     */
    public static void store(final FileService files, final String path, final Object array)
            throws FileServiceException {
        write(files, path, REPLACE, 0, elements(array));
    }

    /**
     * Stores an array in a range of a file, which is created if it is missing, and extended if it is shorter.
     *
     * @param files      the file service.
     * @param path       path of the file; its directory must exist.
     * @param fileOffset offset of the first element in bytes, from 0; it needs no alignment.
     * @param array      an array of TornadoVM.
     * @throws FileServiceException     ENOENT if the directory is missing; ENOSPC.
     * @throws IllegalArgumentException the offset is negative, or the array is none of those that are listed for this
     *     class.
     */
    public static void store(final FileService files, final String path, final long fileOffset, final Object array)
            throws FileServiceException {
        checkOffset(fileOffset);
        write(files, path, WRITE, fileOffset, elements(array));
    }

    private static void read(
            final FileService files,
            final long handle,
            final String path,
            final long fileOffset,
            final MemorySegment elements)
            throws FileServiceException {
        long done = 0;
        while (done < elements.byteSize()) {
            final int length = (int) Math.min(MAX_CALL_LENGTH, elements.byteSize() - done);
            final int count = files.read(handle, fileOffset + done, elements, done, length);
            done += count;
            if (count < length) {
                checkRange(path, fileOffset + done, fileOffset, elements.byteSize());
            }
        }
    }

    private static void write(
            final FileService files,
            final String path,
            final Set<FileOpenOption> options,
            final long fileOffset,
            final MemorySegment elements)
            throws FileServiceException {
        final long handle = files.open(path, options);
        try {
            long done = 0;
            while (done < elements.byteSize()) {
                final int length = (int) Math.min(MAX_CALL_LENGTH, elements.byteSize() - done);
                files.write(handle, fileOffset + done, elements, done, length);
                done += length;
            }
        } finally {
            files.close(handle);
        }
    }

    private static void checkRange(final String path, final long fileSize, final long fileOffset, final long byteLength)
            throws FileServiceException {
        if (byteLength > fileSize - fileOffset) {
            throw new FileServiceException(
                    PosixError.EINVAL,
                    "'" + path + "' has no " + byteLength + " bytes from offset " + fileOffset + ": it ends at "
                            + fileSize);
        }
    }

    private static void checkOffset(final long fileOffset) {
        if (fileOffset < 0) {
            throw new IllegalArgumentException("offset " + fileOffset + ": must be at least 0");
        }
    }

    private static MemorySegment elements(final Object array) {
        arrayType(array.getClass());
        return TornadoBinding.installed().elements(array);
    }

    private static TornadoType arrayType(final Class<?> type) {
        return TornadoType.of(type)
                .filter(TornadoType::isArray)
                .orElseThrow(() -> new IllegalArgumentException("class " + type.getTypeName()
                        + ": must be ByteArray, ShortArray, CharArray, IntArray, LongArray, FloatArray, DoubleArray or"
                        + " HalfFloatArray of TornadoVM"));
    }
}
