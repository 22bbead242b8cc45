package io.github.galefs.compiler;

import io.github.galefs.kernel.CollectiveCall;
import io.github.galefs.kernel.DeviceAtomics;
import io.github.galefs.kernel.DeviceMemory;
import io.github.galefs.kernel.FloatAtomics;
import io.github.galefs.kernel.GroupCopy;
import io.github.galefs.kernel.RegionAtomics;
import io.github.galefs.kernel.SameArguments;
import io.github.galefs.kernel.WorkItem;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import jdk.graal.compiler.nodes.ValueNode;
import jdk.graal.compiler.nodes.graphbuilderconf.GraphBuilderContext;
import jdk.vm.ci.meta.JavaKind;

/** Replaces a call of the kernel API by a check of its arguments and its device operation. */
final class CheckedOperationPlugin extends DeviceOperationPlugin {
    /** Operations on an array and a byte offset; their names contain the type of the value. */
    private static final Set<Class<?>> BY_OFFSET = Set.of(DeviceMemory.class, RegionAtomics.class);

    /** Operations on an array and an index. */
    private static final Set<Class<?>> BY_INDEX = Set.of(DeviceAtomics.class, FloatAtomics.class);

    /** Parameters of the operations on a dimension; others of a work-item take a {@code long}, or nothing. */
    private static final Class<?>[] DIMENSION = {int.class};

    private static final Pattern TYPE = Pattern.compile("(Byte|Short|Int|Long|Float|Double)");
    private static final Map<String, Integer> SIZES = Map.of(
            "Byte", Byte.BYTES,
            "Short", Short.BYTES,
            "Int", Integer.BYTES,
            "Long", Long.BYTES,
            "Float", Float.BYTES,
            "Double", Double.BYTES);

    private final Method method;
    private final CheckNodes checks;

    CheckedOperationPlugin(final DeviceOperation operation, final CheckNodes checks) {
        super(operation);
        this.method = operation.method();
        this.checks = checks;
    }

    @Override
    ValueNode[] checked(final GraphBuilderContext context, final ValueNode... arguments) {
        final ValueNode[] checked = arguments.clone();
        final Class<?> api = method.getDeclaringClass();
        if (BY_INDEX.contains(api)) {
            final Class<?> elements = method.getParameterTypes()[0].getComponentType();
            checked[1] = checks.index(context, arguments[0], arguments[1], JavaKind.fromJavaClass(elements));
        } else if (BY_OFFSET.contains(api) && arguments.length > 1) {
            checked[1] = checks.offset(context, arguments[0], arguments[1], size());
        } else if (api == WorkItem.class && Arrays.equals(method.getParameterTypes(), DIMENSION)) {
            checked[0] = checks.dimension(context, arguments[0]);
        } else if (api == GroupCopy.class) {
            if (method.getName().equals("copy")) {
                checkSameArguments(context, arguments);
            }
            final ValueNode count = checks.count(context, arguments[0], arguments[1], arguments[4]);
            checked[4] = checks.count(context, arguments[2], arguments[3], count);
        }
        return checked;
    }

    /** The copies of file calls have the arguments of these. */
    private void checkSameArguments(final GraphBuilderContext context, final ValueNode... copy) {
        if (!SourceLocation.isLibrary(context.getMethod())) {
            final int first = SameArguments.COPY * CollectiveCall.MAX_ARGUMENTS;
            checks.argument(context, first, copy[1]);
            checks.argument(context, first + 1, copy[3]);
            checks.argument(context, first + 2, copy[4]);
            checks.argument(context, first + CollectiveCall.MEMORY, copy[2]);
        }
    }

    private int size() {
        final Matcher type = TYPE.matcher(method.getName());
        if (!type.find()) {
            throw new IllegalStateException("the compiler has no check for " + method);
        }
        return SIZES.get(type.group(1));
    }
}
