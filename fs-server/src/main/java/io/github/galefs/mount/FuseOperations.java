package io.github.galefs.mount;

import static io.github.galefs.mount.LibFuse.POINTER;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import io.github.galefs.file.Capacity;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.lang.System.Logger;
import java.lang.System.Logger.Level;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.lang.invoke.MethodHandles;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.function.ToIntFunction;

/**
 * What libfuse calls for each request of the kernel: takes C's arguments apart, asks {@link MountedFiles}, and replies.
 * Nothing may be thrown into C, which would end the JVM. Called by several threads at once.
 *
 * <p>Operations that are left out are answered by libfuse with ENOSYS, after which the kernel does what is right for
 * each and does not ask again: flush is nothing beyond what the kernel has gathered, locks are kept by the kernel
 * itself, extended attributes and preallocation are EOPNOTSUPP, {@code SEEK_HOLE} finds the end, and
 * {@code copy_file_range} copies.
 */
final class FuseOperations {
    private static final Logger LOGGER = System.getLogger(FuseOperations.class.getName());

    private static final String UNFORESEEN = "a call of the mount failed in a way that was not foreseen";

    /** Operations in libfuse's table, each a pointer. */
    private static final int OPERATIONS = 44;

    /** What a decoder puts in the place of bytes that are no UTF-8. */
    private static final char REPLACEMENT = '\uFFFD';

    private static final int O_APPEND = 02000;

    /** Bits of {@code to_set} that say which attributes are set. */
    private static final int SET_MODE = 1;

    private static final int SET_USER = 1 << 1;
    private static final int SET_GROUP = 1 << 2;
    private static final int SET_SIZE = 1 << 3;
    private static final int SET_MODIFICATION_TIME = 1 << 5;
    private static final int SET_MODIFICATION_TIME_NOW = 1 << 8;

    /** The kernel takes away the set-user bit of a file that is written, rather than leave it to the service. */
    private static final int CAPABILITY_HANDLE_KILLPRIV = 1 << 20;

    /** The kernel gathers writes in its page cache, and hands them over when it has many or a file is closed. */
    private static final int CAPABILITY_WRITEBACK_CACHE = 1 << 16;

    private static final int NANOS_PER_MILLI = 1_000_000;

    private final LibFuse libFuse;
    private final MountedFiles files;
    private final StatLayout statLayout;
    private final EntryLayout entryLayout;
    private final double timeoutSeconds;
    private final boolean exclusive;

    /** Whether the kernel gathers writes. It knows best then how long a file is and when it was changed. */
    private volatile boolean writesGathered;

    private final ThreadLocal<ReplyBuffer> replyBuffers = ThreadLocal.withInitial(ReplyBuffer::new);

    FuseOperations(
            final LibFuse libFuse,
            final MountedFiles files,
            final StatLayout statLayout,
            final Duration cacheTimeout,
            final boolean exclusive) {
        this.libFuse = libFuse;
        this.exclusive = exclusive;
        this.files = files;
        this.statLayout = statLayout;
        this.timeoutSeconds = cacheTimeout.toMillis() / 1e3;
        this.entryLayout = new EntryLayout(statLayout, timeoutSeconds);
    }

