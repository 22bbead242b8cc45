/**
 * Bytes of files that are being written, until Hadoop's file system has them: {@link
 * io.github.galefs.hadoop.staging.StagingArea}, an embedded store on a disk of this machine.
 *
 * <p>This package alone knows the store. Hadoop's types stay out of it.
 */
package io.github.galefs.hadoop.staging;
