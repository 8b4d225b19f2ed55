/* Lets system calls on the files of one folder fail, as the test says in a file of shared memory.
 *
 * Preloaded into the process under test. FAULTY_DISK names the shared file, FAULTY_DISK_FOLDER the
 * folder. Calls are counted; those from `first` on fail with `error`, `times` of them. A write that
 * fails leaves half of its bytes. What SQLite maps (the -shm file) is no record of anything.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <limits.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/stat.h>
#include <sys/types.h>
#include <unistd.h>

struct control {
    int64_t calls;
    int64_t first;
    int64_t times;
    int64_t error;
    int64_t failed;
    char last[64];
};

static struct control *shared;
static char folder[PATH_MAX];
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static void *real(const char *name) {
    void *found = dlsym(RTLD_NEXT, name);
    if (found == NULL) abort();
    return found;
}

__attribute__((constructor)) static void begin(void) {
    const char *path = getenv("FAULTY_DISK");
    const char *where = getenv("FAULTY_DISK_FOLDER");
    if (path == NULL || where == NULL || strlen(where) >= sizeof folder) return;
    int (*real_open)(const char *, int, ...) = real("open");
    int descriptor = real_open(path, O_RDWR | O_CLOEXEC);
    if (descriptor < 0) abort();
    void *memory = mmap(NULL, sizeof *shared, PROT_READ | PROT_WRITE, MAP_SHARED, descriptor, 0);
    close(descriptor);
    if (memory == MAP_FAILED) abort();
    strcpy(folder, where);
    shared = memory;
}

static int is_inside(const char *path) {
    return shared != NULL && path != NULL && strncmp(path, folder, strlen(folder)) == 0;
}

/* Count a call; tell whether it is to fail, with errno set. */
static int fails(const char *name, const char *path) {
    int is_failing = 0;
    if (!is_inside(path)) return 0;
    pthread_mutex_lock(&lock);
    int64_t number = ++shared->calls;
    if (shared->first > 0 && number >= shared->first && shared->failed < shared->times) {
        const char *file = strrchr(path, '/');
        if (shared->failed++ == 0)
            snprintf(shared->last, sizeof shared->last, "%s %s", name, file ? file + 1 : path);
        is_failing = 1;
    }
    pthread_mutex_unlock(&lock);
    if (is_failing) errno = (int)shared->error;
    return is_failing;
}

static int descriptor_fails(const char *name, int descriptor) {
    char link[64], path[PATH_MAX];
    if (shared == NULL) return 0;
    snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
    ssize_t length = readlink(link, path, sizeof path - 1);
    if (length <= 0) return 0;
    path[length] = '\0';
    return fails(name, path);
}

static int at_fails(const char *name, int at, const char *path) {
    if (path == NULL || path[0] == '/' || at == AT_FDCWD) return fails(name, path);
    return descriptor_fails(name, at);
}

#define READ_MODE(flags)                                                 \
        mode_t mode = 0;                                                 \
        if (flags & (O_CREAT | O_TMPFILE)) {                             \
            va_list rest;                                                \
            va_start(rest, flags);                                       \
            mode = va_arg(rest, mode_t);                                 \
            va_end(rest);                                                \
        }

#define OPENING(name)                                                    \
    int name(const char *path, int flags, ...) {                         \
        READ_MODE(flags)                                                 \
        if (fails("open", path)) return -1;                              \
        return ((int (*)(const char *, int, ...))real(#name))(path, flags, mode); \
    }
OPENING(open)
OPENING(open64)

#define OPENING_AT(name)                                                 \
    int name(int at, const char *path, int flags, ...) {                 \
        READ_MODE(flags)                                                 \
        if (at_fails("open", at, path)) return -1;                       \
        return ((int (*)(int, const char *, int, ...))real(#name))(at, path, flags, mode); \
    }
OPENING_AT(openat)
OPENING_AT(openat64)

ssize_t write(int descriptor, const void *bytes, size_t count) {
    ssize_t (*act)(int, const void *, size_t) = real("write");
    if (descriptor_fails("write", descriptor)) {
        int error = errno;
        if (act(descriptor, bytes, count / 2) < 0) abort();
        errno = error;
        return -1;
    }
    return act(descriptor, bytes, count);
}

#define WRITING_AT(name)                                                 \
    ssize_t name(int descriptor, const void *bytes, size_t count, off_t at) { \
        ssize_t (*act)(int, const void *, size_t, off_t) = real(#name);  \
        if (descriptor_fails("pwrite", descriptor)) {                    \
            int error = errno;                                           \
            if (act(descriptor, bytes, count / 2, at) < 0) abort();      \
            errno = error;                                               \
            return -1;                                                   \
        }                                                                \
        return act(descriptor, bytes, count, at);                        \
    }
WRITING_AT(pwrite)
WRITING_AT(pwrite64)

#define ON_DESCRIPTOR(name)                                              \
    int name(int descriptor) {                                           \
        if (descriptor_fails(#name, descriptor)) return -1;              \
        return ((int (*)(int))real(#name))(descriptor);                  \
    }
ON_DESCRIPTOR(fsync)
ON_DESCRIPTOR(fdatasync)

#define RESIZING(name)                                                   \
    int name(int descriptor, off_t size) {                               \
        if (descriptor_fails("ftruncate", descriptor)) return -1;        \
        return ((int (*)(int, off_t))real(#name))(descriptor, size);     \
    }
RESIZING(ftruncate)
RESIZING(ftruncate64)

#define ON_PATH(name)                                                    \
    int name(const char *path) {                                         \
        if (fails(#name, path)) return -1;                               \
        return ((int (*)(const char *))real(#name))(path);               \
    }
ON_PATH(unlink)

int rename(const char *path, const char *to) {
    if (fails("rename", path)) return -1;
    return ((int (*)(const char *, const char *))real("rename"))(path, to);
}

#define WITH_MODE(name)                                                  \
    int name(const char *path, mode_t mode) {                            \
        if (fails(#name, path)) return -1;                               \
        return ((int (*)(const char *, mode_t))real(#name))(path, mode); \
    }
WITH_MODE(mkdir)
WITH_MODE(chmod)
