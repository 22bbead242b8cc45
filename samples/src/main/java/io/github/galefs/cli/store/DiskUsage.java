package io.github.galefs.cli.store;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import io.github.galefs.file.NameKind;
import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Deque;
import org.agrona.collections.LongHashSet;

/** Adds up what files take, for each directory with all below it. */
final class DiskUsage {
    /** Most files of several names that are remembered: 16 MiB. Names of further files all count. */
    private static final int MAX_SHARED = 1 << 20;

    private final FileService files;
    private final Receiver receiver;
    private final StoreWalk.Unlisted unlisted;
    private final LongHashSet shared = new LongHashSet();

    DiskUsage(final FileService files, final Receiver receiver, final StoreWalk.Unlisted unlisted) {
        this.files = files;
        this.receiver = receiver;
        this.unlisted = unlisted;
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
        final NamedFile file = NamedFile.of(files, path);
        if (!file.status().directory()) {
            if (counts(file.kind(), file.status())) {
                sums.getFirst().add(file.status());
            }
            return sums.getFirst();
        }
        final StoreWalk walk = new StoreWalk(files, path, unlisted);
        for (StoreWalk.Step step = next(walk); step != StoreWalk.Step.END; step = next(walk)) {
            switch (step) {
                case FILE -> {
                    if (counts(walk.kind(), walk.status())) {
                        sums.getFirst().add(walk.status());
                    }
                }
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

    /** Returns whether a name takes space of its own: a link takes none, and a file of several names takes it once. */
    private boolean counts(final NameKind kind, final FileStatus status) {
        return switch (kind) {
            case FILE -> true;
            case SHARED_FILE -> shared.size() >= MAX_SHARED || shared.add(status.fileId());
            case DIRECTORY, FILE_LINK, OTHER_LINK, PIPE, SOCKET, DEVICE -> false;
        };
    }

    private static StoreWalk.Step next(final StoreWalk walk) throws FileServiceException, InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        return walk.nextStep();
    }
}
