/**
 * Runs a driver's compiler in a process of its own, with a time limit: a driver's compiler may crash, or not end, and
 * then must not do the same to this JVM. Knows no driver; its main class is passed in.
 */
package io.github.galefs.device.build;
