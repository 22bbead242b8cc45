package io.github.galefs.file;

import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServedStore;
import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.diskcache.DiskCacheContext;
import io.github.galefs.diskcache.DiskCachedFileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** The implementations of the contract. */
enum TestedService {
    STORE {
        @Override
        Running start(final Path directory) throws IOException {
            return new RunningStore(directory.resolve("store"));
        }
    },
    SERVER {
        @Override
        Running start(final Path directory) throws IOException {
            return new RunningServer(directory);
        }
    },
    DIRECTORY {
        @Override
        Running start(final Path directory) throws IOException {
            return new RunningDirectory(Files.createDirectory(directory.resolve("directory")));
        }
    },
    /** A store, read through a cache on disk. */
    DISK_CACHE {
        @Override
        Running start(final Path directory) throws IOException {
            return new RunningCache(directory);
        }
    };

    /** Bytes of a block of a store. */
    static final int BLOCK = ServedStore.BLOCK;

    /** Starts a service without files. */
    abstract Running start(Path directory) throws IOException;

    /** A service that is open. */
    interface Running extends AutoCloseable {
        FileService files();

        /** Returns the service as a second user has it, to be closed by the caller where it is another object. */
        FileService connectAgain() throws IOException;

        /** Closes the service, and opens it again with the files that are there. */
        void reopen() throws IOException;

        @Override
        void close() throws IOException;
    }

    private static final class RunningStore implements Running {
        private final Path directory;
        private EmbeddedStore store;

        RunningStore(final Path directory) throws IOException {
            this.directory = directory;
            store = EmbeddedStore.create(context().blockSize(BLOCK));
        }

        private EmbeddedStoreContext context() {
            return new EmbeddedStoreContext().directory(directory).segmentSize(ServedStore.SEGMENT_LENGTH);
        }

        @Override
        public FileService files() {
            return store;
        }

        @Override
        public FileService connectAgain() {
            return new SecondUser(store);
        }

        @Override
        public void reopen() throws IOException {
            store.close();
            store = EmbeddedStore.open(context());
        }

        @Override
        public void close() throws IOException {
            store.close();
        }
    }

    private static final class RunningServer implements Running {
        private final ServedStore served;
        private RemoteFileService files;

        RunningServer(final Path directory) throws IOException {
            served = new ServedStore(directory);
            files = served.connect();
        }

        @Override
        public FileService files() {
            return files;
        }

        @Override
        public FileService connectAgain() throws IOException {
            return served.connect();
        }

        @Override
        public void reopen() throws IOException {
            files.close();
            served.restart();
            files = served.connect();
        }

        @Override
        public void close() throws IOException {
            files.close();
            served.close();
        }
    }

    private static final class RunningDirectory implements Running {
        private final Path directory;
        private DirectoryFileService files;

        RunningDirectory(final Path directory) throws IOException {
            this.directory = directory;
            files = open();
        }

        private DirectoryFileService open() throws IOException {
            return DirectoryFileService.open(new DirectoryContext().directory(directory));
        }

        @Override
        public FileService files() {
            return files;
        }

        @Override
        public FileService connectAgain() throws IOException {
            return open();
        }

        @Override
        public void reopen() throws IOException {
            files.close();
            files = open();
        }

        @Override
        public void close() {
            files.close();
        }
    }

    private static final class RunningCache implements Running {
        private final Path directory;
        private final RunningStore origin;
        private DiskCachedFileService files;

        RunningCache(final Path directory) throws IOException {
            this.directory = directory.resolve("cache");
            origin = new RunningStore(directory.resolve("store"));
            files = open();
        }

        private DiskCachedFileService open() throws IOException {
            return DiskCachedFileService.open(new DiskCacheContext()
                    .origin(origin.files())
                    .identity("store")
                    .directory(directory)
                    .blockSize(BLOCK)
                    .pieceLength(16 * BLOCK));
        }

        @Override
        public FileService files() {
            return files;
        }

        @Override
        public FileService connectAgain() {
            return origin.connectAgain();
        }

        @Override
        public void reopen() throws IOException {
            files.close();
            origin.reopen();
            files = open();
        }

        @Override
        public void close() throws IOException {
            files.close();
        }
    }

    /** The same service, whose close does nothing. */
    private static final class SecondUser extends ForwardingFileService {
        private final FileService files;

        SecondUser(final FileService files) {
            this.files = files;
        }

        @Override
        protected FileService delegate() {
            return files;
        }

        @Override
        public void close() {}
    }
}
