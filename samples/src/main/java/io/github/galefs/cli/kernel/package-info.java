/** Commands about kernels: the devices that run them, the sample programs, the compiler. */
package io.github.galefs.cli.kernel;
