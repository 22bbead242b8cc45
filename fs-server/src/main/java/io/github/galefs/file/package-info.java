/**
 * What a file server offers and how it refuses: the one interface that a client uses, in process or over a network.
 *
 * <p>Only contracts and values live here. No implementation, no storage, no transport, and nothing that knows of
 * devices, kernels or caches.
 */
package io.github.galefs.file;
