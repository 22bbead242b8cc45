package io.github.galefs.mount;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Unmounts a directory with {@code fusermount3}, which works for any user, or with {@code umount}, as root. */
final class Unmounter {
    private static final Logger LOGGER = LoggerFactory.getLogger(Unmounter.class);

    private static final int WRITE_BACK_SECONDS = 30;

    private Unmounter() {}

    /**
     * Unmounts a directory unless programs use it.
     *
     * @param mountPoint of the mount.
     * @return whether it was unmounted.
     */
    static boolean tryUnmount(final Path mountPoint) throws MountException, InterruptedException {
        return run(List.of(), mountPoint).isEmpty();
    }

    /**
     * Passes on what the kernel has gathered of writes to open files: the end of the mount would lose it. Gives up
     * after a while, because a service may not answer.
     *
     * @param mountPoint of the mount.
     */
    static void writeBack(final Path mountPoint) throws InterruptedException {
        try {
            final Process process = new ProcessBuilder("sync", "--file-system", mountPoint.toString())
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start();
            try {
                if (!process.waitFor(WRITE_BACK_SECONDS, TimeUnit.SECONDS) || process.exitValue() != 0) {
                    LOGGER.warn("open files of {} may not have been written back: sync has failed", mountPoint);
                }
            } finally {
                process.destroy();
            }
        } catch (final IOException e) {
            LOGGER.warn("cannot write back open files of {}: cannot run sync", mountPoint, e);
        }
    }

    /**
     * Detaches a directory: its name disappears at once, and the mount ends when no program uses it any more.
     *
     * @param mountPoint of the mount.
     * @throws MountException the directory cannot be detached; with the program's reason.
     */
    static void detach(final Path mountPoint) throws MountException, InterruptedException {
        final Optional<Path> program = Requirements.findProgram("fusermount3");
        final Optional<String> refusal = run(List.of(program.isPresent() ? "-z" : "-l"), mountPoint);
        if (refusal.isPresent()) {
            throw new MountException("cannot unmount " + mountPoint + ": " + refusal.get());
        }
    }

    /** Runs the program and returns the first line of its output if it fails. */
    private static Optional<String> run(final List<String> options, final Path mountPoint)
            throws MountException, InterruptedException {
        final List<String> command = new ArrayList<>(Requirements.findProgram("fusermount3")
                .map(program -> List.of(program.toString(), "-u"))
                .orElse(List.of("umount")));
        command.addAll(options);
        command.add(mountPoint.toString());
        try {
            final Process process =
                    new ProcessBuilder(command).redirectErrorStream(true).start();
            final String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor() == 0
                    ? Optional.empty()
                    : Optional.of(output.strip().lines().findFirst().orElse(String.join(" ", command) + " failed"));
        } catch (final IOException e) {
            throw new MountException("cannot unmount " + mountPoint + ": cannot run " + command.getFirst(), e);
        }
    }
}
