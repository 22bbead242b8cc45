package io.github.galefs;

import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.kernel.Kernel;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.FutureTask;

/**
 * Program that launches a kernel which never ends, with a time limit, and then ends itself. A virtual thread launches
 * it: the kernel must not keep all the threads that run virtual threads.
 */
final class EndlessLaunch {
    private static final Duration LIMIT = Duration.ofMillis(500);

    private EndlessLaunch() {}

    /**
     * Runs the program.
     *
     * @param arguments directory of a store, name of a device, name of a kernel and size of its group.
     */
    public static void main(final String[] arguments) throws Exception {
        final FutureTask<Void> launch = new FutureTask<>(() -> {
            launch(arguments);
            return null;
        });
        Thread.ofVirtual().start(launch);
        launch.get();
    }

    @SuppressWarnings("SystemOut")
    private static void launch(final String[] arguments) throws FileServiceException, InterruptedException {
        final Kernel.Of1<long[]> kernel =
                arguments[2].equals("spins") ? TimeLimitKernels::spins : TimeLimitKernels::readsItsMapping;
        final Grid grid = new Grid(1, Integer.parseInt(arguments[3]));
        try (GaleFs galeFs = GaleFs.open(
                AssumedDevice.context(arguments[1]).store(Path.of(arguments[0])).timeLimit(LIMIT))) {
            for (int i = 0; i < 2; i++) {
                try {
                    galeFs.launch(kernel, grid, new long[1]);
                } catch (final KernelFailedException e) {
                    System.out.println(e.getMessage());
                }
            }
        }
        System.out.println("closed");
    }
}
