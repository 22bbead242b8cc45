package io.github.galefs.kernel.corpus;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Number of work-items in each work-group, for a kernel that depends on it. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface GroupSize {
    /**
     * Returns the number of work-items.
     *
     * @return at least 1.
     */
    int value();
}
