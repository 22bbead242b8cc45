package io.github.galefs.server;

import static io.github.galefs.wire.RingFileDescriptor.BOOT_ID_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.FILE_LENGTH;
import static io.github.galefs.wire.RingFileDescriptor.HEARTBEAT_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.REQUESTS_OFFSET;
import static io.github.galefs.wire.RingFileDescriptor.RING_LENGTH;
import static io.github.galefs.wire.RingFileDescriptor.SLOTS;
import static io.github.galefs.wire.RingFileDescriptor.pinBit;
import static io.github.galefs.wire.RingFileDescriptor.pinWordOffset;
import static io.github.galefs.wire.RingFileDescriptor.repliesOffset;

import io.github.galefs.mapped.FileSystemType;
import io.github.galefs.mapped.MemoryFile;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.nio.file.attribute.PosixFilePermissions;
import java.security.SecureRandom;
import java.util.Set;
import org.agrona.concurrent.UnsafeBuffer;
import org.agrona.concurrent.ringbuffer.ManyToOneRingBuffer;
import org.agrona.concurrent.ringbuffer.OneToOneRingBuffer;

/**
 * The server's side of the ring file: requests of clients on its machine, and replies to them. Safe for use by several
 * threads until it is closed. {@link io.github.galefs.wire.RingFileDescriptor} has the layout.
 */
final class RingFile implements AutoCloseable {
    private static final String NAME = "ring";
    private static final String MEMORY_NAME = "galefs-ring";

    /** Stands for a session that is being created. Its key is secret, so no request is attributed to it. */
    private static final Session RESERVED = new Session(
            0,
            new SecureRandom().nextLong(),
            Session.NO_RING_SLOT,
            0,
            0,
            0,
            new MemoryAccount(new MemoryBudget(1)),
            new MemoryAccount(new MemoryBudget(1)),
            null);

    /** Null if the file is on the disk. */
    private final MemoryFile memory;

    private final Path path;

    /** Device and inode of a file on the disk: its directory may have moved, and the path lead to another's file. */
    private final Object key;

    private final Arena arena = Arena.ofShared();
    private final UnsafeBuffer file;
    private final ManyToOneRingBuffer requests;
    private final Session[] slots = new Session[SLOTS];
    private final OneToOneRingBuffer[] replies = new OneToOneRingBuffer[SLOTS];
    private boolean closed;

    /**
     * Creates the file. One that a dead server left is deleted; clients that have it mapped keep the deleted file.
     *
     * <p>It is a file in memory where a store to a mapped page might need a block of the disk: the heartbeat must not
     * end the server when other programs have filled that.
     */
    RingFile(final Path directory, final long bootId) throws IOException {
        this(directory, bootId, FileSystemType.of(directory).keepsBlocks());
    }

    RingFile(final Path directory, final long bootId, final boolean isOnDisk) throws IOException {
        final Path onDisk = directory.toRealPath().resolve(NAME);
        Files.deleteIfExists(onDisk);
        boolean created = false;
        try {
            memory = isOnDisk ? null : MemoryFile.create(MEMORY_NAME, FILE_LENGTH, arena);
            path = isOnDisk ? onDisk : memory.path();
            file = new UnsafeBuffer((isOnDisk ? map(path, arena) : memory.bytes()).address(), FILE_LENGTH);
            key = isOnDisk ? key(path) : null;
            created = true;
        } finally {
            if (!created) {
                arena.close();
            }
        }
        requests = new ManyToOneRingBuffer(new UnsafeBuffer(file, REQUESTS_OFFSET, RING_LENGTH));
        for (int slot = 0; slot < SLOTS; slot++) {
            replies[slot] = new OneToOneRingBuffer(new UnsafeBuffer(file, repliesOffset(slot), RING_LENGTH));
        }
        heartbeat();
        file.putLongVolatile(BOOT_ID_OFFSET, bootId);
    }

    /** Maps a new file. Its zeros are written, not mapped: so a full disk is an error here, and not a signal later. */
    private static MemorySegment map(final Path path, final Arena arena) throws IOException {
        boolean mapped = false;
        try (FileChannel channel = FileChannel.open(
                path,
                Set.of(StandardOpenOption.CREATE_NEW, StandardOpenOption.READ, StandardOpenOption.WRITE),
                PosixFilePermissions.asFileAttribute(PosixFilePermissions.fromString("rw-------")))) {
            final ByteBuffer zeros = ByteBuffer.allocate(FILE_LENGTH);
            while (zeros.hasRemaining()) {
                channel.write(zeros);
            }
            final MemorySegment map = channel.map(FileChannel.MapMode.READ_WRITE, 0, FILE_LENGTH, arena);
            mapped = true;
            return map;
        } finally {
            if (!mapped) {
                Files.deleteIfExists(path);
            }
        }
    }

    Path path() {
        return path;
    }

    /** Shows clients that the server is alive. */
    void heartbeat() {
        file.putLongVolatile(HEARTBEAT_OFFSET, System.currentTimeMillis());
    }

    /** Shows clients that the ring file is no longer served. */
    void stopHeartbeat() {
        file.putLongVolatile(HEARTBEAT_OFFSET, 0);
    }

    /** Shows clients whether a pin is current. */
    synchronized void setPin(final int pin, final boolean isCurrent) {
        if (!closed) {
            final int offset = pinWordOffset(pin);
            final long word = file.getLong(offset);
            file.putLongVolatile(offset, isCurrent ? word | pinBit(pin) : word & ~pinBit(pin));
        }
    }

    ManyToOneRingBuffer requests() {
        return requests;
    }

    OneToOneRingBuffer replies(final int slot) {
        return replies[slot];
    }

    /**
     * Reserves a free slot; {@link #assign} or {@link #free} must follow.
     *
     * @return the slot, or {@link Session#NO_RING_SLOT} if none is free.
     */
    synchronized int reserve() {
        for (int slot = 0; slot < SLOTS && !closed; slot++) {
            if (slots[slot] == null) {
                slots[slot] = RESERVED;
                file.setMemory(repliesOffset(slot), RING_LENGTH, (byte) 0);
                return slot;
            }
        }
        return Session.NO_RING_SLOT;
    }

    synchronized void assign(final int slot, final Session session) {
        if (slot != Session.NO_RING_SLOT) {
            slots[slot] = session;
        }
    }

    synchronized void free(final int slot) {
        if (slot != Session.NO_RING_SLOT) {
            slots[slot] = null;
        }
    }

    /** The session that a slot is assigned to; null if there is none with this key. */
    synchronized Session session(final int slot, final long key) {
        final Session session = slot >= 0 && slot < SLOTS ? slots[slot] : null;
        return session != null && session.key() == key ? session : null;
    }

    /** Deletes the file. No thread may access a ring any more. */
    @Override
    public synchronized void close() throws IOException {
        if (!closed) {
            closed = true;
            stopHeartbeat();
            arena.close();
            if (memory != null) {
                memory.close();
            } else if (Files.exists(path) && key.equals(key(path))) {
                Files.delete(path);
            }
        }
    }

    private static Object key(final Path path) throws IOException {
        return Files.readAttributes(path, BasicFileAttributes.class).fileKey();
    }
}
