package io.github.galefs.mount;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;

/**
 * Handlers of {@link FuseOperation}s, called by libfuse: each decodes its C arguments, calls {@link MountedFiles} and
 * replies through {@link FuseResponder}. No exception may reach C, where it would end the JVM. Thread-safe.
 */
final class FuseHandlers {
    private static final int O_APPEND = 02000;

    /** Bits of {@code to_set}: the attributes to set. */
    private static final int SET_MODE = 1;

    private static final int SET_USER = 1 << 1;
    private static final int SET_GROUP = 1 << 2;
    private static final int SET_SIZE = 1 << 3;
    private static final int SET_MODIFICATION_TIME = 1 << 5;
    private static final int SET_MODIFICATION_TIME_NOW = 1 << 8;

    /** The file system clears the set-user bit of a file that is written. Declined, so that the kernel does it. */
    private static final int CAPABILITY_HANDLE_KILLPRIV = 1 << 20;

    /** The kernel collects writes in its page cache and passes them on in bulk or when the file is closed. */
    private static final int CAPABILITY_WRITEBACK_CACHE = 1 << 16;

    private static final int NANOS_PER_MILLI = 1_000_000;

    private final LibFuse libFuse;
    private final MountedFiles files;
    private final MountNames names;
    private final FuseResponder responder;
    private final StatDescriptor statDescriptor;
    private final boolean exclusive;

    /** Whether the kernel uses its writeback cache. It then decides the size and modification time of a file. */
    private volatile boolean writebackCache;

    private final ThreadLocal<ReplyBuffer> replyBuffers = ThreadLocal.withInitial(ReplyBuffer::new);

    /**
     * Creates handlers.
     *
     * @param libFuse   sends replies.
     * @param files     performs requests.
     * @param names     converts names.
     * @param responder responds to requests.
     * @param exclusive whether no other client changes the service, so that the kernel may delay writes.
     */
    FuseHandlers(
            final LibFuse libFuse,
            final MountedFiles files,
            final MountNames names,
            final FuseResponder responder,
            final boolean exclusive) {
        this.libFuse = libFuse;
        this.files = files;
        this.names = names;
        this.responder = responder;
        this.statDescriptor = responder.entryEncoder().stat();
        this.exclusive = exclusive;
    }

    void init(final MemorySegment userData, final MemorySegment connection) {
        ConnectionDescriptor.setTimeGranularity(connection, NANOS_PER_MILLI);
        ConnectionDescriptor.decline(connection, CAPABILITY_HANDLE_KILLPRIV);
        writebackCache = exclusive && ConnectionDescriptor.accept(connection, CAPABILITY_WRITEBACK_CACHE);
    }

    void lookUp(final MemorySegment request, final long directory, final MemorySegment name) {
        responder.respond(
                FuseOperation.LOOKUP,
                request,
                directory,
                () -> responder.entry(request, files.lookUp(directory, names.decode(name))));
    }

    void forget(final MemorySegment request, final long inode, final long lookups) {
        files.forget(inode, lookups);
        libFuse.replyNone(request);
    }

    void getAttributes(final MemorySegment request, final long inode, final MemorySegment fileInfo) {
        responder.respond(
                FuseOperation.GETATTR, request, inode, () -> responder.attributes(request, files.attributes(inode)));
    }

    void setAttributes(
            final MemorySegment request,
            final long inode,
            final MemorySegment stat,
            final int toSet,
            final MemorySegment fileInfo) {
        responder.respond(FuseOperation.SETATTR, request, inode, () -> {
            if ((toSet & (SET_USER | SET_GROUP)) != 0) {
                files.setOwner(
                        (toSet & SET_USER) == 0 ? MountedFiles.UNCHANGED : statDescriptor.user(stat),
                        (toSet & SET_GROUP) == 0 ? MountedFiles.UNCHANGED : statDescriptor.group(stat));
            }
            if ((toSet & SET_MODE) != 0) {
                files.setPermissions(inode, statDescriptor.mode(stat));
            }
            if ((toSet & SET_SIZE) != 0) {
                setSize(inode, statDescriptor.size(stat), fileInfo);
            }
            if ((toSet & SET_MODIFICATION_TIME_NOW) != 0) {
                files.setModificationTime(inode, System.currentTimeMillis());
            } else if ((toSet & SET_MODIFICATION_TIME) != 0) {
                files.setModificationTime(inode, statDescriptor.modificationMillis(stat));
            }
            return responder.attributes(request, files.attributes(inode));
        });
    }

