package io.github.galefs.mount;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Takes a mounted directory away, by the program that may do so for any user, or else as root. */
final class Unmounting {
    private Unmounting() {}

    /**
     * Unmounts a directory if nobody uses it.
     *
     * @param mountPoint of the mount.
     * @return whether it was unmounted.
     */
    static boolean isDone(final Path mountPoint) throws MountException, InterruptedException {
        return run(List.of(), mountPoint).isEmpty();
    }

    /**
     * Detaches a directory, which ends when nobody uses it any more.
     *
     * @param mountPoint of the mount.
     * @throws MountException it cannot be, with the program's reason.
     */
    static void detach(final Path mountPoint) throws MountException, InterruptedException {
        final Optional<Path> program = Requirements.findProgram("fusermount3");
        final Optional<String> refusal = run(List.of(program.isPresent() ? "-z" : "-l"), mountPoint);
        if (refusal.isPresent()) {
            throw new MountException("cannot unmount " + mountPoint + ": " + refusal.get());
        }
    }

    /** What the program said, in one line, if it failed. */
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
            final String said = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
            return process.waitFor() == 0
                    ? Optional.empty()
                    : Optional.of(said.strip().lines().findFirst().orElse(String.join(" ", command) + " failed"));
        } catch (final IOException e) {
            throw new MountException("cannot unmount " + mountPoint + ": cannot run " + command.getFirst(), e);
        }
    }
}
