package io.github.galefs.device.opencl;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.JvmProcess;
import io.github.galefs.device.AssumedDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.LiveHost;
import io.github.galefs.device.OnEachDriver;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.gpu.GpuLiveDevice;
import io.github.galefs.kernel.Kernel;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.concurrent.Executors;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.locks.LockSupport;
import org.agrona.concurrent.UnsafeBuffer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.Parameter;

@OnEachDriver
@Timeout(30)
class GpuLiveStopTest {
    private static final long POLL_INTERVAL_NANOS = TimeUnit.MILLISECONDS.toNanos(1);

    /** Of all tests together: to build a program takes a second. */
    @TempDir
    private static Path cache;

    @Parameter
    private String driver;

    private GpuLiveDevice device;
    private SharedMemory memory;
    private UnsafeBuffer words;

    @BeforeEach
    void open() {
        device = OpenedLive.open(driver, cache);
        memory = device.allocateShared(4096);
        words = new UnsafeBuffer(memory.segment().address(), 4096);
        words.setMemory(0, 4096, (byte) 0);
    }

    @AfterEach
    void close() {
        if (device != null) {
            device.close();
            awaitEnd();
        }
    }

    /** In another process, whose direct memory can be limited. */
    @Test
    @Timeout(90)
    void shouldFailWithTheCauseWhenTheKernelsThreadThrowsAnError(@TempDir final Path directory) throws Exception {
        Assumptions.assumeTrue(driver.equals(AssumedDevice.OPENCL), "OpenCL's binding needs direct memory");
        try (JvmProcess process = JvmProcess.start(
                directory,
                Map.of("JAVA_TOOL_OPTIONS", "-XX:MaxDirectMemorySize=4m"),
                LaunchWithoutDirectMemory.class,
                cache.toString())) {
            final String failure = process.awaitSuccess();
            assertTrue(failure.contains("HandWrittenKernels#twice failed on device " + device.name() + ": "), failure);
            assertTrue(failure.endsWith("; java.lang.OutOfMemoryError"), failure);
        }
    }

    @Test
    void shouldEndWithinASecondWhenInterrupted() throws Exception {
        final int[] out = new int[1];
        final FutureTask<Throwable> launch =
                failingLaunch((Kernel.Of1<int[]>) HandWrittenKernels::untilStopped, this::stop, out);
        final long nanos = interruptOnceItRuns(launch);
        assertInstanceOf(InterruptedException.class, launch.get());
        assertTrue(nanos < TimeUnit.SECONDS.toNanos(1), "took " + nanos + " ns");
        assertEquals(0, out[0], "arrays of an interrupted kernel are not copied back");
        awaitEnd();
    }

    @Test
    void shouldStopASpinningKernelByTheStopWord() throws Exception {
        final int[] out = new int[1];
        final FutureTask<Integer> launch = start(() -> {
            launch((Kernel.Of1<int[]>) HandWrittenKernels::untilStopped, this::stop, out);
            return out[0];
        });
        awaitStart(launch);
        stop();
        assertEquals(77, launch.get(5, TimeUnit.SECONDS));
    }

    @Test
    void shouldWaitForARunningKernelWhenTheDeviceIsClosed() throws Exception {
        final int[] out = new int[1];
        final FutureTask<Integer> launch = start(() -> {
            launch((Kernel.Of1<int[]>) HandWrittenKernels::untilStopped, this::stop, out);
            return out[0];
        });
        awaitStart(launch);
        final FutureTask<Object> close = start(Executors.callable(device::close));
        assertThrows(TimeoutException.class, () -> close.get(100, TimeUnit.MILLISECONDS));
        stop();
        close.get(5, TimeUnit.SECONDS);
        assertEquals(77, launch.get(5, TimeUnit.SECONDS));
    }

    @Test
    void shouldFailAndKeepTheMemoryWhenAKernelDoesNotStop() throws Exception {
        final FutureTask<Throwable> launch = failingLaunch((Kernel.Of0) HandWrittenKernels::stubborn, this::stop);
        final long nanos = interruptOnceItRuns(launch);
        final KernelFailedException failure = assertInstanceOf(KernelFailedException.class, launch.get());
        assertTrue(nanos < TimeUnit.SECONDS.toNanos(1), "took " + nanos + " ns");
        assertTrue(
                failure.getMessage()
                        .endsWith("HandWrittenKernels#stubborn did not end within 800 ms after the stop signal; it is"
                                + " still running on device " + device.name() + ", and its memory is not freed"),
                failure.getMessage());

        final KernelFailedException refusal = assertThrows(
                KernelFailedException.class,
                () -> launch((Kernel.Of1<int[]>) HandWrittenKernels::untilStopped, this::stop, new int[1]));
        assertTrue(
                refusal.getMessage().contains("of an earlier launch did not stop and is still running"),
                refusal.getMessage());

        memory.close();
        assertEquals(1, words.getIntVolatile(0), "the memory is still allocated");
        words.putIntVolatile(HandWrittenKernels.RELEASE_OFFSET, 1);
        awaitEnd();
        final int[] out = new int[1];
        launch((Kernel.Of1<int[]>) HandWrittenKernels::untilStopped, this::stop, out);
        assertEquals(77, out[0], "a launch after the end of the kernel succeeds");
    }

    private void stop() {
        words.putIntVolatile(HandWrittenKernels.STOP_OFFSET, 1);
    }

    private void launch(final Kernel kernel, final LiveHost stop, final Object... arrays) throws InterruptedException {
        device.launch(new KernelCall(kernel, List.of(arrays)), memory, new Grid(1, 1), stop);
    }

    private FutureTask<Throwable> failingLaunch(final Kernel kernel, final LiveHost stop, final Object... arrays) {
        return new FutureTask<>(() -> assertThrows(Exception.class, () -> launch(kernel, stop, arrays)));
    }

    private static <T> FutureTask<T> start(final Callable<T> task) {
        final FutureTask<T> future = new FutureTask<>(task);
        Thread.ofPlatform().daemon().start(future);
        return future;
    }

    private long interruptOnceItRuns(final FutureTask<Throwable> launch) throws Exception {
        final Thread thread = Thread.ofPlatform().daemon().start(launch);
        awaitStart(launch);
        final long begin = System.nanoTime();
        thread.interrupt();
        launch.get(10, TimeUnit.SECONDS);
        return System.nanoTime() - begin;
    }

    /** Waits for the kernel, or the end of a launch that failed. */
    private void awaitStart(final FutureTask<?> launch) {
        while (words.getIntVolatile(0) == 0 && !launch.isDone()) {
            Thread.onSpinWait();
        }
        assertEquals(1, words.getIntVolatile(0), "the kernel has not started");
    }

    private static void awaitEnd() {
        while (!kernelThreads().isEmpty()) {
            LockSupport.parkNanos(POLL_INTERVAL_NANOS);
        }
    }

    private static List<String> kernelThreads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith("galefs-"))
                .toList();
    }
}
