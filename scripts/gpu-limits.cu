// The limits of one NVIDIA GPU that reads a hot file, in CUDA C and without GaleFS: the bare copy of pinned memory, and
// kernels that read the file's pages themselves, mapped and registered as a whole. scripts/test-on-gpu runs it beside
// the benchmarks seqread and random where there is nvcc. Not part of the build.
//
//   nvcc -O3 -arch=native -o gpu-limits gpu-limits.cu && ./gpu-limits FOLDER [RUNS]
//
// Prints one JSON object a line, as galefs bench --json does, medians of RUNS (default 5) runs. Writes a file of 1 GiB
// to FOLDER and removes it. Each word that is read is looked at: exit status 1 if one is wrong.

#include <algorithm>
#include <chrono>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <fcntl.h>
#include <functional>
#include <string>
#include <sys/mman.h>
#include <unistd.h>
#include <vector>

namespace {

constexpr size_t FILE_BYTES = size_t{1} << 30;
constexpr size_t WORDS = FILE_BYTES / sizeof(uint64_t);
constexpr int THREADS = 128;
constexpr int GROUPS_PER_UNIT = 16;

/** Threads that read a piece together where each piece is another's: 8 of them load 128 bytes. */
constexpr int TEAM = 8;

int runs = 5;

void check(const cudaError_t error, const char *what) {
    if (error != cudaSuccess) {
        std::fprintf(stderr, "gpu-limits: %s: %s\n", what, cudaGetErrorString(error));
        std::exit(1);
    }
}

void checkCall(const bool succeeded, const char *what) {
    if (!succeeded) {
        std::perror(what);
        std::exit(1);
    }
}

/** Steele, Lea, Flood: Fast Splittable Pseudorandom Number Generators (2014), the step of SplitMix64. */
__device__ uint64_t next(const uint64_t state) {
    uint64_t mixed = state + 0x9E3779B97F4A7C15;
    mixed = (mixed ^ mixed >> 30) * 0xBF58476D1CE4E5B9;
    mixed = (mixed ^ mixed >> 27) * 0x94D049BB133111EB;
    return mixed ^ mixed >> 31;
}

/** Counts the words of a piece that are not their own index; the threads of a team read neighbouring 16 bytes. */
__device__ int wrongWords(
        const ulonglong2 *file, const uint64_t piece, const int pairs, const int lane, const int lanes) {
    const ulonglong2 *from = file + piece * pairs;
    int wrong = 0;
#pragma unroll 4
    for (int i = lane; i < pairs; i += lanes) {
        const ulonglong2 words = __ldcs(from + i);
        const uint64_t index = 2 * (piece * pairs + i);
        wrong += (words.x != index) + (words.y != index + 1);
    }
    return wrong;
}

/** Blocks take pieces in turn, from the first to the last. */
__global__ void readAll(const ulonglong2 *file, const uint64_t pieces, const int pairs, unsigned *wrong) {
    int found = 0;
    for (uint64_t piece = blockIdx.x; piece < pieces; piece += gridDim.x) {
        found += wrongWords(file, piece, pairs, threadIdx.x, blockDim.x);
    }
    if (found != 0) {
        atomicAdd(wrong, found);
    }
}

/** Teams of threads read pieces at random. */
__global__ void readAtRandom(const ulonglong2 *file, const uint64_t mask, const int pairs, const int team,
        const int reads, unsigned *wrong) {
    const int id = blockIdx.x * blockDim.x + threadIdx.x;
    uint64_t random = next(id / team);
    int found = 0;
    for (int i = 0; i < reads; i++) {
        random = next(random);
        found += wrongWords(file, random >> 33 & mask, pairs, id % team, team);
    }
    if (found != 0) {
        atomicAdd(wrong, found);
    }
}

/** One block reads pieces each of which says where the next one lies. */
__global__ void follow(
        const ulonglong2 *file, const uint64_t mask, const int pairs, const int reads, unsigned *wrong) {
    __shared__ uint64_t word;
    uint64_t random = next(1);
    int found = 0;
    for (int i = 0; i < reads; i++) {
        const uint64_t piece = random >> 33 & mask;
        const ulonglong2 *from = file + piece * pairs;
        if (threadIdx.x == 0) {
            word = __ldcs(from).x;
        }
        found += wrongWords(file, piece, pairs, threadIdx.x, blockDim.x);
        __syncthreads();
        random = next(random + word);
        __syncthreads();
    }
    if (found != 0) {
        atomicAdd(wrong, found);
    }
}

double secondsOf(const std::function<void()> &work) {
    const auto begin = std::chrono::steady_clock::now();
    work();
    check(cudaGetLastError(), "launch");
    check(cudaDeviceSynchronize(), "cudaDeviceSynchronize");
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
}

/** Prints how many units a second the work does: after one run that is not counted. */
void measure(const std::string &name, const char *metric, const char *unit, const double units,
        const std::function<void()> &work) {
    secondsOf(work);
    std::vector<double> rates(runs);
    for (double &rate : rates) {
        rate = units / secondsOf(work);
    }
    std::sort(rates.begin(), rates.end());
    std::printf("{\"bench\":\"limits\",\"case\":\"%s\",\"device\":\"cuda:0\",", name.c_str());
    std::printf("\"metric\":\"%s\",\"unit\":\"%s\",", metric, unit);
    std::printf("\"median\":%.0f,\"min\":%.0f,\"max\":%.0f,\"runs\":%d}\n", rates[rates.size() / 2], rates.front(),
            rates.back(), runs);
    std::fflush(stdout);
}

void measureRate(const std::string &name, const double bytes, const std::function<void()> &work) {
    measure(name, "bytes_per_s", "bytes/s", bytes, work);
}

void measureReads(const std::string &name, const double reads, const std::function<void()> &work) {
    measure(name, "requests_per_s", "requests/s", reads, work);
}

std::string size(const int bytes) {
    return bytes < 1 << 10   ? std::to_string(bytes) + "B"
           : bytes < 1 << 20 ? std::to_string(bytes >> 10) + "KiB"
                             : std::to_string(bytes >> 20) + "MiB";
}

void *mapFile(const std::string &path) {
    const int file = open(path.c_str(), O_RDWR | O_CREAT | O_EXCL, 0600);
    checkCall(file >= 0, path.c_str());
    checkCall(unlink(path.c_str()) == 0, "unlink");
    std::vector<uint64_t> part(size_t{1} << 20);
    for (size_t word = 0; word < WORDS; word += part.size()) {
        for (size_t i = 0; i < part.size(); i++) {
            part[i] = word + i;
        }
        const auto bytes = static_cast<ssize_t>(part.size() * sizeof(uint64_t));
        checkCall(write(file, part.data(), bytes) == bytes, "write");
    }
    void *map = mmap(nullptr, FILE_BYTES, PROT_READ, MAP_SHARED | MAP_POPULATE, file, 0);
    checkCall(map != MAP_FAILED, "mmap");
    close(file);
    return map;
}

void measureCopy() {
    void *pinned;
    void *device;
    check(cudaMallocHost(&pinned, FILE_BYTES / 4), "cudaMallocHost");
    check(cudaMalloc(&device, FILE_BYTES / 4), "cudaMalloc");
    measureRate("copy", FILE_BYTES, [=] {
        for (int i = 0; i < 4; i++) {
            check(cudaMemcpyAsync(device, pinned, FILE_BYTES / 4, cudaMemcpyHostToDevice), "cudaMemcpyAsync");
        }
    });
    check(cudaFree(device), "cudaFree");
    check(cudaFreeHost(pinned), "cudaFreeHost");
}

}  // namespace

