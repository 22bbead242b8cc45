package io.github.galefs.kernel.tornado;

import java.util.Optional;
import java.util.ServiceLoader;

/** The implementation of {@link TornadoBinding} of this build, looked up at the first use. */
final class InstalledBinding {
    private static final Optional<TornadoBinding> BINDING = ServiceLoader.load(
                    TornadoBinding.class, TornadoBinding.class.getClassLoader())
            .findFirst();

    private InstalledBinding() {}

    static TornadoBinding get() {
        return BINDING.orElseThrow(() -> new IllegalStateException("this build of GaleFS cannot use TornadoVM's arrays"
                + " and KernelContext, because it was built without a TornadoVM SDK: use arrays of Java and WorkItem"));
    }
}
