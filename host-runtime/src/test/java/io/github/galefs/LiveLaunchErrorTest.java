package io.github.galefs;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import io.github.galefs.cache.EvictionPolicy;
import io.github.galefs.device.ForwardingLiveDevice;
import io.github.galefs.device.Grid;
import io.github.galefs.device.KernelCall;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.LiveHost;
import io.github.galefs.device.SharedMemory;
import io.github.galefs.device.jvm.JvmDevice;
import io.github.galefs.file.FileService;
import io.github.galefs.store.EmbeddedStore;
import io.github.galefs.store.EmbeddedStoreContext;
import java.lang.foreign.MemorySegment;
import java.nio.file.Path;
import java.util.function.IntPredicate;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Launches that fail on a live device by more than an exception of the kernel. */
@Timeout(60)
class LiveLaunchErrorTest {
    /** The first three are reserved. */
    private static final int ONE_FD = 4;

    @TempDir
    private Path directory;

    private FileService files;
    private FaultyService faulty;
    private FailingDevice device;

    @BeforeEach
    void open() throws Exception {
        files = EmbeddedStore.create(new EmbeddedStoreContext().directory(directory.resolve("store")));
        faulty = new FaultyService(files);
        device = new FailingDevice();
    }

    @AfterEach
    void close() throws Exception {
        files.close();
    }

    /** As when an array is larger than the device allows. */
    @Test
    void shouldStopServingWhenTheDeviceThrowsAnError() throws Exception {
        try (GaleFs galeFs = GaleFs.open(context())) {
            device.error = new OutOfMemoryError("no room for the array");
            final OutOfMemoryError thrown = assertThrows(OutOfMemoryError.class, () -> write(galeFs));
            assertSame(device.error, thrown);
            assertFalse(
                    Thread.getAllStackTraces().keySet().stream()
                            .anyMatch(thread -> thread.getName().contains("galefs-lane-agent")),
                    "the lane agent is still running");
            device.error = null;
            assertArrayEquals(new long[] {4, 0}, write(galeFs));
        }
    }

    @Test
    void shouldFreeTheMemoryWhenASessionCannotBeOpened() {
        final IllegalStateException cause = new IllegalStateException("no policy");
        final GaleFsContext context = context().eviction(frames -> {
            throw cause;
        });
        assertSame(cause, assertThrows(IllegalStateException.class, () -> GaleFs.open(context)));
        assertEquals(0, device.memories);
    }

    /** Blocks of the interrupted transfer are never filled: a kernel that asks for one would wait for ever. */
    @Test
    void shouldRefuseLaunchesAfterThePolicyHasFailedWhileBlocksArrived() throws Exception {
        final IllegalStateException cause = new IllegalStateException("the policy's bug");
        try (GaleFs galeFs = GaleFs.open(context().eviction(_ -> new FailingFills(cause)))) {
            assertThrows(KernelFailedException.class, () -> write(galeFs));
            final KernelFailedException refusal = assertThrows(KernelFailedException.class, () -> write(galeFs));
            assertSame(cause, refusal.getCause());
            assertTrue(refusal.getMessage().endsWith("close this GaleFs and open another"), refusal.getMessage());
        }
    }

    /** A device whose kernel has failed may refuse the copies of a write-back, too. */
    @Test
    void shouldCloseFilesThatCannotBeWrittenBackForAnyReason() throws Exception {
        try (GaleFs galeFs = GaleFs.open(context().maxOpenFiles(ONE_FD))) {
            final IllegalStateException cause = new IllegalStateException("a bug in the service");
            faulty.fail("write", cause);
            final KernelFailedException failure = assertThrows(
                    KernelFailedException.class,
                    () -> galeFs.launch(FileKernels::leaveOpen, new Grid(1, 1), new int[1]));
            assertSame(cause, failure.getCause());
            faulty.repair();
            assertArrayEquals(new long[] {4, 0}, write(galeFs));
        }
    }

    private static long[] write(final GaleFs galeFs) throws InterruptedException {
        final long[] out = new long[2];
        galeFs.launch(FileKernels::write, new Grid(1, 1), new long[] {0, 4}, new int[] {1}, out);
        return out;
    }

    private GaleFsContext context() {
        return new GaleFsContext().files(faulty.service()).device(device).cacheSize(1 << 20);
    }

    /** A policy that fails when a block has arrived. */
    private record FailingFills(IllegalStateException cause) implements EvictionPolicy {
        @Override
        public void onFilled(final int frame) {
            throw cause;
        }

        @Override
        public int evict(final int limit, final IntPredicate evict) {
            return 0;
        }
    }

    /** The JVM device, which throws an error at a launch, and counts its memories. */
    private static final class FailingDevice extends ForwardingLiveDevice {
        private Error error;
        private int memories;

        FailingDevice() {
            super(new JvmDevice());
        }

        @Override
        public SharedMemory allocateShared(final long byteSize) {
            memories++;
            final SharedMemory memory = super.allocateShared(byteSize);
            return new SharedMemory() {
                @Override
                public MemorySegment segment() {
                    return memory.segment();
                }

                @Override
                public long[] handle() {
                    return memory.handle();
                }

                @Override
                public void close() {
                    memories--;
                    memory.close();
                }
            };
        }

        @Override
        public void launch(final KernelCall call, final SharedMemory memory, final Grid grid, final LiveHost host)
                throws InterruptedException {
            if (error != null) {
                throw error;
            }
            super.launch(call, memory, grid, host);
        }
    }
}
