package io.github.galefs.device.opencl;

import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.gpu.CopyWaits;
import io.github.galefs.device.gpu.GpuContext;
import io.github.galefs.device.gpu.GpuInfo;
import io.github.galefs.device.gpu.GpuProgram;
import io.github.galefs.device.gpu.KernelRun;
import io.github.galefs.device.gpu.SharedBuffer;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.nio.charset.StandardCharsets;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import org.agrona.CloseHelper;
import org.agrona.concurrent.UnsafeBuffer;

/**
 * Probes whether a device and the host see each other's stores while a kernel runs. A device's report is insufficient:
 * some devices copy, and some run a kernel on memory that the host sees only afterwards. Waits are bounded on both
 * sides.
 *
 * <p>On a processor, the kernel also loads a word of other memory of this process, by an offset from its own: so it
 * does with blocks of files that are in the memory of the file service.
 *
 * <p>The last rounds are long, and measure how fast the device polls a word.
 */
public final class SharingProbe {
    private static final Grid GRID = new Grid(1, 1);
    private static final String RESOURCE = "sharing-probe.cl";
    private static final String ENTRY_POINT = "galefs_sharing_probe";

    // Offsets of the words, each in its own cache line; passed to the kernel as macros.
    private static final int HOST_ROUND = 0;
    private static final int DEVICE_ROUND = 128;
    private static final int STOP = 256;
    private static final int LIMIT = 384;
    private static final int POLLS = 512;
    private static final int ROUNDS = 640;

    /** Offset of a word outside the probe's memory, relative to it; 0 if the kernel must not look. */
    private static final int OUTER = 768;

    private static final int FOUND = 896;
    private static final int LENGTH = 1024;

    private static final long OUTER_VALUE = 0x6A1E_F5D0_0FF5_E71AL;

    private static final int SHORT_ROUNDS = 20;
    private static final int LONG_ROUNDS = 3;
    private static final int ALL_ROUNDS = SHORT_ROUNDS + LONG_ROUNDS;
    private static final long LONG_ROUND_NANOS = TimeUnit.MILLISECONDS.toNanos(2);

    /** Time for which the host waits for a round, or for the end. */
    private static final long TIMEOUT_NANOS = TimeUnit.SECONDS.toNanos(3);

    /** Polls after which the kernel gives up on a CPU: about a second, at a poll per nanosecond. */
    private static final long CPU_LIMIT = 1L << 30;

    /** Polls after which the kernel gives up on other devices, where each poll may cross a bus. */
    private static final long GPU_LIMIT = 1L << 22;

    private static final Map<GpuInfo, Probed> RESULTS = new ConcurrentHashMap<>();

    /**
     * A result, and the kernel from which it came.
     *
     * @param used what a kernel that did not end in time uses; closed when it has ended and the device is probed again.
     */
    record Probed(ProbeResult result, GpuContext context, KernelRun kernel, Queue<AutoCloseable> used) {
        boolean isOutdated() {
            return result.isLate() && !kernel.isRunning();
        }
    }

    private final GpuContext context;
    private final String sharing;
    private final UnsafeBuffer memory;
    private final MemorySegment outer;
    private double pollsPerSecond;

    private SharingProbe(
            final GpuContext context, final String sharing, final SharedBuffer buffer, final MemorySegment outer) {
        this.context = context;
        this.sharing = sharing;
        this.outer = outer;
        this.memory = new UnsafeBuffer(buffer.data().address(), LENGTH);
    }

    /**
     * Probes a device, once in a process. Takes milliseconds, or seconds if the device is unusable. If the probe's
     * kernel does not end in time, the device counts as unusable until the kernel has ended, and is then probed again.
     *
     * @param context  of the device.
     * @param compiler of its programs.
     * @param loader   of its programs.
     * @param sharing  how the device shares memory, for messages.
     * @return what was found.
     * @throws KernelFailedException the device cannot build or run the probe, or this thread was interrupted.
     */
    public static ProbeResult probe(
            final GpuContext context,
            final OpenClDeviceInfo compiler,
            final ProgramLoader loader,
            final String sharing) {
        return RESULTS.compute(context.info(), (_, known) -> {
                    if (known != null && !known.isOutdated()) {
                        return known;
                    }
                    if (known != null) {
                        CloseHelper.quietCloseAll(known.used());
                    }
                    return run(context, compiler, loader, sharing);
                })
                .result();
    }

    /**
     * Closes a context after its probe; later if the probe's kernel did not end in time.
     *
     * @param context that nothing else uses.
     */
    public static void closeAfterProbe(final GpuContext context) {
        final Probed known = RESULTS.get(context.info());
        if (known != null && isSame(known.context(), context) && known.result().isLate()) {
            known.used().add(context);
        } else {
            context.close();
        }
    }

    @SuppressWarnings("ReferenceEquality")
    private static boolean isSame(final GpuContext one, final GpuContext other) {
        return one == other;
    }

