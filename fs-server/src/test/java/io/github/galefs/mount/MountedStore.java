package io.github.galefs.mount;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
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

/** A new store that this process mounts at a directory. */
final class MountedStore implements AutoCloseable {
    /** How a mount reaches its store. */
    enum Reach {
        /** The store itself is mounted. */
        STORE,
        /** The store itself is mounted, exclusively. */
        EXCLUSIVE,
        /** A client of a server on this machine is mounted; it reads from the server's segments. */
        SERVER,
        /** A client of a server is mounted; all calls go through a socket. */
        NETWORK
    }

    private final Reach reach;
    private final Path folder;
    private final Duration cacheTimeout;
    private final EmbeddedStore store;

    /** Resources to close, the last first. */
    private final Deque<AutoCloseable> resources = new ArrayDeque<>();

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
        store = EmbeddedStore.create(new EmbeddedStoreContext().directory(folder.resolve("store")));
        resources.push(store);
        if (reach == Reach.SERVER || reach == Reach.NETWORK) {
            server = FileServer.open(
                    store, new ServerContext().address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0)));
            resources.push(server);
        }
        directory = folder.resolve("mounted");
        mount = mountAt(directory);
    }

    /**
     * Creates and mounts a store. Skips the test where that is not possible, which .ci/run reports as a failure.
     *
     * @param reach        how the mount reaches the store.
     * @param folder       a temporary folder.
     * @param cacheTimeout time for which the kernel may cache names and attributes.
     */
    static MountedStore in(final Reach reach, final Path folder, final Duration cacheTimeout) throws IOException {
        return new MountedStore(reach, folder, cacheTimeout);
    }

    Path directory() {
        return directory;
    }

    /** Returns the store. Calls on it have the effect of another client's. */
    FileService service() {
        return store;
    }

    FuseMount mount() {
        return mount;
    }

    /** Mounts the served store again, as another client, and returns the directory of that mount. */
    Path mountAgain() throws IOException {
        final Path again = folder.resolve("again");
        mountAt(again);
        return again;
    }

    /** Returns the number of reads from files by the kernel. */
    int reads() {
        return reads.get();
    }

    /** Returns the number of writes to files by the kernel. */
    int writes() {
        return writes.get();
    }

    @Override
    public void close() throws IOException {
        IOException failure = null;
        while (!resources.isEmpty()) {
            try {
                resources.pop().close();
            } catch (final Exception e) {
                failure = failure == null ? new IOException(e) : failure;
                failure.addSuppressed(e);
            }
        }
        if (failure != null) {
            throw failure;
        }
    }

    private FuseMount mountAt(final Path mountPoint) throws IOException {
        final FuseMount.Context context = new FuseMount.Context()
                .files(counting(files()))
                .mountPoint(Files.createDirectory(mountPoint))
                .cacheTimeout(cacheTimeout)
                .exclusive(reach == Reach.EXCLUSIVE);
        try {
            final FuseMount mounted = FuseMount.mount(context);
            resources.push(mounted);
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
        resources.push(client);
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
