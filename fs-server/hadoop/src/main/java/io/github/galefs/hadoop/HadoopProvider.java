package io.github.galefs.hadoop;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.provider.FileServiceProvider;
import io.github.galefs.provider.ProviderContext;
import java.util.Set;

/** Opens places of HDFS. */
public final class HadoopProvider implements FileServiceProvider {
    /** Creates a provider. */
    public HadoopProvider() {}

    @Override
    public Set<String> schemes() {
        return Set.of("hdfs");
    }

    @Override
    public FileService open(final ProviderContext context) throws FileServiceException {
        final HadoopContext hadoop =
                new HadoopContext().place(context.place()).patience(context.patience());
        context.properties().forEach(hadoop::property);
        context.staging().ifPresent(hadoop::stagingBelow);
        return HadoopFileService.open(hadoop);
    }
}
