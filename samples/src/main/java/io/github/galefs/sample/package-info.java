/** What every sample program offers: a run on a device, and a check against plain Java. */
package io.github.galefs.sample;
