package io.github.galefs.cli.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.kernel.artefact.BytecodeHash;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.TornadoSdk;
import io.github.galefs.kernel.file.DeviceFile;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The command depends on whether this machine has an SDK; each test checks one case or the other. */
@Timeout(120)
class CompileTest {
    private static final String KERNEL = "io.github.galefs.sample.matadd.MatAddKernel#run";

    @TempDir
    private Path folder;

    @Test
    void shouldPrintTheKernelWhenThereIsAnSdkAndElseNameWhatIsMissing() {
        final CommandLineRun run = CommandLineRun.of("compile", KERNEL);
        if (TornadoSdk.missing().isEmpty()) {
            final String text = run.succeeded().out();
            assertEquals(
                    KERNEL, KernelArtefactText.parse("standard output", text).kernelName());
            assertTrue(text.contains("__kernel void galefs_run("), text);
        } else {
            final String message = run.failedWith(ExitCode.FAILURE);
            assertTrue(message.contains(TornadoSdk.missing().orElseThrow()), message);
        }
    }

    @Test
    void shouldWriteToAFileWhenOneIsGiven() throws Exception {
        final Path file = folder.resolve("kernel.cl");
        final CommandLineRun run = CommandLineRun.of("compile", KERNEL, "--out", file.toString());
        if (TornadoSdk.missing().isEmpty()) {
            final String line = run.succeeded().out().strip();
            assertTrue(
                    line.matches(
                            KERNEL + ": [0-9]+ waits, at most [0-9]+ live values, [0-9]+ bytes of context a work-item"),
                    line);
            assertEquals(
                    BytecodeHash.of(getClass().getClassLoader(), "io.github.galefs.sample.matadd.MatAddKernel", "run"),
                    KernelArtefactText.parse(file.toString(), Files.readString(file))
                            .bytecodeHash());
        } else {
            run.failedWith(ExitCode.FAILURE);
            assertTrue(Files.notExists(file));
        }
    }

    @Test
    void shouldRefuseInOneLineWhenMethodIsNoKernel() {
        final String message =
                CommandLineRun.of("compile", "no.such.Kernel#run").failedWith(ExitCode.FAILURE);
        if (TornadoSdk.missing().isEmpty()) {
            assertTrue(message.contains("no.such.Kernel#run"), message);
            assertTrue(message.contains("there is no such class on the class path"), message);
        }
    }

    @Test
    @Tag("sdk")
    void shouldWarnOfALostErrorAndPrintTheKernel() {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        final CommandLineRun run = CommandLineRun.of("compile", Losing.class.getName() + "#run");
        assertEquals(ExitCode.OK, run.exitCode());
        assertTrue(
                run.err()
                        .matches("galefs: warning: .*CompileTest\\$Losing\\.run\\(CompileTest\\.java:[0-9]+\\): ignores"
                                + " the bytes or error that gread returns; .*\\R"),
                run.err());
        assertTrue(run.out().contains("__kernel void galefs_run("), run.out());
    }

    @Test
    @Tag("sdk")
    void shouldPrintTheChecksWhenTheKernelShallHaveSome() {
        Assumptions.assumeTrue(
                TornadoSdk.missing().isEmpty(), () -> TornadoSdk.missing().orElseThrow());
        final String text =
                CommandLineRun.of("compile", "--check", KERNEL).succeeded().out();
        assertTrue(text.contains("// check: INDEX io.github.galefs.sample.matadd.MatAddKernel."), text);
        assertTrue(text.contains("gale_check_index("), text);
    }

    /** A kernel that loses the error of a read. */
    static final class Losing {
        private Losing() {}

        static void run(final long[] fs, final int[] data) {
            DeviceFile.gread(fs, data[0], 0, Integer.BYTES, data, 0);
        }
    }

    @Test
    void shouldRefuseWhenNoKernelIsGiven() {
        CommandLineRun.of("compile").failedWith(ExitCode.USAGE);
    }
}
