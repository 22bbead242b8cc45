package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.compiler.translation.TranslatedKernels;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.GroupScratch;
import io.github.galefs.kernel.LaunchConstant;
import io.github.galefs.kernel.LocalMemory;
import io.github.galefs.kernel.WorkItem;
import io.github.galefs.kernel.artefact.CompilerProcess;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.child.ParentWatch;
import java.io.IOException;
import java.io.PrintStream;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Program of the compiler's process. Arguments: {@code --out FOLDER --version TORNADOVM [--sources FOLDER]...
 * FILE}, a file with a {@code CLASS#METHOD} in each line
 *
 * <p>Writes one file per kernel. Reports a refused method on the standard output and continues with the next; the exit
 * status is one of {@link CompilerProcess}'s.
 */
public final class CompilerMain {
    private final PrintStream output;
    private Path folder;
    private String version;
    private final List<Path> sourceRoots = new ArrayList<>();
    private final List<String> kernels = new ArrayList<>();

    private CompilerMain(final PrintStream output) {
        this.output = output;
    }

    /**
     * Compiles methods to kernels and exits.
     *
     * @param arguments options and methods, see the class comment.
     * @throws IOException if a file cannot be read or written.
     */
    public static void main(final String[] arguments) throws IOException {
        ParentWatch.start();
        final CompilerMain main = new CompilerMain(System.out);
        main.parse(new ArrayDeque<>(Arrays.asList(arguments)));
        // TornadoVM leaves threads running that would keep the process alive.
        System.exit(main.compileAll());
    }

    private void parse(final Deque<String> arguments) throws IOException {
        while (!arguments.isEmpty()) {
            final String argument = arguments.pop();
            switch (argument) {
                case "--out" -> folder = Path.of(arguments.pop());
                case "--version" -> version = arguments.pop();
                case "--sources" -> sourceRoots.add(Path.of(arguments.pop()));
                default -> kernels.addAll(Files.readAllLines(Path.of(argument)));
            }
        }
    }

    private int compileAll() throws IOException {
        final KernelCompiler compiler = new KernelCompiler(version);
        final KernelSources sources = new KernelSources(sourceRoots, operationSources());
        int status = CompilerProcess.EXIT_DONE;
        for (final String kernel : kernels) {
            try {
                write(compiler.compile(find(kernel), sources));
            } catch (final KernelRefusedException refusal) {
                output.println(CompilerProcess.REFUSED + refusal.getMessage());
                status = CompilerProcess.EXIT_REFUSED;
            }
        }
        return status;
    }

    private static Set<String> operationSources() {
        return Stream.of(
                        WorkItem.class,
                        DeviceMemory.class,
                        LaunchConstant.class,
                        GroupCopy.class,
                        LocalMemory.class,
                        GroupScratch.class)
                .map(api -> api.getName().replace('.', '/') + ".java")
                .collect(Collectors.toUnmodifiableSet());
    }

    private static Method find(final String kernel) {
        final String[] parts = kernel.split("#");
        if (parts.length != 2) {
            throw new KernelRefusedException(kernel, "is not of the form CLASS#METHOD");
        }
        try {
            // Without initialization: a static initializer is the user's code, and does not run in the compiler.
            final ClassLoader loader =
                    TranslatedKernels.loaderOf(parts[0], parts[1], CompilerMain.class.getClassLoader());
            final Class<?> owner = Class.forName(parts[0], false, loader);
            final List<Method> methods = Arrays.stream(owner.getDeclaredMethods())
                    .filter(method -> method.getName().equals(parts[1]))
                    .toList();
            if (methods.size() != 1) {
                throw new KernelRefusedException(
                        kernel, "the class must have exactly one method of this name, but has " + methods.size());
            }
            return methods.getFirst();
        } catch (final ClassNotFoundException missing) {
            throw new KernelRefusedException(
                    kernel, "there is no such class on the class path (" + missing.getMessage() + ")");
        }
    }

    private void write(final KernelArtefact artefact) throws IOException {
        Files.writeString(folder.resolve(artefact.fileName()), KernelArtefactText.print(artefact));
    }
}