    void makeNode(
            final MemorySegment request,
            final long directory,
            final MemorySegment name,
            final int mode,
            final long device) {
        responder.respond(FuseOperation.MKNOD, request, directory, () -> {
            if ((mode & FileAttributes.KIND) != FileAttributes.REGULAR_FILE) {
                throw new FileServiceException(
                        PosixError.ENOTSUP, "mknod with mode " + Integer.toOctalString(mode) + ": not a regular file");
            }
            return responder.entry(request, files.makeFile(directory, names.decode(name), mode));
        });
    }

    void makeDirectory(final MemorySegment request, final long directory, final MemorySegment name, final int mode) {
        responder.respond(
                FuseOperation.MKDIR,
                request,
                directory,
                () -> responder.entry(request, files.makeDirectory(directory, names.decode(name), mode)));
    }

    void makeSymbolicLink(
            final MemorySegment request, final MemorySegment target, final long directory, final MemorySegment name) {
        libFuse.replyError(request, PosixError.ENOTSUP.number());
    }

    void makeHardLink(final MemorySegment request, final long inode, final long directory, final MemorySegment name) {
        libFuse.replyError(request, PosixError.ENOTSUP.number());
    }

    void unlink(final MemorySegment request, final long directory, final MemorySegment name) {
        responder.respond(FuseOperation.UNLINK, request, directory, () -> {
            files.unlink(directory, names.decode(name));
            return responder.success(request);
        });
    }

    void removeDirectory(final MemorySegment request, final long directory, final MemorySegment name) {
        responder.respond(FuseOperation.RMDIR, request, directory, () -> {
            files.removeDirectory(directory, names.decode(name));
            return responder.success(request);
        });
    }

    void rename(
            final MemorySegment request,
            final long directory,
            final MemorySegment name,
            final long newDirectory,
            final MemorySegment newName,
            final int flags) {
        responder.respond(FuseOperation.RENAME, request, directory, () -> {
            files.rename(directory, names.decode(name), newDirectory, names.decode(newName), flags);
            return responder.success(request);
        });
    }

    void create(
            final MemorySegment request,
            final long directory,
            final MemorySegment name,
            final int mode,
            final MemorySegment fileInfo) {
        responder.respond(FuseOperation.CREATE, request, directory, () -> {
            final long fh = files.create(directory, names.decode(name), mode, openFlags(fileInfo));
            final MountHandle handle = files.handle(fh);
            final FileAttributes attributes = files.attributes(handle.inode());
            setOpened(fileInfo, fh, handle);
            return () -> {
                if (!responder.sendEntry(attributes, entry -> libFuse.replyCreate(request, entry, fileInfo))) {
                    files.release(fh);
                }
            };
        });
    }

    void open(final MemorySegment request, final long inode, final MemorySegment fileInfo) {
        responder.respond(FuseOperation.OPEN, request, inode, () -> {
            final long fh = files.open(inode, openFlags(fileInfo));
            setOpened(fileInfo, fh, files.handle(fh));
            return () -> {
                if (libFuse.replyOpen(request, fileInfo) != 0) {
                    files.release(fh);
                }
            };
        });
    }

    void read(
            final MemorySegment request,
            final long inode,
            final long length,
            final long offset,
            final MemorySegment fileInfo) {
        responder.respond(FuseOperation.READ, request, inode, () -> {
            final MemorySegment bytes = replyBuffers.get().ofLength(length);
            final int count = files.read(FileInfoDescriptor.fh(fileInfo), offset, bytes, length);
            return () -> libFuse.replyBuffer(request, bytes, count);
        });
    }

    void write(
            final MemorySegment request,
            final long inode,
            final MemorySegment bytes,
            final long length,
            final long offset,
            final MemorySegment fileInfo) {
        responder.respond(FuseOperation.WRITE, request, inode, () -> {
            // A page of a mapping has a fixed offset in the file, even if the kernel writes it through the handle of a
            // file that is open for appending.
            if (isAppend(fileInfo) && !FileInfoDescriptor.isFromPageCache(fileInfo)) {
                files.append(FileInfoDescriptor.fh(fileInfo), bytes, length);
            } else {
                files.write(FileInfoDescriptor.fh(fileInfo), offset, bytes, length);
            }
            return () -> libFuse.replyWrite(request, length);
        });
    }

    void sync(final MemorySegment request, final long inode, final int dataOnly, final MemorySegment fileInfo) {
        responder.respond(FuseOperation.FSYNC, request, inode, () -> {
            files.sync(FileInfoDescriptor.fh(fileInfo));
            return responder.success(request);
        });
    }

    /** Runs within close(2), which release does not. */
    void flush(final MemorySegment request, final long inode, final MemorySegment fileInfo) {
        responder.respond(FuseOperation.FLUSH, request, inode, () -> {
            files.flush(FileInfoDescriptor.fh(fileInfo));
            return responder.success(request);
        });
    }

