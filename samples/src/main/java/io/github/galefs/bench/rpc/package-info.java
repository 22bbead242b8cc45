/** How long a kernel's request to the host and back takes, and how many a host answers, with no files in the way. */
package io.github.galefs.bench.rpc;
