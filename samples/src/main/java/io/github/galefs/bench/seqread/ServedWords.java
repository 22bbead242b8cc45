package io.github.galefs.bench.seqread;

import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.ForwardingFileService;
import io.github.galefs.server.FileServer;
import io.github.galefs.server.ServerContext;
import java.net.InetAddress;
import java.net.InetSocketAddress;

/** A server of a file of words, and clients that read it in different ways. */
final class ServedWords implements AutoCloseable {
    private final WordsFile file;
    private final FileServer server;
    private final RemoteFileService mapping;
    private final RemoteFileService copying;
    private final RemoteFileService receiving;

    /** @param file to be served; remains the caller's. */
    ServedWords(final WordsFile file) throws FileServiceException {
        this.file = file;
        server = FileServer.open(
                file.files(),
                new ServerContext()
                        .address(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0))
                        .ringDirectory(file.directory()));
        mapping = RemoteFileService.connect(clientContext());
        copying = RemoteFileService.connect(clientContext());
        receiving = RemoteFileService.connect(clientContext().sameHostReads(false));
    }

    WordsFile file() {
        return file;
    }

    /** Returns a client that maps segments. */
    FileService mapping() {
        return mapping;
    }

    /** Returns a client that copies blocks out of segments. */
    FileService copying() {
        return new Unmapped(copying);
    }

    /** Returns a client that receives blocks over its connection. */
    FileService receiving() {
        return receiving;
    }

    @Override
    public void close() {
        mapping.close();
        copying.close();
        receiving.close();
        server.close();
    }

    private ClientContext clientContext() {
        return new ClientContext()
                .address(new ServerAddress(
                        server.address().getAddress().getHostAddress(),
                        server.address().getPort()));
    }

    /** A service whose blocks are copied, as decorators map nothing. */
    private static final class Unmapped extends ForwardingFileService {
        private final FileService files;

        Unmapped(final FileService files) {
            this.files = files;
        }

        @Override
        protected FileService delegate() {
            return files;
        }
    }
}
