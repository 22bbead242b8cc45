package io.github.galefs.device.opencl;

import io.github.galefs.device.gpu.GpuException;
import java.io.Serial;
import java.lang.reflect.Field;
import java.util.Arrays;
import java.util.stream.Stream;
import org.lwjgl.opencl.CL10;
import org.lwjgl.opencl.CL11;
import org.lwjgl.opencl.CL12;
import org.lwjgl.opencl.CL20;

/** An OpenCL function failed. The message contains the function and the error. */
public final class OpenClException extends GpuException {
    @Serial
    private static final long serialVersionUID = 1L;

    private OpenClException(final String message) {
        super(message);
    }

    /** Throws unless the result of a function is {@code CL_SUCCESS}. */
    static void check(final int result, final String function) {
        if (result != CL10.CL_SUCCESS) {
            throw new OpenClException(function + " failed with " + describe(result));
        }
    }

    /** Returns the name of an error in OpenCL's headers, with its number. */
    static String describe(final int error) {
        return Stream.of(CL10.class, CL11.class, CL12.class, CL20.class)
                .flatMap(type -> Arrays.stream(type.getFields()))
                .filter(field -> isConstant(field, error))
                .map(Field::getName)
                .findFirst()
                .map(name -> name + " (" + error + ")")
                .orElse("error " + error);
    }

    private static boolean isConstant(final Field field, final int value) {
        try {
            return field.getType() == int.class && field.getInt(null) == value;
        } catch (final IllegalAccessException e) {
            throw new IllegalStateException("no access to the public field " + field, e);
        }
    }
}
