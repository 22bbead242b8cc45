package io.github.galefs.device.opencl;

import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.FormSupport;
import io.github.galefs.device.Obstacle;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.gpu.GpuInfo;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The forms in which an OpenCL device can run kernels, by its own report. A probe checks when the device is opened
 * whether it shares memory as it reports.
 */
public final class OpenClSupport {
    private static final Pattern VERSION = Pattern.compile("OpenCL (\\d+)\\.(\\d+)");

    private OpenClSupport() {}

    /**
     * Returns whether kernels can run on a device in a form.
     *
     * @param info of the device.
     * @param form the form.
     * @return the support, with the reason and the remedy if there is none.
     */
    public static FormSupport of(final OpenClDeviceInfo info, final WaitForm form) {
        return new FormSupport(
                form, obstacle(info).or(() -> form == WaitForm.LIVE ? sharingObstacle(info) : Optional.empty()));
    }

    /**
     * Returns why no kernel can run on a device, in either form.
     *
     * @param info of the device.
     * @return the reason and the remedy; empty if kernels can run there.
     */
    public static Optional<Obstacle> obstacle(final OpenClDeviceInfo info) {
        final OpenClFeatures features = info.features();
        if (!features.available()) {
            return obstacle(
                    "it reports that it is not available",
                    "check that its driver is loaded and that no other process has reserved it");
        }
        if (!features.compilerAvailable()) {
            return obstacle("its driver has no compiler for OpenCL C", "install the vendor's complete OpenCL driver");
        }
        if (!features.littleEndian()) {
            return obstacle("it is big-endian", "");
        }
        if (features.addressBits() != Long.SIZE) {
            return obstacle(
                    "its addresses have " + features.addressBits() + " bits, and kernels need " + Long.SIZE,
                    "update its driver");
        }
        return hasVersion(info.openClVersion())
                ? Optional.empty()
                : obstacle("it has " + info.openClVersion() + ", and kernels need OpenCL 1.2", "update its driver");
    }

    /**
     * Checks that kernels can run on a device in a form.
     *
     * @throws DeviceRefusedException they cannot.
     */
    static void check(final OpenClDeviceInfo info, final WaitForm form) {
        obstacle(info).ifPresent(obstacle -> {
            throw new DeviceRefusedException(info.fullName() + " cannot be used: " + obstacle.description());
        });
        of(info, form).obstacle().ifPresent(obstacle -> {
            throw refused(info, form, obstacle);
        });
    }

    /**
     * Returns the refusal of a device on which kernels cannot run in a form.
     *
     * @param info     of the device, of any driver.
     * @param form     the form.
     * @param obstacle why they cannot.
     * @return the exception to throw.
     */
    public static DeviceRefusedException refused(final GpuInfo info, final WaitForm form, final Obstacle obstacle) {
        return new DeviceRefusedException(
                info.fullName() + " cannot run kernels " + form.optionName() + ": " + obstacle.description());
    }

    private static Optional<Obstacle> sharingObstacle(final OpenClDeviceInfo info) {
        return info.sharing() == Sharing.NONE
                ? obstacle("it reports that it " + Sharing.NONE.description(), "run them suspended")
                : Optional.empty();
    }

    private static Optional<Obstacle> obstacle(final String reason, final String remedy) {
        return Optional.of(new Obstacle(reason, remedy));
    }

    private static boolean hasVersion(final String text) {
        final Matcher matcher = VERSION.matcher(text);
        return matcher.lookingAt()
                && (Integer.parseInt(matcher.group(1)) > 1 || Integer.parseInt(matcher.group(2)) >= 2);
    }
}
