package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;

/** Does the same to each path that a command is given. Reports a path that fails, and goes on with the next. */
final class EachPath {
    private final Output output;
    private final PathExpansion expansion;
    private final Predicate<FileServiceException> ignored;
    private int exitCode = ExitCode.OK;

    EachPath(final Output output, final PathExpansion expansion) {
        this(output, expansion, _ -> false);
    }

    /** With failures that are none: a path that fails so is passed over. */
    EachPath(final Output output, final PathExpansion expansion, final Predicate<FileServiceException> ignored) {
        this.output = output;
        this.expansion = expansion;
        this.ignored = ignored;
    }

    /** Does it to all paths that the arguments stand for; returns the command's exit code. */
    int run(final List<String> arguments, final PathAction action)
            throws IOException, CommandException, InterruptedException {
        for (final String argument : arguments) {
            attempt(argument, pattern -> expansion.forEach(pattern, path -> attempt(path, action)));
        }
        return exitCode;
    }

    /** Reports a failure of a part of a path, and lets the command go on. */
    void fail(final FileServiceException e) throws FileServiceException {
        requireGoingOn(e);
        exitCode = output.failure(e);
    }

    private void attempt(final String path, final PathAction action)
            throws IOException, CommandException, InterruptedException {
        if (Thread.interrupted()) {
            throw new InterruptedException();
        }
        try {
            action.accept(path);
        } catch (final FileServiceException e) {
            if (!ignored.test(e)) {
                fail(e);
            }
        } catch (final CommandException e) {
            exitCode = output.failure(e);
        }
    }

    /** Without its server, or after an interrupt, a command would fail with each path that is left. */
    private static void requireGoingOn(final FileServiceException e) throws FileServiceException {
        switch (e.error()) {
            case EINTR, ECONNREFUSED, ECONNRESET, ETIMEDOUT, EPROTO -> throw e;
            default -> {}
        }
    }
}
