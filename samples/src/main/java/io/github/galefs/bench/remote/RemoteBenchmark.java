package io.github.galefs.bench.remote;

import io.github.galefs.bench.measure.BenchException;
import io.github.galefs.bench.measure.BenchMetric;
import io.github.galefs.bench.measure.BenchOptions;
import io.github.galefs.bench.measure.Benchmark;
import io.github.galefs.bench.measure.Effort;
import io.github.galefs.bench.measure.ResultSink;
import io.github.galefs.bench.measure.RunRecorder;
import java.io.IOException;

/**
 * Reads from a server over loopback, in the process of the server.
 *
 * <p>{@code remote,1MiB}: random reads of 1 MiB of a hot file by one thread; the client checks every block. The store
 * has blocks of 1 MiB, or of 64 KiB in the case with {@code block=64KiB}. {@code transferTo}: the same bytes of a plain
 * file by a bare loop of transferTo at one end of a socket and a loop of reads at the other, without requests and
 * checks. The two alternate, and a ratio is that of one run. {@code remote,4KiB}: requests of a single caller, and of
 * sixteen over one connection. {@code mapped}: reads of a client that maps the server's segments. {@code mixed}: as
 * many reads as writes, of 8 and of 200 clients with 64 requests in flight each; a server that is overloaded must not
 * do less than one that is busy.
 */
public final class RemoteBenchmark implements Benchmark {
    private static final int KIB = 1 << 10;
    private static final int MIB = 1 << 20;
    private static final int TURNS = 8;
    private static final int WARM_UP_ROUNDS = 3;
    private static final int READERS = 1;
    private static final int MANY_CALLERS = 16;
    private static final int FEW_CLIENTS = 8;
    private static final int MANY_CLIENTS = 200;
    private static final String DEVICE = "host";

    /** Creates the benchmark. */
    public RemoteBenchmark() {}

    @Override
    public String name() {
        return "remote";
    }

    @Override
    public String description() {
        return "reads from a server over loopback, against a bare transferTo loop";
    }

    @Override
    public void run(final BenchOptions options, final ResultSink sink)
            throws BenchException, IOException, InterruptedException {
        final Scale scale = Scale.of(options.effort());
        compare(options, sink, scale, MIB, false, "remote", "1MiB");
        compare(options, sink, scale, 64 * KIB, false, "remote", "1MiB,block=64KiB");
        compare(options, sink, scale, MIB, true, "mapped", "1MiB,segments=mapped");
        small(options, sink, scale, false, "remote");
        small(options, sink, scale, true, "mapped");
        overload(options, sink, scale);
    }

    /** Few and many clients that have 64 requests in flight each; both alternate. */
    private void overload(final BenchOptions options, final ResultSink sink, final Scale scale)
            throws BenchException, IOException, InterruptedException {
        try (OverloadRig few = new OverloadRig(FEW_CLIENTS);
                OverloadRig many = new OverloadRig(MANY_CLIENTS)) {
            final RunRecorder recorder = new RunRecorder(name(), DEVICE);
            for (int round = -WARM_UP_ROUNDS; round < options.runs(); round++) {
                final double ofFew = requestsPerSecond(few, scale.smallReads());
                final double ofMany = requestsPerSecond(many, scale.smallReads());
                if (round >= 0) {
                    recorder.record("mixed,4KiB,clients=" + FEW_CLIENTS, BenchMetric.REQUESTS_PER_S, ofFew);
                    recorder.record("mixed,4KiB,clients=" + MANY_CLIENTS, BenchMetric.REQUESTS_PER_S, ofMany);
                    recorder.record("mixed,many/few,4KiB", BenchMetric.RATIO, ofMany / ofFew);
                }
            }
            recorder.report(sink);
        }
    }

    private static double requestsPerSecond(final OverloadRig rig, final int requests)
            throws BenchException, IOException, InterruptedException {
        final long begin = System.nanoTime();
        rig.run(requests);
        return requests / ((System.nanoTime() - begin) / 1e9);
    }

    private void compare(
            final BenchOptions options,
            final ResultSink sink,
            final Scale scale,
            final int blockSize,
            final boolean sameHostReads,
            final String what,
            final String size)
            throws BenchException, IOException, InterruptedException {
        try (RemoteRig rig = new RemoteRig(blockSize, scale.fileBytes(), sameHostReads);
                BareTransfer bare = new BareTransfer(rig.plainFile(), MIB, scale.fileBytes() / MIB)) {
            final RunRecorder recorder = new RunRecorder(name(), DEVICE);
            for (int round = -WARM_UP_ROUNDS; round < options.runs(); round++) {
                final Round result = round(rig, bare, scale.readsPerTurn());
                if (round >= 0) {
                    recorder.record(what + "," + size, BenchMetric.BYTES_PER_S, result.remoteRate());
                    recorder.record("transferTo," + size, BenchMetric.BYTES_PER_S, result.bareRate());
                    recorder.record(what + "/transferTo," + size, BenchMetric.RATIO, result.ratio());
                }
            }
            recorder.report(sink);
        }
    }

    /** Runs both alternately, so that other load on the machine affects both alike. */
    private static Round round(final RemoteRig rig, final BareTransfer bare, final int readsPerTurn)
            throws BenchException, IOException, InterruptedException {
        long remoteNanos = 0;
        long bareNanos = 0;
        for (int turn = 0; turn < TURNS; turn++) {
            final long begin = System.nanoTime();
            rig.read(READERS, readsPerTurn, MIB);
            final long between = System.nanoTime();
            bare.run(readsPerTurn);
            remoteNanos += between - begin;
            bareNanos += System.nanoTime() - between;
        }
        return new Round((double) TURNS * readsPerTurn * MIB, remoteNanos / 1e9, bareNanos / 1e9);
    }

    private void small(
            final BenchOptions options,
            final ResultSink sink,
            final Scale scale,
            final boolean sameHostReads,
            final String what)
            throws BenchException, IOException, InterruptedException {
        try (RemoteRig rig = new RemoteRig(64 * KIB, scale.fileBytes(), sameHostReads)) {
            final RunRecorder recorder = new RunRecorder(name(), DEVICE);
            for (final int callers : new int[] {1, MANY_CALLERS}) {
                for (int round = -WARM_UP_ROUNDS; round < options.runs(); round++) {
                    final long begin = System.nanoTime();
                    rig.read(callers, scale.smallReads(), 4 * KIB);
                    final double seconds = (System.nanoTime() - begin) / 1e9;
                    if (round >= 0) {
                        recorder.record(
                                what + ",4KiB,callers=" + callers,
                                BenchMetric.REQUESTS_PER_S,
                                scale.smallReads() / seconds);
                    }
                }
            }
            recorder.report(sink);
        }
    }

    /** Times of one round. */
    private record Round(double bytes, double remoteSeconds, double bareSeconds) {
        double remoteRate() {
            return bytes / remoteSeconds;
        }

        double bareRate() {
            return bytes / bareSeconds;
        }

        double ratio() {
            return bareSeconds / remoteSeconds;
        }
    }

    /**
     * Amounts of work.
     *
     * @param fileBytes    bytes in the file, more than the processor's caches hold.
     * @param readsPerTurn reads of 1 MiB in a turn.
     * @param smallReads   reads of 4 KiB in a round.
     */
    private record Scale(int fileBytes, int readsPerTurn, int smallReads) {
        static Scale of(final Effort effort) {
            return switch (effort) {
                case FULL -> new Scale(256 * MIB, 128, 40_000);
                case QUICK -> new Scale(8 * MIB, 2, 200);
            };
        }
    }
}
