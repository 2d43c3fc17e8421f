// How long a file may be under way to a vendor: by its size, so that a large one is not given up and a small one not waited for.

/** A vendor that takes the bytes more slowly is not waited for. */
const MIN_BYTES_PER_MS = 512;

/** Time for these bytes, ms, beside what any call may take. */
export const transferMs = (bytes: number): number => Math.ceil(bytes / MIN_BYTES_PER_MS);
