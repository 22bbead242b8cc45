package io.github.galefs.kernel.corpus;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** How far a kernel's floating-point results may lie from plain Java's. Without it they must be the same, bit for bit. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface WithinUlps {
    /**
     * The distance.
     *
     * @return in units in the last place.
     */
    int value();
}
