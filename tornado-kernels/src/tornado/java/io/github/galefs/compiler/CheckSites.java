package io.github.galefs.compiler;

import io.github.galefs.kernel.artefact.CheckKind;
import io.github.galefs.kernel.artefact.CheckSite;
import java.util.ArrayList;
import java.util.List;

/** The checks of a kernel, in both of its forms. The program names each by its number, from 1. */
final class CheckSites {
    private final List<CheckSite> sites = new ArrayList<>();

    /**
     * Returns the number of a check. Checks of the same kind in one line have the same.
     *
     * @param kind     what it refuses.
     * @param location class, method, file and line.
     * @return number from 1.
     */
    int number(final CheckKind kind, final String location) {
        final CheckSite site = new CheckSite(kind, location);
        if (!sites.contains(site)) {
            sites.add(site);
        }
        return sites.indexOf(site) + 1;
    }

    /** Returns the checks, by number. */
    List<CheckSite> all() {
        return List.copyOf(sites);
    }
}
