/**
 * HDFS as a {@link io.github.galefs.file.FileService}, through Hadoop's client: {@link
 * io.github.galefs.hadoop.HadoopFileService}.
 *
 * <p>What it shares with other services over Hadoop's client is in {@link io.github.galefs.hadoop.client}. The embedded
 * store is known to {@link io.github.galefs.hadoop.staging} only. The server, devices and kernels stay out of both.
 */
package io.github.galefs.hadoop;
