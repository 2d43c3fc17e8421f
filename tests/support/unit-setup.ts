import "./owner-stacks.ts";
import { afterAll, vi } from "vitest";

// Files share their process: what one of them put in the place of the platform's ends with it.
afterAll(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
	vi.restoreAllMocks();
});
