package io.github.galefs.cli.store;

import io.github.galefs.cli.option.StoreOption;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.file.FileService;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.FileStatus;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Renames a file or directory, as {@code mv} does. */
@Command(
        name = "mv",
        description = {
            "Rename a file or directory of the store. If TO is a directory, move it there under its own name.",
            "A file that already has the new name is replaced atomically."
        })
final class MoveCommand implements Callable<Integer> {
    @Mixin
    private StoreOption store;

    @Parameters(index = "0", paramLabel = "FROM", description = "File or directory in the store.")
    private String from;

    @Parameters(index = "1", paramLabel = "TO", description = "New path, or directory to move it into.")
    private String to;

    @Override
    public Integer call() throws FileServiceException {
        try (FileService files = store.open()) {
            final boolean intoDirectory =
                    StorePaths.find(files, to).map(FileStatus::directory).orElse(false);
            files.rename(from, intoDirectory ? StorePaths.in(to, StorePaths.name(from)) : to);
        }
        return ExitCode.OK;
    }
}
