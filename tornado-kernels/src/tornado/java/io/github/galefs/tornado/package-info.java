/** Uses TornadoVM's API on the JVM device and on the host; compiled only where there is a TornadoVM SDK. */
package io.github.galefs.tornado;
