/**
 * Lists the devices of this machine and opens them by name and form. The only package that depends on every kind of
 * device.
 */
package io.github.galefs.device.selection;
