/** What the JVM must allow to the libraries of GaleFS, by flags of its command line. Uses no other of its packages. */
package io.github.galefs.jvm;
