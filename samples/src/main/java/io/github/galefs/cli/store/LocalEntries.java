package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import java.io.IOException;
import java.nio.channels.ReadableByteChannel;
import java.nio.file.Path;
import java.util.Optional;

/** How local files appear to a synchronisation, which depends on its direction. */
interface LocalEntries {
    /** Finds entries of one directory. */
    @FunctionalInterface
    interface Directory {
        /** Returns the entry of a file; empty if its name cannot be decoded. */
        Optional<SyncEntry> entry(Path file) throws IOException, CommandException, InterruptedException;
    }

    /**
     * Begins with the entries of a directory.
     *
     * @param path of the directory from the top of the tree; empty for the top.
     */
    Directory in(String path) throws IOException, CommandException;

    /** Opens a regular file for reading; the caller closes it. */
    ReadableByteChannel open(Path file) throws IOException;
}
