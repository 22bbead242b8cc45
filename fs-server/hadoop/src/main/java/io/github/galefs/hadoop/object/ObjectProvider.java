package io.github.galefs.hadoop.object;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.hadoop.staging.StagingArea;
import io.github.galefs.provider.FileServiceProvider;
import io.github.galefs.provider.KeptFiles;
import io.github.galefs.provider.KeptUpload;
import io.github.galefs.provider.ProviderContext;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** Opens places of object stores. */
public final class ObjectProvider implements FileServiceProvider {
    private static final Duration MIN_CALL_TIMEOUT = ObjectStoreContext.MIN_CALL_TIMEOUT;
    private static final Duration MAX_CALL_TIMEOUT = Duration.ofSeconds(20);

    /** Creates a provider. */
    public ObjectProvider() {}

    @Override
    public Set<String> schemes() {
        return Set.of("s3a");
    }

    @Override
    public FileService open(final ProviderContext context) throws FileServiceException {
        final ObjectStoreContext store = settings(context).place(context.place());
        context.ownStaging().ifPresent(store::stagingBelow);
        return ObjectFileService.open(store);
    }

    @Override
    public KeptFiles openKept(final String scheme, final Path directory, final ProviderContext context)
            throws FileServiceException {
        // Fails if another process has the directory.
        StagingArea.openExisting(directory, Long.MAX_VALUE).close();
        return new Kept(directory, context);
    }

    /** Returns the settings without a place. An attempt may take as long as a call, but s3a raises short limits. */
    static ObjectStoreContext settings(final ProviderContext context) {
        final ObjectStoreContext store =
                new ObjectStoreContext().patience(context.patience()).callTimeout(callTimeout(context.patience()));
        context.properties().forEach(store::property);
        return store;
    }

    private static Duration callTimeout(final Duration patience) {
        final Duration least = patience.compareTo(MIN_CALL_TIMEOUT) < 0 ? MIN_CALL_TIMEOUT : patience;
        return least.compareTo(MAX_CALL_TIMEOUT) < 0 ? least : MAX_CALL_TIMEOUT;
    }

    /** Kept files. Each call opens the directory: only a service uploads, and it has the directory as its own. */
    private record Kept(Path directory, ProviderContext context) implements KeptFiles {
        @Override
        public List<KeptUpload> list() throws FileServiceException {
            try (StagingArea staging = StagingArea.openExisting(directory, Long.MAX_VALUE)) {
                return staging.kept().stream()
                        .map(ObjectRecovery::keptFile)
                        .map(file -> new KeptUpload(
                                file.id(), file.place(), file.path(), file.size(), file.reason(), file.sinceMillis()))
                        .toList();
            }
        }

        @Override
        public void upload(final long id) throws FileServiceException {
            withRecovery(id, recovery -> recovery.upload(id));
        }

        @Override
        public void uploadAs(final long id, final String path) throws FileServiceException {
            withRecovery(id, recovery -> recovery.uploadAs(id, path));
        }

        @Override
        public void discard(final long id) throws FileServiceException {
            // The store is not asked, as it may be away.
            try (StagingArea staging = StagingArea.openExisting(directory, Long.MAX_VALUE)) {
                staging.openKept(id).discard();
            }
        }

        private void withRecovery(final long id, final Action action) throws FileServiceException {
            final KeptUpload file = list().stream()
                    .filter(kept -> kept.id() == id)
                    .findFirst()
                    .orElseThrow(() -> new FileServiceException(PosixError.ENOENT, "kept file " + id));
            try (ObjectFileService files = ObjectFileService.open(
                    settings(context).place(URI.create(file.place())).staging(directory))) {
                action.run(files.recovery());
            }
        }

        @Override
        public void close() {
            // Nothing is open between the calls.
        }
    }

    /** Work with kept files. */
    @FunctionalInterface
    private interface Action {
        void run(ObjectRecovery recovery) throws FileServiceException;
    }
}
