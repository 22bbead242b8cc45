package io.github.galefs.kernel.corpus;

import io.github.galefs.kernel.WorkItem;

/** Names of methods and parameters that OpenCL C does not allow, or gives a meaning of its own. */
@SuppressWarnings("UnicodeInCode")
final class Names {
    private Names() {}

    static void größe(final int[] ä, final long[] ö, final int[] __, final long[] $) {
        final int ü = WorkItem.globalId();
        __[ü] = ä[ü] - (int) ö[ü];
        $[ü] = ö[ü] ^ ä[ü];
    }

    static void kernel(final int[] half, final long[] global, final int[] uchar, final long[] get_global_id) {
        final int barrier = WorkItem.globalId();
        uchar[barrier] = half[barrier] + (int) global[barrier];
        get_global_id[barrier] = global[barrier] - half[barrier];
    }
}
