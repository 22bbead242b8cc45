package io.github.galefs.device.artefact;

import io.github.galefs.kernel.artefact.ParameterKind;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;

/** A kernel as a user may write it, with a helper in a class of its own; compiled from Java while the test runs. */
final class UserKernel implements AutoCloseable {
    private final Path folder;
    private final URLClassLoader loader;

    /**
     * Compiles the kernel and loads it.
     *
     * @param folder for its source and its classes; new, or that of an earlier version.
     * @param stored what the kernel stores in its array.
     * @param added  what its helper adds to that.
     */
    UserKernel(final Path folder, final int stored, final int added) throws IOException {
        this.folder = folder;
        final Path kernel = write("Kernel", """
                public final class Kernel {
                    public static void run(long[] fs, int[] out) {
                        out[0] = Helper.add(%d);
                    }
                }
                """.formatted(stored));
        final Path helper = write("Helper", """
                final class Helper {
                    static int add(int value) {
                        return value * 3 + %d;
                    }
                }
                """.formatted(added));
        final int result = ToolProvider.getSystemJavaCompiler()
                .run(null, null, null, "-g", "-d", folder.toString(), kernel.toString(), helper.toString());
        if (result != 0) {
            throw new IllegalStateException("the kernel does not compile");
        }
        loader = new URLClassLoader(new URL[] {folder.toUri().toURL()}, UserKernel.class.getClassLoader());
    }

    KernelMethod method() throws ClassNotFoundException {
        final Class<?> owner = Class.forName("user.Kernel", false, loader);
        return new KernelMethod(owner, "run", List.of(ParameterKind.LONG_ARRAY, ParameterKind.INT_ARRAY));
    }

    @Override
    public void close() throws IOException {
        loader.close();
    }

    private Path write(final String name, final String text) throws IOException {
        return Files.writeString(
                Files.createDirectories(folder).resolve(name + ".java"),
                "package user;" + System.lineSeparator() + text);
    }
}
