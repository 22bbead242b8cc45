/**
 * Where blocks of files lie in the memory of the file service, for kernels that read them there while their own memory
 * is elsewhere: windows of the service's memory that the device reaches, and the rows of places in the page table.
 *
 * <p>Knows files by their numbers in the page table, and neither frames nor requests.
 */
package io.github.galefs.place;
