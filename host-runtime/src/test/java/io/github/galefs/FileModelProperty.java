package io.github.galefs;

import java.io.IOException;
import java.util.concurrent.TimeUnit;

/** Runs random programs on a device, and says at the end how many calls there were. */
final class FileModelProperty implements AutoCloseable {
    private final long begin = System.nanoTime();
    private FileScriptRunner runner;
    private String name;

    /** Runs a program on files of a store, and checks its results. */
    void run(final String deviceName, final FileScript script) throws Exception {
        if (runner == null) {
            name = deviceName;
            runner = new FileScriptRunner(deviceName, FileScriptRunner.FRAMES);
        }
        runner.run(script);
    }

    /** Runs a program on files of a plain directory, and checks its results. */
    void runOnADirectory(final String deviceName, final FileScript script) throws Exception {
        if (runner == null) {
            name = deviceName + " on a directory";
            runner = FileScriptRunner.onADirectory(deviceName, FileScriptRunner.FRAMES);
        }
        runner.run(script);
    }

    @Override
    public void close() throws IOException {
        if (runner != null) {
            System.out.printf(
                    "fsx: %s: %d calls in %d s%n",
                    name, runner.stepCount(), TimeUnit.NANOSECONDS.toSeconds(System.nanoTime() - begin));
            runner.close();
        }
    }
}
