package io.github.galefs.cli.store;

import io.github.galefs.file.DirectoryEntry;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.NameKind;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A cursor over everything below a directory of a file service: each directory comes before its entries, and once more
 * after them. Reads a page of entries at a time, and takes no stack, whose size would limit the depth.
 */
final class StoreWalk {
    /** What a walk has come to. */
    enum Step {
        /** Any name but that of a directory. */
        FILE,
        DIRECTORY,
        /** All entries of a directory have been passed; it is the current one again. */
        END_OF_DIRECTORY,
        /** All entries of the directory in which the walk began have been passed. */
        END
    }

    private final FileService files;
    private final int topLength;
    private final Unlisted unlisted;

    /** The path of the last level. */
    private final StringBuilder directory;

    /** The directories on the way to the current entry, the last first. */
    private final Deque<Level> levels = new ArrayDeque<>();

    private Step step;
    private DirectoryEntry entry;

    /**
     * Begins a walk through a directory.
     *
     * @param unlisted receives the reason of each directory that cannot be listed.
     */
    StoreWalk(final FileService files, final String top, final Unlisted unlisted) {
        this.files = files;
        this.unlisted = unlisted;
        directory = new StringBuilder(top);
        topLength = top.endsWith("/") ? top.length() : top.length() + 1;
        levels.push(new Level(null, 0, new DirectoryCursor(files)));
    }

    /** Receives why a directory, or the rest of it, cannot be listed. The walk then goes on after the directory. */
    @FunctionalInterface
    interface Unlisted {
        /** Throws what ends the walk. */
        void accept(FileServiceException failure) throws FileServiceException;
    }

    /**
     * A directory.
     *
     * @param entry        of the directory; null for the one in which the walk began.
     * @param parentLength characters in the path of the directory that has it.
     * @param entries      those after the current one.
     */
    private record Level(DirectoryEntry entry, int parentLength, DirectoryCursor entries) {}

    /** Advances to the next file or directory; returns false after the last one. */
    boolean next() throws FileServiceException {
        do {
            nextStep();
        } while (step == Step.END_OF_DIRECTORY);
        return step != Step.END;
    }

    /** Advances to the next file, or beginning or end of a directory. */
    Step nextStep() throws FileServiceException {
        if (step == Step.DIRECTORY) {
            enter();
        }
        entry = nextEntry();
        if (entry != null) {
            step = entry.kind() == NameKind.DIRECTORY ? Step.DIRECTORY : Step.FILE;
        } else if (levels.size() == 1) {
            step = Step.END;
        } else {
            leave();
            step = Step.END_OF_DIRECTORY;
        }
        return step;
    }

    private DirectoryEntry nextEntry() throws FileServiceException {
        try {
            return levels.getFirst().entries().next(directory);
        } catch (final FileServiceException e) {
            unlisted.accept(e);
            return null;
        }
    }

    /** Passes over everything below the current directory. */
    void skip() {
        step = Step.END_OF_DIRECTORY;
    }

    private void enter() {
        final int parentLength = directory.length();
        if (directory.isEmpty() || directory.charAt(parentLength - 1) != '/') {
            directory.append('/');
        }
        directory.append(entry.name());
        levels.push(new Level(entry, parentLength, new DirectoryCursor(files)));
    }

    private void leave() {
        final Level left = levels.pop();
        directory.setLength(left.parentLength());
        entry = left.entry();
    }

    /** Returns the path of the current file or directory in the file service. */
    String path() {
        return StorePaths.in(directory.toString(), entry.name());
    }

    /** Returns the path of the current file or directory, from the directory in which the walk began. */
    String relative() {
        return path().substring(topLength);
    }

    /** Returns the status of the current file or directory, as it was listed. */
    FileStatus status() {
        return entry.status();
    }

    /** Returns what the current name is. */
    NameKind kind() {
        return entry.kind();
    }

    /** Returns how many directories lie between the one in which the walk began and the current entry. */
    int depth() {
        return levels.size() - 1;
    }
}
