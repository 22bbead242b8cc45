package io.github.galefs.soak;

import io.github.galefs.GaleFs;
import io.github.galefs.GaleFsContext;
import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.device.Grid;
import io.github.galefs.file.FileServiceException;
import io.github.galefs.sample.Sample;
import io.github.galefs.sample.SampleException;
import io.github.galefs.sample.hello.HelloSample;
import io.github.galefs.sample.matadd.MatAdd;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Launches kernels that read and write files of a server, one after another, until it is killed. Prints {@value
 * #ROUNDS} and their number, each failure, and {@value #WRONG} if a result is wrong.
 */
final class KernelLoop {
    static final String ROUNDS = "rounds ";
    static final String WRONG = "wrong: ";

    private static final int ROUNDS_A_LINE = 10;

    /** Leaves time to others on the machine: a soak looks for what grows, not for what is slow. */
    private static final int PAUSE_MILLIS = 50;

    private static final long CACHE_SIZE = 16L * 1024 * 1024;
    private static final Grid GRID = new Grid(16, 8);

    private KernelLoop() {}

    /** Takes the server's address, the device, and the path of the file to write. */
    public static void main(final String[] arguments) throws FileServiceException, InterruptedException {
        final ClientContext server = new ClientContext().address(ServerAddress.parse(arguments[0]));
        try (RemoteFileService files = RemoteFileService.connect(server);
                GaleFs galeFs = GaleFs.open(
                        new GaleFsContext().files(files).device(arguments[1]).cacheSize(CACHE_SIZE))) {
            for (long rounds = 1; ; rounds++) {
                launch(galeFs, new HelloSample("hello.txt"));
                launch(galeFs, new MatAdd(Soak.MATRIX, Soak.MATRIX, arguments[2]));
                TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
                if (rounds % ROUNDS_A_LINE == 1) {
                    System.out.println(ROUNDS + rounds);
                }
            }
        }
    }

    /** A launch may fail while the server is down, but not succeed with a wrong result. */
    private static void launch(final GaleFs galeFs, final Sample sample) throws InterruptedException {
        try {
            sample.run(galeFs, GRID);
            final Optional<String> difference = sample.verify(galeFs.files());
            if (difference.isPresent()) {
                System.out.println(WRONG + difference.get());
            }
        } catch (final SampleException | FileServiceException e) {
            System.out.println("failed: " + e);
        }
    }
}
