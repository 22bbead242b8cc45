package io.github.galefs.kernel.corpus;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Work-items in each group, for a kernel to which it matters. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface GroupSize {
    /**
     * The number.
     *
     * @return at least 1.
     */
    int value();
}
