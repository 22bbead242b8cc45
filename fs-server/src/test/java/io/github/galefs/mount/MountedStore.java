package io.github.galefs.mount;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.FileStore;
import io.github.galefs.store.FileStoreContext;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;

/** A new store and the directory where it is mounted, by this process. */
final class MountedStore implements AutoCloseable {
    /** How a mount reaches its store. */
    enum Reach {
        /** The store itself is mounted. */
        STORE,
        /** The store itself is mounted, and nobody else changes it. */
        EXCLUSIVE,
        /** A client of a server on this machine is mounted, which reads from the server's segments. */
        SERVER,
        /** A client of a server is mounted, and everything goes through a socket. */
        NETWORK
    }

    private final Reach reach;
    private final Path folder;
    private final Duration cacheTimeout;
    private final FileStore store;

    /** What is to be closed, the last first. */
    private final Deque<AutoCloseable> opened = new ArrayDeque<>();

    private final FuseMount mount;
    private final Path directory;
    private final AtomicInteger reads = new AtomicInteger();
    private final AtomicInteger writes = new AtomicInteger();

    /** Null if the store itself is mounted. */
    private FileServer server;

    private MountedStore(final Reach reach, final Path folder, final Duration cacheTimeout) throws IOException {
        this.reach = reach;
        this.folder = folder;
        this.cacheTimeout = cacheTimeout;
        store = FileStore.create(new FileStoreContext().directory(folder.resolve("store")));
        opened.push(store);
        if (reach == Reach.SERVER || reach == Reach.NETWORK) {
            server = FileServer.open(
                    store, new ServerContext().address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
            opened.push(server);
        }
        directory = folder.resolve("mounted");
        mount = mountAt(directory);
    }

    /**
     * Mounts; the test is skipped where that is not possible, which .ci/run does not let pass.
     *
     * @param reach        how the store is reached.
     * @param folder       a temporary folder.
     * @param cacheTimeout how long the kernel may keep names and attributes.
     */
    static MountedStore in(final Reach reach, final Path folder, final Duration cacheTimeout) throws IOException {
        return new MountedStore(reach, folder, cacheTimeout);
    }

    Path directory() {
        return directory;
    }

    /** The store. What is done to it directly is what another client would do. */
    FileService service() {
        return store;
    }

    FuseMount mount() {
        return mount;
    }

    /** Mounts what is served once more, as another client; the directory of that mount. */
    Path mountAgain() throws IOException {
        final Path again = folder.resolve("again");
        mountAt(again);
        return again;
    }

    /** How often the kernel has read from a file. */
    int reads() {
        return reads.get();
    }

    /** How often the kernel has written to a file. */
    int writes() {
        return writes.get();
    }

    @Override
    public void close() throws IOException {
        IOException failure = null;
        while (!opened.isEmpty()) {
            try {
                opened.pop().close();
            } catch (final Exception e) {
                failure = failure == null ? new IOException(e) : failure;
                failure.addSuppressed(e);
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    private FuseMount mountAt(final Path place) throws IOException {
        final FuseMount.Context context = new FuseMount.Context()
                .files(counting(files()))
                .mountPoint(Files.createDirectory(place))
                .cacheTimeout(cacheTimeout)
                .exclusive(reach == Reach.EXCLUSIVE);
        try {
            final FuseMount mounted = FuseMount.mount(context);
            opened.push(mounted);
            return mounted;
        } catch (final MountException e) {
            close();
            return Assumptions.abort(e.getMessage());
        }
    }

    private FileService files() throws FileServiceException {
        if (server == null) {
            return store;
        }
        final InetSocketAddress address = server.address();
        final RemoteFileService client = RemoteFileService.connect(new ClientContext()
                .address(new ServerAddress(address.getAddress().getHostAddress(), address.getPort()))
                .sameHostReads(reach == Reach.SERVER));
        opened.push(client);
        return client;
    }

    private FileService counting(final FileService counted) {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return counted;
            }

            @Override
            public int read(
                    final long handle,
                    final long fileOffset,
                    final MemorySegment destination,
                    final long destinationOffset,
                    final int length)
                    throws FileServiceException {
                reads.incrementAndGet();
                return super.read(handle, fileOffset, destination, destinationOffset, length);
            }

            @Override
            public long write(
                    final long handle,
                    final long fileOffset,
                    final MemorySegment source,
                    final long sourceOffset,
                    final int length)
                    throws FileServiceException {
                writes.incrementAndGet();
                return super.write(handle, fileOffset, source, sourceOffset, length);
            }
        };
    }
}
