/**
 * Counts of a session, as Agrona counters. Independent of the components that increment them.
 */
package io.github.galefs.statistics;
