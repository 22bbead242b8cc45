package io.github.galefs.store.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.posix.OwnerOnly;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
import org.agrona.CloseHelper;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * The file {@code durable} of a store: number of the last record of the meta log that is known to be durable, with all
 * payloads up to it.
 *
 * <p>The number is stored after the force that made the record durable, so it is true whenever it is found, even though
 * nothing forces it. After the death of a process it is up to date; after a loss of power it may be older. With it, a
 * record that has been lost can be told from one that was never durable.
 *
 * <p>The number is written by a system call that no interrupt ends, and not through a map: a file system that writes
 * each change to a new block would raise a signal on a full disk.
 */
public final class DurableMark implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(DurableMark.class);
    private static final String FILE_NAME = "durable";

    /** Null if there is no file. */
    private final RandomAccessFile file;

    /** The number, as the file has it. */
    private final MemorySegment word = MemorySegment.ofArray(new long[1]);

    private DurableMark(final RandomAccessFile file) {
        this.file = file;
    }

    /**
     * Opens the mark of a store, and creates the file if it is missing. The store's lock file must be held.
     *
     * @param store directory of the store.
     * @param disk  makes a new file's name durable.
     * @return the mark; the caller must close it. One without a file if there is none and it cannot be created, such as
     *     on a full disk: a store must open there all the same, to remove files.
     * @throws FileServiceException EINTR if the thread was interrupted.
     */
    public static DurableMark open(final Path store, final StoreDisk disk) throws FileServiceException {
        final Path path = store.resolve(FILE_NAME);
        try (FileChannel channel = FileChannel.open(
                path,
                Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE),
                OwnerOnly.FILE)) {
            if (channel.size() < DurableMarkDescriptor.LENGTH) {
                channel.write(ByteBuffer.allocate(DurableMarkDescriptor.LENGTH), 0);
                disk.createFile(path);
            }
            final ByteBuffer read = ByteBuffer.allocate(Long.BYTES);
            channel.read(read, 0);
            final DurableMark mark = new DurableMark(new RandomAccessFile(path.toFile(), "rw"));
            mark.word.copyFrom(MemorySegment.ofArray(read.array()));
            return mark;
        } catch (final ClosedByInterruptException e) {
            throw FileServiceException.ofFailure("cannot open " + HeldDirectory.name(path), e);
        } catch (final IOException e) {
            LOGGER.warn(
                    "cannot open {}; damage of the meta log may not be recognised: {}",
                    HeldDirectory.name(path),
                    e.toString());
            return new DurableMark(null);
        }
    }

    /**
     * Returns the number in the mark of a store, for a reader.
     *
     * @param store directory of the store.
     * @return number of the last record that is known to be durable; 0 if none is known.
     * @throws FileServiceException EIO.
     */
    public static long read(final Path store) throws FileServiceException {
        final Path file = store.resolve(FILE_NAME);
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            final ByteBuffer word = ByteBuffer.allocateDirect(Long.BYTES);
            final boolean whole = channel.read(word, 0) == Long.BYTES;
            return whole ? DurableMarkDescriptor.get(MemorySegment.ofBuffer(word.clear())) : 0;
        } catch (final NoSuchFileException _) {
            return 0;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read " + HeldDirectory.name(file), e);
        }
    }

    /**
     * Stores the number of a record that has become durable, unless a higher one is stored. May be called by any
     * thread.
     *
     * @param sequence number of the record.
     */
    public synchronized void advanceTo(final long sequence) {
        if (sequence <= DurableMarkDescriptor.get(word)) {
            return;
        }
        DurableMarkDescriptor.put(word, sequence);
        if (file == null) {
            return;
        }
        try {
            file.seek(0);
            file.write(word.toArray(ValueLayout.JAVA_BYTE));
        } catch (final IOException e) {
            // An older number is true as well.
            LOGGER.debug("cannot write the number of the last durable record: {}", e.toString());
        }
    }

    @Override
    public void close() {
        CloseHelper.quietClose(file);
    }
}
