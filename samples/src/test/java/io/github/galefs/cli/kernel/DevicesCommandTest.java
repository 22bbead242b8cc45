package io.github.galefs.cli.kernel;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.FormSupport;
import io.github.galefs.device.Obstacle;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.opencl.OpenClDevices;
import io.github.galefs.device.opencl.OpenClFinding;
import io.github.galefs.device.selection.DeviceEntry;
import io.github.galefs.device.selection.DeviceSurvey;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@Timeout(60)
class DevicesCommandTest {
    private static final Obstacle NOTHING_SHARED = new Obstacle("it shares no memory", "run them suspended");
    private static final DeviceSurvey MACHINE = new DeviceSurvey(
            List.of(
                    new DeviceEntry(
                            "opencl:1",
                            "Discrete, vendor",
                            DeviceKind.GPU,
                            Optional.empty(),
                            List.of(
                                    FormSupport.impossible(WaitForm.LIVE, NOTHING_SHARED),
                                    FormSupport.possible(WaitForm.SUSPENDED)),
                            List.of(WaitForm.SUSPENDED),
                            Optional.of(1L << 28),
                            false,
                            false),
                    new DeviceEntry(
                            "jvm",
                            "Java",
                            DeviceKind.OTHER,
                            Optional.of(new Obstacle("it has no compiler", "install one")),
                            List.of(),
                            List.of(WaitForm.LIVE),
                            Optional.empty(),
                            true,
                            true)),
            List.of(new OpenClFinding("OpenCL", new Obstacle("no driver", "install a driver"))));

    @Test
    void shouldListEachDeviceWithItsFormsAndWhatIsMissing() {
        assertEquals(
                List.of(
                        "opencl:1  Discrete, vendor",
                        "          live: no: it shares no memory; run them suspended",
                        "          suspended: yes, the default",
                        "          one allocation, such as the block cache: at most 256.0 MiB",
                        "          reads blocks in the cache only, not where a store has them",
                        "          kernels that use double: no: it has no double precision; use float",
                        "jvm       Java",
                        "          cannot be used: it has no compiler; install one",
                        "missing: OpenCL: no driver; install a driver"),
                new DevicesReport(MACHINE).lines());
    }

    @Test
    void shouldHaveTheSameAsValues() throws Exception {
        final Map<String, Object> values = new DevicesReport(MACHINE).values();
        final Map<String, Object> read = JSON.std.mapFrom(JSON.std.asString(values));
        final Map<?, ?> gpu = assertInstanceOf(
                Map.class, assertInstanceOf(List.class, read.get("devices")).getFirst());
        assertEquals("opencl:1", gpu.get("name"));
        assertEquals("gpu", gpu.get("kind"));
        assertEquals(true, gpu.get("usable"));
        assertEquals("suspended", gpu.get("defaultForm"));
        assertEquals(false, gpu.get("readsInPlace"));
        final Map<?, ?> live = assertInstanceOf(
                Map.class, assertInstanceOf(Map.class, gpu.get("forms")).get("live"));
        assertEquals(false, live.get("possible"));
        assertEquals("it shares no memory", live.get("reason"));
        assertEquals("run them suspended", live.get("remedy"));
        final Map<?, ?> missing = assertInstanceOf(
                Map.class, assertInstanceOf(List.class, read.get("missing")).getFirst());
        assertEquals("no driver", missing.get("reason"));
    }

    @Test
    void shouldListTheJvmAsLiveOnly() {
        final List<String> lines = CommandLineRun.of("devices").succeeded().lines();
        final int jvm = lines.indexOf(lines.stream()
                .filter(line -> line.matches("jvm +Java .*processors"))
                .findFirst()
                .orElseThrow());
        assertEquals("live: yes, the default", lines.get(jvm + 1).strip());
        assertTrue(
                lines.get(jvm + 2).strip().startsWith("suspended: no: its kernels are Java methods"), lines::toString);
        assertEquals(
                "reads blocks where a store on this machine has them",
                lines.get(jvm + 3).strip());
    }

    @Test
    void shouldPrintOneObjectWhenJsonOptionIsGiven() throws Exception {
        final CommandLineRun run = CommandLineRun.of("devices", "--json").succeeded();
        assertEquals(1, run.lines().size());
        assertEquals(
                List.of("devices", "missing"),
                List.copyOf(JSON.std.mapFrom(run.out()).keySet()));
    }

    @ParameterizedTest
    @ValueSource(strings = {"devices", "devices --probe"})
    @Tag("opencl")
    void shouldListBothFormsOfPocl(final String command) {
        Assumptions.assumeTrue(
                OpenClDevices.list().stream()
                        .anyMatch(info -> info.platformName().contains("Portable")),
                "there is no PoCL here; on Debian, install pocl-opencl-icd");
        final String text =
                CommandLineRun.of(command.split(" ", -1)).succeeded().out();
        assertTrue(text.contains("live: yes, the default"), text);
        assertTrue(text.contains("suspended: yes"), text);
    }
}
