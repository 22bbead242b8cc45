package io.github.galefs.file;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ForwardingFileServiceTest {
    private final FileServiceRecorder recorder = new FileServiceRecorder();

    @ParameterizedTest
    @MethodSource("abstractMethods")
    void shouldForwardEveryAbstractMethod(final Method method) throws Exception {
        final Object[] arguments = FileServiceRecorder.arguments(method, "text");
        final Object result = method.invoke(forwardingTo(recorder.service()), arguments);

        assertEquals(1, recorder.calls().size());
        final FileServiceRecorder.RecordedCall call = recorder.calls().getFirst();
        assertEquals(method, call.method());
        assertEquals(List.of(arguments), call.arguments());
        assertEquals(method.invoke(recorder.service(), arguments), result);
    }

    @ParameterizedTest
    @MethodSource("abstractMethods")
    void shouldPassOnTheExceptionOfEveryAbstractMethod(final Method method) {
        final FileServiceException failure = new FileServiceException(PosixError.EIO, "disk");
        final FileService failing = (FileService) Proxy.newProxyInstance(
                FileService.class.getClassLoader(), new Class<?>[] {FileService.class}, (_, _, _) -> {
                    throw failure;
                });

        final InvocationTargetException thrown = assertThrows(
                InvocationTargetException.class,
                () -> method.invoke(forwardingTo(failing), FileServiceRecorder.arguments(method, "text")));
        assertSame(failure, thrown.getCause());
    }

    @ParameterizedTest
    @MethodSource("defaultMethods")
    void shouldInheritEveryDefaultMethodSoThatItGoesThroughOverrides(final Method method) throws Exception {
        final Method inherited = ForwardingFileService.class.getMethod(method.getName(), method.getParameterTypes());

        assertEquals(FileService.class, inherited.getDeclaringClass());
    }

    private static Stream<Method> abstractMethods() {
        return FileServiceRecorder.abstractMethods();
    }

    private static Stream<Method> defaultMethods() {
        return FileServiceRecorder.defaultMethods();
    }

    private static FileService forwardingTo(final FileService files) {
        return new ForwardingFileService() {
            @Override
            protected FileService delegate() {
                return files;
            }
        };
    }
}
