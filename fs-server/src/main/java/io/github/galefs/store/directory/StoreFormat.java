package io.github.galefs.store.directory;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;

/**
 * Format of a store. It is kept in the file that makes a directory a store, as text with one value a line:
 *
 * <pre>
 *  galefs-store
 *  version 2
 *  blockSize 65536
 *  fileSystemId 5c0f3e1b9a2d4476
 * </pre>
 *
 * <p>Stores of earlier versions have no fourth line, and earlier versions do not read it.
 *
 * @param blockSize    block size in bytes, a power of two from {@link #MIN_BLOCK_SIZE} to {@link #MAX_BLOCK_SIZE}.
 * @param fileSystemId number of this store, as {@link FileService#fileSystemId}; {@link FileService#UNNUMBERED} if it
 *     has none.
 */
public record StoreFormat(int blockSize, long fileSystemId) {
    /** Smallest block size in bytes. */
    public static final int MIN_BLOCK_SIZE = 4 * 1024;

    /** Largest block size in bytes. */
    public static final int MAX_BLOCK_SIZE = 4 * 1024 * 1024;

    /** Name that the format file has until it is complete. */
    static final String UNFINISHED_NAME = "galefs-store.new";

    private static final String FILE_NAME = "galefs-store";
    private static final String MAGIC = "galefs-store";
    private static final String VERSION = "version ";
    private static final String BLOCK_SIZE = "blockSize ";
    private static final String FILE_SYSTEM_ID = "fileSystemId ";
    private static final int SUPPORTED_VERSION = 2;

    /**
     * Returns the format of a new store, with a number that no other store has.
     *
     * @param blockSize block size in bytes.
     * @return the format.
     */
    public static StoreFormat ofNewStore(final int blockSize) {
        return new StoreFormat(blockSize, new SecureRandom().nextLong(FileService.UNNUMBERED + 1, Long.MAX_VALUE));
    }

    /**
     * Returns whether a store may have a block size.
     *
     * @param size bytes.
     * @return true for a power of two in the range.
     */
    public static boolean isBlockSize(final int size) {
        return size >= MIN_BLOCK_SIZE && size <= MAX_BLOCK_SIZE && Integer.bitCount(size) == 1;
    }

    /** Returns whether a directory has a format file. */
    static boolean existsIn(final Path directory) {
        return Files.exists(directory.resolve(FILE_NAME));
    }

    /**
     * Reads the format of a store.
     *
     * @param directory directory of the store.
     * @return the format.
     * @throws FileServiceException ENOENT; ENOTDIR; EINVAL if the directory is not a store or one of another version;
     *     EIO.
     */
    public static StoreFormat read(final Path directory) throws FileServiceException {
        requireDirectory(directory);
        final Path file = directory.resolve(FILE_NAME);
        try {
            final List<String> lines = Files.readAllLines(file);
            if (lines.size() < 3 || !lines.get(0).equals(MAGIC)) {
                throw notAStore(directory, "its file " + FILE_NAME + " does not start with \"" + MAGIC + "\"", null);
            }
            final int version = number(directory, lines.get(1), VERSION);
            if (version != SUPPORTED_VERSION) {
                throw notAStore(
                        directory, "its format has version " + version + ", supported is " + SUPPORTED_VERSION, null);
            }
            final int blockSize = number(directory, lines.get(2), BLOCK_SIZE);
            if (!isBlockSize(blockSize)) {
                throw notAStore(directory, "its block size is " + blockSize, null);
            }
            return new StoreFormat(blockSize, fileSystemId(directory, lines));
        } catch (final NoSuchFileException e) {
            throw notAStore(directory, "it has no file " + FILE_NAME, e);
        } catch (final CharacterCodingException e) {
            throw notAStore(directory, "its file " + FILE_NAME + " is not text", e);
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read " + HeldDirectory.name(file), e);
        }
    }

    private static void requireDirectory(final Path directory) throws FileServiceException {
        try {
            if (!Files.readAttributes(directory, BasicFileAttributes.class).isDirectory()) {
                throw new FileServiceException(PosixError.ENOTDIR, "store directory " + directory);
            }
        } catch (final NoSuchFileException _) {
            throw missing(directory);
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot open the store " + directory, e);
        }
    }

    /** Writes the format file durably and atomically. */
    void write(final Path directory, final StoreDisk disk) throws IOException {
        final Path file = directory.resolve(FILE_NAME);
        final Path unfinished = directory.resolve(UNFINISHED_NAME);
        disk.createFile(unfinished);
        Files.write(
                unfinished,
                List.of(
                        MAGIC,
                        VERSION + SUPPORTED_VERSION,
                        BLOCK_SIZE + blockSize,
                        FILE_SYSTEM_ID + HexFormat.of().toHexDigits(fileSystemId)));
        disk.force(unfinished);
        disk.move(unfinished, file);
        disk.forceDirectory(directory);
    }

    private static long fileSystemId(final Path directory, final List<String> lines) throws FileServiceException {
        if (lines.size() == 3) {
            return FileService.UNNUMBERED;
        }
        final String line = lines.get(3);
        try {
            final long id = line.startsWith(FILE_SYSTEM_ID)
                    ? HexFormat.fromHexDigitsToLong(line, FILE_SYSTEM_ID.length(), line.length())
                    : 0;
            if (id >= FileService.UNNUMBERED) {
                return id;
            }
            throw hasLine(directory, line, null);
        } catch (final IllegalArgumentException e) {
            throw hasLine(directory, line, e);
        }
    }

    private static int number(final Path directory, final String line, final String key) throws FileServiceException {
        try {
            if (line.startsWith(key)) {
                return Integer.parseInt(line.substring(key.length()));
            }
        } catch (final NumberFormatException e) {
            throw hasLine(directory, line, e);
        }
        throw notAStore(
                directory,
                "its file " + FILE_NAME + " has \"" + line + "\" where \"" + key + "...\" is expected",
                null);
    }

    private static FileServiceException hasLine(final Path directory, final String line, final Throwable cause) {
        return notAStore(directory, "its file " + FILE_NAME + " has the line \"" + line + "\"", cause);
    }

    private static FileServiceException missing(final Path directory) {
        final PosixError error = PosixError.ENOENT;
        return FileServiceException.withMessage(
                error,
                "store directory " + directory + ": " + error.description() + " (" + error.name()
                        + "); 'galefs mkfs --store " + directory + "' or EmbeddedStore.create creates a store",
                null);
    }

    private static FileServiceException notAStore(final Path directory, final String reason, final Throwable cause) {
        return FileServiceException.withMessage(
                PosixError.EINVAL, directory + " is not a store that can be opened: " + reason, cause);
    }
}
