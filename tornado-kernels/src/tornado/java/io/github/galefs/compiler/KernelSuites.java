package io.github.galefs.compiler;

import jdk.graal.compiler.loop.phases.LoopFullUnrollPhase;
import uk.ac.manchester.tornado.drivers.common.compiler.phases.guards.ExceptionSuppression;
import uk.ac.manchester.tornado.drivers.common.compiler.phases.loops.TornadoLoopCanonicalization;
import uk.ac.manchester.tornado.drivers.opencl.graal.compiler.OCLCanonicalizer;
import uk.ac.manchester.tornado.drivers.opencl.graal.compiler.OCLCompilerConfiguration;
import uk.ac.manchester.tornado.drivers.opencl.graal.phases.InfinityReplacementPhase;
import uk.ac.manchester.tornado.drivers.opencl.graal.phases.TornadoTaskSpecialisation;
import uk.ac.manchester.tornado.runtime.TornadoCoreRuntime;
import uk.ac.manchester.tornado.runtime.graal.TornadoSuites;

/** TornadoVM's compiler phases, adapted for kernels. */
final class KernelSuites {
    private KernelSuites() {}

    /**
     * Returns the phases for a back end.
     *
     * @param backend the back end.
     * @return the phases.
     */
    static TornadoSuites of(final KernelBackend backend) {
        final TornadoSuites suites = new TornadoSuites(
                TornadoCoreRuntime.getOptions(),
                backend.getDeviceContext(),
                new OCLCompilerConfiguration(),
                backend.getProviders().getMetaAccess(),
                new OCLCanonicalizer(),
                new KernelAddressLowering());
        suites.getHighTier().insertBeforePhase(ExceptionSuppression.class, new CheckRemovalPhase());
        // Freezes the arguments of a launch into the kernel, of which there are none here, and unrolls loops.
        suites.getHighTier().removePhase(TornadoTaskSpecialisation.class);
        // The device's compiler unrolls loops itself; without this phase the text stays readable.
        suites.getHighTier().removePhase(LoopFullUnrollPhase.class);
        // Replaces infinite doubles by a division of floats.
        suites.getLowTier().removePhase(InfinityReplacementPhase.class);
        // Merges the ends of a loop, as TornadoVM's own control flow writer needs.
        suites.getLowTier().removePhase(TornadoLoopCanonicalization.class);
        return suites;
    }
}
