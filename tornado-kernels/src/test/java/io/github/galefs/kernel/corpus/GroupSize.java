package io.github.galefs.kernel.corpus;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Numbers of work-items in each work-group, for a kernel that depends on them; it runs with each of them. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface GroupSize {
    /**
     * Returns the numbers of work-items.
     *
     * @return at least one, each at least 1.
     */
    int[] value();
}
