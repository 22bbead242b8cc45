package io.github.galefs.device.gpu;

import io.github.galefs.kernel.artefact.ParameterAccess;
import io.github.galefs.kernel.artefact.ParameterKind;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.agrona.CloseHelper;

/**
 * Copies a kernel's arrays to the device's memory, and back. Reuses buffers of the previous launch that fit. Used by
 * one launch at a time.
 */
public final class RoundArguments implements AutoCloseable {
    /** A buffer is reused for arrays of at least its size divided by this. */
    private static final long MAX_SLACK = 2;

    private record Bound(GlobalBuffer buffer, boolean written) {}

    private final ArrayTransfer transfer;
    private final Function<Object, Optional<ResidentArray<?>>> residents;
    private final List<GlobalBuffer> free = new ArrayList<>();
    private final IdentityHashMap<Object, GlobalBuffer> claimed = new IdentityHashMap<>();
    private final IdentityHashMap<Object, Bound> bound = new IdentityHashMap<>();
    private final IdentityHashMap<Object, ResidentArray<?>> used = new IdentityHashMap<>();

    /**
     * Creates an empty set of buffers.
     *
     * @param transfer  copies arrays.
     * @param residents returns the resident array of an argument that stays on the device.
     */
    public RoundArguments(final ArrayTransfer transfer, final Function<Object, Optional<ResidentArray<?>>> residents) {
        this.transfer = transfer;
        this.residents = residents;
    }

    /**
     * Sets a kernel's parameters, see {@link LaunchArrays#bind}.
     *
     * @param arguments      arrays, scalars, and shared memory.
     * @param accesses       how the kernel accesses each.
     * @param program        receives them.
     * @param firstParameter index of the first argument's parameter.
     */
    public void bind(
            final List<Object> arguments,
            final List<ParameterAccess> accesses,
            final GpuProgram program,
            final int firstParameter) {
        arguments.stream().filter(ParameterKind::acceptsAsArray).forEach(this::claim);
        // Buffers that fit none of the arrays would accumulate, and their memory may be needed.
        closeFree();
        for (int i = 0; i < arguments.size(); i++) {
            final Object argument = arguments.get(i);
            if (argument instanceof final SharedBuffer shared) {
                program.setShared(firstParameter + i, shared);
            } else if (ParameterKind.acceptsAsArray(argument)) {
                bufferOf(argument, accessesOf(argument, arguments, accesses)).bind(program, firstParameter + i);
            } else {
                program.setScalar(firstParameter + i, argument);
            }
        }
        transfer.finish();
    }

    /** Copies the arrays back that the kernel may have written. */
    public void copyOut() {
        try {
            bound.forEach((array, value) -> {
                if (value.written()) {
                    transfer.receive(value.buffer(), array);
                }
            });
        } catch (final RuntimeException | Error e) {
            CloseHelper.close(e::addSuppressed, transfer::finish);
            throw e;
        }
        transfer.finish();
    }

    /** Releases the arrays; no kernel may be using their buffers. */
    public void unbind() {
        free.addAll(claimed.values());
        claimed.clear();
        bound.values().forEach(value -> free.add(value.buffer()));
        bound.clear();
        final List<ResidentArray<?>> unused = new ArrayList<>(used.values());
        used.clear();
        closeAll(unused, ResidentArray::release);
    }

    @Override
    public void close() {
        CloseHelper.closeAll(this::unbind, this::closeFree);
    }

    /** A buffer that cannot be closed is not closed again, nor reused. */
    private void closeFree() {
        final List<GlobalBuffer> unused = new ArrayList<>(free);
        free.clear();
        closeAll(unused, transfer::free);
    }

    /** Closes all, also if some fail, as they do after a fault of a kernel. */
    private static <T> void closeAll(final List<T> all, final Consumer<T> close) {
        CloseHelper.closeAll(
                all.stream().<AutoCloseable>map(one -> () -> close.accept(one)).toList());
    }

    /** Retains a resident array; for another one, claims a buffer that fits. */
    private void claim(final Object array) {
        final ResidentArray<?> resident = used.computeIfAbsent(array, this::retainResident);
        if (resident == null && !claimed.containsKey(array)) {
            takeFree(KernelArrays.segment(array).byteSize()).ifPresent(buffer -> claimed.put(array, buffer));
        }
    }

    private ResidentArray<?> retainResident(final Object array) {
        return residents.apply(array).filter(ResidentArray::retain).orElse(null);
    }

    private Optional<GlobalBuffer> takeFree(final long dataLength) {
        final long byteLength = GlobalBuffer.lengthWithHeader(dataLength);
        for (int i = 0; i < free.size(); i++) {
            final long size = free.get(i).byteLength();
            if (size >= byteLength && size / MAX_SLACK <= byteLength) {
                return Optional.of(free.remove(i));
            }
        }
        return Optional.empty();
    }

    private GlobalBuffer bufferOf(final Object array, final List<ParameterAccess> accesses) {
        final ResidentArray<?> resident = used.get(array);
        if (resident != null) {
            return resident.buffer();
        }
        final Bound existing = bound.get(array);
        return existing != null ? existing.buffer() : copyIn(array, accesses);
    }

    private GlobalBuffer copyIn(final Object array, final List<ParameterAccess> accesses) {
        final GlobalBuffer reused = claimed.remove(array);
        final GlobalBuffer buffer = reused != null ? reused : transfer.allocate(array);
        bound.put(array, new Bound(buffer, accesses.stream().anyMatch(ParameterAccess::writes)));
        // Also an array that is only written: elements that the kernel does not write keep their values.
        if (accesses.stream().anyMatch(access -> access.reads() || access.writes())) {
            transfer.send(array, buffer);
        } else {
            transfer.sendLength(array, buffer);
        }
        return buffer;
    }

    /** Returns the accesses of all parameters that receive the same array. */
    @SuppressWarnings("ReferenceEquality")
    private static List<ParameterAccess> accessesOf(
            final Object array, final List<Object> arrays, final List<ParameterAccess> accesses) {
        return IntStream.range(0, arrays.size())
                .filter(i -> arrays.get(i) == array)
                .mapToObj(accesses::get)
                .toList();
    }
}
