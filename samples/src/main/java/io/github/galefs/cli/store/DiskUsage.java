package io.github.galefs.cli.store;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;

/** Adds up what files take, for each directory with all below it. */
final class DiskUsage {
    private final FileService files;
    private final Receiver receiver;

    DiskUsage(final FileService files, final Receiver receiver) {
        this.files = files;
        this.receiver = receiver;
    }

    /** Receives the sums of a directory after those of the directories below it. */
    @FunctionalInterface
    interface Receiver {
        void accept(String path, Sum sum) throws IOException;
    }

    /** What files take. */
    static final class Sum {
        private long allocated;
        private long size;
        private long files;

        /** Returns the bytes of payload that are stored. */
        long allocated() {
            return allocated;
        }

        /** Returns the bytes that the files have, with those of holes. */
        long size() {
            return size;
        }

        /** Returns the number of files that are no directories. */
        long files() {
            return files;
        }

        private void add(final FileStatus file) {
            allocated += file.allocated();
            size += file.size();
            files++;
        }

        private void add(final Sum below) {
            allocated += below.allocated;
            size += below.size;
            files += below.files;
        }
    }

    /** Passes on the sums of each directory below a path; returns those of the path itself. */
    Sum of(final String path) throws IOException, InterruptedException {
        final Deque<Sum> sums = new ArrayDeque<>();
        sums.push(new Sum());
        final FileStatus status = files.stat(path);
        if (!status.directory()) {
            sums.getFirst().add(status);
            return sums.getFirst();
        }
        final StoreWalk walk = new StoreWalk(files, path);
        for (StoreWalk.Step step = next(walk); step != StoreWalk.Step.END; step = next(walk)) {
            switch (step) {
                case FILE -> sums.getFirst().add(walk.status());
                case DIRECTORY -> sums.push(new Sum());
                case END_OF_DIRECTORY -> {
                    final Sum sum = sums.pop();
                    sums.getFirst().add(sum);
                    receiver.accept(walk.path(), sum);
                }
                case END -> {}
            }
        }
        return sums.getFirst();
    }

    private static StoreWalk.Step next(final StoreWalk walk) throws FileServiceException, InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return walk.nextStep();
    }
}
