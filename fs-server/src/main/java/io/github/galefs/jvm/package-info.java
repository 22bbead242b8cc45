/** What the JVM must allow to the libraries of GaleFS, by flags of its command line. Uses no other package of GaleFS. */
package io.github.galefs.jvm;
