package io.github.galefs.cli.store;

import io.github.galefs.cli.option.GivenNameConverter;
import io.github.galefs.cli.option.NewStoreOptions;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Creates directories in the store. */
@Command(
        name = "mkdir",
        description = "Create directories in the store. Creates the store if its own directory is new or empty.")
final class MakeDirectoryCommand implements Callable<Integer> {
    private final Output output;

    @Mixin
    private NewStoreOptions store;

    @Option(
            names = {"-p", "--parents"},
            description = "Create the directories above, too. One that exists is no failure.")
    private boolean withParents;

    @Parameters(
            arity = "1..*",
            paramLabel = "PATH",
            converter = GivenNameConverter.class,
            description = "Directories to create; without -p, the parent of each must exist.")
    private List<String> arguments;

    MakeDirectoryCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws IOException {
        final List<String> paths = store.paths(arguments);
        int exitCode = ExitCode.OK;
        try (FileService files = store.openOrCreate()) {
            for (final String path : paths) {
                try {
                    make(files, path);
                } catch (final FileServiceException e) {
                    if (e.error() == PosixError.EINTR) {
                        throw e;
                    }
                    exitCode = output.failure(e);
                }
            }
        }
        return exitCode;
    }

    private void make(final FileService files, final String path) throws FileServiceException {
        if (!withParents) {
            files.makeDirectory(path);
            return;
        }
        int end = path.startsWith("/") ? 1 : 0;
        while (end < path.length()) {
            final int slash = path.indexOf('/', end);
            makeIfMissing(files, path.substring(0, slash < 0 ? path.length() : slash));
            end = slash < 0 ? path.length() : slash + 1;
        }
    }

    private static void makeIfMissing(final FileService files, final String path) throws FileServiceException {
        if (path.isEmpty() || StorePaths.isDirectory(files, path)) {
            return;
        }
        try {
            files.makeDirectory(path);
        } catch (final FileServiceException e) {
            // Another client may have created it meanwhile.
            if (e.error() != PosixError.EEXIST || !StorePaths.isDirectory(files, path)) {
                throw e;
            }
        }
    }
}
