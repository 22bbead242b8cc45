package io.github.galefs.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class RootedFileServiceTest {
    private static final List<String> ESCAPES =
            List.of("../secret", "/../secret", "d/../../secret", "./.././secret", "//..//..//secret", "..", "/..");

    private final FileServiceRecorder recorder = new FileServiceRecorder();
    private FileService rooted;

    @BeforeEach
    void root() throws Exception {
        rooted = RootedFileService.of(recorder.service(), "/export");
        recorder.calls().clear();
    }

    @ParameterizedTest
    @MethodSource("methodsWithPaths")
    void shouldPassNoPathOutsideTheRootToTheService(final Method method) throws Exception {
        for (final String escape : ESCAPES) {
            try {
                method.invoke(rooted, FileServiceRecorder.arguments(method, escape));
            } catch (final InvocationTargetException e) {
                assertTrue(e.getCause() instanceof FileServiceException, e::toString);
            }
        }

        recorder.calls().stream()
                .flatMap(RootedFileServiceTest::paths)
                .forEach(path -> assertTrue(Path.of(path).normalize().startsWith("/export"), path));
    }

    @ParameterizedTest
    @MethodSource("methodsWithoutPaths")
    void shouldForwardEveryCallWithoutAPath(final Method method) throws Exception {
        method.invoke(rooted, FileServiceRecorder.arguments(method, ""));

        assertEquals(
                List.of(method),
                recorder.calls().stream()
                        .map(FileServiceRecorder.RecordedCall::method)
                        .toList());
    }

    @Test
    void shouldReplaceAFileInOneCall() throws Exception {
        final MemorySegment bytes = MemorySegment.ofArray(new byte[3]);
        rooted.replace("temporary", "d/file", bytes, 1, 2);

        final FileServiceRecorder.RecordedCall last = recorder.calls().getLast();
        assertEquals("replace", last.method().getName());
        assertEquals(List.of("/export/temporary", "/export/d/file", bytes, 1L, 2), last.arguments());
    }

    @Test
    void shouldReturnTheServiceItselfWhenTheDirectoryIsItsRoot() throws Exception {
        final FileService files = recorder.service();

        assertSame(files, RootedFileService.of(files, "d/.."));
    }

    private static Stream<Method> methodsWithPaths() {
        return Stream.concat(FileServiceRecorder.abstractMethods(), FileServiceRecorder.defaultMethods())
                .filter(RootedFileServiceTest::takesText);
    }

    private static Stream<Method> methodsWithoutPaths() {
        return FileServiceRecorder.abstractMethods().filter(method -> !takesText(method));
    }

    private static boolean takesText(final Method method) {
        return List.of(method.getParameterTypes()).contains(String.class);
    }

    /** Returns every text of a call but the name after which a page of {@code list} begins. */
    private static Stream<String> paths(final FileServiceRecorder.RecordedCall call) {
        final List<Object> arguments =
                call.method().getName().equals("list") ? call.arguments().subList(0, 1) : call.arguments();
        return arguments.stream().filter(String.class::isInstance).map(String.class::cast);
    }
}
