package io.github.galefs.device.selection;

import io.github.galefs.device.DeviceKind;
import io.github.galefs.device.FormSupport;
import io.github.galefs.device.Obstacle;
import io.github.galefs.device.WaitForm;
import io.github.galefs.device.jvm.JvmDevice;
import java.util.List;
import java.util.Optional;

/**
 * A device in the list of this machine's devices, usable or not.
 *
 * @param name           for {@link Devices#open(String)}.
 * @param description    one line of text.
 * @param kind           of hardware.
 * @param obstacle       why it cannot be used in either form; empty if it can be in one.
 * @param forms          its support of each form, as far as that is known without opening it.
 * @param preferredForms the forms in which kernels run if none is asked for: the first that the device supports.
 * @param maxAllocation  limit in bytes of one allocation, such as the block cache; empty if there is none.
 * @param doubles        whether kernels may use numbers of double precision.
 * @param readsInPlace   whether kernels read blocks where a store on this machine has them.
 */
public record DeviceEntry(
        String name,
        String description,
        DeviceKind kind,
        Optional<Obstacle> obstacle,
        List<FormSupport> forms,
        List<WaitForm> preferredForms,
        Optional<Long> maxAllocation,
        boolean doubles,
        boolean readsInPlace) {
    /** Why the JVM device does not run kernels suspended. */
    static final Obstacle JVM_SUSPENDED =
            new Obstacle("its kernels are Java methods, which share memory with the host", "run them live");

    /** Copies the lists. */
    public DeviceEntry {
        forms = List.copyOf(forms);
        preferredForms = List.copyOf(preferredForms);
    }

    static DeviceEntry jvm() {
        return new DeviceEntry(
                JvmDevice.NAME,
                JvmDevice.describe(),
                DeviceKind.JVM,
                Optional.empty(),
                List.of(FormSupport.possible(WaitForm.LIVE), FormSupport.impossible(WaitForm.SUSPENDED, JVM_SUSPENDED)),
                List.of(WaitForm.LIVE),
                Optional.empty(),
                true,
                true);
    }

    /**
     * Returns the form in which kernels run if none is asked for.
     *
     * @return the form; empty if the device cannot be used.
     */
    public Optional<WaitForm> defaultForm() {
        return preferredForms.stream()
                .filter(form -> forms.stream().anyMatch(support -> support.form() == form && support.isPossible()))
                .findFirst();
    }

    DeviceEntry withForms(final List<FormSupport> newForms) {
        return new DeviceEntry(
                name, description, kind, obstacle, newForms, preferredForms, maxAllocation, doubles, readsInPlace);
    }
}
