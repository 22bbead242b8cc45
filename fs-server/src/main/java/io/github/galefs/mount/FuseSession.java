package io.github.galefs.mount;

import java.lang.foreign.AddressLayout;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;

/** A session of libfuse: threads that receive and process the kernel's requests until the directory is unmounted. */
final class FuseSession {
    /** Requests that are processed concurrently. More would wait for the service's lock or its one connection. */
    private static final int THREADS = 8;

    private static final int EINTR = 4;
    private static final int EAGAIN = 11;

    /**
     * Bytes for a {@code fuse_buf}, more than in any version; its third word points to memory that libfuse allocates.
     */
    private static final long BUFFER_STRUCT_LENGTH = 128;

    private static final long BUFFER_MEMORY_OFFSET = 16;

    private final LibFuse libFuse;
    private final Arena arena;
    private final MemorySegment session;
    private final AtomicInteger runningThreads = new AtomicInteger(THREADS);
    private final CountDownLatch ended = new CountDownLatch(1);

    private FuseSession(final LibFuse libFuse, final Arena arena, final MemorySegment session) {
        this.libFuse = libFuse;
        this.arena = arena;
        this.session = session;
    }

    /**
     * Mounts a directory and starts the threads that serve it.
     *
     * @param libFuse    the library.
     * @param handlers   called by the library.
     * @param options    of the mount, separated by commas.
     * @param mountPoint the directory.
     * @return the session.
     * @throws MountException libfuse or the kernel refuses; libfuse has printed the reason on standard error.
     */
    static FuseSession start(
            final LibFuse libFuse, final FuseHandlers handlers, final String options, final Path mountPoint)
            throws MountException {
        final Arena arena = Arena.ofShared();
        try {
            final MemorySegment session =
                    libFuse.newSession(arguments(options, arena), FuseOperation.allocateTable(handlers, arena));
            if (session.address() == 0) {
                throw new MountException("libfuse refused the mount options " + options);
            }
            mount(libFuse, session, mountPoint, arena);
            final FuseSession started = new FuseSession(libFuse, arena, session);
            for (int i = 0; i < THREADS; i++) {
                Thread.ofPlatform().name("galefs-mount-" + i).daemon().start(started::serve);
            }
            return started;
        } catch (final MountException | RuntimeException e) {
            arena.close();
            throw e;
        }
    }

    /** Waits until the directory is unmounted and every request has its reply. */
    void awaitEnd() throws InterruptedException {
        ended.await();
    }

    /** Waits as {@link #awaitEnd()}, for a time; returns whether the session has ended. */
    boolean awaitEnd(final long seconds) throws InterruptedException {
        return ended.await(seconds, TimeUnit.SECONDS);
    }

    private static void mount(
            final LibFuse libFuse, final MemorySegment session, final Path mountPoint, final Arena arena)
            throws MountException {
        if (libFuse.mount(session, arena.allocateFrom(mountPoint.toString())) != 0) {
            libFuse.destroy(session);
            throw new MountException(
                    "cannot mount at " + mountPoint + ": libfuse printed the reason above; a container needs"
                            + " permission (docker run --device /dev/fuse --cap-add SYS_ADMIN)");
        }
    }

    /** Allocates a {@code fuse_args}: a count, a pointer to pointers, and whether libfuse has allocated them. */
    private static MemorySegment arguments(final String options, final Arena arena) {
        final List<String> words = List.of("galefs", "-o", options);
        final MemorySegment pointers = arena.allocate(ValueLayout.ADDRESS, words.size() + 1L);
        for (int i = 0; i < words.size(); i++) {
            pointers.setAtIndex(ValueLayout.ADDRESS, i, arena.allocateFrom(words.get(i)));
        }
        final MemorySegment arguments = arena.allocate(ValueLayout.ADDRESS, 3);
        arguments.set(ValueLayout.JAVA_INT, 0, words.size());
        arguments.setAtIndex(ValueLayout.ADDRESS, 1, pointers);
        return arguments;
    }

    private void serve() {
        try (Arena threadArena = Arena.ofConfined()) {
            final MemorySegment buffer = threadArena.allocate(BUFFER_STRUCT_LENGTH, Long.BYTES);
            while (receive(buffer)) {
                libFuse.process(session, buffer);
            }
            final AddressLayout pointer = LibFuse.POINTER;
            libFuse.free(buffer.get(pointer, BUFFER_MEMORY_OFFSET));
        } finally {
            if (runningThreads.decrementAndGet() == 0) {
                end();
            }
        }
    }

    /** Waits for a request; returns false when the mount has ended. */
    private boolean receive(final MemorySegment buffer) {
        int received;
        do {
            received = libFuse.receive(session, buffer);
        } while (received == -EINTR || received == -EAGAIN);
        return received > 0;
    }

    private void end() {
        try {
            libFuse.unmount(session);
            libFuse.destroy(session);
            arena.close();
        } finally {
            ended.countDown();
        }
    }
}
