package io.github.galefs.bench.remote;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.TwinFile;
import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import java.io.IOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.agrona.CloseHelper;

/** A server of a store with a file of random bytes, a client, and a plain file with the same bytes. */
final class RemoteRig implements AutoCloseable {
    private static final String FILE = "blocks";

    private final int fileBytes;
    private final TwinFile file;
    private final FileServer server;
    private final RemoteFileService files;
    private final long handle;
    private final ExecutorService callers = Executors.newCachedThreadPool();

    /**
     * Creates both files.
     *
     * @param blockSize     block size of the store, in bytes.
     * @param fileBytes     bytes in each file; a multiple of 1 MiB.
     * @param sameHostReads whether the client may read from the server's segments.
     */
    RemoteRig(final int blockSize, final int fileBytes, final boolean sameHostReads)
            throws IOException, InterruptedException {
        this.fileBytes = fileBytes;
        file = TwinFile.create(FILE, blockSize, output -> fill(output, fileBytes));
        FileServer serving = null;
        RemoteFileService connected = null;
        try {
            serving = serve(file);
            connected = connect(serving, sameHostReads);
            handle = connected.open(FILE, EnumSet.of(FileOpenOption.READ));
        } catch (final Throwable t) {
            CloseHelper.quietCloseAll(connected, serving, file);
            throw t;
        }
        server = serving;
        files = connected;
    }

    private static FileServer serve(final TwinFile file) throws IOException {
        return FileServer.open(
                file.files(),
                new ServerContext()
                        .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                        .ringDirectory(file.plain().getParent()));
    }

    private static RemoteFileService connect(final FileServer server, final boolean sameHostReads)
            throws FileServiceException {
        return RemoteFileService.connect(new ClientContext()
                .address(new ServerAddress(
                        server.address().getAddress().getHostAddress(),
                        server.address().getPort()))
                .sameHostReads(sameHostReads));
    }

    Path plainFile() {
        return file.plain();
    }

    /** Reads aligned ranges in random order by several threads over one connection. */
    void read(final int threads, final int reads, final int requestBytes)
            throws IOException, BenchException, InterruptedException {
        if (threads == 1) {
            readAlone(1, reads, requestBytes);
            return;
        }
        final List<Future<?>> running = new ArrayList<>();
        for (int thread = 0; thread < threads; thread++) {
            final int seed = thread;
            running.add(callers.submit(() -> {
                readAlone(seed, Math.max(1, reads / threads), requestBytes);
                return null;
            }));
        }
        for (final Future<?> caller : running) {
            try {
                caller.get();
            } catch (final ExecutionException e) {
                throw new BenchException("a read failed: " + e.getCause());
            }
        }
    }

    @Override
    public void close() throws FileServiceException {
        try (file;
                server;
                files) {
            callers.shutdownNow();
            callers.close();
        }
    }

    private void readAlone(final int seed, final int reads, final int requestBytes)
            throws FileServiceException, BenchException, InterruptedException {
        final SplittableRandom random = new SplittableRandom(seed);
        try (Arena own = Arena.ofConfined()) {
            final MemorySegment destination = own.allocate(requestBytes, 4096);
            for (int i = 0; i < reads; i++) {
                // A read that was sent is not interrupted.
                if (Thread.interrupted()) {
                    throw new InterruptedException();
                }
                final long position = (long) random.nextInt(fileBytes / requestBytes) * requestBytes;
                final int count = files.read(handle, position, destination, 0, requestBytes);
                if (count != requestBytes) {
                    throw new BenchException(
                            "a read at " + position + " returned " + count + " bytes instead of " + requestBytes);
                }
            }
        }
    }

    private static void fill(final TwinFile.Output output, final int fileBytes) throws IOException {
        final byte[] bytes = new byte[1 << 20];
        final SplittableRandom random = new SplittableRandom(1);
        for (long position = 0; position < fileBytes; position += bytes.length) {
            random.nextBytes(bytes);
            output.write(position, MemorySegment.ofArray(bytes));
        }
    }
}
