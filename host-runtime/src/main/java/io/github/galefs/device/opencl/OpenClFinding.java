package io.github.galefs.device.opencl;

import io.github.galefs.device.Obstacle;

/**
 * A part of this machine's OpenCL that gives no devices, or not all.
 *
 * @param subject  the part, such as the name of a platform.
 * @param obstacle the reason, and what would help.
 */
public record OpenClFinding(String subject, Obstacle obstacle) {}
