package io.github.galefs.mount;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.time.Duration;
import java.util.function.ToIntFunction;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Replies to requests of the kernel: performs them, maps a failure to an error number, records a slow request, and
 * sends the one reply that ends the request. Nothing is thrown to the caller, which is C. Thread-safe.
 */
final class FuseResponder {
    private static final Logger LOGGER = LoggerFactory.getLogger(FuseResponder.class);

    private static final String UNEXPECTED_FAILURE = "unexpected failure in {} of inode {} of the mount";

    private final LibFuse libFuse;
    private final MountedFiles files;
    private final EntryEncoder entryEncoder;

    FuseResponder(
            final LibFuse libFuse,
            final MountedFiles files,
            final StatDescriptor statDescriptor,
            final Duration cacheTimeout) {
        this.libFuse = libFuse;
        this.files = files;
        this.entryEncoder = new EntryEncoder(statDescriptor, cacheTimeout.toMillis() / 1e3);
    }

    /**
     * Responds to a request: first everything that may fail, then the reply.
     *
     * @param operation of the request.
     * @param request   the {@code fuse_req_t}.
     * @param inode     of the request, for the event of a slow one.
     * @param work      performs the request.
     */
    void respond(final FuseOperation operation, final MemorySegment request, final long inode, final Work work) {
        final MountRequestEvent event = new MountRequestEvent();
        event.begin();
        int error = 0;
        Reply reply = null;
        try {
            reply = work.run();
        } catch (final FileServiceException e) {
            error = errorNumber(e.error());
        } catch (final RuntimeException | Error e) {
            LOGGER.error(UNEXPECTED_FAILURE, operation.cName(), inode, e);
            error = PosixError.EIO.number();
        }
        record(event, operation, inode, error);
        if (reply == null) {
            libFuse.replyError(request, error);
        } else {
            send(operation, inode, reply);
        }
    }

    /** Returns the encoder of directory entries in replies. */
    EntryEncoder entryEncoder() {
        return entryEncoder;
    }

    /** Replies success, without data. */
    Reply success(final MemorySegment request) {
        return () -> libFuse.replyError(request, 0);
    }

    /** Replies a file that was looked up; the kernel counts the lookup. */
    Reply entry(final MemorySegment request, final FileAttributes attributes) {
        return () -> sendEntry(attributes, entry -> libFuse.replyEntry(request, entry));
    }

    /** Replies the attributes of a file. */
    Reply attributes(final MemorySegment request, final FileAttributes attributes) {
        return () -> {
            try (Arena arena = Arena.ofConfined()) {
                final MemorySegment stat = entryEncoder.stat().allocate(attributes, arena);
                libFuse.replyAttributes(request, stat, entryEncoder.timeoutSeconds());
            }
        };
    }

    /**
     * Sends a file's entry. Undoes its lookup if the kernel does not accept the reply, as for an interrupted call.
     *
     * @param attributes of the file.
     * @param reply      sends a {@code fuse_entry_param}; returns 0 or a negative error number.
     * @return whether the kernel accepted the reply.
     */
    boolean sendEntry(final FileAttributes attributes, final ToIntFunction<MemorySegment> reply) {
        try (Arena arena = Arena.ofConfined()) {
            final boolean accepted = reply.applyAsInt(entryEncoder.allocate(attributes, arena)) == 0;
            if (!accepted) {
                files.forget(attributes.inode(), 1);
            }
            return accepted;
        }
    }

    /** Commits the event before the reply is sent, so that a program with its answer finds it in a recording. */
    private static void record(
            final MountRequestEvent event, final FuseOperation operation, final long inode, final int error) {
        event.end();
        if (event.shouldCommit()) {
            event.operation = operation.cName();
            event.inode = inode;
            event.error = error;
            event.commit();
        }
    }

    private static void send(final FuseOperation operation, final long inode, final Reply reply) {
        try {
            reply.send();
        } catch (final FileServiceException | RuntimeException | Error e) {
            LOGGER.error(UNEXPECTED_FAILURE, operation.cName(), inode, e);
        }
    }

    /**
     * Returns the error number for a program. Errors of the network or of service handles become EIO: a program
     * expects those of a local disk.
     */
    private static int errorNumber(final PosixError error) {
        return switch (error) {
            case ECONNRESET, ECONNREFUSED, ETIMEDOUT, EPROTO, EBADF -> PosixError.EIO.number();
            default -> error.number();
        };
    }

    /** Performs a request without replying; a failure becomes the request's error number. */
    @FunctionalInterface
    interface Work {
        Reply run() throws FileServiceException;
    }

    /** Sends a reply, and undoes the request's effects in the mount's tables if the kernel does not accept it. */
    @FunctionalInterface
    interface Reply {
        void send() throws FileServiceException;
    }
}
