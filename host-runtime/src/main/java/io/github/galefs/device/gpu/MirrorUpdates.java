package io.github.galefs.device.gpu;

import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Sends to a device what has changed in a mirror of its memory. Used by one thread at a time.
 *
 * <p>Updates are sent in short pieces from memory that is not pinned, although the mirror is: a GPU's driver puts such
 * a piece into the queue of commands. A write from pinned memory is done by the engine that copies blocks, behind all
 * copies that have been enqueued, on whatever queue; on an H100, a kernel waited 0.5 ms for its updates so.
 */
public final class MirrorUpdates implements AutoCloseable {
    /** What NVIDIA's driver takes into the queue, but not much more: seen with 64 and with 150 KiB. */
    public static final int PIECE_LENGTH = 64 << 10;

    private final Arena arena = Arena.ofShared();
    private final MemorySegment mirror;
    private final long mirrorOffset;
    private final MemorySegment sent;
    private final DirtyRanges dirty;
    private final ChangedWords words;

    /**
     * Creates updates of a mirror.
     *
     * @param mirror       of the device's memory from some offset on.
     * @param mirrorOffset where kernels find the mirror itself, relative to the memory that is mirrored, in bytes and a
     *                     multiple of 8; 0 if they do not.
     */
    public MirrorUpdates(final MemorySegment mirror, final long mirrorOffset) {
        this.mirror = mirror;
        this.mirrorOffset = mirrorOffset;
        dirty = new DirtyRanges(mirror.byteSize());
        words = new ChangedWords(mirror.byteSize());
        sent = arena.allocate(mirror.byteSize(), Long.BYTES);
    }

    /**
     * Lets small updates be sent as a list, which a program of the device applies. Called once.
     *
     * @param begin of the part of the mirror that is for the list, in bytes; a multiple of 8.
     * @param end   of that part, a multiple of 8; a list that is sent goes with a range that begins there.
     */
    public void listSmallUpdates(final long begin, final long end) {
        if (begin % Long.BYTES != 0 || end % Long.BYTES != 0) {
            throw new IllegalArgumentException("list from " + begin + " to " + end + ": must be multiples of 8");
        }
        words.setRoom(begin, end);
    }

    /**
     * Marks a range as changed.
     *
     * @param offset in the mirror, in bytes.
     * @param length number of bytes, at least 1.
     */
    public void add(final long offset, final long length) {
        if (!words.add(offset, length)) {
            addWhole(offset, length);
        }
    }

    /** Marks a range as changed that is not to be listed, as it is sent anyway in each round. */
    void addWhole(final long offset, final long length) {
        dirty.add(offset, length);
    }

    /**
     * Enqueues all updates. They must have arrived before the next call.
     *
     * @param queue        of the device.
     * @param buffer       memory of the device.
     * @param bufferOffset where the memory that is mirrored begins in the buffer.
     * @param program      applies a list.
     * @throws GpuException an update was refused; it is enqueued by the next call.
     */
    public void send(final GpuQueue queue, final long buffer, final long bufferOffset, final ChangeProgram program) {
        if (program.isNone() && words.hasRoom()) {
            words.moveTo(dirty);
            words.setRoom(0, 0);
        } else if (!words.isWorthIt()) {
            words.moveTo(dirty);
        }
        final int count = words.count();
        if (count > 0) {
            words.write(mirror);
            if (mirrorOffset == 0) {
                dirty.add(words.begin(), (long) count * ChangedWords.CHANGE_LENGTH);
            }
        }
        sendRanges(queue, buffer, bufferOffset);
        if (count > 0) {
            program.run(queue, buffer, bufferOffset, mirrorOffset + words.begin(), count);
            // Not before: what was refused is listed again.
            words.clear();
        }
    }

    private void sendRanges(final GpuQueue queue, final long buffer, final long bufferOffset) {
        while (dirty.next()) {
            try {
                sendRange(queue, buffer, bufferOffset);
            } catch (final RuntimeException | Error e) {
                // The range counts as clean, and is not.
                dirty.add(dirty.begin(), dirty.end() - dirty.begin());
                throw e;
            }
        }
    }

    private void sendRange(final GpuQueue queue, final long buffer, final long bufferOffset) {
        for (long begin = dirty.begin(); begin < dirty.end(); begin += PIECE_LENGTH) {
            final long length = Math.min(PIECE_LENGTH, dirty.end() - begin);
            MemorySegment.copy(mirror, begin, sent, begin, length);
            queue.write(buffer, bufferOffset + begin, sent.address() + begin, length);
        }
    }

    @Override
    public void close() {
        arena.close();
    }
}
