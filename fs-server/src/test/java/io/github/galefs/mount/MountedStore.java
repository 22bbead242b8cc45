package io.github.galefs.mount;

import io.github.galefs.file.FileService;
import io.github.galefs.store.FileStore;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Assumptions;

/** A new store and the directory where it is mounted, by this process. */
final class MountedStore implements AutoCloseable {
    private final FileStore store;
    private final FuseMount mount;
    private final Path directory;
    private final AtomicInteger reads = new AtomicInteger();

    private MountedStore(final Path folder, final Duration cacheTimeout) throws IOException {
        directory = Files.createDirectory(folder.resolve("mounted"));
        store = FileStore.create(new FileStore.Context().directory(folder.resolve("store")));
        mount = mounted(new FuseMount.Context()
                .files(countingReads(store))
                .mountPoint(directory)
                .cacheTimeout(cacheTimeout));
    }

    /**
     * Mounts; the test is skipped where that is not possible, which .ci/run does not let pass.
     *
     * @param folder       a temporary folder.
     * @param cacheTimeout how long the kernel may keep names and attributes.
     */
    static MountedStore in(final Path folder, final Duration cacheTimeout) throws IOException {
        return new MountedStore(folder, cacheTimeout);
    }

    Path directory() {
        return directory;
    }

    /** What is mounted. What is done to it directly is what another client would do. */
    FileService service() {
        return store;
    }

    FuseMount mount() {
        return mount;
    }

    /** How often the kernel has read from a file. */
    int reads() {
        return reads.get();
    }

    @Override
    public void close() throws IOException {
        try (store) {
            mount.close();
        }
    }

    private FuseMount mounted(final FuseMount.Context context) throws IOException {
        try {
            return FuseMount.mount(context);
        } catch (final MountException e) {
            store.close();
            return Assumptions.abort(e.getMessage());
        }
    }

    private FileService countingReads(final FileService counted) {
        return (FileService) Proxy.newProxyInstance(
                FileService.class.getClassLoader(), new Class<?>[] {FileService.class}, (_, method, arguments) -> {
                    if (method.getName().equals("read")) {
                        reads.incrementAndGet();
                    }
                    try {
                        return method.invoke(counted, arguments);
                    } catch (final InvocationTargetException e) {
                        throw e.getCause();
                    }
                });
    }
}
