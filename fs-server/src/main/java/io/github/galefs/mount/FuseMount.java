package io.github.galefs.mount;

import io.github.galefs.file.FileService;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.Objects;
import java.util.StringJoiner;

/**
 * A file service that programs of this machine see as a directory.
 *
 * <p>It ends when the directory is unmounted, by {@link #close()} or from outside ({@code fusermount3 -u}). The service
 * stays open. A service that fails, or is closed, while it is mounted gives programs EIO.
 *
 * <p>Files belong to whoever runs this process, and the kernel goes by their permission bits. What other clients of the
 * service do to names and attributes is seen after {@link Context#cacheTimeout}; what they do to contents, at the next
 * {@code open}, which keeps what the kernel has cached if the file's version is the same.
 */
public final class FuseMount implements AutoCloseable {
    /** How long programs may keep in use what was mounted, before {@link #close()} goes on without them. */
    private static final long PATIENCE_SECONDS = 2;

    private final Path mountPoint;
    private final FuseSession session;

    /** Whether the directory shows what was there before, though programs may still have open what was mounted. */
    private boolean unmounted;

    private FuseMount(final Path mountPoint, final FuseSession session) {
        this.mountPoint = mountPoint;
        this.session = session;
    }

    /**
     * Mounts.
     *
     * @param context says what and where; not to be used again.
     * @return the mount, in use until it is closed.
     * @throws MountException something is missing on this machine, or the kernel refuses.
     */
    public static FuseMount mount(final Context context) throws MountException {
        context.conclude();
        requireLinux();
        final Owner owner = Owner.ofThisProcess();
        final StatLayout statLayout = StatLayout.ofThisProcessor();
        final LibFuse libFuse = new LibFuse(Requirements.requireLibrary(owner));
        final FuseOperations operations = new FuseOperations(
                libFuse, new MountedFiles(context.files, owner), statLayout, context.cacheTimeout, context.exclusive);
        final FuseSession session = FuseSession.start(libFuse, operations, context.options(), context.mountPoint);
        try {
            // The kernel answers this only when the service does.
            Files.readAttributes(context.mountPoint, BasicFileAttributes.class);
            return new FuseMount(context.mountPoint, session);
        } catch (final IOException e) {
            throw new MountException("mounted " + context.mountPoint + ", which does not answer", e);
        }
    }

    /**
     * Waits until the directory is unmounted, by whomever.
     *
     * @throws InterruptedException interrupted meanwhile; the directory is still mounted.
     */
    public void awaitEnd() throws InterruptedException {
        session.awaitEnd();
    }

    /**
     * Unmounts the directory, if it is mounted still. If programs use it, it is detached, and they are given two
     * seconds to end. Those that go on are served until the service is closed, and get EIO then.
     *
     * @throws MountException the directory cannot be unmounted.
     */
    @Override
    public synchronized void close() throws MountException {
        boolean interrupted = Thread.interrupted();
        while (true) {
            try {
                unmount();
                break;
            } catch (final InterruptedException _) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    private static void requireLinux() throws MountException {
        final String system = System.getProperty("os.name");
        if (!"Linux".equals(system)) {
            throw new MountException("mounting needs Linux and its FUSE; this is " + system);
        }
    }

    private void unmount() throws MountException, InterruptedException {
        if (!unmounted && !session.awaitEnd(0)) {
            if (!Unmounting.isDone(mountPoint)) {
                Unmounting.detach(mountPoint);
            }
            unmounted = true;
        }
        session.awaitEnd(PATIENCE_SECONDS);
    }

    /** What is mounted where: set, hand over once, do not use again. Not safe for use by several threads at once. */
    public static final class Context {
        /** How long the kernel keeps names and attributes unless told otherwise. */
        public static final Duration DEFAULT_CACHE_TIMEOUT = Duration.ofSeconds(1);

        private FileService files;
        private Path mountPoint;
        private Duration cacheTimeout = DEFAULT_CACHE_TIMEOUT;
        private boolean exclusive;
        private boolean readOnly;
        private boolean allowOther;

        /** Sets what is mounted. Must be set. It is not closed with the mount. */
        public Context files(final FileService newFiles) {
            files = newFiles;
            return this;
        }

        /** Sets the directory where it is mounted, which must exist; what is in it is hidden meanwhile. Must be set. */
        public Context mountPoint(final Path newMountPoint) {
            mountPoint = newMountPoint;
            return this;
        }

        /**
         * Sets how long the kernel may keep names and attributes without asking: how long what other clients do may go
         * unseen. Long is good where there are none.
         */
        public Context cacheTimeout(final Duration newCacheTimeout) {
            cacheTimeout = newCacheTimeout;
            return this;
        }

        /**
         * Says that nobody but programs of this mount changes the service while it is mounted. The kernel then gathers
         * what programs write, and hands it over when it has much, and at {@code fsync} and {@code close}, which tell
         * errors of it: no room, for one. What is gathered is lost when this process dies, and the service does not
         * show it before.
         */
        public Context exclusive(final boolean newExclusive) {
            exclusive = newExclusive;
            return this;
        }

        /** Refuses every change (EROFS). */
        public Context readOnly(final boolean newReadOnly) {
            readOnly = newReadOnly;
            return this;
        }

        /**
         * Lets other users in, as far as the permission bits go; for root, or with user_allow_other in /etc/fuse.conf.
         */
        public Context allowOther(final boolean newAllowOther) {
            allowOther = newAllowOther;
            return this;
        }

        private void conclude() throws MountException {
            Objects.requireNonNull(files, "the file service to be mounted is not set");
            Objects.requireNonNull(mountPoint, "the directory to mount at is not set");
            if (cacheTimeout.isNegative()) {
                throw new IllegalArgumentException("the cache timeout " + cacheTimeout + " is negative");
            }
            if (!Files.isDirectory(mountPoint)) {
                throw new MountException("cannot mount at " + mountPoint + ": not a directory");
            }
            mountPoint = mountPoint.toAbsolutePath();
        }

        private String options() {
            final StringJoiner options =
                    new StringJoiner(",").add("fsname=galefs,subtype=galefs").add("default_permissions");
            if (readOnly) {
                options.add("ro");
            }
            if (allowOther) {
                options.add("allow_other");
            }
            return options.toString();
        }
    }
}
