// Probes whether stores of the host reach a running kernel, and stores of the kernel the host: one work-item counts rounds, and
// begins the next when the host has counted the previous one. See SharingProbe.java, which defines the offsets of the words.
#define WORD(offset) (*((volatile __global int *) (memory + 16 + (offset))))
#define LONG(offset) (*((volatile __global long *) (memory + 16 + (offset))))

__kernel void galefs_sharing_probe(__global uchar *memory) {
    const int rounds = WORD(ROUNDS);
    const long limit = LONG(LIMIT);
    const long outer = LONG(OUTER);
    if (outer != 0) {
        LONG(FOUND) = LONG(outer);
    }
    int round = 1;
    while (round <= rounds) {
        WORD(DEVICE_ROUND) = round;
        long polls = 0;
        int waiting = 1;
        // As the wait for a reply: two loads and a comparison with the limit.
        while (waiting) {
            const int stop = WORD(STOP);
            if (WORD(HOST_ROUND) == round) {
                waiting = 0;
            } else if (stop != 0 || polls >= limit) {
                waiting = 0;
                round = rounds;
            } else {
                polls++;
            }
        }
        LONG(POLLS) = polls;
        round++;
    }
    WORD(DEVICE_ROUND) = rounds + 1;
}