    /**
     * Makes the table that tells libfuse what to call.
     *
     * @param arena holds it; to be closed after the session was destroyed.
     * @return a {@code fuse_lowlevel_ops}.
     */
    MemorySegment allocate(final Arena arena) {
        final MemorySegment table = arena.allocate(ValueLayout.ADDRESS, OPERATIONS);
        bind(table, arena, 0, "init", POINTER, POINTER);
        bind(table, arena, 2, "lookUp", POINTER, JAVA_LONG, POINTER);
        bind(table, arena, 3, "forget", POINTER, JAVA_LONG, JAVA_LONG);
        bind(table, arena, 4, "getAttributes", POINTER, JAVA_LONG, POINTER);
        bind(table, arena, 5, "setAttributes", POINTER, JAVA_LONG, POINTER, JAVA_INT, POINTER);
        bind(table, arena, 7, "makeNode", POINTER, JAVA_LONG, POINTER, JAVA_INT, JAVA_LONG);
        bind(table, arena, 8, "makeDirectory", POINTER, JAVA_LONG, POINTER, JAVA_INT);
        bind(table, arena, 9, "unlink", POINTER, JAVA_LONG, POINTER);
        bind(table, arena, 10, "removeDirectory", POINTER, JAVA_LONG, POINTER);
        bind(table, arena, 11, "makeSymbolicLink", POINTER, POINTER, JAVA_LONG, POINTER);
        bind(table, arena, 12, "rename", POINTER, JAVA_LONG, POINTER, JAVA_LONG, POINTER, JAVA_INT);
        bind(table, arena, 13, "makeHardLink", POINTER, JAVA_LONG, JAVA_LONG, POINTER);
        bind(table, arena, 14, "open", POINTER, JAVA_LONG, POINTER);
        bind(table, arena, 15, "read", POINTER, JAVA_LONG, JAVA_LONG, JAVA_LONG, POINTER);
        bind(table, arena, 16, "write", POINTER, JAVA_LONG, POINTER, JAVA_LONG, JAVA_LONG, POINTER);
        bind(table, arena, 18, "release", POINTER, JAVA_LONG, POINTER);
        bind(table, arena, 19, "sync", POINTER, JAVA_LONG, JAVA_INT, POINTER);
        bind(table, arena, 20, "openDirectory", POINTER, JAVA_LONG, POINTER);
        bind(table, arena, 21, "readDirectory", POINTER, JAVA_LONG, JAVA_LONG, JAVA_LONG, POINTER);
        bind(table, arena, 22, "releaseDirectory", POINTER, JAVA_LONG, POINTER);
        bind(table, arena, 23, "syncDirectory", POINTER, JAVA_LONG, JAVA_INT, POINTER);
        bind(table, arena, 24, "capacity", POINTER, JAVA_LONG);
        bind(table, arena, 30, "create", POINTER, JAVA_LONG, POINTER, JAVA_INT, POINTER);
        bind(table, arena, 41, "readDirectoryPlus", POINTER, JAVA_LONG, JAVA_LONG, JAVA_LONG, POINTER);
        return table;
    }

    @SuppressWarnings("restricted")
    private void bind(
            final MemorySegment table,
            final Arena arena,
            final int index,
            final String method,
            final MemoryLayout... arguments) {
        final FunctionDescriptor descriptor = FunctionDescriptor.ofVoid(arguments);
        try {
            final MethodHandle target = MethodHandles.lookup().bind(this, method, descriptor.toMethodType());
            table.setAtIndex(ValueLayout.ADDRESS, index, Linker.nativeLinker().upcallStub(target, descriptor, arena));
        } catch (final ReflectiveOperationException e) {
            throw new IllegalStateException(e);
        }
    }

    void init(final MemorySegment userData, final MemorySegment connection) {
        ConnectionDescriptor.setTimeGranularity(connection, NANOS_PER_MILLI);
        ConnectionDescriptor.decline(connection, CAPABILITY_HANDLE_KILLPRIV);
        writesGathered = exclusive && ConnectionDescriptor.accept(connection, CAPABILITY_WRITEBACK_CACHE);
    }

    void lookUp(final MemorySegment request, final long directory, final MemorySegment name) {
        answer("lookup", request, directory, () -> entry(request, files.lookUp(directory, name(name))));
    }

    void forget(final MemorySegment request, final long inode, final long times) {
        files.forget(inode, times);
        libFuse.replyNone(request);
    }

    void getAttributes(final MemorySegment request, final long inode, final MemorySegment file) {
        answer("getattr", request, inode, () -> attributes(request, files.attributes(inode)));
    }

