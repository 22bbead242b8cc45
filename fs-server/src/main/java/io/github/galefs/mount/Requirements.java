package io.github.galefs.mount;

import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Checks that the machine has what a mount requires: the FUSE device, libfuse, and the program that mounts for users
 * other than root.
 */
final class Requirements {
    private static final Path DEVICE = Path.of("/dev/fuse");

    /** Names of the library. Version 3.17 introduced the second; the functions used here are the same in both. */
    private static final List<String> LIBRARIES = List.of("libfuse3.so.3", "libfuse3.so.4");

    private static final String INSTALL = "install it (apt install fuse3, dnf install fuse3)";

    private Requirements() {}

    /**
     * Checks all requirements and loads the library.
     *
     * @param owner user that mounts.
     * @return the library.
     * @throws MountException something is missing; the message is one line that names it.
     */
    static SymbolLookup requireLibrary(final Owner owner) throws MountException {
        if (!Files.exists(DEVICE)) {
            throw new MountException(DEVICE + " is missing: load the kernel module (modprobe fuse); give a container"
                    + " the device (docker run --device " + DEVICE + " --cap-add SYS_ADMIN)");
        }
        if (!Files.isReadable(DEVICE) || !Files.isWritable(DEVICE)) {
            throw new MountException("no permission to read and write " + DEVICE + ": chmod 666 " + DEVICE);
        }
        if (owner.user() != 0 && findProgram("fusermount3").isEmpty()) {
            throw new MountException("fusermount3, which mounts for users other than root, is missing: " + INSTALL);
        }
        for (final String name : LIBRARIES) {
            final Optional<SymbolLookup> library = findLibrary(name);
            if (library.isPresent()) {
                return library.get();
            }
        }
        throw new MountException("libfuse 3 (" + String.join(" or ", LIBRARIES) + ") is missing: " + INSTALL);
    }

    /**
     * Finds a program in the folders of PATH, then in /usr/bin and /bin.
     *
     * @param name of the program.
     * @return its file; empty if no folder contains it.
     */
    static Optional<Path> findProgram(final String name) {
        final String folders = Optional.ofNullable(System.getenv("PATH")).orElse("");
        return Stream.concat(Stream.of(folders.split(":")), Stream.of("/usr/bin", "/bin"))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst();
    }

    @SuppressWarnings("restricted")
    private static Optional<SymbolLookup> findLibrary(final String name) {
        try {
            return Optional.of(SymbolLookup.libraryLookup(name, Arena.global()));
        } catch (final IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
