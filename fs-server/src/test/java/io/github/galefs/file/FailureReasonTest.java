package io.github.galefs.file;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.io.IOException;
import java.nio.channels.ClosedByInterruptException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class FailureReasonTest {
    static Stream<Arguments> reasons() {
        return Stream.of(
                Arguments.of(new AccessDeniedException("a"), PosixError.EACCES),
                Arguments.of(new FileSystemException("a", null, "Read-only file system"), PosixError.EROFS),
                Arguments.of(new FileSystemException("a", null, "No space left on device"), PosixError.ENOSPC),
                Arguments.of(new IOException("No space left on device"), PosixError.ENOSPC),
                Arguments.of(new FileSystemException("a", null, "Disk quota exceeded"), PosixError.ENOSPC),
                Arguments.of(new FileSystemException("a", null, "Too many open files"), PosixError.EMFILE),
                Arguments.of(new FileSystemException("a", null, "Too many open files in system"), PosixError.ENFILE),
                Arguments.of(new IOException("x", new AccessDeniedException("a")), PosixError.EACCES),
                Arguments.of(new IllegalStateException(new ClosedByInterruptException()), PosixError.EINTR),
                Arguments.of(new NoSuchFileException("a"), PosixError.EIO),
                Arguments.of(new IOException("Input/output error"), PosixError.EIO));
    }

    @ParameterizedTest
    @MethodSource("reasons")
    void shouldTellTheReasonOfTheSystem(final Exception cause, final PosixError expected) {
        assertEquals(
                expected, FileServiceException.ofFailure("cannot open a", cause).error());
    }
}
