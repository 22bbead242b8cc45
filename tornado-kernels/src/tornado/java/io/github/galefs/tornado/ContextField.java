package io.github.galefs.tornado;

import io.github.galefs.kernel.WorkItem;
import java.lang.reflect.Field;
import java.util.function.IntUnaryOperator;
import uk.ac.manchester.tornado.api.KernelContext;

/**
 * A field of a KernelContext for each dimension. The fields are final, as TornadoVM's compiler replaces their reads; in
 * Java they keep the zeros of the constructor. So they are set by reflection, which the JVM's compiler respects: it
 * takes no final field of an object to be constant.
 */
enum ContextField {
    GLOBAL_ID("globalId", "xyz", WorkItem::globalId),
    LOCAL_ID("localId", "xyz", WorkItem::localId),
    GROUP_ID("groupId", "xyz", WorkItem::groupId),
    GLOBAL_SIZE("globalGroupSize", "XYZ", dimension -> WorkItem.groupCount(dimension) * WorkItem.localSize(dimension)),
    LOCAL_SIZE("localGroupSize", "XYZ", WorkItem::localSize);

    private final Field[] fields;
    private final IntUnaryOperator value;

    ContextField(final String prefix, final String dimensions, final IntUnaryOperator value) {
        this.fields = dimensions
                .chars()
                .mapToObj(dimension -> field(prefix + (char) dimension))
                .toArray(Field[]::new);
        this.value = value;
    }

    private static Field field(final String name) {
        try {
            final Field field = KernelContext.class.getField(name);
            field.setAccessible(true);
            return field;
        } catch (final NoSuchFieldException e) {
            throw new IllegalStateException("TornadoVM's KernelContext is of an unsupported version", e);
        }
    }

    /** Sets the field to the value of the calling work-item, in all dimensions. */
    void set(final KernelContext context) {
        try {
            for (int dimension = 0; dimension < fields.length; dimension++) {
                fields[dimension].set(context, value.applyAsInt(dimension));
            }
        } catch (final IllegalAccessException e) {
            throw new IllegalStateException("cannot set the fields of TornadoVM's KernelContext", e);
        }
    }
}
