package io.github.galefs.bench.report;

import com.sun.management.OperatingSystemMXBean;
import io.github.galefs.device.selection.Devices;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** Describes this machine; leaves out properties that the system does not report. */
final class Machine {
    private static final int MAX_TOOL_BYTES = 1 << 16;
    private static final int TOOL_SECONDS = 20;
    private static final double GIB = 1L << 30;

    private Machine() {}

    /**
     * Returns texts, and lists of texts, by name, in the order of the page.
     *
     * @param version of GaleFS.
     */
    static Map<String, Object> describe(final String version) throws InterruptedException {
        final OperatingSystemMXBean system = ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class);
        final Map<String, Object> machine = new LinkedHashMap<>();
        machine.put("begun", Instant.now().truncatedTo(ChronoUnit.SECONDS).toString());
        machine.put("galefs", version);
        firstValue(Path.of("/proc/cpuinfo"), "model name", ":").ifPresent(model -> machine.put("cpu", model));
        machine.put("processors", Integer.toString(Runtime.getRuntime().availableProcessors()));
        machine.put("memory", Quantity.digits(system.getTotalMemorySize() / GIB) + " GiB");
        final List<String> gpus = gpus();
        if (!gpus.isEmpty()) {
            machine.put("gpus", gpus);
        }
        machine.put("devices", devices());
        firstValue(Path.of("/etc/os-release"), "PRETTY_NAME", "=")
                .ifPresent(name -> machine.put("system", name.replace("\"", "")));
        machine.put("kernel", String.join(" ", property("os.name"), property("os.version"), property("os.arch")));
        machine.put("jdk", property("java.vm.vendor") + " " + Runtime.version());
        machine.put("loadAtBegin", Quantity.digits(system.getSystemLoadAverage()));
        return machine;
    }

    private static List<String> devices() {
        return Devices.survey().devices().stream()
                .map(device -> device.name() + ": " + device.description())
                .toList();
    }

    private static String property(final String name) {
        return System.getProperty(name, "");
    }

    /** Returns the value of the first line of a file that begins with a key. */
    static Optional<String> firstValue(final Path file, final String key, final String separator) {
        try (Stream<String> lines = Files.lines(file, StandardCharsets.ISO_8859_1)) {
            return lines.filter(line -> line.startsWith(key) && line.contains(separator))
                    .map(line -> line.substring(line.indexOf(separator) + 1).strip())
                    .findFirst();
        } catch (final IOException _) {
            return Optional.empty();
        }
    }

    /** Returns a line for each of NVIDIA's GPUs: its name, its memory and its driver. */
    private static List<String> gpus() throws InterruptedException {
        final ProcessBuilder tool = new ProcessBuilder(
                        "nvidia-smi", "--query-gpu=name,memory.total,driver_version", "--format=csv,noheader")
                .redirectError(ProcessBuilder.Redirect.DISCARD);
        try {
            final Process process = tool.start();
            try {
                return process.waitFor(TOOL_SECONDS, TimeUnit.SECONDS) && process.exitValue() == 0
                        ? lines(process.getInputStream())
                        : List.of();
            } finally {
                process.destroyForcibly();
            }
        } catch (final IOException _) {
            return List.of();
        }
    }

    private static List<String> lines(final InputStream output) throws IOException {
        return new String(output.readNBytes(MAX_TOOL_BYTES), StandardCharsets.UTF_8)
                .lines()
                .map(String::strip)
                .toList();
    }
}
