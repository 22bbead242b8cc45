/**
 * What a mounted file system counts while kernels run, as Agrona counters. Nothing here knows what is counted where.
 */
package io.github.galefs.statistics;
