package io.github.galefs;

import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import java.nio.file.Path;

/** Launches a kernel without packaged device code and prints the result. Arguments: directory of the store, device. */
final class LaunchUnpackaged {
    private LaunchUnpackaged() {}

    public static void main(final String[] arguments) throws Exception {
        final int[] out = new int[1];
        try (GaleFs galeFs = GaleFs.open(new GaleFsContext()
                .store(Path.of(arguments[0]))
                .device(arguments[1])
                .cacheSize(1 << 20))) {
            galeFs.launch(LaunchUnpackaged::answer, new Grid(1, 1), out);
            System.out.print("the kernel stored " + out[0]);
        } catch (final KernelFailedException e) {
            System.out.print(e.getMessage());
        }
    }

    private static void answer(final long[] fs, final int[] out) {
        out[0] = 42;
    }
}
