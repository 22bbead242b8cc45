package io.github.galefs.cli.store;

import picocli.CommandLine.Option;

/** What a synchronisation may do, and how it recognises a changed file. */
final class SyncRules {
    @Option(
            names = "--delete",
            description = "Remove what SRC does not have, and replace a directory by a file or the reverse.")
    private boolean deletes;

    @Option(names = "--dry-run", description = "Print what would be done, and change nothing.")
    private boolean isDryRun;

    @Option(
            names = "--checksum",
            description = "Compare the contents of files of the same size, instead of their modification times.")
    private boolean comparesContents;

    /** Returns whether what only the target has is removed. */
    boolean deletes() {
        return deletes;
    }

    /** Returns whether nothing is to be changed. */
    boolean isDryRun() {
        return isDryRun;
    }

    /** Returns whether contents decide whether a file has changed. */
    boolean comparesContents() {
        return comparesContents;
    }
}
