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

/** TornadoVM's phases, as a kernel goes through them. */
final class KernelSuites {
    private KernelSuites() {}

    /**
     * Makes a set of phases.
     *
     * @param backend that they are for.
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
        // Freezes the arguments of a launch into the kernel; there are none here. It also unrolls loops.
        suites.getHighTier().removePhase(TornadoTaskSpecialisation.class);
        // The device's compiler unrolls by itself, and the text stays readable.
        suites.getHighTier().removePhase(LoopFullUnrollPhase.class);
        // Turns infinite doubles into a division of floats.
        suites.getLowTier().removePhase(InfinityReplacementPhase.class);
        // Joins the ends of a loop for TornadoVM's own writer of control flow.
        suites.getLowTier().removePhase(TornadoLoopCanonicalization.class);
        return suites;
    }
}
