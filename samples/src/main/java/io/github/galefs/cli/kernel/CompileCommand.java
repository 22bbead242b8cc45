package io.github.galefs.cli.kernel;

import io.github.galefs.cli.output.CommandException;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.cli.output.Output;
import io.github.galefs.kernel.artefact.Compilation;
import io.github.galefs.kernel.artefact.CompilerProcess;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.artefact.KernelCompilationException;
import io.github.galefs.kernel.artefact.Suspension;
import io.github.galefs.kernel.artefact.TornadoSdk;
import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Compiles a kernel by TornadoVM and prints the device code. */
@Command(
        name = "compile",
        description = {
            "Compile a kernel to OpenCL C by TornadoVM. Warns on standard error of file calls whose errors it ignores.",
            "The line 'waits' of the result has the number of places where the kernel waits for the host;"
                    + " 'saved values'"
                    + " and 'context bytes' are what a work-item saves there when it suspends."
        })
final class CompileCommand implements Callable<Integer> {
    private static final Duration TIME_LIMIT = Duration.ofMinutes(2);

    private final Output output;

    @Parameters(paramLabel = "CLASS#METHOD", description = "Binary name of a class, and name of a static method in it.")
    private String kernel;

    @Option(
            names = {"--class-path", "-cp"},
            paramLabel = "PATH",
            description = "Directories and jars of the class and its dependencies, in addition to those of GaleFS.")
    private String classPath = "";

    @Option(names = "--check", description = "Compile it with checks, as 'galefs run --check' does.")
    private boolean isChecked;

    @Option(names = "--out", paramLabel = "FILE", description = "File to write to. Default: standard output.")
    private Path out;

    CompileCommand(final Output output) {
        this.output = output;
    }

    @Override
    public Integer call() throws CommandException, KernelCompilationException, IOException, InterruptedException {
        final TornadoSdk sdk = TornadoSdk.find()
                .orElseThrow(() -> new CommandException(TornadoSdk.missing().orElseThrow()));
        final Compilation compiled = new CompilerProcess(sdk, fullClassPath(), TIME_LIMIT)
                .compile(List.of(kernel), isChecked ? KernelChecks.ALL : KernelChecks.NONE);
        compiled.warnings().forEach(output::warning);
        final KernelArtefact artefact = compiled.kernels().getFirst();
        final String text = KernelArtefactText.print(artefact);
        if (out == null) {
            output.out().print(text);
        } else {
            Files.writeString(out, text);
            output.line(describe(artefact));
        }
        return ExitCode.OK;
    }

    private static String describe(final KernelArtefact artefact) {
        final Suspension suspension = artefact.suspension();
        return artefact.kernelName() + ": "
                + (suspension.waits() == 0
                        ? "never waits for the host"
                        : suspension.waits() + " waits, at most " + suspension.values() + " live values, "
                                + suspension.bytes() + " bytes of context a work-item");
    }

    private List<Path> fullClassPath() {
        return Stream.of(classPath, System.getProperty("java.class.path"))
                .flatMap(path -> Stream.of(path.split(File.pathSeparator, -1)))
                .filter(entry -> !entry.isEmpty())
                .map(Path::of)
                .toList();
    }
}
