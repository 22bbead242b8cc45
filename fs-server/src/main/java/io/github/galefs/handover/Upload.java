package io.github.galefs.handover;

/** When a file that is handed over in memory is written to the service behind the gateway. */
public enum Upload {
    /**
     * After its readers have had it; at a sync; when the gateway is closed; and at once if memory runs out.
     */
    LATER,
    /** Never: after its readers have had it, or with the gateway, the file is gone. */
    NEVER
}
