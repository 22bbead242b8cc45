package io.github.galefs.device;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedClass;
import org.junit.jupiter.params.provider.MethodSource;

/** Runs a test class once for each driver, with its name as parameter. See {@link AssumedDevice}. */
@Target(ElementType.TYPE)
@Retention(RetentionPolicy.RUNTIME)
@Tag("opencl")
@ParameterizedClass(name = "{0}")
@MethodSource("io.github.galefs.device.AssumedDevice#driverNames")
public @interface OnEachDriver {}
