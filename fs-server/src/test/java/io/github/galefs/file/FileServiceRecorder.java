package io.github.galefs.file;

import java.lang.foreign.MemorySegment;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.lang.reflect.Parameter;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.stream.Stream;

/** Makes file services that record their calls, and calls every method of {@link FileService} by reflection. */
final class FileServiceRecorder {
    private static final long RESULT = 4711;

    private final List<RecordedCall> calls = new ArrayList<>();

    /** A call and its arguments. */
    record RecordedCall(Method method, List<Object> arguments) {}

    /** Returns the methods that an implementation must have. */
    static Stream<Method> abstractMethods() {
        return Arrays.stream(FileService.class.getMethods())
                .filter(method -> Modifier.isAbstract(method.getModifiers()));
    }

    /** Returns the methods that {@link FileService} implements. */
    static Stream<Method> defaultMethods() {
        return Arrays.stream(FileService.class.getMethods()).filter(Method::isDefault);
    }

    /** Returns arguments for a method, different for each of its parameters; every text is the given one. */
    static Object[] arguments(final Method method, final String text) {
        final Parameter[] parameters = method.getParameters();
        final Object[] arguments = new Object[parameters.length];
        for (int i = 0; i < parameters.length; i++) {
            arguments[i] = value(parameters[i].getType(), text, i + 1);
        }
        return arguments;
    }

    List<RecordedCall> calls() {
        return calls;
    }

    /** Returns a service that records each call; a status identifies its file by the normalised path. */
    FileService service() {
        return (FileService) Proxy.newProxyInstance(
                FileService.class.getClassLoader(), new Class<?>[] {FileService.class}, (_, method, arguments) -> {
                    final List<Object> values = arguments == null ? List.of() : List.of(arguments);
                    calls.add(new RecordedCall(method, values));
                    return result(method, values);
                });
    }

    private static Object result(final Method method, final List<Object> arguments) {
        return method.getName().equals("stat")
                ? status(Path.of("/")
                        .resolve((String) arguments.getFirst())
                        .normalize()
                        .hashCode())
                : value(method.getReturnType(), "result", RESULT);
    }

    /** Returns a value of a type that {@link FileService} uses; a new one where it can be compared by identity. */
    private static Object value(final Class<?> type, final String text, final long number) {
        return switch (type.getSimpleName()) {
            case "void" -> null;
            case "long" -> number;
            case "int" -> (int) number;
            case "boolean" -> true;
            case "String" -> text;
            case "Set" -> EnumSet.of(FileOpenOption.READ);
            case "MemorySegment" -> MemorySegment.ofArray(new byte[1]);
            case "List" -> List.of(new DirectoryEntry("name", status(number)));
            case "FileStatus" -> status(number);
            case "Appended" -> new Appended(number, number + 1);
            case "Capacity" -> new Capacity(1, number, 0, 0, 0, 0);
            default -> throw new AssertionError("no value of " + type + ": add one here");
        };
    }

    private static FileStatus status(final long fileId) {
        return new FileStatus(fileId, false, 0644, 0, 0, 0, 1);
    }
}
