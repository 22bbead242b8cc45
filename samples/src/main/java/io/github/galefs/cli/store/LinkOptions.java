package io.github.galefs.cli.store;

import picocli.CommandLine.Option;

/** What becomes of symbolic links among local files, with the names of options that rsync, cp and rclone have. */
final class LinkOptions {
    private boolean areSkipped;

    @Option(
            names = {"--no-links", "--skip-links"},
            description = "Pass over symbolic links among the local files.")
    void skip(final boolean isGiven) {
        areSkipped |= isGiven;
    }

    @Option(
            names = {"-L", "--copy-links", "--dereference"},
            description =
                    "Copy what symbolic links lead to. This is the default; of both options, the last one counts.")
    void follow(final boolean isGiven) {
        areSkipped &= !isGiven;
    }

    /** Returns whether links are passed over; what they lead to is copied otherwise. */
    boolean areSkipped() {
        return areSkipped;
    }
}
