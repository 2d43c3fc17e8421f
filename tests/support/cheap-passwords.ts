/** Stands where the services of tests in workerd make their hasher (vitest.config.ts). */
import { createScryptHasher as createHasher } from "#workers/adapters/password/scrypt.ts";

export const createScryptHasher: typeof createHasher = () => createHasher({ ln: 8, r: 8, p: 1 });
