/**
 * Processes that this JVM starts because what they run may crash or not end: with a time limit, a folder of their own,
 * and no way to outlive this JVM. Knows nothing of what they run.
 */
package io.github.galefs.kernel.child;
