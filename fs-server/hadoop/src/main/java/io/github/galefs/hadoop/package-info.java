/**
 * HDFS as a {@link io.github.galefs.file.FileService}, through Hadoop's client: {@link
 * io.github.galefs.hadoop.HadoopFileService}.
 *
 * <p>This package alone knows Hadoop's types. Storage of GaleFS, the server,
 * devices and kernels stay out of it.
 */
package io.github.galefs.hadoop;
