package io.github.galefs;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.file.FileService;
import java.util.SplittableRandom;

/** Random programs of file calls on the JVM device and any file service, compared with the model. */
public final class FileModelPrograms {
    private FileModelPrograms() {}

    /**
     * Runs programs of a work-group each.
     *
     * @param files an empty directory; is closed at the end.
     * @return the number of calls.
     * @throws AssertionError if the model does not allow a result; the message has the seed and the program.
     */
    public static long run(final FileService files, final long seed, final int programs) throws Exception {
        final SplittableRandom random = new SplittableRandom(seed);
        try (FileScriptRunner runner = FileScriptRunner.on(files, AssumedDevice.open("jvm"), FileScriptRunner.FRAMES)) {
            for (int i = 0; i < programs; i++) {
                final FileScript script = FileScript.random(random);
                try {
                    runner.run(script);
                } catch (final AssertionError e) {
                    throw new AssertionError("seed " + seed + ", program " + i + ": " + script, e);
                }
            }
            return runner.stepCount();
        }
    }
}
