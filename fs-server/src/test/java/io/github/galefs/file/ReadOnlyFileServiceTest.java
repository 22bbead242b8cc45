package io.github.galefs.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class ReadOnlyFileServiceTest {
    private static final Set<String> REFUSED = Set.of(
            "makeDirectory",
            "unlink",
            "removeDirectory",
            "rename",
            "setPermissions",
            "setModificationTime",
            "createSnapshot",
            "removeSnapshot");

    /** Includes calls that need a handle for writing: the service refuses them, as {@code open} grants none. */
    private static final Set<String> FORWARDED = Set.of(
            "open",
            "close",
            "status",
            "read",
            "write",
            "append",
            "truncate",
            "sync",
            "stat",
            "list",
            "syncAll",
            "capacity",
            "hasEscapedNames",
            "fileSystemId",
            "keepsTimes",
            "uploadsAtClose");

    private final FileServiceRecorder recorder = new FileServiceRecorder();
    private final FileService readOnly = new ReadOnlyFileService(recorder.service());

    @ParameterizedTest
    @MethodSource("methods")
    void shouldRefuseOrForwardEveryMethod(final Method method) throws Exception {
        final Object[] arguments = FileServiceRecorder.arguments(method, "text");
        if (REFUSED.contains(method.getName())) {
            final InvocationTargetException thrown =
                    assertThrows(InvocationTargetException.class, () -> method.invoke(readOnly, arguments));
            assertEquals(PosixError.EROFS, ((FileServiceException) thrown.getCause()).error());
            assertEquals(List.of(), recorder.calls());
        } else {
            assertTrue(FORWARDED.contains(method.getName()), () -> method + ": decide whether it changes anything");
            method.invoke(readOnly, arguments);
            assertEquals(1, recorder.calls().size());
        }
    }

    @ParameterizedTest
    @EnumSource(names = {"WRITE", "CREATE"})
    void shouldRefuseToOpenForWriting(final FileOpenOption option) {
        final FileServiceException refusal = assertThrows(
                FileServiceException.class, () -> readOnly.open("file", EnumSet.of(FileOpenOption.READ, option)));

        assertEquals(PosixError.EROFS, refusal.error());
        assertEquals(List.of(), recorder.calls());
    }

    @Test
    void shouldRefuseToRemoveWhateverThePathNames() {
        final FileServiceException refusal = assertThrows(FileServiceException.class, () -> readOnly.remove("file"));

        assertEquals(PosixError.EROFS, refusal.error());
    }

    @Test
    void shouldRefuseToReplaceAFile() {
        final MemorySegment bytes = MemorySegment.ofArray(new byte[3]);
        final FileServiceException refusal =
                assertThrows(FileServiceException.class, () -> readOnly.replace("temporary", "file", bytes, 0, 3));

        assertEquals(PosixError.EROFS, refusal.error());
        assertEquals(List.of(), recorder.calls());
    }

    private static Stream<Method> methods() {
        return FileServiceRecorder.abstractMethods();
    }
}
