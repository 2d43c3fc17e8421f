import { reset } from "cloudflare:test";
import { afterAll, beforeAll } from "vitest";

/**
 * Call first in a file that looks at all that a deployment holds, or at one without any table:
 * nothing of the files that share its runtime is there when it starts, and nothing of it stays.
 */
export function startFresh(): void {
	beforeAll(() => reset());
	afterAll(() => reset());
}