    void setAttributes(
            final MemorySegment request,
            final long inode,
            final MemorySegment stat,
            final int wanted,
            final MemorySegment file) {
        answer("setattr", request, inode, () -> {
            if ((wanted & (SET_USER | SET_GROUP)) != 0) {
                files.setOwner(
                        (wanted & SET_USER) == 0 ? MountedFiles.UNCHANGED : statLayout.user(stat),
                        (wanted & SET_GROUP) == 0 ? MountedFiles.UNCHANGED : statLayout.group(stat));
            }
            if ((wanted & SET_MODE) != 0) {
                files.setPermissions(inode, statLayout.mode(stat));
            }
            if ((wanted & SET_SIZE) != 0) {
                setSize(inode, statLayout.size(stat), file);
            }
            if ((wanted & SET_MODIFICATION_TIME_NOW) != 0) {
                files.setModificationTime(inode, System.currentTimeMillis());
            } else if ((wanted & SET_MODIFICATION_TIME) != 0) {
                files.setModificationTime(inode, statLayout.modificationMillis(stat));
            }
            return attributes(request, files.attributes(inode));
        });
    }

    void makeNode(
            final MemorySegment request,
            final long directory,
            final MemorySegment name,
            final int mode,
            final long device) {
        answer("mknod", request, directory, () -> {
            if ((mode & FileAttributes.KIND) != FileAttributes.REGULAR_FILE) {
                throw new FileServiceException(PosixError.ENOTSUP, "a file that is neither regular nor a directory");
            }
            return entry(request, files.makeFile(directory, name(name), mode));
        });
    }

    void makeSymbolicLink(
            final MemorySegment request, final MemorySegment target, final long directory, final MemorySegment name) {
        libFuse.replyError(request, PosixError.ENOTSUP.number());
    }

    void makeHardLink(final MemorySegment request, final long inode, final long directory, final MemorySegment name) {
        libFuse.replyError(request, PosixError.ENOTSUP.number());
    }

    void makeDirectory(final MemorySegment request, final long directory, final MemorySegment name, final int mode) {
        answer("mkdir", request, directory, () -> entry(request, files.makeDirectory(directory, name(name), mode)));
    }

    void unlink(final MemorySegment request, final long directory, final MemorySegment name) {
        answer("unlink", request, directory, () -> {
            files.unlink(directory, name(name));
            return done(request);
        });
    }

    void removeDirectory(final MemorySegment request, final long directory, final MemorySegment name) {
        answer("rmdir", request, directory, () -> {
            files.removeDirectory(directory, name(name));
            return done(request);
        });
    }

    void rename(
            final MemorySegment request,
            final long directory,
            final MemorySegment name,
            final long newDirectory,
            final MemorySegment newName,
            final int flags) {
        answer("rename", request, directory, () -> {
            files.rename(directory, name(name), newDirectory, name(newName), flags);
            return done(request);
        });
    }

    void create(
            final MemorySegment request,
            final long directory,
            final MemorySegment name,
            final int mode,
            final MemorySegment file) {
        answer("create", request, directory, () -> {
            final long number = files.create(directory, name(name), mode, flags(file));
            final OpenFile opened = files.openFile(number);
            final FileAttributes attributes = files.attributes(opened.inode());
            tell(file, number, opened);
            return () -> {
                if (!wasTaken(entry -> libFuse.replyCreate(request, entry, file), attributes)) {
                    files.release(number);
                }
            };
        });
    }

    void open(final MemorySegment request, final long inode, final MemorySegment file) {
        answer("open", request, inode, () -> {
            final long number = files.open(inode, flags(file));
            tell(file, number, files.openFile(number));
            return () -> {
                if (libFuse.replyOpen(request, file) != 0) {
                    files.release(number);
                }
            };
        });
    }

    void read(
            final MemorySegment request,
            final long inode,
            final long length,
            final long offset,
            final MemorySegment file) {
        answer("read", request, inode, () -> {
            final MemorySegment bytes = replyBuffers.get().ofLength(length);
            final int count = files.read(FileInfoDescriptor.number(file), offset, bytes, length);
            return () -> libFuse.replyBuffer(request, bytes, count);
        });
    }

