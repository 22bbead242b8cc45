package io.github.galefs.compiler;

import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.memory.address.AddressNode;
import jdk.graal.compiler.phases.common.AddressLoweringByNodePhase;
import uk.ac.manchester.tornado.drivers.opencl.graal.OCLArchitecture;
import uk.ac.manchester.tornado.drivers.opencl.graal.lir.OCLAddressNode;

/** Lowers every array access to global memory; TornadoVM supports only arrays that are parameters. */
final class KernelAddressLowering extends AddressLoweringByNodePhase.AddressLowering {
    @Override
    public AddressNode lower(final ValueNode base, final ValueNode offset) {
        return base.graph().unique(new OCLAddressNode(base, offset, OCLArchitecture.globalSpace));
    }
}
