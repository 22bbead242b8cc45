package io.github.galefs.device.cuda;

import io.github.galefs.device.Obstacle;
import io.github.galefs.device.opencl.DeviceUuid;
import io.github.galefs.device.opencl.OpenClDeviceInfo;
import java.lang.foreign.Arena;
import java.lang.foreign.MemorySegment;
import java.lang.foreign.ValueLayout;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/** Lists the GPUs of the CUDA driver. */
public final class CudaDevices {
    /** Platform of OpenCL whose compiler makes PTX. */
    private static final String NVIDIA = "NVIDIA CUDA";

    private static final int NAME_LENGTH = 256;

    // Attributes of devices, in cuda.h.
    /** HOST_REGISTER_SUPPORTED, CAN_USE_HOST_POINTER_FOR_REGISTERED_MEM and READ_ONLY_HOST_REGISTER_SUPPORTED. */
    private static final List<Integer> HOST_READING = List.of(99, 91, 113);

    private static final int MAX_THREADS_PER_BLOCK = 1;
    private static final int MULTIPROCESSOR_COUNT = 16;

    /** The driver tells 13.0 as 13000. */
    private static final int MAJOR = 1000;

    private static final int MINOR = 10;

    private CudaDevices() {}

    /**
     * Lists all GPUs.
     *
     * @param openCl devices of OpenCL on this machine.
     * @return the GPUs, and what does not work; nothing if there is no driver.
     */
    public static CudaSurvey survey(final List<OpenClDeviceInfo> openCl) {
        if (!CudaLibrary.isPresent()) {
            return new CudaSurvey(List.of(), Optional.empty());
        }
        final int result = CudaLibrary.resultOf(() -> (int) CudaLibrary.INIT.invokeExact(0));
        if (result == CudaLibrary.NO_DEVICE) {
            return new CudaSurvey(List.of(), Optional.empty());
        }
        try {
            CudaLibrary.check("cuInit", () -> result);
            final int count = (int) CudaLibrary.read(
                    "cuDeviceGetCount", value -> () -> (int) CudaLibrary.DEVICE_COUNT.invokeExact(value));
            return new CudaSurvey(
                    IntStream.range(0, count).mapToObj(i -> info(i, openCl)).toList(), Optional.empty());
        } catch (final CudaException e) {
            return new CudaSurvey(
                    List.of(),
                    Optional.of(new Obstacle(
                            "the CUDA driver does not work: " + e.getMessage(),
                            "check that the GPU's kernel driver is loaded and has the version of libcuda.so.1")));
        }
    }

    private static CudaDeviceInfo info(final int ordinal, final List<OpenClDeviceInfo> openCl) {
        final int device = device(ordinal);
        final DeviceUuid uuid = uuid(device);
        return new CudaDeviceInfo(
                ordinal,
                name(device),
                version(),
                attribute(device, MULTIPROCESSOR_COUNT),
                CudaLibrary.read(
                        "cuDeviceTotalMem", value -> () -> (int) CudaLibrary.TOTAL_MEMORY.invokeExact(value, device)),
                attribute(device, MAX_THREADS_PER_BLOCK),
                HOST_READING.stream().allMatch(attribute -> attribute(device, attribute) != 0),
                uuid,
                openCl.stream()
                        .filter(info -> info.platformName().equals(NVIDIA)
                                && DeviceUuid.of(info).equals(Optional.of(uuid)))
                        .findFirst());
    }

    /** Returns CUDA's handle of a device. */
    static int device(final int ordinal) {
        return (int)
                CudaLibrary.read("cuDeviceGet", value -> () -> (int) CudaLibrary.DEVICE.invokeExact(value, ordinal));
    }

    /** Returns an attribute of a device, by its number in cuda.h. */
    static int attribute(final int device, final int attribute) {
        return (int) CudaLibrary.read(
                "cuDeviceGetAttribute",
                value -> () -> (int) CudaLibrary.ATTRIBUTE.invokeExact(value, attribute, device));
    }

    private static String name(final int device) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment name = arena.allocate(NAME_LENGTH);
            CudaLibrary.check(
                    "cuDeviceGetName", () -> (int) CudaLibrary.DEVICE_NAME.invokeExact(name, NAME_LENGTH, device));
            return name.getString(0);
        }
    }

    private static DeviceUuid uuid(final int device) {
        try (Arena arena = Arena.ofConfined()) {
            final MemorySegment uuid = arena.allocate(DeviceUuid.LENGTH);
            CudaLibrary.check("cuDeviceGetUuid", () -> (int) CudaLibrary.UUID.invokeExact(uuid, device));
            return DeviceUuid.of(uuid.toArray(ValueLayout.JAVA_BYTE));
        }
    }

    private static String version() {
        final int version = (int) CudaLibrary.read(
                "cuDriverGetVersion", value -> () -> (int) CudaLibrary.DRIVER_VERSION.invokeExact(value));
        return version / MAJOR + "." + version % MAJOR / MINOR;
    }
}
