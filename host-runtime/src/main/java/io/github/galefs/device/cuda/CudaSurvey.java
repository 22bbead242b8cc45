package io.github.galefs.device.cuda;

import io.github.galefs.device.Obstacle;
import java.util.List;
import java.util.Optional;

/**
 * What the CUDA driver of this machine has.
 *
 * @param devices  GPUs in CUDA's order.
 * @param obstacle why there may be fewer than the machine has; empty if nothing is known.
 */
public record CudaSurvey(List<CudaDeviceInfo> devices, Optional<Obstacle> obstacle) {
    /** Copies the list. */
    public CudaSurvey {
        devices = List.copyOf(devices);
    }
}
