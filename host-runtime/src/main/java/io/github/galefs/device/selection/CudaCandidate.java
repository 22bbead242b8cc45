package io.github.galefs.device.selection;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.FormSupport;
import io.github.galefs.device.Obstacle;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.artefact.CacheFolder;
import io.github.galefs.device.cuda.CudaDeviceInfo;
import io.github.galefs.device.cuda.CudaDriver;
import io.github.galefs.device.gpu.GpuException;
import java.util.List;
import java.util.Optional;

/** A GPU of CUDA. */
record CudaCandidate(CudaDeviceInfo info) implements DeviceCandidate {
    private static final Obstacle NOT_LIVE =
            new Obstacle("its kernels wait in rounds only, which leave the GPU free", "run them suspended");

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
                List.of(
                        FormSupport.impossible(WaitForm.LIVE, NOT_LIVE),
                        new FormSupport(WaitForm.SUSPENDED, CudaDriver.obstacle(info))),
                preferredForms(),
                Optional.of(info.maxAllocation()),
                true,
                info.readsHostMemory());
    }

    @Override
    public List<WaitForm> preferredForms() {
        return List.of(WaitForm.SUSPENDED);
    }

    @Override
    public String reasonForForm() {
        return ", the only form of CUDA devices";
    }

    @Override
    public Device open(final WaitForm form) {
        if (form == WaitForm.LIVE) {
            throw new DeviceRefusedException(
                    info.fullName() + " cannot run kernels " + form.optionName() + ": " + NOT_LIVE.description());
        }
        try {
            return CudaDriver.openRounds(info, CacheFolder.ofUser());
        } catch (final GpuException e) {
            throw new DeviceRefusedException(
                    info.fullName() + " cannot run kernels " + form.optionName() + ": its driver failed: "
                            + e.getMessage(),
                    e);
        }
    }
}
