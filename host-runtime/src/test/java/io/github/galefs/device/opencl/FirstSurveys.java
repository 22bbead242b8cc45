package io.github.galefs.device.opencl;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;

/** Lists the OpenCL devices on several threads at once, before this process has used OpenCL. */
final class FirstSurveys {
    static final int THREADS = 4;

    private FirstSurveys() {}

    /** Prints the names of the devices that each thread has found, a line for each thread. */
    public static void main(final String[] arguments) throws Exception {
        final CyclicBarrier begin = new CyclicBarrier(THREADS);
        try (ExecutorService executor = Executors.newFixedThreadPool(THREADS)) {
            final List<Future<List<String>>> found = new ArrayList<>();
            for (int i = 0; i < THREADS; i++) {
                found.add(executor.submit(() -> {
                    begin.await();
                    return OpenClDevices.list().stream()
                            .map(OpenClDeviceInfo::name)
                            .toList();
                }));
            }
            for (final Future<List<String>> names : found) {
                System.out.println(names.get());
            }
        }
    }
}
