package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import java.io.IOException;
import java.util.List;

/**
 * Marks the target of a synchronisation by an empty file. Two places may have the same files: the source that shows the
 * empty file overlaps with the target.
 *
 * @param name      of the empty file; no other file has it.
 * @param directory names from the root of the target's place to the marked directory.
 * @param isAbove   whether the target is missing, and the nearest directory above it is marked.
 * @param removal   removes the empty file.
 */
record SyncMark(String name, List<String> directory, boolean isAbove, Removal removal) implements AutoCloseable {
    /** For a target that nobody can write, and for a dry run. */
    static final SyncMark NONE = new SyncMark("", List.of(), true, () -> {});

    /** Removes the empty file. */
    @FunctionalInterface
    interface Removal {
        /** Removes it. */
        void run() throws IOException;
    }

    /** Refuses a source that contains the target or is part of it, as far as both paths tell. */
    void requireApart(final SyncTree source, final SyncTree target) throws IOException, CommandException {
        if (name.isEmpty()) {
            return;
        }
        for (int i = 0; i <= directory.size(); i++) {
            requireAbsent(source, target, String.join("/", directory.subList(i, directory.size())));
        }
        if (!isAbove && source.isBelow(name)) {
            throw overlap(source, target);
        }
    }

    /** Refuses a directory of the source that is the marked one. */
    void requireAbsent(final SyncTree source, final SyncTree target, final String path)
            throws IOException, CommandException {
        if (!name.isEmpty() && source.has(path, name)) {
            throw overlap(source, target);
        }
    }

    private static CommandException overlap(final SyncTree source, final SyncTree target) {
        return new CommandException("\"" + source.describe("") + "\" and \"" + target.describe("")
                + "\" overlap: both places have the same files, and one cannot be made equal to the other");
    }

    @Override
    public void close() throws IOException {
        removal.run();
    }
}
