package io.github.galefs.device.opencl;

/**
 * Lists the OpenCL devices, and then prints the variables of the processes that this one starts. Arguments: names of
 * variables.
 */
final class CutVariables {
    private CutVariables() {}

    public static void main(final String[] arguments) {
        OpenClDevices.list();
        for (final String name : arguments) {
            System.out.println(new ProcessBuilder().environment().get(name));
        }
    }
}
