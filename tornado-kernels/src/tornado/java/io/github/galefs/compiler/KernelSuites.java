package io.github.galefs.compiler;

import java.util.List;
import java.util.Set;
import jdk.graal.compiler.loop.phases.ConvertDeoptimizeToGuardPhase;
import jdk.graal.compiler.phases.BasePhase;
import jdk.graal.compiler.phases.PhaseSuite;
import jdk.graal.compiler.phases.common.AddressLoweringByNodePhase;
import jdk.graal.compiler.phases.common.CanonicalizerPhase;
import jdk.graal.compiler.phases.common.DeadCodeEliminationPhase;
import jdk.graal.compiler.phases.common.DisableOverflownCountedLoopsPhase;
import jdk.graal.compiler.phases.common.FixReadsPhase;
import jdk.graal.compiler.phases.common.FrameStateAssignmentPhase;
import jdk.graal.compiler.phases.common.GuardLoweringPhase;
import jdk.graal.compiler.phases.common.HighTierLoweringPhase;
import jdk.graal.compiler.phases.common.IterativeConditionalEliminationPhase;
import jdk.graal.compiler.phases.common.LowTierLoweringPhase;
import jdk.graal.compiler.phases.common.MidTierLoweringPhase;
import jdk.graal.compiler.phases.common.ReassociationPhase;
import jdk.graal.compiler.phases.common.RemoveValueProxyPhase;
import jdk.graal.compiler.phases.schedule.SchedulePhase;
import jdk.graal.compiler.virtual.phases.ea.PartialEscapePhase;
import uk.ac.manchester.tornado.drivers.opencl.graal.compiler.OCLCanonicalizer;
import uk.ac.manchester.tornado.drivers.opencl.graal.compiler.OCLCompilerConfiguration;
import uk.ac.manchester.tornado.drivers.opencl.graal.phases.TornadoFloatingReadReplacement;
import uk.ac.manchester.tornado.runtime.TornadoCoreRuntime;
import uk.ac.manchester.tornado.runtime.graal.TornadoSuites;

/**
 * TornadoVM's compiler phases, reduced to those that keep Java's semantics.
 *
 * <p>All of Graal's phases that remain do. Of TornadoVM's own, most serve its API, which kernels do not use, and search
 * the graph for patterns that a kernel may contain by chance; others change results. {@code docs/compiler.md} lists
 * them. A phase that a later release adds is removed until it is verified and added here.
 */
final class KernelSuites {
    private static final Set<Class<?>> VERIFIED = Set.of(
            AddressLoweringByNodePhase.class,
            CanonicalizerPhase.class,
            ConvertDeoptimizeToGuardPhase.class,
            DeadCodeEliminationPhase.class,
            DisableOverflownCountedLoopsPhase.class,
            FixReadsPhase.class,
            FrameStateAssignmentPhase.class,
            GuardLoweringPhase.class,
            HighTierLoweringPhase.class,
            IterativeConditionalEliminationPhase.class,
            LowTierLoweringPhase.class,
            MidTierLoweringPhase.class,
            // Eliminates repeated reads.
            PartialEscapePhase.class,
            ReassociationPhase.class,
            RemoveValueProxyPhase.class,
            SchedulePhase.class,
            // Graal's FloatingReadPhase; what TornadoVM's copy adds is not called.
            TornadoFloatingReadReplacement.class);

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
        removeUnverified(suites.getHighTier());
        removeUnverified(suites.getMidTier());
        removeUnverified(suites.getLowTier());
        suites.getHighTier().insertBeforePhase(HighTierLoweringPhase.class, new KernelLoweringPhase());
        suites.getHighTier().insertBeforePhase(HighTierLoweringPhase.class, new OwnArrayPhase());
        suites.getHighTier().appendPhase(new CheckRemovalPhase());
        suites.getMidTier().insertBeforePhase(MidTierLoweringPhase.class, new KernelLoweringPhase());
        suites.getLowTier().insertBeforePhase(LowTierLoweringPhase.class, new KernelLoweringPhase());
        return suites;
    }

    private static <C> void removeUnverified(final PhaseSuite<C> tier) {
        for (final BasePhase<? super C> phase : List.copyOf(tier.getPhases())) {
            if (!VERIFIED.contains(phase.getClass())) {
                tier.removeSubTypePhases(phase.getClass());
            }
        }
    }
}
