package io.github.galefs.mount;

import static java.lang.foreign.ValueLayout.ADDRESS;
import static java.lang.foreign.ValueLayout.JAVA_DOUBLE;
import static java.lang.foreign.ValueLayout.JAVA_INT;
import static java.lang.foreign.ValueLayout.JAVA_LONG;

import java.lang.foreign.AddressLayout;
import java.lang.foreign.Arena;
import java.lang.foreign.FunctionDescriptor;
import java.lang.foreign.Linker;
import java.lang.foreign.MemoryLayout;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.SymbolLookup;
import java.lang.foreign.ValueLayout;
import java.lang.invoke.MethodHandle;
import java.util.Optional;

/**
 * Functions of libfuse's low-level interface that a mount calls. Each request has exactly one reply, from any thread; a
 * reply returns 0, or a negative error number if the kernel did not accept it. Thread-safe.
 *
 * @see <a href="https://libfuse.github.io/doxygen/fuse__lowlevel_8h.html">fuse_lowlevel.h</a>
 */
final class LibFuse {
    /** Layout of a pointer to memory of unknown length. */
    static final AddressLayout POINTER = pointer();

    /**
     * Version of the interface that this class was written for. Later versions of libfuse create sessions with a
     * function that takes it.
     */
    private static final int[] INTERFACE_VERSION = {3, 14, 0, 0};

    private static final Linker LINKER = Linker.nativeLinker();

    private final SymbolLookup library;
    private final MethodHandle sessionMount;
    private final MethodHandle sessionUnmount;
    private final MethodHandle sessionDestroy;
    private final MethodHandle sessionReceive;
    private final MethodHandle sessionProcess;
    private final MethodHandle replyError;
    private final MethodHandle replyNone;
    private final MethodHandle replyEntry;
    private final MethodHandle replyCreate;
    private final MethodHandle replyAttributes;
    private final MethodHandle replyOpen;
    private final MethodHandle replyWrite;
    private final MethodHandle replyBuffer;
    private final MethodHandle replyStatfs;
    private final MethodHandle addEntry;
    private final MethodHandle addEntryPlus;
    private final MethodHandle free;

    LibFuse(final SymbolLookup library) {
        this.library = library;
        sessionMount = function("fuse_session_mount", FunctionDescriptor.of(JAVA_INT, POINTER, POINTER));
        sessionUnmount = function("fuse_session_unmount", FunctionDescriptor.ofVoid(POINTER));
        sessionDestroy = function("fuse_session_destroy", FunctionDescriptor.ofVoid(POINTER));
        sessionReceive = function("fuse_session_receive_buf", FunctionDescriptor.of(JAVA_INT, POINTER, POINTER));
        sessionProcess = function("fuse_session_process_buf", FunctionDescriptor.ofVoid(POINTER, POINTER));
        replyError = function("fuse_reply_err", FunctionDescriptor.of(JAVA_INT, POINTER, JAVA_INT));
        replyNone = function("fuse_reply_none", FunctionDescriptor.ofVoid(POINTER));
        replyEntry = function("fuse_reply_entry", FunctionDescriptor.of(JAVA_INT, POINTER, POINTER));
        replyCreate = function("fuse_reply_create", FunctionDescriptor.of(JAVA_INT, POINTER, POINTER, POINTER));
        replyAttributes = function("fuse_reply_attr", FunctionDescriptor.of(JAVA_INT, POINTER, POINTER, JAVA_DOUBLE));
        replyOpen = function("fuse_reply_open", FunctionDescriptor.of(JAVA_INT, POINTER, POINTER));
        replyWrite = function("fuse_reply_write", FunctionDescriptor.of(JAVA_INT, POINTER, JAVA_LONG));
        replyBuffer = function("fuse_reply_buf", FunctionDescriptor.of(JAVA_INT, POINTER, POINTER, JAVA_LONG));
        replyStatfs = function("fuse_reply_statfs", FunctionDescriptor.of(JAVA_INT, POINTER, POINTER));
        final FunctionDescriptor add =
                FunctionDescriptor.of(JAVA_LONG, POINTER, POINTER, JAVA_LONG, POINTER, POINTER, JAVA_LONG);
        addEntry = function("fuse_add_direntry", add);
        addEntryPlus = function("fuse_add_direntry_plus", add);
        free = handle(LINKER.defaultLookup().findOrThrow("free"), FunctionDescriptor.ofVoid(POINTER));
    }

