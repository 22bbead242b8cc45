package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.kernel.artefact.ParameterAccess;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import org.agrona.CloseHelper;

/** Arrays in memory that host and device share: for devices that reach it as fast as their own. */
final class SharedArrays implements LaunchArrays {
    private final GpuContext context;
    private final KernelQueue queue;
    private final ReentrantLock launching;
    private final ArgumentBuffers arguments;
    private final CopyWaits waits = new CopyWaits();
    private final Map<Object, SharedArray<?>> arrays = Collections.synchronizedMap(new IdentityHashMap<>());

    /** @param launching held while a kernel may use the memory. */
    SharedArrays(final GpuContext context, final KernelQueue queue, final ReentrantLock launching) {
        this.context = context;
        this.queue = queue;
        this.launching = launching;
        arguments = new ArgumentBuffers(
                context, array -> Optional.ofNullable(arrays.get(array)).map(SharedArray::buffer));
    }

    @Override
    public <A> DeviceArray<A> allocate(final A array) {
        final SharedArray<A> shared =
                new SharedArray<>(array, context, queue, launching, closing -> arrays.remove(closing.array()));
        if (arrays.putIfAbsent(array, shared) != null) {
            shared.buffer().close();
            throw new IllegalArgumentException(
                    "the array has a copy on device " + context.info().deviceName() + " already");
        }
        return shared;
    }

    @Override
    public void bind(final List<Object> values, final List<ParameterAccess> accesses, final GpuProgram program) {
        arguments.bind(values, program, FIRST_PARAMETER);
    }

    @Override
    public CopyWaits waits() {
        return waits;
    }

    @Override
    public void copyOut() {
        arguments.copyOut();
    }

    @Override
    public void unbind() {
        arguments.unbind();
    }

    @Override
    public void close() {
        final List<AutoCloseable> all = new ArrayList<>(arrays.values());
        all.add(arguments);
        CloseHelper.closeAll(all);
    }
}
