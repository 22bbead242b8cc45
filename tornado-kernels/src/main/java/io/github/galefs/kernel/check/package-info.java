/** Layout of what a kernel that was compiled with checks tells the host. Kernels of Java check nothing here. */
package io.github.galefs.kernel.check;
