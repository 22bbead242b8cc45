package io.github.galefs.cli;

import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** Files that the command reaches in one of its two ways. */
public final class TestPlace implements AutoCloseable {
    private final Path folder;
    private final List<String> options;
    private final EmbeddedStore served;
    private final FileServer server;

    /** How the command reaches the files. */
    public enum Kind {
        STORE,
        SERVER
    }

    private TestPlace(
            final Path folder, final List<String> options, final EmbeddedStore served, final FileServer server) {
        this.folder = folder;
        this.options = options;
        this.served = served;
        this.server = server;
    }

    /** Creates an empty store in a directory, and serves it if the kind asks for that. */
    public static TestPlace open(final Kind kind, final Path folder) throws IOException {
        final Path directory = folder.resolve("store");
        if (kind == Kind.STORE) {
            CommandLineRun.of("mkfs", "--store", directory.toString()).succeeded();
            return new TestPlace(folder, List.of("--store", directory.toString()), null, null);
        }
        final EmbeddedStore store = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory));
        final FileServer server = FileServer.open(
                store, new ServerContext().address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
        final String address = "galefs://127.0.0.1:" + server.address().getPort() + "/";
        return new TestPlace(folder, List.of("--server", address), store, server);
    }

    /** Returns the name of the store's directory, or the address of the server. */
    public String name() {
        return options.getLast();
    }

    public CommandLineRun run(final String... arguments) {
        return CommandLineRun.of(
                Stream.concat(Arrays.stream(arguments), options.stream()).toArray(String[]::new));
    }

    /** Runs a command that must succeed and returns the lines that it prints. */
    public List<String> lines(final String... arguments) {
        return run(arguments).succeeded().lines();
    }

    /** Writes a file of the store. */
    public void put(final String path, final String text) throws IOException {
        final Path local = Files.writeString(folder.resolve("local"), text);
        run("put", local.toString(), path).succeeded();
    }

    @Override
    public void close() throws IOException {
        if (server != null) {
            server.close();
            served.close();
        }
    }
}
