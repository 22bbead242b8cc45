package io.github.galefs.cli.serve;

import io.github.galefs.cli.option.FilesOption;
import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.cli.shutdown.TerminationSignals;
import io.github.galefs.cli.shutdown.Uninterrupted;
import io.github.galefs.file.FileService;
import io.github.galefs.mount.FuseMount;
import io.github.galefs.mount.MountException;
import io.github.galefs.provider.Place;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Mounts the store as a directory until it is unmounted. */
@Command(
        name = "mount",
        description = {
            "Mount the store as a directory, until it is unmounted (fusermount3 -u DIR), Ctrl-C or SIGTERM, which are"
                    + " no failures.",
            "Needs FUSE."
        })
final class MountCommand implements Callable<Integer> {
    /** Long: no other process changes a store that is open for writing, or the view of one that is open for reading. */
    private static final Duration STORE_CACHE_TIMEOUT = Duration.ofMinutes(1);

    private final Output output;

    @Mixin
    private FilesOption store;

    @Option(names = "--read-only", description = "Refuse changes. Others may write to the store meanwhile.")
    private boolean readOnly;

    @Option(
            names = "--allow-other",
            description = "Let other users in, as file permissions allow. Needs root, or user_allow_other in"
                    + " /etc/fuse.conf.")
    private boolean allowOther;

    @Parameters(paramLabel = "DIR", description = "Directory to mount on; its own entries are hidden meanwhile.")
    private Path mountPoint;

    MountCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException, CommandException {
        requireApart();
        final FileService files = readOnly ? store.openReadOnly() : store.open();
        try {
            serve(files);
        } finally {
            Uninterrupted.run(files::close);
        }
        return ExitCode.OK;
    }

    /** Rejects a mount that would hide the files from this process, or would lie in their own directory. */
    private void requireApart() throws IOException, CommandException {
        final Place.Local local = store.local()
                .filter(place -> Files.isDirectory(place.directory()))
                .orElse(null);
        if (local == null || !Files.isDirectory(mountPoint)) {
            return;
        }
        if (isIn(local.directory(), mountPoint)) {
            throw new CommandException("cannot mount at " + mountPoint + ": the mount would hide the " + local);
        }
        if (isIn(mountPoint, local.directory())) {
            throw new CommandException("cannot mount at " + mountPoint + ": it is part of the " + local);
        }
    }

    /** Returns whether a directory is another one or lies in it, also by a bind mount. */
    private static boolean isIn(final Path inner, final Path outer) throws IOException {
        final Path innerPath = inner.toRealPath();
        final Path outerPath = outer.toRealPath();
        if (innerPath.startsWith(outerPath)) {
            return true;
        }
        for (Path above = innerPath; above != null; above = above.getParent()) {
            if (Files.isSameFile(above, outerPath)) {
                return true;
            }
        }
        // A bind mount of a directory between the two hides their common parent.
        final Optional<DirectoryLocation> location = DirectoryLocation.of(innerPath);
        final Optional<DirectoryLocation> outerLocation = DirectoryLocation.of(outerPath);
        return location.isPresent()
                && outerLocation.isPresent()
                && location.get().isIn(outerLocation.get());
    }

    private void serve(final FileService files) throws MountException {
        final FuseMount.Context context = new FuseMount.Context()
                .files(files)
                .mountPoint(mountPoint)
                .cacheTimeout(store.store().isPresent() ? STORE_CACHE_TIMEOUT : FuseMount.Context.DEFAULT_CACHE_TIMEOUT)
                .exclusive(store.store().isPresent())
                .readOnly(readOnly)
                .allowOther(allowOther);
        try (FuseMount mount = FuseMount.mount(context)) {
            if (!readOnly) {
                store.store().ifPresent(directory -> CountersNotice.printIfHidden(output, directory));
            }
            output.line("mounted " + mountPoint);
            output.out().flush();
            awaitEnd(mount);
        }
    }

    /** A signal and an interrupt are regular ways to end a mount, not failures. */
    private static void awaitEnd(final FuseMount mount) {
        final ServingEnd end = new ServingEnd();
        TerminationSignals.handle(end::end);
        Thread.ofVirtual().name("galefs-mount-end").start(() -> awaitUnmount(mount, end));
        end.await();
    }

    private static void awaitUnmount(final FuseMount mount, final ServingEnd end) {
        try {
            mount.awaitEnd();
        } catch (final InterruptedException _) {
            Thread.currentThread().interrupt();
        } finally {
            end.end();
        }
    }
}
