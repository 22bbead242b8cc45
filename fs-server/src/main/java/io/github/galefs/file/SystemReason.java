package io.github.galefs.file;

import io.github.galefs.posix.SystemErrors;
import java.nio.channels.ClosedByInterruptException;
import java.nio.channels.FileLockInterruptionException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.ReadOnlyFileSystemException;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the reason for which the system has refused an access to a file. Java has types of exceptions for a few reasons
 * only; for the others it passes the system's words on, in the language of the process.
 */
final class SystemReason {
    private static final int EDQUOT = 122;

    /** Reasons that a user can do something about. All others are EIO. */
    private static final Set<PosixError> TOLD = EnumSet.of(
            PosixError.EACCES,
            PosixError.EPERM,
            PosixError.EROFS,
            PosixError.ENOSPC,
            PosixError.EMFILE,
            PosixError.ENFILE,
            PosixError.ENOMEM);

    private static final Map<String, PosixError> BY_WORDS = byWords();

    private SystemReason() {}

    /**
     * Returns the error of a failed access.
     *
     * @param failure the failure, whose causes are searched, too.
     * @return EINTR for an interrupt, which is no sign of damage; EIO unless the reason is known.
     */
    static PosixError of(final Throwable failure) {
        return Stream.iterate(failure, Objects::nonNull, Throwable::getCause)
                .map(SystemReason::told)
                .filter(Objects::nonNull)
                .findFirst()
                .orElse(PosixError.EIO);
    }

    private static PosixError told(final Throwable failure) {
        return switch (failure) {
            case ClosedByInterruptException _ -> PosixError.EINTR;
            case FileLockInterruptionException _ -> PosixError.EINTR;
            case InterruptedException _ -> PosixError.EINTR;
            case AccessDeniedException _ -> PosixError.EACCES;
            case ReadOnlyFileSystemException _ -> PosixError.EROFS;
            case FileSystemException e -> BY_WORDS.get(e.getReason());
            default -> BY_WORDS.get(failure.getMessage());
        };
    }

    private static Map<String, PosixError> byWords() {
        final Map<String, PosixError> words = new HashMap<>();
        TOLD.forEach(error -> words.put(SystemErrors.describe(error.number()), error));
        words.put(SystemErrors.describe(EDQUOT), PosixError.ENOSPC);
        return words;
    }
}
