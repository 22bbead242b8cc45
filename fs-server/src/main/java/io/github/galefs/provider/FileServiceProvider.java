package io.github.galefs.provider;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import java.util.Set;

/**
 * Opens file services at places of some schemes. {@link java.util.ServiceLoader} finds the providers on the class path,
 * so a provider has a public constructor without parameters, and a file {@code META-INF/services} in its jar.
 */
public interface FileServiceProvider {
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
}
