package io.github.galefs.device.artefact;

import io.github.galefs.device.KernelFailedException;
import io.github.galefs.kernel.artefact.KernelArtefact;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.KernelChecks;
import io.github.galefs.kernel.artefact.KernelPackage;
import io.github.galefs.kernel.artefact.TornadoSdk;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Optional;

/**
 * Finds the device code of a kernel: the code packaged beside its class, or else the code that an earlier run compiled,
 * or else compiles it with TornadoVM. Packaged code has no checks, so code with checks is never packaged. There is no
 * fallback to the host. Thread-safe.
 */
public final class KernelArtefacts {
    private static final String REMEDY = "package it again with this version of GaleFS";

    private final CompiledKernels compiledKernels;

    /**
     * Creates a finder.
     *
     * @param cache folder of compiled kernels.
     */
    public KernelArtefacts(final CacheFolder cache) {
        compiledKernels = new CompiledKernels(cache.folder("kernels"), TornadoSdk::find);
    }

    /**
     * Finds the device code of a kernel. May take seconds if the kernel must be compiled.
     *
     * @param method the kernel's method.
     * @param checks what the code checks.
     * @return its device code.
     * @throws KernelFailedException there is no device code and the kernel cannot be compiled; with the reason, the
     *     locations searched and the remedy.
     * @throws InterruptedException  the calling thread was interrupted.
     */
    public KernelArtefact find(final KernelMethod method, final KernelChecks checks) throws InterruptedException {
        final Optional<KernelArtefact> packaged = switch (checks) {
            case NONE -> packaged(method);
            case ALL -> Optional.empty();
        };
        packaged.map(KernelArtefact::mismatch)
                .filter(mismatch -> !mismatch.isEmpty())
                .ifPresent(mismatch -> {
                    throw new KernelFailedException(
                            "cannot use packaged kernel " + resource(method) + ": " + mismatch + "; " + REMEDY, null);
                });
        final KernelArtefact artefact = packaged.isPresent() ? packaged.get() : compiledKernels.find(method, checks);
        if (!artefact.parameters().equals(method.parameters())) {
            throw new KernelFailedException(
                    "the device code of kernel " + method.kernelName() + " has parameters " + artefact.parameters()
                            + ", but its Java method has " + method.parameters()
                            + ": check whether the method is overloaded or the packaged device code is outdated",
                    null);
        }
        return artefact;
    }

    /** Returns the resource name of a packaged kernel. */
    static String resource(final KernelMethod method) {
        return "/" + KernelPackage.resource(method.owner().getName(), method.name());
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
            throw new KernelFailedException(
                    "cannot read packaged kernel " + name + ": " + e.getMessage() + "; " + REMEDY, e);
        }
    }
}
