package io.github.galefs.cli;

import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/** A plain directory that the command uses itself, or reaches by a server. */
public final class ServedFolder implements AutoCloseable {
    private final List<String> options;
    private final DirectoryFileService served;
    private final FileServer server;

    /** How the command reaches the directory. */
    public enum Kind {
        DIRECTORY,
        SERVER
    }

    private ServedFolder(final List<String> options, final DirectoryFileService served, final FileServer server) {
        this.options = options;
        this.served = served;
        this.server = server;
    }

    /** Serves a directory if the kind asks for that. */
    public static ServedFolder open(final Kind kind, final Path directory) throws IOException {
        if (kind == Kind.DIRECTORY) {
            return new ServedFolder(List.of("--dir", directory.toString()), null, null);
        }
        final DirectoryFileService files = DirectoryFileService.open(new DirectoryContext().directory(directory));
        final FileServer server = FileServer.open(
                files, new ServerContext().address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
        final String address = "galefs://127.0.0.1:" + server.address().getPort() + "/";
        return new ServedFolder(List.of("--server", address), files, server);
    }

    /** Returns the directory, or the address of the server with a slash at its end. */
    public String name() {
        return options.getLast();
    }

    public CommandLineRun run(final String... arguments) {
        return CommandLineRun.of(arguments(arguments));
    }

    /** Runs a command in a process that permissions apply to. */
    public CommandLineRun runWithoutPrivileges(final String... arguments) throws Exception {
        return CommandLineRun.withoutPrivileges(arguments(arguments));
    }

    /** Runs a command that must succeed and returns the lines that it prints. */
    public List<String> lines(final String... arguments) {
        return run(arguments).succeeded().lines();
    }

    private String[] arguments(final String... arguments) {
        final List<String> all = new ArrayList<>(options);
        all.addFirst(arguments[0]);
        return Stream.concat(all.stream(), Arrays.stream(arguments).skip(1)).toArray(String[]::new);
    }

    @Override
    public void close() throws IOException {
        if (server != null) {
            server.close();
            served.close();
        }
    }
}
