package io.github.galefs.command;

import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.store.FileStore;
import java.nio.file.Path;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** Where the store lies, and how a command opens it. */
final class StoreOption {
    @Option(
            names = "--store",
            required = true,
            paramLabel = "DIR",
            converter = DirectoryConverter.class,
            defaultValue = "${env:GALEFS_STORE}",
            description = "Directory of the store. Unless given: what the environment has as GALEFS_STORE.")
    private Path directory;

    /** An unset variable of a script must not stand for the working directory. */
    static final class DirectoryConverter implements ITypeConverter<Path> {
        @Override
        public Path convert(final String value) {
            if (value.isEmpty()) {
                throw new TypeConversionException("the name of the store's directory is empty");
            }
            return Path.of(value);
        }
    }

    Path directory() {
        return directory;
    }

    /** Opens the store for a command that only looks. Nobody is kept from writing meanwhile. */
    FileService openReadOnly() throws FileServiceException {
        return FileStore.openReadOnly(new FileStore.Context().directory(directory));
    }

    /** Opens the store for a command that changes it. */
    FileService open() throws FileServiceException {
        return FileStore.open(new FileStore.Context().directory(directory));
    }
}
