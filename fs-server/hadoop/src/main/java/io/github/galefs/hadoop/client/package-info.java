/**
 * What the services of this module share: {@link io.github.galefs.hadoop.client.UploadingFileService}, its calls, and
 * its open files. Also what they need of Hadoop's client: patience with a cluster that is away, errors and logs.
 *
 * <p>HDFS, object stores and their connectors stay out of it: a service says by subclasses what differs.
 */
package io.github.galefs.hadoop.client;
