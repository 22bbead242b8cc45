package io.github.galefs.device.gpu;

import io.github.galefs.device.DeviceArray;
import io.github.galefs.kernel.artefact.ParameterAccess;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.agrona.CloseHelper;

/** Arrays in memory of the device, which the host reaches by copies. */
final class CopiedArrays implements LaunchArrays {
    private final CopyQueue copies;
    private final CopyWaits waits;
    private final ArrayTransfer transfer;
    private final RoundArguments arguments;
    private final Map<Object, ResidentArray<?>> residents = Collections.synchronizedMap(new IdentityHashMap<>());

    CopiedArrays(final GpuContext context) {
        copies = new CopyQueue(context);
        waits = new CopyWaits(copies);
        transfer = new ArrayTransfer(copies);
        arguments = new RoundArguments(transfer, array -> Optional.ofNullable(residents.get(array)));
    }

    /** Returns the queue of the copies. */
    CopyQueue copies() {
        return copies;
    }

    @Override
    public <A> DeviceArray<A> allocate(final A array) {
        final ResidentArray<A> resident =
                new ResidentArray<>(array, transfer, closing -> residents.remove(closing.array()));
        if (residents.putIfAbsent(array, resident) != null) {
            resident.release();
            throw new IllegalArgumentException(
                    "the array has a copy on device " + copies.context().info().deviceName() + " already");
        }
        return resident;
    }

    @Override
    public void bind(final List<Object> values, final List<ParameterAccess> accesses, final GpuProgram program) {
        arguments.bind(values, accesses, program, FIRST_PARAMETER);
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

    /** Closes everything, also if one part fails, as all may after a fault of a kernel. */
    @Override
    public void close() {
        final List<AutoCloseable> all = new ArrayList<>(List.of(arguments));
        all.addAll(residents.values());
        all.addAll(List.of(transfer, copies));
        CloseHelper.closeAll(all);
    }
}
