package io.github.galefs.cli.store;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.LocalFileError;
import io.github.galefs.cli.output.Output;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.file.NameKind;
import io.github.galefs.file.PosixError;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.InvalidPathException;
import java.util.EnumSet;
import java.util.Set;
import java.util.concurrent.atomic.AtomicLong;

/**
 * The files that a command leaves behind because they cannot be copied. Each is reported at once, and the command goes
 * on with the others. What would fail for all of them ends the command. Safe for use by several threads.
 */
final class LeftBehind {
    /** Errors of one file in a file service. A connection that is lost, or a full disk, is one of all files. */
    private static final Set<PosixError> OF_ONE_FILE = EnumSet.of(
            PosixError.EACCES,
            PosixError.EEXIST,
            PosixError.EFBIG,
            PosixError.EINVAL,
            PosixError.EISDIR,
            PosixError.ELOOP,
            PosixError.ENAMETOOLONG,
            PosixError.ENOENT,
            PosixError.ENOTDIR,
            PosixError.ENOTEMPTY,
            PosixError.ENOTSUP,
            PosixError.EPERM);

    private final Output output;
    private final Set<PosixError> passed;
    private final AtomicLong count = new AtomicLong();

    private LeftBehind(final Output output, final Set<PosixError> passed) {
        this.output = output;
        this.passed = passed;
    }

    /** For a command that only writes to a file service. */
    static LeftBehind whileWriting(final Output output) {
        return new LeftBehind(output, OF_ONE_FILE);
    }

    /** For a command that reads from a file service: a damaged block is one file's. */
    static LeftBehind whileReading(final Output output) {
        final Set<PosixError> passed = EnumSet.copyOf(OF_ONE_FILE);
        passed.add(PosixError.EIO);
        return new LeftBehind(output, passed);
    }

    /** Does something for one file. */
    @FunctionalInterface
    interface Step {
        /** Does it. */
        void run() throws IOException, CommandException, InterruptedException;
    }

    /** Does something for one file. If it fails, the file is left behind, unless all others would fail as well. */
    void attempt(final Step step) throws IOException, CommandException, InterruptedException {
        try {
            step.run();
        } catch (final FileServiceException e) {
            add(e);
        } catch (final FileSystemException e) {
            add(LocalFileError.describe(e));
        } catch (final InvalidPathException e) {
            add("local path '" + e.getInput() + "': " + e.getReason());
        } catch (final CommandException e) {
            add(e.getMessage());
        }
    }

    /** Leaves a file or directory behind, unless all others would fail as well: then throws the failure. */
    void add(final FileServiceException failure) throws FileServiceException {
        if (!passed.contains(failure.error())) {
            throw failure;
        }
        add(failure.getMessage());
    }

    /** Leaves behind a name of a file service that cannot be opened. */
    void add(final String path, final NameKind kind) {
        add("\"" + path + "\" is " + kind.description() + ", which is not copied");
    }

    private void add(final String message) {
        count.incrementAndGet();
        output.failure(message);
    }

    /** Returns how many files were left behind; a directory counts once. */
    long count() {
        return count.get();
    }

    /** Returns the exit code of the command. */
    int exitCode() {
        return count.get() == 0 ? ExitCode.OK : ExitCode.FAILURE;
    }
}
