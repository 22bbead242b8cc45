package io.github.galefs.directory;

import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.posix.DirectoryCalls;
import io.github.galefs.posix.DirectoryCalls.Access;
import io.github.galefs.posix.KernelClock;
import io.github.galefs.posix.OpenInode;
import io.github.galefs.posix.SystemCallException;
import java.nio.file.Path;

/** Opens the root of a directory service, and checks what the system offers. */
final class RootOpening {
    private RootOpening() {}

    static DirectoryFileService open(final DirectoryContext context) throws FileServiceException {
        final Path directory = context.directory();
        if (!System.getProperty("os.name").equals("Linux")) {
            throw unsupported(directory, "this system is " + System.getProperty("os.name") + ";", null);
        }
        final OpenInode root = openRoot(directory);
        boolean done = false;
        try {
            requireCalls(root, directory);
            final long device = root.attributes().device();
            final VersionRule rule = new VersionRule(KernelClock::lastTick, device, FileTimes.of(root));
            final DirectoryFileService service = context.areFilesFixed()
                    ? new FixedFilesService(root, device, rule, context)
                    : new DirectoryFileService(root, device, rule, context);
            done = true;
            return service;
        } catch (final SystemCallException e) {
            throw SystemFailures.of("directory " + directory, e);
        } finally {
            if (!done) {
                root.close();
            }
        }
    }

    private static OpenInode openRoot(final Path directory) throws FileServiceException {
        try {
            return DirectoryCalls.openDirectory(directory);
        } catch (final SystemCallException e) {
            throw SystemFailures.of("directory " + directory, e);
        }
    }

    private static void requireCalls(final OpenInode root, final Path directory)
            throws SystemCallException, FileServiceException {
        try (OpenInode beneath = openSelf(root, directory)) {
            DirectoryCalls.reopen(beneath, Access.DIRECTORY).close();
        } catch (final SystemCallException e) {
            if (!SystemFailures.is(e, PosixError.ENOENT)) {
                throw e;
            }
            throw unsupported(directory, "/proc is not mounted; mount it, or", e);
        }
    }

    /** Kernels before openat2 answer ENOSYS; sandboxes answer ENOSYS or EPERM. */
    private static OpenInode openSelf(final OpenInode root, final Path directory)
            throws SystemCallException, FileServiceException {
        try {
            return DirectoryCalls.openBeneath(root, new byte[] {'.'}, Access.DIRECTORY_PATH);
        } catch (final SystemCallException e) {
            if (SystemFailures.is(e, PosixError.ENOSYS) || SystemFailures.is(e, PosixError.EPERM)) {
                throw unsupported(directory, "the kernel or a sandbox refuses " + e.getMessage() + "; allow it, or", e);
            }
            throw e;
        }
    }

    private static FileServiceException unsupported(
            final Path directory, final String reason, final SystemCallException cause) {
        return FileServiceException.withMessage(
                PosixError.ENOTSUP,
                "cannot serve the directory " + directory + ": openat2 of Linux 5.6 and /proc are required, and "
                        + reason + " use a store",
                cause);
    }
}
