/** What all sample programs share: a run on a device, a check against plain Java, and helpers. */
package io.github.galefs.sample;
