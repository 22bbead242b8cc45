package io.github.galefs.device.selection;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.FormSupport;
import io.github.galefs.device.KernelFailedException;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.cuda.CudaDeviceInfo;
import io.github.galefs.device.cuda.CudaDriver;
import io.github.galefs.device.gpu.GpuException;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** A GPU of CUDA. */
record CudaCandidate(CudaDeviceInfo info) implements DeviceCandidate {
    @Override
    public boolean isNamed(final String name) {
        return info.deviceName().equals(name);
    }

    @Override
    public boolean replaces(final DeviceCandidate other) {
        return info.compiler().filter(other.info()::equals).isPresent();
    }

    @Override
    public DeviceEntry entry() {
        return new DeviceEntry(
                info.deviceName(),
                info.description(),
                info.kind(),
                CudaDriver.obstacle(info),
                Stream.of(WaitForm.values())
                        .map(form -> new FormSupport(form, CudaDriver.obstacle(info)))
                        .toList(),
                preferredForms(),
                Optional.of(info.maxAllocation()),
                true,
                info.readsHostMemory());
    }

    @Override
    public List<WaitForm> preferredForms() {
        return PreferredForms.SHARED_OVER_BUS;
    }

    @Override
    public String reasonForForm() {
        return ", the default of a GPU with memory of its own";
    }

    @Override
    public Device open(final WaitForm form) {
        try {
            return switch (form) {
                case LIVE -> CudaDriver.openLive(info, CacheFolder.ofUser());
                case SUSPENDED -> CudaDriver.openRounds(info, CacheFolder.ofUser());
            };
        } catch (final GpuException | KernelFailedException e) {
            throw new DeviceRefusedException(
                    info.fullName() + " cannot run kernels " + form.optionName() + ": its driver failed: "
                            + e.getMessage(),
                    e);
        }
    }
}
