package io.github.galefs.bench.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.output.ExitCode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

@Timeout(60)
class BenchMachineCommandTest {
    @Test
    void shouldDescribeThisMachineAsOneJsonObject() throws Exception {
        final List<String> lines =
                CommandLineRun.of("bench-machine").succeeded().lines();
        assertEquals(1, lines.size());
        final Map<String, Object> machine = JSON.std.mapFrom(lines.getFirst());
        assertEquals(Integer.toString(Runtime.getRuntime().availableProcessors()), machine.get("processors"));
        assertTrue(machine.get("galefs").toString().startsWith("galefs "), machine.toString());
        assertTrue(machine.get("jdk").toString().contains(Runtime.version().toString()), machine.toString());
        assertTrue(machine.get("devices").toString().contains("jvm: "), machine.toString());
        assertTrue(machine.get("loadAtBegin").toString().matches("-?[0-9.]+"), machine.toString());
    }

    @Test
    void shouldRefuseADeviceThatIsUnknown() {
        final String message = CommandLineRun.of("bench-machine", "--device", "jvm", "--device", "abacus")
                .failedWith(ExitCode.FAILURE);
        assertTrue(message.startsWith("galefs: no device 'abacus'; available: auto, "), message);
        CommandLineRun.of("bench-machine", "--device", "jvm").succeeded();
    }

    @Test
    void shouldReadTheFirstValueOfAKeyAndNothingFromAMissingFile(@TempDir final Path folder) throws Exception {
        final Path file =
                Files.writeString(folder.resolve("cpuinfo"), "a : b\nmodel name\t: Abacus 3\nmodel name\t: 4\n");
        assertEquals(Optional.of("Abacus 3"), Machine.firstValue(file, "model name", ":"));
        assertEquals(Optional.empty(), Machine.firstValue(file, "memory", ":"));
        assertEquals(Optional.empty(), Machine.firstValue(folder.resolve("none"), "model name", ":"));
    }
}
