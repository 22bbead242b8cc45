package io.github.galefs.kernel;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * A static method that a compiled kernel has once, as a function that it calls. All other methods are inlined at each
 * of their calls, which makes the text of a kernel with many calls long, and a driver's compiler slow.
 *
 * <p>Parameters are the region, and values of type {@code int} or {@code long}; so is the result, or there is none. The
 * method is called by one work-item at a time: it has no barrier, no wait, no collective copy, and does not ask for the
 * id of its work-item. The compiler refuses others.
 */
@Documented
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
public @interface OutOfLine {}