    void write(
            final MemorySegment request,
            final long inode,
            final MemorySegment bytes,
            final long length,
            final long offset,
            final MemorySegment file) {
        answer("write", request, inode, () -> {
            // A page of a mapping has its place in the file, through whatever descriptor the kernel writes it.
            if (isAppend(file) && !FileInfoDescriptor.isFromPageCache(file)) {
                files.append(FileInfoDescriptor.number(file), bytes, length);
            } else {
                files.write(FileInfoDescriptor.number(file), offset, bytes, length);
            }
            return () -> libFuse.replyWrite(request, length);
        });
    }

    void sync(final MemorySegment request, final long inode, final int dataOnly, final MemorySegment file) {
        answer("fsync", request, inode, () -> {
            files.sync(FileInfoDescriptor.number(file));
            return done(request);
        });
    }

    void release(final MemorySegment request, final long inode, final MemorySegment file) {
        answer("release", request, inode, () -> {
            files.release(FileInfoDescriptor.number(file));
            return done(request);
        });
    }

    void openDirectory(final MemorySegment request, final long inode, final MemorySegment file) {
        answer("opendir", request, inode, () -> {
            final long number = files.openDirectory(inode);
            FileInfoDescriptor.setNumber(file, number);
            return () -> {
                if (libFuse.replyOpen(request, file) != 0) {
                    files.releaseDirectory(number);
                }
            };
        });
    }

    void readDirectory(
            final MemorySegment request,
            final long inode,
            final long length,
            final long offset,
            final MemorySegment file) {
        answer("readdir", request, inode, () -> {
            final DirectoryReply reply = directoryReply(request, file, length);
            reply.fill(offset);
            return reply::send;
        });
    }

    void readDirectoryPlus(
            final MemorySegment request,
            final long inode,
            final long length,
            final long offset,
            final MemorySegment file) {
        answer("readdirplus", request, inode, () -> {
            final DirectoryReply reply = directoryReply(request, file, length);
            reply.fillPlus(offset);
            return reply::send;
        });
    }

    void releaseDirectory(final MemorySegment request, final long inode, final MemorySegment file) {
        answer("releasedir", request, inode, () -> {
            files.releaseDirectory(FileInfoDescriptor.number(file));
            return done(request);
        });
    }

    void syncDirectory(final MemorySegment request, final long inode, final int dataOnly, final MemorySegment file) {
        answer("fsyncdir", request, inode, () -> {
            files.syncNames();
            return done(request);
        });
    }

    void capacity(final MemorySegment request, final long inode) {
        answer("statfs", request, inode, () -> {
            final Capacity capacity = files.capacity();
            return () -> {
                try (Arena arena = Arena.ofConfined()) {
                    libFuse.replyStatfs(request, StatfsDescriptor.allocate(capacity, arena));
                }
            };
        });
    }

    private DirectoryReply directoryReply(final MemorySegment request, final MemorySegment file, final long room)
            throws FileServiceException {
        return new DirectoryReply(
                libFuse,
                files,
                entryLayout,
                request,
                files.directory(FileInfoDescriptor.number(file)),
                replyBuffers.get().ofLength(room),
                room);
    }

    private void setSize(final long inode, final long size, final MemorySegment file) throws FileServiceException {
        if (file.address() == 0) {
            files.truncate(inode, size);
        } else {
            files.truncateOpen(FileInfoDescriptor.number(file), size);
        }
    }

    /** Whether the service is to find the end of the file, rather than the kernel. */
    private boolean isAppend(final MemorySegment file) {
        return (FileInfoDescriptor.flags(file) & O_APPEND) != 0 && !writesGathered;
    }

    /**
     * How a file is to be opened. When the kernel gathers writes, it reads a page that a program writes a part of,
     * through whatever descriptor.
     */
    private int flags(final MemorySegment file) {
        final int flags = FileInfoDescriptor.flags(file);
        final boolean writeOnly = (flags & MountedFiles.O_ACCMODE) == MountedFiles.O_WRONLY;
        return writesGathered && writeOnly ? (flags & ~MountedFiles.O_ACCMODE) | MountedFiles.O_RDWR : flags;
    }

