package io.github.galefs.hadoop;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.provider.FileServiceProvider;
import io.github.galefs.provider.KeptFiles;
import io.github.galefs.provider.KeptUpload;
import io.github.galefs.provider.ProviderContext;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;

/** Opens places of HDFS. */
public final class HadoopProvider implements FileServiceProvider {
    private static final Duration MIN_CALL_TIMEOUT = Duration.ofSeconds(1);
    private static final Duration MAX_CALL_TIMEOUT = Duration.ofSeconds(20);

    /** Creates a provider. */
    public HadoopProvider() {}

    @Override
    public Set<String> schemes() {
        return Set.of("hdfs");
    }

    @Override
    public FileService open(final ProviderContext context) throws FileServiceException {
        final HadoopContext hadoop = settings(context).place(context.place());
        context.ownStaging().ifPresent(hadoop::stagingBelow);
        return HadoopFileService.open(hadoop);
    }

    @Override
    public KeptFiles openKept(final String scheme, final Path directory, final ProviderContext context)
            throws FileServiceException {
        return new Kept(KeptUploads.open(settings(context).staging(directory)));
    }

    /** Returns the settings without a place. An attempt may take as long as a call, and at least a second. */
    static HadoopContext settings(final ProviderContext context) {
        final HadoopContext hadoop =
                new HadoopContext().patience(context.patience()).callTimeout(callTimeout(context.patience()));
        context.properties().forEach(hadoop::property);
        return hadoop;
    }

    private static Duration callTimeout(final Duration patience) {
        final Duration least = patience.compareTo(MIN_CALL_TIMEOUT) < 0 ? MIN_CALL_TIMEOUT : patience;
        return least.compareTo(MAX_CALL_TIMEOUT) < 0 ? least : MAX_CALL_TIMEOUT;
    }

    /** Kept files as all providers show them. */
    private record Kept(KeptUploads files) implements KeptFiles {
        @Override
        public List<KeptUpload> list() throws FileServiceException {
            return files.list().stream()
                    .map(file -> new KeptUpload(
                            file.id(), file.place(), file.path(), file.size(), file.reason(), file.sinceMillis()))
                    .toList();
        }

        @Override
        public void upload(final long id) throws FileServiceException {
            files.upload(id);
        }

        @Override
        public void uploadAs(final long id, final String path) throws FileServiceException {
            files.uploadAs(id, path);
        }

        @Override
        public void discard(final long id) throws FileServiceException {
            files.discard(id);
        }

        @Override
        public void close() throws FileServiceException {
            files.close();
        }
    }
}
