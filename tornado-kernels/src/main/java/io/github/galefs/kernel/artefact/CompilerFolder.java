package io.github.galefs.kernel.artefact;

import io.github.galefs.kernel.program.KernelForm;
import io.github.galefs.kernel.program.ProgramParts;
import io.github.galefs.kernel.program.SharedText;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * Folder through which the compiler's process receives its requests and returns their results, one after another. Not
 * thread-safe.
 *
 * <p>A result that an earlier request has left is never taken for a later one's: results are read only after the status
 * of the process, which then has written them again.
 *
 * @param path of the folder.
 */
public record CompilerFolder(Path path) {
    private static final String KERNELS = "kernels";
    private static final String CLASS_PATH = "class-path";
    private static final String FUNCTIONS = "functions";
    private static final String CHECKS = "checks";
    private static final String REFUSALS = "refusals";
    private static final String WARNINGS = "warnings";

    /** No path and no name contains it. */
    private static final String SEPARATOR = "\0";

    void writeRequest(final CompilerRequest request) throws IOException {
        write(KERNELS, request.kernels());
        writePaths(CLASS_PATH, request.classPath());
        write(FUNCTIONS, request.functions());
        write(CHECKS, List.of(request.checks().name()));
    }

    /**
     * Reads the request; for the compiler's process.
     *
     * @return the request.
     * @throws IOException a file cannot be read.
     */
    public CompilerRequest readRequest() throws IOException {
        return new CompilerRequest(
                read(KERNELS),
                read(FUNCTIONS),
                readPaths(CLASS_PATH),
                KernelChecks.valueOf(read(CHECKS).getFirst()));
    }

    /**
     * Writes a compiled kernel; for the compiler's process.
     *
     * @param artefact the kernel.
     * @throws IOException the file cannot be written.
     */
    public void writeArtefact(final KernelArtefact artefact) throws IOException {
        Files.writeString(path.resolve(artefact.fileName()), KernelArtefactText.print(artefact));
    }

    List<KernelArtefact> readArtefacts(final List<String> kernels) throws IOException {
        final List<KernelArtefact> artefacts = new ArrayList<>();
        for (final String kernel : kernels) {
            final String name = fileName(kernel);
            artefacts.add(KernelArtefactText.parse(name, Files.readString(path.resolve(name))));
        }
        return artefacts;
    }

    /**
     * Writes the shared functions of a form; for the compiler's process.
     *
     * @param form      the form.
     * @param functions the functions.
     * @throws IOException the file cannot be written.
     */
    public void writeFunctions(final KernelForm form, final ProgramParts functions) throws IOException {
        Files.writeString(path.resolve(SharedText.functionsResource(form)), functions.print());
    }

    String readFunctions(final KernelForm form) throws IOException {
        return Files.readString(path.resolve(SharedText.functionsResource(form)));
    }

    private static String fileName(final String kernel) {
        final int separator = kernel.indexOf('#');
        return KernelArtefact.fileName(kernel.substring(0, separator), kernel.substring(separator + 1));
    }

    /**
     * Writes which methods were refused; for the compiler's process.
     *
     * @param refusals class, method, line and reason of each.
     * @throws IOException the file cannot be written.
     */
    public void writeRefusals(final List<String> refusals) throws IOException {
        write(REFUSALS, refusals);
    }

    List<String> readRefusals() throws IOException {
        return read(REFUSALS);
    }

    /**
     * Writes what is allowed but probably wrong; for the compiler's process.
     *
     * @param warnings class, method, line and advice of each.
     * @throws IOException the file cannot be written.
     */
    public void writeWarnings(final List<String> warnings) throws IOException {
        write(WARNINGS, warnings);
    }

    List<String> readWarnings() throws IOException {
        return read(WARNINGS);
    }

    private void writePaths(final String name, final List<Path> paths) throws IOException {
        write(name, paths.stream().map(Path::toString).toList());
    }

    private List<Path> readPaths(final String name) throws IOException {
        return read(name).stream().map(Path::of).toList();
    }

    private void write(final String name, final List<String> elements) throws IOException {
        Files.write(path.resolve(name), String.join(SEPARATOR, elements).getBytes(StandardCharsets.UTF_8));
    }

    private List<String> read(final String name) throws IOException {
        final String text = new String(Files.readAllBytes(path.resolve(name)), StandardCharsets.UTF_8);
        return Stream.of(text.split(SEPARATOR))
                .filter(element -> !element.isEmpty())
                .toList();
    }
}
