package io.github.galefs.kernel.file;

import static io.github.galefs.kernel.page.PageTableDescriptor.BLOCK_SHIFT_OFFSET;

import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.LaunchConstant;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.call.HostCall;

/**
 * Body of {@link DeviceFile#greadEach}: each work-item reads its own range. Collective over the work-group.
 *
 * <p>The group acquires one block after another, each once, however many work-items want it; those that do copy their
 * bytes before the block is released. So the cache may be smaller than what the group wants. A request for a block that
 * is not cached names those of the other work-items, which the host fetches meanwhile.
 *
 * <p>Before that, the group reads what the file has places for. Each work-item copies a short part alone, and one that
 * is not aligned; others are copied by several, as a GPU reads the host's memory in lines of 128 bytes only if
 * neighbours ask for one together.
 *
 * <p>A block with damaged bytes is refused as a whole. The group then acquires it for one unit after another.
 *
 * <p>An error takes the same path through the loop as a block, so that no barrier is under a condition.
 */
final class ItemReader {
    private static final long NOTHING = -1;
    private static final int WORD_MASK = Long.BYTES - 1;

    /** Longest part in bytes that a work-item copies alone. */
    private static final int ALONE_LIMIT = 64;

    /** Work-items that copy a part together: they load 16 bytes each, and so a line. */
    private static final int TEAM_SIZE = 8;

    private static final int LOAD_MASK = 15;

    /** Bits of the length of a part, which is at most {@link DeviceFile#EACH_LIMIT}. */
    private static final int LENGTH_BITS = 13;

    private ItemReader() {}

    static int read(
            final long[] fs,
            final int fd,
            final long fileOffset,
            final int byteCount,
            final Object destination,
            final long destinationOffset) {
        // Of each work-item, the offset of its next byte to read; behind all of these, its blocks that are not cached.
        final long[] wanted = LocalMemory.longsPerWorkItem(2);
        // The offset that the group reads at; and the logarithm of the bytes that it reads: of a block, or of a unit.
        final long[] current = LocalMemory.longs(2);
        final int[] bytesRead = LocalMemory.ints(1);
        final int[] hits = LocalMemory.ints(1);
        final int id = WorkItem.localId();
        final int size = WorkItem.localSize();
        final int blockShift = LaunchConstant.getInt(fs, BLOCK_SHIFT_OFFSET);
        // An earlier call used the same local memory; and each work-item is to see the leader's mapping, if it has one.
        WorkItem.barrier();
        if (id == 0) {
            bytesRead[0] = 0;
            hits[0] = 0;
        }
        WorkItem.localBarrier();
        final int count = BlockAccess.available(fs, fd, fileOffset, byteCount);
        int done = readPlaced(fs, fd, fileOffset, count, destination, destinationOffset, wanted);
        if (done > 0) {
            DeviceAtomics.getAndAdd(bytesRead, 0, done);
            DeviceAtomics.getAndAdd(hits, 0, 1);
        }
        final boolean wantsMore = done < count;
        wanted[id] = wantsMore ? fileOffset + done : NOTHING;
        wanted[size + id] = wantsMore ? BlockAccess.missing(fs, fd, fileOffset + done, count - done) : NOTHING;
        WorkItem.localBarrier();
        int status = count < 0 ? count : 0;
        // The leader's: the first work-item that may want something, and whether it has named the missing blocks.
        int next = 0;
        boolean isListed = false;
        boolean isNarrow = false;
        boolean reading = true;
        while (reading) {
            long outcome = 0;
            if (id == 0) {
                while (next < size && wanted[next] == NOTHING) {
                    next++;
                }
                current[0] = next < size ? wanted[next] : NOTHING;
                current[1] = isNarrow ? FileOperation.UNIT_SHIFT : blockShift;
                if (next >= size) {
                    outcome = HostCall.decided(fs, 0);
                } else if (isNarrow) {
                    outcome = BlockAccess.MISSING;
                } else {
                    outcome = BlockAccess.acquireResident(fs, fd, current[0]);
                }
                if (next < size && outcome == BlockAccess.MISSING) {
                    outcome = HostCall.begin(fs);
                    if (outcome >= 0) {
                        final int listed = isListed ? 0 : list(HostCall.path(fs), fs, wanted, size + next, 2 * size);
                        isListed = true;
                        final long begin = current[0] & -(1L << current[1]);
                        outcome = BlockAccess.requestListed(fs, fd, begin, 1 << (int) current[1], listed);
                    }
                }
            }
            final long held = HostCall.await(fs, outcome);
            final long offset = wanted[id];
            final int shift = (int) current[1];
            isNarrow = held == -FileOperation.DAMAGED_IN_PART;
            if (offset != NOTHING && offset >> shift == current[0] >> shift) {
                final int part = held < 0 ? 0 : partInUnit(offset, count - done, shift);
                copy(fs, BlockAccess.offsetInRegion(fs, held, offset), destination, destinationOffset + done, part);
                DeviceAtomics.getAndAdd(bytesRead, 0, part);
                done += part;
                status = held < 0 ? (int) held : 0;
                wanted[id] = isNarrow || (held >= 0 && done < count) ? offset + part : NOTHING;
            }
            // After a stop, a group that wants nothing more has the stop's error, which is not 0.
            reading = held != 0 && current[0] != NOTHING;
            BlockAccess.releaseResident(fs, held);
        }
        if (id == 0) {
            BlockAccess.countRead(fs, bytesRead[0], hits[0]);
        }
        return done > 0 ? done : status;
    }

