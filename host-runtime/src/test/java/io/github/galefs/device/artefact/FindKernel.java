package io.github.galefs.device.artefact;

import io.github.galefs.kernel.Kernel;
import io.github.galefs.kernel.artefact.KernelArtefactText;
import io.github.galefs.kernel.artefact.KernelChecks;
import java.nio.file.Path;

/** Prints the device code of a kernel without packaged device code. Arguments: cache folder. */
final class FindKernel {
    private FindKernel() {}

    public static void main(final String[] arguments) throws InterruptedException {
        final Kernel.Of1<int[]> kernel = FindKernel::square;
        System.out.print(KernelArtefactText.print(new KernelArtefacts(new CacheFolder(Path.of(arguments[0])))
                .find(KernelMethod.of(kernel), KernelChecks.NONE)));
    }

    private static void square(final long[] fs, final int[] values) {
        values[0] = values[0] * values[0];
    }
}
