package io.github.galefs.cli;

import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.io.OutputStream;
import java.io.PrintStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/**
 * Uses the short commands, the list of devices and a kernel, so that the JVM records the classes that they load. {@code
 * scripts/galefs} runs it once for a build and starts each command from an archive of these classes.
 */
public final class StartupTraining {
    private static final int FILES = 200;
    private static final int FILE_LENGTH = 1500;
    private static final PrintStream NOWHERE =
            new PrintStream(OutputStream.nullOutputStream(), false, StandardCharsets.UTF_8);

    private StartupTraining() {}

    /**
     * Runs commands on a new store, and on a server with that store.
     *
     * @param arguments an existing directory, for the store and the files beside it.
     * @throws IOException if a file cannot be written, or a command fails.
     */
    public static void main(final String[] arguments) throws IOException {
        final Path folder = Path.of(arguments[0]);
        final Path files = Files.createDirectory(folder.resolve("files"));
        for (int i = 0; i < FILES; i++) {
            Files.write(files.resolve(Integer.toString(i)), new byte[FILE_LENGTH]);
        }
        final Path store = folder.resolve("store");
        run("--help");
        run("mkfs", "--store", store.toString());
        useFiles(folder, "local", "--store", store.toString());
        run("fsck", "--store", store.toString());
        run("devices");
        runKernel(store.toString());
        try (EmbeddedStore served = EmbeddedStore.open(new EmbeddedStoreContext().directory(store));
                FileServer server = FileServer.open(
                        served,
                        new ServerContext().address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)))) {
            final InetSocketAddress address = server.address();
            useFiles(
                    folder,
                    "remote",
                    "--server",
                    "galefs://" + address.getHostString() + ":" + address.getPort() + "/");
        }
    }

    private static void useFiles(final Path folder, final String name, final String option, final String value)
            throws IOException {
        final String files = folder.resolve("files").toString();
        final Stream<String[]> commands = Stream.of(
                new String[] {"put", files, name},
                new String[] {"get", name, folder.resolve(name).toString()},
                new String[] {"ls", "-l", name},
                new String[] {"ls", name},
                new String[] {"stat", name},
                new String[] {"get", name + "/0", "-"},
                new String[] {"mkdir", name + "/directory"},
                new String[] {"mv", name + "/0", name + "/directory"},
                new String[] {"rm", name + "/1"},
                new String[] {"df"});
        for (final String[] command : commands.toList()) {
            run(Stream.concat(Stream.of(command), Stream.of(option, value)).toArray(String[]::new));
        }
    }

    /** On the JVM device: others would compile the kernel, and leave it in the user's cache. */
    private static void runKernel(final String store) throws IOException {
        final String summand = "local/2";
        run(
                "run",
                "matadd",
                "--json",
                "--store",
                store,
                "--device",
                JvmDevice.NAME,
                "--a",
                summand,
                "--b",
                summand,
                "--out",
                "sum");
    }

    private static void run(final String... arguments) throws IOException {
        final int exitCode = Main.run(NOWHERE, System.err, arguments);
        if (exitCode != 0) {
            throw new IOException("'galefs " + String.join(" ", arguments) + "' failed with " + exitCode);
        }
    }
}
