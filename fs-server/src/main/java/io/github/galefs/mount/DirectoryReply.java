package io.github.galefs.mount;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * Entries of a directory, as many as the kernel has room for. An offset stands for what has been told before it: 1 for
 * "{@code .}", 2 for "{@code ..}" as well, and so on. For one thread.
 */
final class DirectoryReply {
    private static final int DOTS = 2;

    private final LibFuse libFuse;
    private final MountedFiles files;
    private final EntryLayout entryLayout;
    private final MemorySegment request;
    private final OpenDirectory directory;
    private final MemorySegment bytes;
    private final long room;
    private final List<Long> toldInodes = new ArrayList<>();
    private long used;

    /** A reply of at most {@code room} bytes, which lie in {@code bytes}. */
    DirectoryReply(
            final LibFuse libFuse,
            final MountedFiles files,
            final EntryLayout entryLayout,
            final MemorySegment request,
            final OpenDirectory directory,
            final MemorySegment bytes,
            final long room) {
        this.libFuse = libFuse;
        this.files = files;
        this.entryLayout = entryLayout;
        this.request = request;
        this.directory = directory;
        this.bytes = bytes;
        this.room = room;
    }

    /** Takes names and numbers. */
    void fill(final long offset) throws FileServiceException {
        fill(offset, this::add);
    }

    /** Takes names and attributes, and tells the kernel of each file as if it had looked the name up. */
    void fillPlus(final long offset) throws FileServiceException {
        fill(offset, this::addPlus);
    }

    /** Replies what was taken. */
    void send() {
        if (libFuse.replyBuffer(request, bytes, used) != 0) {
            takeBack();
        }
    }

    private void takeBack() {
        toldInodes.forEach(inode -> files.forget(inode, 1));
    }

    private void fill(final long offset, final Adder adder) throws FileServiceException {
        if (offset == 0) {
            directory.rewind();
        }
        // What the entries are made in lies here, and is copied to the reply at once.
        try (Arena arena = Arena.ofConfined()) {
            long at = offset;
            while (adder.add(at, arena)) {
                at++;
            }
        } catch (final FileServiceException e) {
            takeBack();
            throw e;
        }
    }

    /** Whether there was an entry, and room for it. */
    private boolean add(final long at, final Arena arena) throws FileServiceException {
        final DirectoryEntry entry = entry(at);
        if (entry == null) {
            return false;
        }
        final MemorySegment stat = entryLayout.stat().allocate(files.attributes(directory, entry), arena);
        final MemorySegment name = arena.allocateFrom(entry.name());
        return fits(libFuse.addEntry(request, bytes.asSlice(used), room - used, name, stat, at + 1));
    }

    /** As {@link #add}. */
    private boolean addPlus(final long at, final Arena arena) throws FileServiceException {
        final DirectoryEntry entry = entry(at);
        if (entry == null) {
            return false;
        }
        final FileAttributes attributes = files.attributes(directory, entry);
        final MemorySegment parameters =
                at < DOTS ? entryLayout.allocateUnnumbered(attributes, arena) : entryLayout.allocate(attributes, arena);
        final MemorySegment name = arena.allocateFrom(entry.name());
        final boolean fits =
                fits(libFuse.addEntryPlus(request, bytes.asSlice(used), room - used, name, parameters, at + 1));
        if (fits && at >= DOTS) {
            files.tell(directory, entry.name(), attributes);
            toldInodes.add(attributes.inode());
        }
        return fits;
    }

    private boolean fits(final long length) {
        if (length > room - used) {
            return false;
        }
        used += length;
        return true;
    }

    /** Null behind the last one. */
    private DirectoryEntry entry(final long at) throws FileServiceException {
        return at < DOTS ? directory.dots(at == 0 ? "." : "..") : directory.entry(at - DOTS);
    }

    /** Adds what is behind an offset. */
    @FunctionalInterface
    private interface Adder {
        boolean add(long at, Arena arena) throws FileServiceException;
    }
}