    private void tell(final MemorySegment file, final long number, final OpenFile opened) {
        FileInfoDescriptor.setNumber(file, number);
        if (isAppend(file)) {
            // Through its cache, the kernel would divide a write at the end of a page, and another client's append
            // could come between.
            FileInfoDescriptor.setPastCache(file);
        }
        if (writesGathered || opened.cacheGood()) {
            FileInfoDescriptor.setKeepCache(file);
        }
    }

    private Reply done(final MemorySegment request) {
        return () -> libFuse.replyError(request, 0);
    }

    private Reply entry(final MemorySegment request, final FileAttributes attributes) {
        return () -> wasTaken(entry -> libFuse.replyEntry(request, entry), attributes);
    }

    private Reply attributes(final MemorySegment request, final FileAttributes attributes) {
        return () -> {
            try (Arena arena = Arena.ofConfined()) {
                libFuse.replyAttributes(request, statLayout.allocate(attributes, arena), timeoutSeconds);
            }
        };
    }

    /** Tells the kernel of a file; whether it took that, and does not give up a call that was interrupted. */
    private boolean wasTaken(final ToIntFunction<MemorySegment> reply, final FileAttributes attributes) {
        try (Arena arena = Arena.ofConfined()) {
            final boolean taken = reply.applyAsInt(entryLayout.allocate(attributes, arena)) == 0;
            if (!taken) {
                files.forget(attributes.inode(), 1);
            }
            return taken;
        }
    }

    /** Answers a request: first all that may fail, then the reply, which must be given once and ends the request. */
    private void answer(final String operation, final MemorySegment request, final long inode, final Call call) {
        final MountRequestEvent event = new MountRequestEvent();
        event.begin();
        int error = 0;
        Reply reply = null;
        try {
            reply = call.run();
        } catch (final FileServiceException e) {
            error = number(e.error());
        } catch (final RuntimeException | Error e) {
            LOGGER.log(Level.ERROR, UNFORESEEN, e);
            error = PosixError.EIO.number();
        }
        record(event, operation, inode, error);
        if (reply == null) {
            libFuse.replyError(request, error);
        } else {
            send(reply);
        }
    }

    /** Before the reply, so that a program that has its answer finds the event in a recording. */
    private static void record(
            final MountRequestEvent event, final String operation, final long inode, final int error) {
        event.end();
        if (event.shouldCommit()) {
            event.operation = operation;
            event.inode = inode;
            event.error = error;
            event.commit();
        }
    }

    private static void send(final Reply reply) {
        try {
            reply.send();
        } catch (final FileServiceException | RuntimeException | Error e) {
            LOGGER.log(Level.ERROR, UNFORESEEN, e);
        }
    }

    /** Programs know nothing of the network, nor of the service's handles: that is a failed device to them. */
    private static int number(final PosixError error) {
        return switch (error) {
            case ECONNRESET, ECONNREFUSED, ETIMEDOUT, EPROTO, EBADF -> PosixError.EIO.number();
            default -> error.number();
        };
    }

    private static String name(final MemorySegment name) throws FileServiceException {
        final String decoded = name.getString(0, StandardCharsets.UTF_8);
        if (decoded.indexOf(REPLACEMENT) >= 0) {
            throw new FileServiceException(PosixError.EINVAL, decoded + ", which is not UTF-8");
        }
        return decoded;
    }

    /** Does what a request asks for, or throws what becomes its error number. Gives no reply. */
    @FunctionalInterface
    private interface Call {
        Reply run() throws FileServiceException;
    }

    /** Replies, and takes back what the kernel does not want to know any more. */
    @FunctionalInterface
    private interface Reply {
        void send() throws FileServiceException;
    }

    /** Memory of a thread for what it replies; it grows to what the kernel asks for at most, 1 MiB. */
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
