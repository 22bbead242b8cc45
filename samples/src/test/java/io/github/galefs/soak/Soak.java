package io.github.galefs.soak;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cli.CommandLineRun;
import io.github.galefs.cli.Main;
import io.github.galefs.cli.output.ExitCode;
import io.github.galefs.client.ClientContext;
import io.github.galefs.client.RemoteFileService;
import io.github.galefs.client.ServerAddress;
import io.github.galefs.device.selection.Devices;
import io.github.galefs.file.FileServiceException;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.concurrent.TimeUnit;

/**
 * A server, a mount of it, and two programs that launch kernels on it, all in processes of their own. They work at the
 * same time, while snapshots come and go and compaction reclaims what was overwritten; in turns they are killed and
 * started again.
 */
final class Soak implements AutoCloseable {
    static final String MATRIX = "matrix";

    private static final int MATRIX_ELEMENTS = 512 * 1024;
    private static final int SNAPSHOT_SECONDS = 7;
    private static final int PAUSE_MILLIS = 20;
    private static final String[] SMALL_HEAP = {"-Xms192m", "-Xmx192m", "-XX:+AlwaysPreTouch"};

    private final Path folder;
    private final Path mounted;
    private final String address;
    private final MountedFiles files;
    private final Participant server;
    private final Participant mount;
    private final Participant kernelsOnJvm;
    private final Participant kernelsOnBest;
    private int snapshots;
    private int failedSnapshots;
    private int kills;

    Soak(final Path folder, final long seed) throws IOException {
        this.folder = folder;
        mounted = Files.createDirectory(folder.resolve("mounted"));
        address = "galefs://127.0.0.1:" + freePort() + "/";
        files = new MountedFiles(mounted, seed);
        server = command("server", "serve", "--store", store(), "--listen", address.replaceAll("galefs://|/", ""));
        mount = command("mount", "mount", "--server", address, mounted.toString());
        kernelsOnJvm = kernels("jvm");
        kernelsOnBest = kernels(Devices.AUTO);
    }

    /** Runs for a time; each participant is killed three times, as far as the time is long enough. */
    void run(final Duration time) throws Exception {
        server.start(address.substring(0, address.length() - 1));
        putInputs();
        mount.start("mounted ");
        kernelsOnJvm.start(KernelLoop.ROUNDS);
        kernelsOnBest.start(KernelLoop.ROUNDS);
        final long begin = System.nanoTime();
        final long killSeconds = Math.max(10, time.toSeconds() / 12);
        try (RemoteFileService service =
                RemoteFileService.connect(new ClientContext().address(ServerAddress.parse(address)))) {
            for (long second = 1; second <= time.toSeconds(); second++) {
                while (System.nanoTime() - begin < TimeUnit.SECONDS.toNanos(second)) {
                    files.step();
                    TimeUnit.MILLISECONDS.sleep(PAUSE_MILLIS);
                }
                sample();
                if (second % SNAPSHOT_SECONDS == 0) {
                    replaceSnapshot(service);
                }
                if (second % killSeconds == 0 && second + killSeconds <= time.toSeconds()) {
                    killOne(kills++ % 4);
                }
            }
        }
        end();
    }

    /** Prints the vitals of each life, and what was done. */
    void printFigures() {
        participants().forEach(each -> each.lives().forEach(life -> System.out.println("soak: " + life.figures())));
        System.out.println("soak: " + kills + " kills, " + snapshots + " snapshots, of which " + failedSnapshots
                + " failed, " + files.figures());
        for (final Participant each : List.of(kernelsOnJvm, kernelsOnBest)) {
            final List<String> lines = each.lines();
            System.out.println("soak: " + lines.getLast() + " in the last life of its kernels, "
                    + lines.stream().filter(line -> line.startsWith("failed")).count() + " failed launches");
        }
    }

    /** Fails if anything was wrong, or has grown. */
    void check() {
        participants()
                .forEach(each -> each.lives()
                        .forEach(life -> assertEquals(null, life.defect().orElse(null))));
        for (final Participant each : List.of(kernelsOnJvm, kernelsOnBest)) {
            final List<String> wrong = each.lines().stream()
                    .filter(line -> line.startsWith(KernelLoop.WRONG))
                    .toList();
            assertEquals(List.of(), wrong);
        }
        assertTrue(failedSnapshots < snapshots, "no snapshot was made");
    }

    @Override
    public void close() throws IOException {
        participants().forEach(Participant::end);
        unmount();
    }

    private void sample() throws IOException {
        for (final Participant each : participants()) {
            each.sample();
        }
    }

    private void killOne(final int turn) throws IOException, InterruptedException {
        switch (turn) {
            case 0 -> restart(kernelsOnJvm, KernelLoop.ROUNDS);
            case 1 -> restart(kernelsOnBest, KernelLoop.ROUNDS);
            case 2 -> {
                mount.kill();
                unmount();
                mount.start("mounted ");
            }
            default -> restart(server, "serving ");
        }
    }

    private static void restart(final Participant participant, final String ready)
            throws IOException, InterruptedException {
        participant.kill();
        participant.start(ready);
    }

    /** Creates a snapshot and removes the one before. While the server is down either may fail. */
    private void replaceSnapshot(final RemoteFileService service) {
        snapshots++;
        try {
            service.createSnapshot("snapshot-" + snapshots);
            service.removeSnapshot("snapshot-" + (snapshots - 1));
        } catch (final FileServiceException e) {
            failedSnapshots += snapshots > 1 ? 1 : 0;
        }
    }

    /** All files must be there, through the mount and in the store, which must be clean. */
    private void end() throws Exception {
        files.compareAll();
        kernelsOnJvm.kill();
        kernelsOnBest.kill();
        unmount();
        mount.terminate();
        assertEquals(ExitCode.OK, server.terminate(), () -> "the server: " + server.lines());
        CommandLineRun.of("fsck", "--store", store()).succeeded();
    }

    private void putInputs() throws IOException {
        final Path hello = Files.writeString(folder.resolve("hello.txt"), "one\ntwo\n".repeat(20_000));
        final ByteBuffer floats =
                ByteBuffer.allocate(MATRIX_ELEMENTS * Float.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        final Random random = new Random(1);
        while (floats.hasRemaining()) {
            floats.putFloat(random.nextFloat());
        }
        final Path matrix = Files.write(folder.resolve(MATRIX), floats.array());
        for (final Path file : List.of(hello, matrix)) {
            CommandLineRun.of("put", "--server", address, file.toString(), "/").succeeded();
        }
    }

    private void unmount() throws IOException {
        new ProcessBuilder("fusermount3", "-u", "-z", mounted.toString())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start()
                .onExit()
                .join();
    }

    private List<Participant> participants() {
        return List.of(server, mount, kernelsOnJvm, kernelsOnBest);
    }

    private String store() {
        return folder.resolve("store").toString();
    }

    private Participant command(final String name, final String... arguments) {
        return participant(name, Main.class, arguments);
    }

    private Participant kernels(final String device) {
        return participant("kernels on " + device, KernelLoop.class, address, device, "sum-" + device);
    }

    private Participant participant(final String name, final Class<?> program, final String... arguments) {
        final String[] all = Arrays.copyOf(SMALL_HEAP, SMALL_HEAP.length + 1 + arguments.length);
        all[SMALL_HEAP.length] = program.getName();
        System.arraycopy(arguments, 0, all, SMALL_HEAP.length + 1, arguments.length);
        return new Participant(name, folder, all);
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }
}