    /** Probes a device again. */
    static Probed run(
            final GpuContext context,
            final OpenClDeviceInfo compiler,
            final ProgramLoader loader,
            final String sharing) {
        final GpuProgram program = build(compiler, loader);
        final KernelRun kernel = new KernelRun(context, program, GRID, new CopyWaits());
        final Queue<AutoCloseable> used = new ConcurrentLinkedQueue<>();
        boolean isLate = false;
        try {
            final SharedBuffer buffer = context.allocateShared(LENGTH);
            used.add(buffer);
            program.setShared(0, buffer);
            // Freed by the collector: a kernel that does not end could still load it.
            final MemorySegment outer = Arena.ofAuto().allocate(Long.BYTES, Long.BYTES);
            final ProbeResult result = new SharingProbe(context, sharing, buffer, outer).run(kernel);
            isLate = result.isLate();
            return new Probed(result, context, kernel, used);
        } finally {
            used.add(program);
            // A kernel that did not end still uses the program and its memory.
            if (!isLate && !kernel.isRunning()) {
                CloseHelper.closeAll(used);
                used.clear();
            }
        }
    }

    private static GpuProgram build(final OpenClDeviceInfo compiler, final ProgramLoader loader) {
        try {
            final ProgramSource program = ProgramSource.ofPlain("sharing probe", ENTRY_POINT, source());
            return loader.load(program, GroupForm.of(compiler, program.needs(), GRID));
        } catch (final InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new KernelFailedException("interrupted while the sharing probe was built", e);
        }
    }

    private ProbeResult run(final KernelRun kernel) {
        memory.setMemory(0, LENGTH, (byte) 0);
        memory.putInt(ROUNDS, ALL_ROUNDS);
        memory.putLong(LIMIT, isProcessor() ? CPU_LIMIT : GPU_LIMIT);
        offerOuterMemory();
        kernel.start();
        int round = 1;
        while (round <= ALL_ROUNDS && awaitDeviceRound(round)) {
            if (round > SHORT_ROUNDS) {
                completeLongRound(round);
            } else {
                memory.putIntVolatile(HOST_ROUND, round);
            }
            round++;
        }
        final boolean allSeen = awaitDeviceRound(ALL_ROUNDS + 1) && round > ALL_ROUNDS;
        memory.putIntVolatile(STOP, 1);
        final boolean ended = kernel.awaitEndUninterruptibly(TIMEOUT_NANOS);
        kernel.failure().ifPresent(failure -> {
            throw new KernelFailedException(
                    "the sharing probe failed on device " + context.info().deviceName() + ": " + failure.getMessage(),
                    failure);
        });
        return allSeen && ended
                ? new ProbeResult(true, false, "", pollsPerSecond, memory.getLong(FOUND) == OUTER_VALUE)
                : refusal(round, ended);
    }

    private ProbeResult refusal(final int round, final boolean ended) {
        final String seen = round == 1
                ? "the host saw no store of a running kernel"
                : "a running kernel and the host saw each other's stores in only " + (round - 1) + " of " + ALL_ROUNDS
                        + " rounds";
        return new ProbeResult(
                false,
                !ended,
                "it does not share memory with the host while a kernel runs (probed "
                        + sharing
                        + "): " + seen + " within "
                        + TimeUnit.NANOSECONDS.toSeconds(TIMEOUT_NANOS) + " s"
                        + (ended ? "" : ", and the kernel of the probe did not end"),
                0,
                false);
    }

    /**
     * Offers the kernel a word of other memory of this process. Only on processors, whose kernels are functions of this
     * process: elsewhere the load could end the kernel with a fault.
     */
    private void offerOuterMemory() {
        if (isProcessor()) {
            outer.set(ValueLayout.JAVA_LONG, 0, OUTER_VALUE);
            memory.putLong(OUTER, outer.address() - memory.addressOffset());
        }
    }

    private boolean isProcessor() {
        return context.info().kind() == DeviceKind.CPU;
    }

    private boolean awaitDeviceRound(final int round) {
        final long begin = System.nanoTime();
        while (memory.getIntVolatile(DEVICE_ROUND) < round) {
            if (System.nanoTime() - begin > TIMEOUT_NANOS) {
                return false;
            }
            Thread.onSpinWait();
        }
        return true;
    }

    /** Replies after a delay and measures the polls. The fastest round counts: a slow one was preempted. */
    private void completeLongRound(final int round) {
        final long begin = System.nanoTime();
        while (System.nanoTime() - begin < LONG_ROUND_NANOS) {
            Thread.onSpinWait();
        }
        memory.putIntVolatile(HOST_ROUND, round);
        final long nanos = System.nanoTime() - begin;
        if (awaitDeviceRound(round + 1)) {
            pollsPerSecond = Math.max(pollsPerSecond, memory.getLongVolatile(POLLS) * 1e9 / nanos);
        }
    }

    private static String source() {
        try (InputStream resource = SharingProbe.class.getResourceAsStream(RESOURCE)) {
            return "#define HOST_ROUND %d\n#define DEVICE_ROUND %d\n#define STOP %d\n#define LIMIT %d\n"
                            .formatted(HOST_ROUND, DEVICE_ROUND, STOP, LIMIT)
                    + "#define POLLS %d\n#define ROUNDS %d\n".formatted(POLLS, ROUNDS)
                    + "#define OUTER %d\n#define FOUND %d\n".formatted(OUTER, FOUND)
                    + new String(resource.readAllBytes(), StandardCharsets.UTF_8);
        } catch (final IOException e) {
            throw new UncheckedIOException("cannot read " + RESOURCE, e);
        }
    }
}
