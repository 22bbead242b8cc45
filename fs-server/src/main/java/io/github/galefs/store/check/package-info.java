/**
 * Checks a store: every record of both logs, every reference to a payload, and every payload that a file or a snapshot
 * refers to. Repair quarantines damaged files under another name and rebuilds a damaged meta log. It neither invents
 * content nor marks damaged content as sound.
 */
package io.github.galefs.store.check;