int main(const int argc, char **argv) {
    if (argc < 2 || argc > 3 || (argc == 3 && (runs = std::atoi(argv[2])) < 1)) {
        std::fprintf(stderr, "Usage: gpu-limits FOLDER [RUNS]\n");
        return 2;
    }
    void *map = mapFile(std::string(argv[1]) + "/gpu-limits-" + std::to_string(getpid()));
    measureCopy();
    int units;
    check(cudaDeviceGetAttribute(&units, cudaDevAttrMultiProcessorCount, 0), "cudaDeviceGetAttribute");
    check(cudaHostRegister(map, FILE_BYTES, cudaHostRegisterReadOnly | cudaHostRegisterMapped), "cudaHostRegister");
    void *address;
    check(cudaHostGetDevicePointer(&address, map, 0), "cudaHostGetDevicePointer");
    const auto *file = static_cast<const ulonglong2 *>(address);
    unsigned *wrong;
    check(cudaMalloc(&wrong, sizeof(unsigned)), "cudaMalloc");
    check(cudaMemset(wrong, 0, sizeof(unsigned)), "cudaMemset");

    const int groups = GROUPS_PER_UNIT * units;
    for (const int bytes : {4 << 10, 64 << 10, 256 << 10, 1 << 20, 4 << 20}) {
        measureRate("seqread,request=" + size(bytes), FILE_BYTES,
                [=] { readAll<<<groups, THREADS>>>(file, FILE_BYTES / bytes, bytes / 16, wrong); });
    }
    for (const int bytes : {64, 512, 4 << 10, 32 << 10, 64 << 10}) {
        const int reads = std::max(20, (1 << 20) / bytes);
        measureReads("gread,piece=" + size(bytes), static_cast<double>(groups) * reads, [=] {
            readAtRandom<<<groups, THREADS>>>(file, FILE_BYTES / bytes - 1, bytes / 16, THREADS, reads, wrong);
        });
    }
    for (const int bytes : {64, 512}) {
        const int reads = 1000;
        measureReads("greadEach,piece=" + size(bytes), static_cast<double>(groups) * THREADS / TEAM * reads, [=] {
            readAtRandom<<<groups, THREADS>>>(file, FILE_BYTES / bytes - 1, bytes / 16, TEAM, reads, wrong);
        });
    }
    for (const int bytes : {64, 4 << 10}) {
        const int reads = 20000;
        measureReads("dependent,piece=" + size(bytes), reads,
                [=] { follow<<<1, THREADS>>>(file, FILE_BYTES / bytes - 1, bytes / 16, reads, wrong); });
    }

    unsigned found;
    check(cudaMemcpy(&found, wrong, sizeof(unsigned), cudaMemcpyDeviceToHost), "cudaMemcpy");
    check(cudaHostUnregister(map), "cudaHostUnregister");
    if (found != 0) {
        std::fprintf(stderr, "gpu-limits: %u words were wrong\n", found);
    }
    return found == 0 ? 0 : 1;
}
