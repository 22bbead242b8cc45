/**
 * Object stores as a {@link io.github.galefs.file.FileService}, through Hadoop's client: {@link
 * io.github.galefs.hadoop.object.ObjectFileService}.
 *
 * <p>This package knows Hadoop's {@code FileSystem}, and no class of a connector such as s3a. HDFS, the embedded store,
 * the server, devices and kernels stay out of it.
 */
package io.github.galefs.hadoop.object;
