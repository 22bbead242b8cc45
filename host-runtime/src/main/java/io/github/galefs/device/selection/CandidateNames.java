package io.github.galefs.device.selection;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;

/** Resolves the names of devices. */
final class CandidateNames {
    private CandidateNames() {}

    /** Returns the devices of that name; otherwise those whose own name contains it, ignoring case. */
    static List<DeviceCandidate> matches(final String name, final List<DeviceCandidate> candidates) {
        final List<DeviceCandidate> named =
                candidates.stream().filter(candidate -> candidate.isNamed(name)).toList();
        return named.isEmpty() && !name.isBlank() ? containing(name, candidates) : named;
    }

    static String join(final List<DeviceCandidate> candidates) {
        return candidates.stream()
                .map(candidate ->
                        candidate.info().deviceName() + " (" + candidate.info().name() + ")")
                .collect(Collectors.joining(", "));
    }

    /** Of the same hardware, only the preferred driver's device counts, and of several devices only the usable ones. */
    private static List<DeviceCandidate> containing(final String part, final List<DeviceCandidate> candidates) {
        final List<DeviceCandidate> matching = candidates.stream()
                .filter(candidate -> contains(candidate.info().name(), part))
                .toList();
        final List<DeviceCandidate> usable = matching.stream()
                .filter(candidate -> candidate.entry().obstacle().isEmpty())
                .toList();
        return usable.isEmpty()
                ? matching
                : usable.stream()
                        .filter(candidate -> usable.stream().noneMatch(other -> other.replaces(candidate)))
                        .toList();
    }

    private static boolean contains(final String text, final String part) {
        return text.toLowerCase(Locale.ROOT).contains(part.toLowerCase(Locale.ROOT));
    }
}
