/**
 * What the services of this module share about Hadoop's client: patience with a cluster that is away, errors, logs, and
 * transfers of whole files.
 *
 * <p>File systems and their files stay out of it, and so do handles and paths of a service.
 */
package io.github.galefs.hadoop.client;