    /**
     * Creates a session.
     *
     * @param arguments  a {@code fuse_args}.
     * @param operations a {@code fuse_lowlevel_ops}, which must stay allocated until the session is destroyed.
     * @return the session; NULL if the arguments are wrong, with a message of libfuse on standard error.
     */
    MemorySegment newSession(final MemorySegment arguments, final MemorySegment operations) {
        final Optional<MemorySegment> unversioned = library.find("fuse_session_new");
        try (Arena arena = Arena.ofConfined()) {
            if (unversioned.isPresent()) {
                final MethodHandle function =
                        handle(unversioned.get(), FunctionDescriptor.of(POINTER, POINTER, POINTER, JAVA_LONG, POINTER));
                return (MemorySegment)
                        function.invokeExact(arguments, operations, operations.byteSize(), MemorySegment.NULL);
            }
            final MethodHandle function = function(
                    "fuse_session_new_versioned",
                    FunctionDescriptor.of(POINTER, POINTER, POINTER, JAVA_LONG, POINTER, POINTER));
            final MemorySegment version = arena.allocateFrom(JAVA_INT, INTERFACE_VERSION);
            return (MemorySegment)
                    function.invokeExact(arguments, operations, operations.byteSize(), version, MemorySegment.NULL);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    /** Mounts a session; returns 0, or -1 with a message of libfuse on standard error. */
    int mount(final MemorySegment session, final MemorySegment mountPoint) {
        try {
            return (int) sessionMount.invokeExact(session, mountPoint);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    void unmount(final MemorySegment session) {
        try {
            sessionUnmount.invokeExact(session);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    void destroy(final MemorySegment session) {
        try {
            sessionDestroy.invokeExact(session);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    /** Waits for a request; returns its length, 0 when the mount has ended, or a negative error number. */
    int receive(final MemorySegment session, final MemorySegment buffer) {
        try {
            return (int) sessionReceive.invokeExact(session, buffer);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    /** Calls the handler of a request's operation. */
    void process(final MemorySegment session, final MemorySegment buffer) {
        try {
            sessionProcess.invokeExact(session, buffer);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    /** Replies an error number, or 0 for success without data. */
    int replyError(final MemorySegment request, final int number) {
        try {
            return (int) replyError.invokeExact(request, number);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    void replyNone(final MemorySegment request) {
        try {
            replyNone.invokeExact(request);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    int replyEntry(final MemorySegment request, final MemorySegment entry) {
        try {
            return (int) replyEntry.invokeExact(request, entry);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    int replyCreate(final MemorySegment request, final MemorySegment entry, final MemorySegment file) {
        try {
            return (int) replyCreate.invokeExact(request, entry, file);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    int replyAttributes(final MemorySegment request, final MemorySegment stat, final double timeoutSeconds) {
        try {
            return (int) replyAttributes.invokeExact(request, stat, timeoutSeconds);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    int replyOpen(final MemorySegment request, final MemorySegment file) {
        try {
            return (int) replyOpen.invokeExact(request, file);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    int replyWrite(final MemorySegment request, final long length) {
        try {
            return (int) replyWrite.invokeExact(request, length);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    int replyBuffer(final MemorySegment request, final MemorySegment bytes, final long length) {
        try {
            return (int) replyBuffer.invokeExact(request, bytes, length);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    int replyStatfs(final MemorySegment request, final MemorySegment statvfs) {
        try {
            return (int) replyStatfs.invokeExact(request, statvfs);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    /**
     * Appends a directory entry to a buffer; returns its length, more than {@code maxLength} if it was not appended.
     */
    long addEntry(
            final MemorySegment request,
            final MemorySegment buffer,
            final long maxLength,
            final MemorySegment name,
            final MemorySegment stat,
            final long next) {
        try {
            return (long) addEntry.invokeExact(request, buffer, maxLength, name, stat, next);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    /** As {@link #addEntry}, with a {@code fuse_entry_param} in place of a {@code stat}. */
    long addEntryPlus(
            final MemorySegment request,
            final MemorySegment buffer,
            final long maxLength,
            final MemorySegment name,
            final MemorySegment entry,
            final long next) {
        try {
            return (long) addEntryPlus.invokeExact(request, buffer, maxLength, name, entry, next);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    /** Frees memory that libfuse has allocated; ignores NULL. */
    void free(final MemorySegment memory) {
        try {
            free.invokeExact(memory);
        } catch (final Throwable e) {
            throw unexpected(e);
        }
    }

    private MethodHandle function(final String name, final FunctionDescriptor descriptor) {
        return handle(library.findOrThrow(name), descriptor);
    }

    @SuppressWarnings("restricted")
    private static MethodHandle handle(final MemorySegment address, final FunctionDescriptor descriptor) {
        return LINKER.downcallHandle(address, descriptor);
    }

    @SuppressWarnings("restricted")
    private static AddressLayout pointer() {
        return ADDRESS.withTargetLayout(MemoryLayout.sequenceLayout(Long.MAX_VALUE, ValueLayout.JAVA_BYTE));
    }

    /** Rethrows the failure of a call. C throws nothing: the failure is a wrong call here, or the JVM's own. */
    private static RuntimeException unexpected(final Throwable e) {
        return switch (e) {
            case final Error error -> throw error;
            case final RuntimeException known -> known;
            default -> new IllegalStateException(e);
        };
    }
}
