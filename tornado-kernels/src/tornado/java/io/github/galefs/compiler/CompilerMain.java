package io.github.galefs.compiler;

import io.github.galefs.compiler.subset.KernelRefusedException;
import io.github.galefs.compiler.translation.TranslatedKernels;
import io.github.galefs.kernel.artefact.BytecodeHash;
import io.github.galefs.kernel.artefact.CompilerFolder;
import io.github.galefs.kernel.artefact.CompilerProcess;
import io.github.galefs.kernel.artefact.CompilerRequest;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.child.RequestLoop;
import io.github.galefs.kernel.program.KernelForm;
import io.github.galefs.kernel.program.ProgramParts;
import java.io.IOException;
import java.lang.reflect.Method;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;

/**
 * Program of the compiler's process. Arguments: the path of a {@link CompilerFolder}, and the version of TornadoVM.
 *
 * <p>Serves the requests of the folder, one after another. Writes one file per kernel, and all warnings. Reports a
 * refused method and continues with the next; the status is one of {@link CompilerProcess}'s.
 */
public final class CompilerMain {
    /** Time for which the process waits for another request. */
    private static final Duration IDLE = Duration.ofSeconds(20);

    private final CompilerFolder folder;
    private final String version;
    private KernelCompiler compiler;

    private CompilerMain(final CompilerFolder folder, final String version) {
        this.folder = folder;
        this.version = version;
    }

    /**
     * Compiles methods to kernels, and exits when no request has come for some time.
     *
     * @param arguments see the class comment.
     */
    public static void main(final String[] arguments) {
        final Path path = Path.of(arguments[0]);
        new RequestLoop(path, IDLE).run(new CompilerMain(new CompilerFolder(path), arguments[1])::compileAll);
    }

    private int compileAll() throws IOException {
        if (compiler == null) {
            compiler = new KernelCompiler(version);
        }
        final CompilerRequest request = folder.readRequest();
        final List<String> refusals = new ArrayList<>();
        final List<String> warnings = new ArrayList<>();
        // A loader for each request: a class that has changed since the last one is compiled as it is now.
        try (URLClassLoader classes = KernelClasses.open(request.classPath())) {
            for (final String kernel : request.kernels()) {
                try {
                    warnings.addAll(compile(find(kernel, classes), classes, request.checks()));
                } catch (final KernelRefusedException refusal) {
                    refusals.add(refusal.getMessage());
                }
            }
        }
        if (!request.functions().isEmpty()) {
            compileFunctions(request.functions());
        }
        folder.writeRefusals(refusals);
        folder.writeWarnings(warnings);
        return refusals.isEmpty() ? CompilerProcess.EXIT_DONE : CompilerProcess.EXIT_REFUSED;
    }

    /** Writes the kernel of a method, and returns its warnings. */
    private List<String> compile(final Method method, final ClassLoader classes, final KernelChecks checks)
            throws IOException {
        final String hash = BytecodeHash.of(classes, method.getDeclaringClass().getName(), method.getName());
        final KernelArtefact artefact = compiler.compile(method, hash, checks);
        folder.writeArtefact(artefact);
        // Others make no file calls.
        return artefact.hasSuspendedForm() ? compiler.warnings(method) : List.of();
    }

    /** Writes the functions. They belong to GaleFS, whose classes are the compiler's own. */
    private void compileFunctions(final List<String> functions) throws IOException {
        final List<Method> methods = functions.stream()
                .map(function -> find(function, CompilerMain.class.getClassLoader()))
                .toList();
        for (final Map.Entry<KernelForm, ProgramParts> ofForm :
                compiler.functions(methods).entrySet()) {
            folder.writeFunctions(ofForm.getKey(), ofForm.getValue());
        }
    }

    private static Method find(final String kernel, final ClassLoader classes) {
        final String[] parts = kernel.split("#");
        if (parts.length != 2) {
            throw new KernelRefusedException(
                    kernel, "is not of the form CLASS#METHOD; give the binary name of the class, and the method's");
        }
        try {
            // Without initialization: a static initializer is the user's code, and does not run in the compiler.
            final ClassLoader loader = TranslatedKernels.loaderOf(parts[0], parts[1], classes);
            final Class<?> owner = Class.forName(parts[0], false, loader);
            final List<Method> methods = Arrays.stream(owner.getDeclaredMethods())
                    .filter(method -> method.getName().equals(parts[1]))
                    .toList();
            if (methods.size() != 1) {
                throw new KernelRefusedException(
                        kernel,
                        "the class must have exactly one method of this name, but has " + methods.size()
                                + "; name a method that it declares, and rename others of the same name");
            }
            return methods.getFirst();
        } catch (final ClassNotFoundException missing) {
            throw new KernelRefusedException(
                    kernel,
                    "there is no such class on the class path (" + missing.getMessage()
                            + "); add its folder or jar, and write $ before the name of a nested class");
        }
    }
}
