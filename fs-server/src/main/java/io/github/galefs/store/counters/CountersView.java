package io.github.galefs.store.counters;

import static io.github.galefs.store.counters.CountersFileDescriptor.*;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.mapped.MemoryFile;
import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.Map;
import org.agrona.BufferUtil;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.status.CountersReader;

/** A read-only view on the counters of a store that a process has open for writing. Not thread-safe. */
public final class CountersView implements AutoCloseable {
    private final MappedByteBuffer bytes;
    private final UnsafeBuffer header;
    private final CountersReader counters;

    private CountersView(final MappedByteBuffer bytes) {
        this.bytes = bytes;
        header = new UnsafeBuffer(bytes, 0, HEADER_LENGTH);
        counters = new CountersReader(
                new UnsafeBuffer(bytes, HEADER_LENGTH, METADATA_LENGTH),
                new UnsafeBuffer(bytes, HEADER_LENGTH + METADATA_LENGTH, VALUES_LENGTH),
                StandardCharsets.US_ASCII);
    }

    /**
     * Opens the counters file of a store.
     *
     * @param directory directory of the store.
     * @return the view; the caller must close it.
     * @throws FileServiceException ENOENT if no process has the store open for writing; EINVAL for a file of another
     *     layout; EIO.
     */
    public static CountersView open(final Path directory) throws FileServiceException {
        final Path file = directory.resolve(FILE_NAME);
        try (FileChannel channel = openFile(file)) {
            if (channel.size() != FILE_LENGTH) {
                throw new FileServiceException(
                        PosixError.EINVAL,
                        file + " has " + channel.size() + " bytes; a counters file has " + FILE_LENGTH);
            }
            return new CountersView(channel.map(FileChannel.MapMode.READ_ONLY, 0, FILE_LENGTH)).requireLayout(file);
        } catch (final NoSuchFileException e) {
            throw new FileServiceException(
                    PosixError.ENOENT,
                    "store " + directory + " has no counters: no process has it open for writing",
                    e);
        } catch (final FileServiceException e) {
            throw e;
        } catch (final IOException e) {
            throw FileServiceException.ofFailure("cannot read " + file, e);
        }
    }

    /** Opens the file. A link of a process that has ended may lead to anything. */
    private static FileChannel openFile(final Path file) throws IOException {
        if (Files.isSymbolicLink(file) && !MemoryFile.isLinked(file, MEMORY_NAME)) {
            throw new NoSuchFileException(file.toString());
        }
        return FileChannel.open(file, StandardOpenOption.READ);
    }

    /**
     * Returns the process that updates the counters.
     *
     * @return its process id.
     */
    public long process() {
        return header.getLong(PROCESS_OFFSET);
    }

    /**
     * Returns whether that process is alive.
     *
     * @return false if it has ended without closing the store.
     */
    public boolean live() {
        return ProcessHandle.of(process()).map(ProcessHandle::isAlive).orElse(false);
    }

    /**
     * Returns the time since which the process counts.
     *
     * @return milliseconds since 1970-01-01T00:00Z.
     */
    public long startMillis() {
        return header.getLong(START_OFFSET);
    }

    /**
     * Returns the values of all counters.
     *
     * @return values by label, in the order of the counters' ids.
     */
    public Map<String, Long> values() {
        final Map<String, Long> values = new LinkedHashMap<>();
        counters.forEach((id, type, key, label) -> values.put(label, counters.getCounterValue(id)));
        return values;
    }

    /** Unmaps the file. */
    @Override
    public void close() {
        BufferUtil.free(bytes);
    }

    private CountersView requireLayout(final Path file) throws FileServiceException {
        final int magic = header.getIntVolatile(MAGIC_OFFSET);
        final int version = header.getInt(LAYOUT_VERSION_OFFSET);
        if (magic == MAGIC && version == LAYOUT_VERSION) {
            return this;
        }
        close();
        throw new FileServiceException(
                PosixError.EINVAL,
                String.format(
                        "%s has magic %08x and layout version %d instead of %08x and %d",
                        file, magic, version, MAGIC, LAYOUT_VERSION));
    }
}
