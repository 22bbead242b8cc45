package io.github.galefs.mount;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ServedNames;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.BasicFileAttributes;
import java.time.Duration;
import java.util.Objects;
import java.util.StringJoiner;

/**
 * Mounts a file service as a directory for programs of this machine.
 *
 * <p>The mount ends when the directory is unmounted, by {@link #close()} or from outside ({@code fusermount3 -u}). The
 * service stays open. If the service fails or is closed while it is mounted, programs get EIO.
 *
 * <p>Files belong to the user of this process, and the kernel checks their permission bits. Changes of other clients to
 * names and attributes become visible within {@link Context#cacheTimeout}; changes to contents at the next
 * {@code open}, which keeps the kernel's cached pages if the file's version is unchanged. Thread-safe.
 */
public final class FuseMount implements AutoCloseable {
    /** Time for which {@link #close()} waits for programs that use the mount. */
    private static final long CLOSE_TIMEOUT_SECONDS = 2;

    private final Path mountPoint;
    private final FuseSession session;
    private final MountedFiles files;

    /** Whether the directory was unmounted or detached; programs may still have files of the mount open. */
    private boolean unmounted;

    private FuseMount(final Path mountPoint, final FuseSession session, final MountedFiles files) {
        this.mountPoint = mountPoint;
        this.session = session;
        this.files = files;
    }

    /**
     * Mounts a file service.
     *
     * @param context service, directory and options; must not be used again.
     * @return the mount, to be closed by the caller.
     * @throws MountException a requirement is missing on this machine, or the kernel refuses the mount.
     */
    public static FuseMount mount(final Context context) throws MountException {
        context.conclude();
        requireLinux();
        final Owner owner = Owner.ofThisProcess();
        final StatDescriptor statDescriptor = StatDescriptor.ofThisProcessor();
        final LibFuse libFuse = new LibFuse(Requirements.requireLibrary(owner));
        final MountedFiles files = new MountedFiles(new ServedNames(context.files), owner);
        final FuseResponder responder = new FuseResponder(libFuse, files, statDescriptor, context.cacheTimeout);
        final FuseHandlers handlers = new FuseHandlers(libFuse, files, names(context), responder, context.exclusive);
        final FuseSession session = FuseSession.start(libFuse, handlers, context.options(), context.mountPoint);
        try {
            // The kernel answers this only after the service has.
            Files.readAttributes(context.mountPoint, BasicFileAttributes.class);
            return new FuseMount(context.mountPoint, session, files);
        } catch (final IOException e) {
            throw new MountException("cannot read " + context.mountPoint + " after mounting it: " + e.getMessage(), e);
        }
    }

    private static MountNames names(final Context context) throws MountException {
        try {
            return MountNames.of(context.files);
        } catch (final FileServiceException e) {
            throw new MountException("cannot mount at " + context.mountPoint + ": " + e.getMessage(), e);
        }
    }

    /**
     * Waits until the directory is unmounted, by this process or another.
     *
     * @throws InterruptedException the calling thread was interrupted; the directory is still mounted.
     */
    public void awaitEnd() throws InterruptedException {
        session.awaitEnd();
    }

    /**
     * Unmounts the directory if it is still mounted. If programs use it, writes back what they have written, detaches
     * the directory, and waits up to two seconds for them to end. Programs that continue are served until the service
     * is closed, and get EIO afterwards.
     *
     * @throws MountException the directory cannot be unmounted; or the service has failed to close a file, such as that
     *     of a program that was killed.
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
        final FileServiceException failure = files.takeCloseFailure();
        if (failure != null) {
            throw new MountException("closing a file of " + mountPoint + ": " + failure.getMessage(), failure);
        }
    }

    private static void requireLinux() throws MountException {
        final String system = System.getProperty("os.name");
        if (!"Linux".equals(system)) {
            throw new MountException("cannot mount on " + system + ": only Linux with FUSE is supported");
        }
    }

    private void unmount() throws MountException, InterruptedException {
        if (!unmounted && !session.awaitEnd(0)) {
            if (!Unmounter.tryUnmount(mountPoint)) {
                Unmounter.writeBack(mountPoint);
                Unmounter.detach(mountPoint);
            }
            unmounted = true;
        }
        session.awaitEnd(CLOSE_TIMEOUT_SECONDS);
    }

    /** Configuration of a mount. Used once, by one thread. */
    public static final class Context {
        /** Default time for which the kernel caches names and attributes. */
        public static final Duration DEFAULT_CACHE_TIMEOUT = Duration.ofSeconds(1);

        private FileService files;
        private Path mountPoint;
        private Duration cacheTimeout = DEFAULT_CACHE_TIMEOUT;
        private boolean exclusive;
        private boolean readOnly;
        private boolean allowOther;

        /** Creates a context with defaults. {@link #files} and {@link #mountPoint} must be set. */
        public Context() {}

        /**
         * Sets the file service to mount. Required. The mount does not close it.
         *
         * @param newFiles the service.
         * @return this.
         */
        public Context files(final FileService newFiles) {
            files = newFiles;
            return this;
        }

        /**
         * Sets the directory to mount at. Required. It must exist; its entries are hidden while it is mounted.
         *
         * @param newMountPoint the directory.
         * @return this.
         */
        public Context mountPoint(final Path newMountPoint) {
            mountPoint = newMountPoint;
            return this;
        }

        /**
         * Sets the time for which the kernel may cache names and attributes without asking the service: changes of
         * other clients may stay invisible for as long. A long time is best without other clients.
         *
         * @param newCacheTimeout the time, not negative; {@link #DEFAULT_CACHE_TIMEOUT} by default.
         * @return this.
         */
        public Context cacheTimeout(final Duration newCacheTimeout) {
            cacheTimeout = newCacheTimeout;
            return this;
        }

        /**
         * Declares that only programs of this mount change the service while it is mounted. The kernel then delays
         * writes, and passes them on in bulk, or at {@code fsync} and {@code close}, which report their errors, such as
         * ENOSPC. Delayed writes are lost when this process dies, and are not visible at the service before.
         *
         * @param newExclusive whether there are no other clients; false by default.
         * @return this.
         */
        public Context exclusive(final boolean newExclusive) {
            exclusive = newExclusive;
            return this;
        }

        /**
         * Sets whether every change fails with EROFS.
         *
         * @param newReadOnly whether the mount is read-only; false by default.
         * @return this.
         */
        public Context readOnly(final boolean newReadOnly) {
            readOnly = newReadOnly;
            return this;
        }

        /**
         * Sets whether other users may use the mount, as far as permission bits allow. Requires root, or
         * user_allow_other in /etc/fuse.conf.
         *
         * @param newAllowOther whether other users have access; false by default.
         * @return this.
         */
        public Context allowOther(final boolean newAllowOther) {
            allowOther = newAllowOther;
            return this;
        }

        private void conclude() throws MountException {
            Objects.requireNonNull(files, "no file service to mount: set files");
            Objects.requireNonNull(mountPoint, "no directory to mount at: set mountPoint");
            if (cacheTimeout.isNegative()) {
                throw new IllegalArgumentException("cache timeout " + cacheTimeout + ": must not be negative");
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
