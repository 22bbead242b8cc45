/**
 * Files that go from the program that writes them to the next one through the memory of the gateway between them,
 * without a disk.
 *
 * <p>Calls pass {@link io.github.galefs.handover.HandOverFileService}, which decides by the path who answers:
 * {@code HandedFiles} or the service behind. A {@code HandedFile}'s bytes lie in chunks of the {@code ChunkPool}, which
 * bounds them. The package has no protocol, and depends on nothing of the service behind it but the contract.
 */
package io.github.galefs.handover;
