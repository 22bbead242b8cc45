package io.github.galefs.kernel.corpus;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Largest allowed difference between a kernel's floating-point results and plain Java's. Without this annotation the
 * results must be the same bit for bit.
 */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface WithinUlps {
    /**
     * Returns the difference.
     *
     * @return the difference in units in the last place.
     */
    int value();
}
