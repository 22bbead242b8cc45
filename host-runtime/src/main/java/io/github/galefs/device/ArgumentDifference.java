package io.github.galefs.device;

import io.github.galefs.kernel.CollectiveCall;

/**
 * Two work-items of a group have passed different arguments to a collective call.
 *
 * @param call     the call.
 * @param argument number of the argument.
 * @param group    index of the work-group in the launch.
 * @param item     index of a work-item in its group, whose argument is not the leader's.
 * @param value    its argument; ignored of memory.
 * @param leaders  that of the leader, work-item 0; ignored of memory.
 * @param location the call in the kernel's source: class, method, file and line.
 */
public record ArgumentDifference(
        CollectiveCall call, int argument, int group, int item, long value, long leaders, String location) {
    /**
     * Returns the failure of the launch.
     *
     * @return an exception that names call, argument, work-items, and both values of a number.
     */
    public KernelFailedException failure() {
        final String name = call.argument(argument);
        final String values = isNumber()
                ? name + " is " + leaders + " in work-item 0 and " + value + " in work-item " + item
                : name + " of work-item 0 is another one than that of work-item " + item;
        return new KernelFailedException(
                "different arguments of " + call.method() + " in work-group " + group + ": " + values + ", at "
                        + location + "; all work-items of a group must pass the same" + remedy(),
                null);
    }

    private boolean isNumber() {
        return argument != CollectiveCall.MEMORY;
    }

    private String remedy() {
        return switch (call) {
            case READ -> ", or call greadEach, by which each reads a range of its own";
            case WRITE -> ": write to one array first, and let all write that";
            default -> "";
        };
    }
}
