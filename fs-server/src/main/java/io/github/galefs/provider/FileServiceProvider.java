package io.github.galefs.provider;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.nio.file.Path;
import java.util.Set;

/**
 * Opens file services at places of some schemes. {@link java.util.ServiceLoader} finds the providers on the class
 * path, so a provider has a public constructor without parameters, and a file {@code META-INF/services} in its jar.
 */
public interface FileServiceProvider {
    /**
     * Returns the provider of a scheme.
     *
     * @param scheme of a place.
     * @return the provider on the class path that has it.
     * @throws IllegalArgumentException without such a provider; the message has the schemes that there are.
     */
    static FileServiceProvider of(final String scheme) {
        return Providers.of(scheme);
    }

    /**
     * Returns the schemes of the places.
     *
     * @return schemes in lower case, such as {@code hdfs}; always the same.
     */
    Set<String> schemes();

    /**
     * Opens the files of a place.
     *
     * @param context the place, of one of the {@link #schemes()}, and settings.
     * @return the files; the caller closes them.
     * @throws FileServiceException     the place cannot be reached, or is no directory.
     * @throws IllegalArgumentException the place or a setting has a form that the provider does not know.
     */
    FileService open(ProviderContext context) throws FileServiceException;

    /**
     * Opens what services of a scheme have kept in a staging directory.
     *
     * @param scheme    one of the {@link #schemes()}.
     * @param directory that a service had as its own: one below {@link ProviderContext#ownStaging}.
     * @param context   settings, whose place is not used.
     * @return the files; the caller closes them.
     * @throws FileServiceException ENOENT without staged files; EBUSY if a service has the directory open; ENOTSUP if
     *     the provider stages nothing; EIO.
     */
    default KeptFiles openKept(final String scheme, final Path directory, final ProviderContext context)
            throws FileServiceException {
        throw new FileServiceException(PosixError.ENOTSUP, scheme + " stages no files");
    }
}