    /**
     * Writes the indices of the missing blocks to the path buffer, as many as fit.
     *
     * @param path   offset of the path buffer in the region.
     * @param region the file system.
     * @param blocks of the work-items.
     * @param begin  index of the first.
     * @param end    one past the last.
     * @return number of bytes.
     */
    private static int list(final long path, final long[] region, final long[] blocks, final int begin, final int end) {
        int length = 0;
        for (int i = begin; i < end && length < BlockList.MAX_LENGTH; i++) {
            final long entry = blocks[i];
            if (entry != NOTHING) {
                DeviceMemory.putLongVolatile(region, path + length, BlockList.first(entry));
                length += Long.BYTES;
                if (BlockList.isOfTwo(entry) && length < BlockList.MAX_LENGTH) {
                    DeviceMemory.putLongVolatile(region, path + length, BlockList.first(entry) + 1);
                    length += Long.BYTES;
                }
            }
        }
        return length;
    }

    /**
     * Reads what lies in places, which need no protection.
     *
     * @param count bytes of this work-item's range, or an error.
     * @param parts local memory of two longs for each work-item: where the part lies that others help to copy, and
     *     where it goes, with its length.
     * @return bytes read for this work-item, from the first one on.
     */
    private static int readPlaced(
            final long[] fs,
            final int fd,
            final long fileOffset,
            final int count,
            final Object destination,
            final long destinationOffset,
            final long[] parts) {
        if (!HostCall.isSuspended()) {
            // In the live form no block has a place.
            return 0;
        }
        final int blockShift = LaunchConstant.getInt(fs, BLOCK_SHIFT_OFFSET);
        int done = 0;
        int shared = 0;
        long source = count > 0 ? BlockAccess.placeOf(fs, fd, fileOffset, count) : BlockAccess.MISSING;
        while (source != BlockAccess.MISSING) {
            final int part = partInUnit(fileOffset + done, count - done, blockShift);
            if (done == 0 && part > ALONE_LIMIT && ((source | destinationOffset) & LOAD_MASK) == 0) {
                parts[WorkItem.localId()] = source;
                shared = part;
            } else {
                copy(fs, source, destination, destinationOffset + done, part);
            }
            done += part;
            source = done < count ? BlockAccess.placeOf(fs, fd, fileOffset + done, count - done) : BlockAccess.MISSING;
        }
        parts[WorkItem.localSize() + WorkItem.localId()] = destinationOffset << LENGTH_BITS | shared;
        WorkItem.localBarrier();
        copyShared(fs, destination, parts);
        WorkItem.localBarrier();
        return done;
    }

    /** Copies the parts of all work-items, each by a team. */
    private static void copyShared(final long[] fs, final Object destination, final long[] parts) {
        final int size = WorkItem.localSize();
        final int teamSize = size < TEAM_SIZE ? size : TEAM_SIZE;
        final int teams = size / teamSize;
        final int team = WorkItem.localId() / teamSize;
        // Where the size is no multiple of a team's, the last work-items are in none.
        int item = team < teams ? team : size;
        while (item < size) {
            final long target = parts[size + item];
            final int length = (int) target & (1 << LENGTH_BITS) - 1;
            if (length > 0) {
                GroupCopy.copyShare(
                        fs,
                        parts[item],
                        destination,
                        target >> LENGTH_BITS,
                        length,
                        WorkItem.localId() % teamSize,
                        teamSize);
            }
            item += teams;
        }
    }

    private static int partInUnit(final long offset, final int count, final int shift) {
        final long toUnitEnd = (1L << shift) - (offset & ((1L << shift) - 1));
        return toUnitEnd < count ? (int) toUnitEnd : count;
    }

    /** Copies bytes by this work-item alone: by words if both offsets allow it. */
    private static void copy(
            final long[] region,
            final long source,
            final Object destination,
            final long destinationOffset,
            final int count) {
        int done = 0;
        if (((source | destinationOffset) & WORD_MASK) == 0) {
            while (count - done >= Long.BYTES) {
                DeviceMemory.putLong(
                        destination, destinationOffset + done, DeviceMemory.getLong(region, source + done));
                done += Long.BYTES;
            }
        }
        while (done < count) {
            DeviceMemory.putByte(destination, destinationOffset + done, DeviceMemory.getByte(region, source + done));
            done++;
        }
    }
}