    void release(final MemorySegment request, final long inode, final MemorySegment fileInfo) {
        responder.respond(FuseOperation.RELEASE, request, inode, () -> {
            files.release(FileInfoDescriptor.fh(fileInfo));
            return responder.success(request);
        });
    }

    void openDirectory(final MemorySegment request, final long inode, final MemorySegment fileInfo) {
        responder.respond(FuseOperation.OPENDIR, request, inode, () -> {
            final long fh = files.openDirectory(inode);
            FileInfoDescriptor.setFh(fileInfo, fh);
            return () -> {
                if (libFuse.replyOpen(request, fileInfo) != 0) {
                    files.releaseDirectory(fh);
                }
            };
        });
    }

    void readDirectory(
            final MemorySegment request,
            final long inode,
            final long length,
            final long offset,
            final MemorySegment fileInfo) {
        responder.respond(FuseOperation.READDIR, request, inode, () -> {
            final DirectoryReply reply = directoryReply(request, fileInfo, length);
            reply.fill(offset);
            return reply::send;
        });
    }

    void readDirectoryPlus(
            final MemorySegment request,
            final long inode,
            final long length,
            final long offset,
            final MemorySegment fileInfo) {
        responder.respond(FuseOperation.READDIRPLUS, request, inode, () -> {
            final DirectoryReply reply = directoryReply(request, fileInfo, length);
            reply.fillPlus(offset);
            return reply::send;
        });
    }

    void releaseDirectory(final MemorySegment request, final long inode, final MemorySegment fileInfo) {
        responder.respond(FuseOperation.RELEASEDIR, request, inode, () -> {
            files.releaseDirectory(FileInfoDescriptor.fh(fileInfo));
            return responder.success(request);
        });
    }

    void syncDirectory(
            final MemorySegment request, final long inode, final int dataOnly, final MemorySegment fileInfo) {
        responder.respond(FuseOperation.FSYNCDIR, request, inode, () -> {
            files.syncNames();
            return responder.success(request);
        });
    }

    void capacity(final MemorySegment request, final long inode) {
        responder.respond(FuseOperation.STATFS, request, inode, () -> {
            final Capacity capacity = files.capacity();
            return () -> {
                try (Arena arena = Arena.ofConfined()) {
                    libFuse.replyStatfs(request, StatfsDescriptor.allocate(capacity, arena));
                }
            };
        });
    }

    private DirectoryReply directoryReply(
            final MemorySegment request, final MemorySegment fileInfo, final long maxLength)
            throws FileServiceException {
        return new DirectoryReply(
                libFuse,
                files,
                names,
                responder.entryEncoder(),
                request,
                files.directory(FileInfoDescriptor.fh(fileInfo)),
                replyBuffers.get().ofLength(maxLength),
                maxLength);
    }

    private void setSize(final long inode, final long size, final MemorySegment fileInfo) throws FileServiceException {
        if (fileInfo.address() == 0) {
            files.truncate(inode, size);
        } else {
            files.truncateOpen(FileInfoDescriptor.fh(fileInfo), size);
        }
    }

    /** Returns whether the service, rather than the kernel, determines the offset of writes. */
    private boolean isAppend(final MemorySegment fileInfo) {
        return (FileInfoDescriptor.flags(fileInfo) & O_APPEND) != 0 && !writebackCache;
    }

    /**
     * Returns the flags with which to open a file. With the writeback cache, the kernel reads the rest of a page of
     * which a program writes a part, also through a handle for writing only, so that handle must be readable, too.
     */
    private int openFlags(final MemorySegment fileInfo) {
        final int flags = FileInfoDescriptor.flags(fileInfo);
        final boolean writeOnly = (flags & MountedFiles.O_ACCMODE) == MountedFiles.O_WRONLY;
        return writebackCache && writeOnly ? (flags & ~MountedFiles.O_ACCMODE) | MountedFiles.O_RDWR : flags;
    }

    private void setOpened(final MemorySegment fileInfo, final long fh, final MountHandle handle) {
        FileInfoDescriptor.setFh(fileInfo, fh);
        if (isAppend(fileInfo)) {
            // Through its cache, the kernel would split a write at page boundaries, and an append of another client
            // could come between the parts.
            FileInfoDescriptor.setDirectIo(fileInfo);
        }
        if (writebackCache || handle.cacheCurrent()) {
            FileInfoDescriptor.setKeepCache(fileInfo);
        }
    }

    /** Reply memory of one thread. Grows to the longest request of the kernel, at most 1 MiB. */
    private static final class ReplyBuffer {
        private MemorySegment bytes = MemorySegment.NULL;

        MemorySegment ofLength(final long length) {
            if (bytes.byteSize() < length) {
                bytes = Arena.ofAuto().allocate(length, Long.BYTES);
            }
            return bytes;
        }
    }
}
