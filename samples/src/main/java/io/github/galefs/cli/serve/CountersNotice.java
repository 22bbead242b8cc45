package io.github.galefs.cli.serve;

import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.counters.CountersView;
import java.nio.file.Path;

/** Tells that {@code galefs top} cannot show a store that this process serves. */
final class CountersNotice {
    private CountersNotice() {}

    /** Prints one line if the store has no counters file of this process, as when it was opened on a full disk. */
    static void printIfHidden(final Output output, final Path directory) {
        if (!hasCounters(directory)) {
            output.failure("the counters of store " + directory
                    + " cannot be created, such as on a full disk: 'galefs top' will not show it");
        }
    }

    private static boolean hasCounters(final Path directory) {
        try (CountersView counters = CountersView.open(directory)) {
            return counters.process() == ProcessHandle.current().pid();
        } catch (final FileServiceException _) {
            return false;
        }
    }
}
