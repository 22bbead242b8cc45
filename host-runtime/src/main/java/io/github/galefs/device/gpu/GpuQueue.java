package io.github.galefs.device.gpu;

/**
 * Queue of a device that runs commands in order. Copies and runs allocate nothing except on failure. Thread-safe,
 * except that a program's parameters must not change while it is enqueued.
 */
public interface GpuQueue extends AutoCloseable {
    /**
     * Returns the open device.
     *
     * @return the owner of the queue.
     */
    GpuContext context();

    /**
     * Runs a program over a one-dimensional grid.
     *
     * @param program    whose parameters are set.
     * @param globalSize work-items, a multiple of the local size.
     * @param localSize  work-items in a group.
     * @param waits      events that precede the program, which sees what their commands wrote.
     */
    void run(GpuProgram program, long globalSize, long localSize, WaitList waits);

    /**
     * Copies to the device.
     *
     * @param memory     of the device.
     * @param offset     in the memory, in bytes.
     * @param address    of host memory, which must not change until the command has ended.
     * @param byteLength number of bytes, at least 1.
     */
    void write(long memory, long offset, long address, long byteLength);

    /**
     * Sets an int in the device's memory, and waits for that and all commands before.
     *
     * @param memory of the device.
     * @param offset in the memory, in bytes.
     * @param value  the int.
     */
    void writeIntAndWait(long memory, long offset, int value);

    /**
     * Copies to the device as {@link #write} does.
     *
     * @param memory     of the device.
     * @param offset     in the memory, in bytes.
     * @param address    of host memory.
     * @param byteLength number of bytes, at least 1.
     * @return the command's event, which the caller releases.
     */
    long writeWithEvent(long memory, long offset, long address, long byteLength);

    /**
     * Copies from the device.
     *
     * @param memory     of the device.
     * @param offset     in the memory, in bytes.
     * @param address    of host memory.
     * @param byteLength number of bytes, at least 1.
     * @return the command's event, which the caller releases.
     */
    long readWithEvent(long memory, long offset, long address, long byteLength);

    /**
     * Copies from the device, and waits for that and all commands before.
     *
     * @param memory     of the device.
     * @param offset     in the memory, in bytes.
     * @param address    of host memory.
     * @param byteLength number of bytes, at least 1.
     */
    void readAndWait(long memory, long offset, long address, long byteLength);

    /**
     * Copies the beginnings of rows from the device, and waits for that and all commands before.
     *
     * @param memory    of the device.
     * @param offset    of the first row in the memory, in bytes.
     * @param address   of host memory, which has the same distance from row to row.
     * @param rowStride distance of two rows, in bytes.
     * @param rowLength bytes of a row to copy.
     * @param rowCount  number of rows, at least 1.
     */
    void readRowsAndWait(long memory, long offset, long address, long rowStride, long rowLength, long rowCount);

    /**
     * Sets memory of the device to zero.
     *
     * @param memory     of the device.
     * @param offset     in the memory, in bytes.
     * @param byteLength number of bytes, at least 1.
     */
    void clear(long memory, long offset, long byteLength);

    /**
     * Sets memory of the device to zero.
     *
     * @param memory     of the device.
     * @param offset     in the memory, in bytes.
     * @param byteLength number of bytes, at least 1.
     * @return the command's event, which the caller releases.
     */
    long clearWithEvent(long memory, long offset, long byteLength);

    /**
     * Marks the end of the commands that were enqueued.
     *
     * @return an event that is complete when all of them have ended, which the caller releases.
     */
    long mark();

    /** Lets the device begin with the commands. */
    void flush();

    /** Waits until all commands have ended. */
    void finish();

    @Override
    void close();
}
