package io.github.galefs.bench.measure;

import io.github.galefs.GaleFsContext;
import io.github.galefs.device.Device;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.selection.Devices;
import java.util.Optional;

/**
 * Options of a benchmark.
 *
 * @param deviceName name of the device, as for {@code Devices.open}.
 * @param waitForm   form in which kernels wait for the host; empty for the device's default.
 * @param runs       measured runs of each case, at least 1.
 * @param effort     time that a case takes.
 */
public record BenchOptions(String deviceName, Optional<WaitForm> waitForm, int runs, Effort effort) {
    /**
     * Checks the options.
     *
     * @throws IllegalArgumentException when {@code runs} is below 1.
     */
    public BenchOptions {
        if (runs < 1) {
            throw new IllegalArgumentException("runs " + runs + ": must be at least 1");
        }
    }

    /**
     * Returns options of single runs in a form.
     *
     * @param form in which kernels wait for the host.
     * @return the options.
     */
    public BenchOptions oneRunIn(final WaitForm form) {
        return new BenchOptions(deviceName, Optional.of(form), 1, effort);
    }

    /**
     * Opens the device.
     *
     * @return the device, to be closed by the caller.
     */
    public Device open() {
        return Devices.select(deviceName, waitForm).device();
    }

    /**
     * Sets the device and the form of a context.
     *
     * @param context to be changed.
     * @return the context.
     */
    public GaleFsContext applyTo(final GaleFsContext context) {
        waitForm.ifPresent(context::waitForm);
        return context.device(deviceName);
    }
}
