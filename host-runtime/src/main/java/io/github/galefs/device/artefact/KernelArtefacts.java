package io.github.galefs.device.artefact;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.TornadoSdk;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Finds the device code of a kernel: the packaged one beside its class; else the one that an earlier run compiled; else
 * what TornadoVM makes of it now. Never runs the kernel on the host instead. Safe for use by several threads.
 */
public final class KernelArtefacts {
    private final CompiledKernels compiledKernels;

    /**
     * Finds device code.
     *
     * @param cache where compiled kernels are kept.
     */
    public KernelArtefacts(final CacheFolder cache) {
        compiledKernels = new CompiledKernels(cache.folder("kernels"), TornadoSdk::find);
    }

    /**
     * Finds the device code of a kernel, which may take seconds when it must be compiled.
     *
     * @param method the kernel's method.
     * @return its device code.
     * @throws KernelFailedException when there is none and it cannot be compiled; says why, where it was looked for,
     *     and what helps.
     * @throws InterruptedException  when the calling thread was interrupted.
     */
    public KernelArtefact find(final KernelMethod method) throws InterruptedException {
        final Optional<KernelArtefact> packaged = packaged(method);
        final KernelArtefact artefact = packaged.isPresent() ? packaged.get() : compiledKernels.find(method);
        if (!artefact.parameters().equals(method.parameters())) {
            throw new KernelFailedException(
                    "the device code of kernel " + method.kernelName() + " has parameters " + artefact.parameters()
                            + ", its Java " + method.parameters()
                            + "; is the method overloaded, or the packaged device code an old one?",
                    null);
        }
        return artefact;
    }

    /** Place of a packaged kernel on the class path. */
    static String resource(final KernelMethod method) {
        return "/" + method.owner().getName().replace('.', '/') + "." + method.name() + ".cl";
    }

    private static Optional<KernelArtefact> packaged(final KernelMethod method) {
        final String name = resource(method);
        try (InputStream resource = method.owner().getResourceAsStream(name)) {
            if (resource == null) {
                return Optional.empty();
            }
            final String text = new String(resource.readAllBytes(), StandardCharsets.UTF_8);
            return Optional.of(KernelArtefactText.parse(name, text));
        } catch (final IOException | IllegalArgumentException e) {
            throw new KernelFailedException("the packaged kernel " + name + " cannot be read: " + e.getMessage(), e);
        }
    }
}
