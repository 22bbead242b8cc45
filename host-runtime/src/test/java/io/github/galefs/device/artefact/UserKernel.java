package io.github.galefs.device.artefact;

import io.github.galefs.kernel.artefact.ParameterKind;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.ToolProvider;

/** A user's kernel with a helper class, compiled from Java by the test. */
final class UserKernel implements AutoCloseable {
    private final Path folder;
    private final URLClassLoader loader;

    /**
     * Compiles and loads the kernel.
     *
     * @param folder for sources and classes; new, or that of an earlier version.
     * @param stored value that the kernel stores in its array.
     * @param added  value that the helper adds to it.
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
            throw new IllegalStateException("cannot compile the kernel");
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
