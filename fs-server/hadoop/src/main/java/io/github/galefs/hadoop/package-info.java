/**
 * HDFS as a {@link io.github.galefs.file.FileService}, through Hadoop's client: {@link
 * io.github.galefs.hadoop.HadoopFileService}.
 *
 * <p>This package alone knows Hadoop's types. The embedded store is known to {@link io.github.galefs.hadoop.staging}
 * only. The server, devices and kernels stay out of both.
 */
package io.github.galefs.hadoop;
