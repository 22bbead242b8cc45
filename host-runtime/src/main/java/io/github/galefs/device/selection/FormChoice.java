package io.github.galefs.device.selection;

import io.github.galefs.device.Device;
import io.github.galefs.device.DeviceRefusedException;
import io.github.galefs.device.WaitForm;
import java.util.List;
import java.util.Optional;

/** Opens devices in the form that is asked for, or in the best that they support. */
final class FormChoice {
    private final Optional<WaitForm> wanted;

    /**
     * An open device.
     *
     * @param device the device.
     * @param reason its form, and the reason for it.
     */
    record Opened(Device device, String reason) {}

    FormChoice(final Optional<WaitForm> wanted) {
        this.wanted = wanted;
    }

    /**
     * Opens a device.
     *
     * @throws DeviceRefusedException it supports no form, or not the one that is asked for.
     */
    Opened open(final DeviceCandidate candidate) {
        return wanted.map(form -> new Opened(candidate.open(form), form.optionName() + " as requested"))
                .orElseGet(() -> openInBestForm(candidate));
    }

    private Opened openInBestForm(final DeviceCandidate candidate) {
        final List<WaitForm> forms = candidate.preferredForms();
        DeviceRefusedException first = null;
        for (final WaitForm form : forms) {
            try {
                return new Opened(candidate.open(form), form.optionName() + because(candidate, first));
            } catch (final DeviceRefusedException e) {
                if (first == null) {
                    first = e;
                } else {
                    first.addSuppressed(e);
                }
            }
        }
        throw first;
    }

    private static String because(final DeviceCandidate candidate, final DeviceRefusedException refusal) {
        return refusal == null ? candidate.reasonForForm() : " because " + refusal.getMessage();
    }
}
