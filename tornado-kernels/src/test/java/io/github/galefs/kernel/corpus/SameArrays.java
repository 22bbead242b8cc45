package io.github.galefs.kernel.corpus;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Marks a kernel whose outputs are the same arrays as its inputs of the same types. */
@Retention(RetentionPolicy.RUNTIME)
@Target(ElementType.METHOD)
@interface SameArrays {}
