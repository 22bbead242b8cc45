/** The smallest whole program: one kernel that reads a file, and its host. */
package io.github.galefs.sample.hello;
