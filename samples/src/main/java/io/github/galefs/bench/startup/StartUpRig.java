package io.github.galefs.bench.startup;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.DeviceLabel;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.file.FileOpenOption;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.io.BufferedReader;
import java.io.IOException;
import java.lang.foreign.MemorySegment;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import org.agrona.IoUtil;

/** A store with a small matrix, and processes that add it to itself, with this JVM's class path and options. */
final class StartUpRig implements AutoCloseable {
    /** By name: the command depends on the benchmarks, not the reverse. */
    private static final String COMMAND = "io.github.galefs.cli.Main";

    private static final int MATRIX_BYTES = 4096;

    private final Path directory;
    private final BenchOptions options;

    StartUpRig(final BenchOptions options) throws IOException {
        this.options = options;
        directory = Files.createTempDirectory("galefs-bench-");
        try {
            createStore();
        } catch (final IOException | RuntimeException e) {
            IoUtil.delete(directory.toFile(), e::addSuppressed);
            throw e;
        }
    }

    /** Creates an empty cache directory. */
    Path newCaches() throws IOException {
        return Files.createTempDirectory(directory, "caches-");
    }

    /** Runs a process to its end and returns the time of its first output. */
    FirstResult start(final Path caches) throws BenchException, IOException, InterruptedException {
        final Path errors = directory.resolve("errors");
        final ProcessBuilder builder = new ProcessBuilder(command()).redirectError(errors.toFile());
        builder.environment().put("XDG_CACHE_HOME", caches.toString());
        // It would move the cache of PoCL elsewhere.
        builder.environment().remove("POCL_CACHE_DIR");
        final long begin = System.nanoTime();
        final Process process = builder.start();
        try (BufferedReader output = process.inputReader(StandardCharsets.UTF_8)) {
            final String line = output.readLine();
            final double millis = (System.nanoTime() - begin) / 1e6;
            if (process.waitFor() != 0 || line == null) {
                throw new BenchException("the measured process failed: "
                        + Files.readString(errors).strip());
            }
            return new FirstResult(millis, deviceLabel(JSON.std.mapFrom(line)));
        } finally {
            process.destroyForcibly();
        }
    }

    @Override
    public void close() {
        IoUtil.delete(directory.toFile(), false);
    }

    private void createStore() throws IOException {
        try (EmbeddedStore files = EmbeddedStore.create(new EmbeddedStoreContext().directory(store()))) {
            final long handle = files.open("a", EnumSet.of(FileOpenOption.WRITE, FileOpenOption.CREATE));
            files.write(handle, 0, MemorySegment.ofArray(new byte[MATRIX_BYTES]), 0, MATRIX_BYTES);
            files.close(handle);
        }
    }

    private static String deviceLabel(final Map<String, Object> report) {
        final String name = String.valueOf(report.get("device"));
        return name.equals(JvmDevice.NAME) ? name : DeviceLabel.of(name, String.valueOf(report.get("form")));
    }

    private Path store() {
        return directory.resolve("store");
    }

    private List<String> command() {
        final List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(ManagementFactory.getRuntimeMXBean().getInputArguments());
        command.addAll(List.of("-cp", System.getProperty("java.class.path"), COMMAND, "run", "matadd", "--json"));
        command.addAll(List.of("--store", store().toString(), "--device", options.deviceName()));
        options.waitForm().ifPresent(form -> command.addAll(List.of("--wait", form.optionName())));
        command.addAll(List.of("--a", "a", "--b", "a", "--out", "sum"));
        return command;
    }
}
