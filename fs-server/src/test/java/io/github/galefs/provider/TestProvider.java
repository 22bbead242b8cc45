package io.github.galefs.provider;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.util.Set;

/** A provider of places that are never there. */
public final class TestProvider implements FileServiceProvider {
    @Override
    public Set<String> schemes() {
        return Set.of("test");
    }

    @Override
    public FileService open(final ProviderContext context) throws FileServiceException {
        throw new FileServiceException(PosixError.ECONNREFUSED, context.place().toString());
    }
}
