package io.github.galefs.cli;

import io.github.galefs.directory.DirectoryContext;
import io.github.galefs.directory.DirectoryFileService;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import io.github.galefs.provider.FileServiceProvider;
import io.github.galefs.provider.KeptFiles;
import io.github.galefs.provider.KeptUpload;
import io.github.galefs.provider.ProviderContext;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * The scheme {@code folder}: {@code folder://local/PATH} is a directory, below the one that the property
 * {@code folder.root} names. Kept files are those in a staging directory whose names are numbers.
 */
public final class FolderProvider implements FileServiceProvider {
    @Override
    public Set<String> schemes() {
        return Set.of("folder");
    }

    @Override
    public FileService open(final ProviderContext context) throws FileServiceException {
        final String root = context.properties().get("folder.root");
        if (root == null) {
            throw new IllegalArgumentException("the property folder.root is missing");
        }
        return DirectoryFileService.open(
                new DirectoryContext().directory(Path.of(root + context.place().getPath())));
    }

    @Override
    public KeptFiles openKept(final String scheme, final Path directory, final ProviderContext context)
            throws FileServiceException {
        if (Files.exists(directory.resolve("busy"))) {
            throw new FileServiceException(PosixError.EBUSY, directory.toString());
        }
        return new Kept(directory);
    }

    /** Kept files, which are uploaded to the directory beside theirs. */
    private record Kept(Path directory) implements KeptFiles {
        @Override
        public List<KeptUpload> list() throws FileServiceException {
            final List<KeptUpload> files = new ArrayList<>();
            for (int id = 1; id < 10; id++) {
                final Path file = directory.resolve(Integer.toString(id));
                if (Files.exists(file)) {
                    files.add(new KeptUpload(id, "folder://local", "/file" + id, 4, id == 1 ? "a reason" : "", 0));
                }
            }
            return files;
        }

        @Override
        public void upload(final long id) throws FileServiceException {
            uploadAs(id, "file" + id);
        }

        @Override
        public void uploadAs(final long id, final String path) throws FileServiceException {
            try {
                Files.move(directory.resolve(Long.toString(id)), directory.resolve(path));
            } catch (final IOException e) {
                throw new FileServiceException(PosixError.ENOENT, "kept file " + id, e);
            }
        }

        @Override
        public void discard(final long id) throws FileServiceException {
            uploadAs(id, "discarded");
        }

        @Override
        public void close() {
            // Nothing is open.
        }
    }
}
