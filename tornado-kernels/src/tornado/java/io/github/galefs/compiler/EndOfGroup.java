package io.github.galefs.compiler;

import io.github.galefs.kernel.file.MappingEnd;
import java.util.Optional;
import jdk.vm.ci.meta.MetaAccessProvider;
import jdk.vm.ci.meta.ResolvedJavaMethod;

/** The function that a kernel with mappings calls when all work-items of a group have returned. */
final class EndOfGroup {
    private static final String BEGIN = "begin";

    private final ResolvedJavaMethod atEnd;

    EndOfGroup(final MetaAccessProvider metaAccess) {
        try {
            atEnd = metaAccess.lookupJavaMethod(MappingEnd.class.getMethod("endGroup", long[].class));
        } catch (final NoSuchMethodException missing) {
            throw new IllegalStateException("the compiler does not match the kernel API", missing);
        }
    }

    /** Returns the method that a kernel must call at its end because it calls another one. */
    Optional<ResolvedJavaMethod> after(final ResolvedJavaMethod called) {
        final boolean isBegin = called.getDeclaringClass().equals(atEnd.getDeclaringClass())
                && called.getName().equals(BEGIN);
        return isBegin ? Optional.of(atEnd) : Optional.empty();
    }

    boolean isAtEnd(final ResolvedJavaMethod method) {
        return method.equals(atEnd);
    }
}
