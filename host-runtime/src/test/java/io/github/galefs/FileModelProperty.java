package io.github.galefs;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** Runs random programs on a device, and says at the end how many calls there were. */
final class FileModelProperty implements AutoCloseable {
    private final long begin = System.nanoTime();
    private FileScriptRunner runner;
    private String deviceName;

    /** Runs a program and checks its results. */
    void run(final String newDeviceName, final FileScript script) throws Exception {
        if (runner == null) {
            deviceName = newDeviceName;
            runner = new FileScriptRunner(deviceName, FileScriptRunner.FRAMES);
        }
        runner.run(script);
    }

    @Override
    public void close() throws IOException {
        if (runner != null) {
            System.out.printf(
                    "fsx: %s: %d calls in %d s%n",
                    deviceName, runner.stepCount(), TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begin));
            runner.close();
        }
    }
}
