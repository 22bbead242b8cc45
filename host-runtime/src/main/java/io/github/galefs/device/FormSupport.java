package io.github.galefs.device;

import java.util.Optional;

/**
 * Whether kernels can run on a device in a form.
 *
 * @param form     the form.
 * @param obstacle why they cannot; empty if they can.
 */
public record FormSupport(WaitForm form, Optional<Obstacle> obstacle) {
    /**
     * Returns that a form is supported.
     *
     * @param form the form.
     * @return that kernels can run in the form.
     */
    public static FormSupport possible(final WaitForm form) {
        return new FormSupport(form, Optional.empty());
    }

    /**
     * Returns that a form is not supported.
     *
     * @param form     the form.
     * @param obstacle why not.
     * @return that kernels cannot run in the form.
     */
    public static FormSupport impossible(final WaitForm form, final Obstacle obstacle) {
        return new FormSupport(form, Optional.of(obstacle));
    }

    /**
     * Returns whether kernels can run in the form.
     *
     * @return true if there is no obstacle.
     */
    public boolean isPossible() {
        return obstacle.isEmpty();
    }
}
