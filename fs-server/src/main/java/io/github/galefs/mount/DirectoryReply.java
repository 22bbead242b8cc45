package io.github.galefs.mount;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileServiceException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.util.ArrayList;
import java.util.List;

/**
 * Reply to a request for directory entries: as many as fit. An offset is the number of entries before it: 1 after
 * "{@code .}", 2 after "{@code ..}", and so on. Used by one thread.
 */
final class DirectoryReply {
    private static final int DOT_ENTRIES = 2;

    private final LibFuse libFuse;
    private final MountedFiles files;
    private final MountNames names;
    private final EntryEncoder entryEncoder;
    private final MemorySegment request;
    private final OpenDirectory directory;
    private final MemorySegment buffer;
    private final long maxLength;
    private final List<Long> lookedUpInodes = new ArrayList<>();
    private long length;

    /** Creates a reply of at most {@code maxLength} bytes in {@code buffer}. */
    DirectoryReply(
            final LibFuse libFuse,
            final MountedFiles files,
            final MountNames names,
            final EntryEncoder entryEncoder,
            final MemorySegment request,
            final OpenDirectory directory,
            final MemorySegment buffer,
            final long maxLength) {
        this.libFuse = libFuse;
        this.files = files;
        this.names = names;
        this.entryEncoder = entryEncoder;
        this.request = request;
        this.directory = directory;
        this.buffer = buffer;
        this.maxLength = maxLength;
    }

    /** Adds entries with names and inodes, from an offset on. */
    void fill(final long offset) throws FileServiceException {
        fill(offset, this::add);
    }

    /** Adds entries with names and attributes, from an offset on. The kernel counts a lookup of each file. */
    void fillPlus(final long offset) throws FileServiceException {
        fill(offset, this::addPlus);
    }

    /** Sends the entries; undoes their lookups if the kernel does not accept them. */
    void send() {
        if (libFuse.replyBuffer(request, buffer, length) != 0) {
            undoLookups();
        }
    }

    private void undoLookups() {
        lookedUpInodes.forEach(inode -> files.forget(inode, 1));
    }

    private void fill(final long firstOffset, final EntryAppender appender) throws FileServiceException {
        if (firstOffset == 0) {
            directory.rewind();
        }
        // The arena holds the entries while libfuse copies them into the buffer.
        try (Arena arena = Arena.ofConfined()) {
            long offset = firstOffset;
            while (appender.append(offset, arena)) {
                offset++;
            }
        } catch (final FileServiceException e) {
            undoLookups();
            throw e;
        }
    }

    /** Appends the entry at an offset; returns false if there is none or it does not fit. */
    private boolean add(final long offset, final Arena arena) throws FileServiceException {
        final DirectoryEntry entry = entry(offset);
        if (entry == null) {
            return false;
        }
        final MemorySegment stat = entryEncoder.stat().allocate(files.attributes(directory, entry), arena);
        final MemorySegment name = names.encode(entry.name(), arena);
        return advance(libFuse.addEntry(request, buffer.asSlice(length), maxLength - length, name, stat, offset + 1));
    }

    /** As {@link #add}, with all attributes. "{@code .}" and "{@code ..}" have no inode there and count no lookup. */
    private boolean addPlus(final long offset, final Arena arena) throws FileServiceException {
        final DirectoryEntry entry = entry(offset);
        if (entry == null) {
            return false;
        }
        final FileAttributes attributes = files.attributes(directory, entry);
        final MemorySegment parameters = offset < DOT_ENTRIES
                ? entryEncoder.allocateWithoutInode(attributes, arena)
                : entryEncoder.allocate(attributes, arena);
        final MemorySegment name = names.encode(entry.name(), arena);
        final boolean fits = advance(libFuse.addEntryPlus(
                request, buffer.asSlice(length), maxLength - length, name, parameters, offset + 1));
        if (fits && offset >= DOT_ENTRIES) {
            files.addLookup(directory, entry.name(), attributes);
            lookedUpInodes.add(attributes.inode());
        }
        return fits;
    }

    private boolean advance(final long entryLength) {
        if (entryLength > maxLength - length) {
            return false;
        }
        length += entryLength;
        return true;
    }

    /** Returns the entry at an offset, or null after the last one. */
    private DirectoryEntry entry(final long offset) throws FileServiceException {
        return offset < DOT_ENTRIES
                ? directory.dotEntry(offset == 0 ? "." : "..")
                : directory.entry(offset - DOT_ENTRIES);
    }

    /** Appends the entry at an offset; returns false if there is none or it does not fit. */
    @FunctionalInterface
    private interface EntryAppender {
        boolean append(long offset, Arena arena) throws FileServiceException;
    }
}
