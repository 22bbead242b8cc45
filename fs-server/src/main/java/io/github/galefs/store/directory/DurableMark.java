package io.github.galefs.store.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.posix.HeldDirectory;
import io.github.galefs.posix.OwnerOnly;
import io.github.galefs.store.disk.StoreDisk;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileChannel;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Set;
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
 * <p>The file is mapped: a store to memory cannot be interrupted, and costs little beside a force.
 */
public final class DurableMark implements AutoCloseable {
    private static final Logger LOGGER = LoggerFactory.getLogger(DurableMark.class);
    private static final String FILE_NAME = "durable";

    /** Owns the map; null if there is no file. */
    private final Arena arena;

    private final MemorySegment map;

    private DurableMark(final Arena arena, final MemorySegment map) {
        this.arena = arena;
        this.map = map;
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
        final Path file = store.resolve(FILE_NAME);
        final Arena arena = Arena.ofShared();
        DurableMark mark = null;
        try (FileChannel channel = FileChannel.open(
                file,
                Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE),
                OwnerOnly.FILE)) {
            if (channel.size() < DurableMarkDescriptor.LENGTH) {
                // Written as a whole: on a full disk, a store to the map of a hole would end the process.
                channel.write(ByteBuffer.allocate(DurableMarkDescriptor.LENGTH), 0);
                disk.createFile(file);
            }
            mark = new DurableMark(
                    arena, channel.map(FileChannel.MapMode.READ_WRITE, 0, DurableMarkDescriptor.LENGTH, arena));
            return mark;
        } catch (final ClosedByInterruptException e) {
            throw FileServiceException.ofFailure("cannot open " + HeldDirectory.name(file), e);
        } catch (final IOException e) {
            LOGGER.warn(
                    "cannot open {}; damage of the meta log may not be recognised: {}",
                    HeldDirectory.name(file),
                    e.toString());
            return new DurableMark(null, Arena.ofAuto().allocate(DurableMarkDescriptor.LENGTH, Long.BYTES));
        } finally {
            if (mark == null) {
                arena.close();
            }
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
        if (sequence > DurableMarkDescriptor.get(map)) {
            DurableMarkDescriptor.put(map, sequence);
        }
    }

    /** Unmaps the file. */
    @Override
    public void close() {
        if (arena != null) {
            arena.close();
        }
    }
}
