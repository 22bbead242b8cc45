/** Cost of reading cached blocks through the file API, compared with reading an array. */
package io.github.galefs.bench.cachehit;
