import { expect, test } from "vitest";
import { ApiError } from "#app/ui/api-error.ts";
import { createQueryClient, getQueryClient, shouldRetry } from "#app/ui/query-client.ts";

test("queries retry twice except on refusals other than too many", () => {
	expect(shouldRetry(0, new ApiError(404, "not_found"))).toBe(false);
	expect(shouldRetry(0, new ApiError(429, "rate_limited"))).toBe(true);
	expect(shouldRetry(1, new ApiError(503, "unavailable"))).toBe(true);
	expect(shouldRetry(1, new TypeError("network"))).toBe(true);
	expect(shouldRetry(2, new ApiError(503, "unavailable"))).toBe(false);
});

test("the defaults are the specification's", () => {
	const options = createQueryClient().getDefaultOptions();
	expect(options.queries).toMatchObject({
		staleTime: 300_000,
		gcTime: 600_000,
		refetchOnWindowFocus: false,
		refetchOnReconnect: true,
	});
	const delay = options.queries?.retryDelay as (attempt: number) => number;
	expect([delay(0), delay(1), delay(10)]).toEqual([1000, 2000, 30_000]);
	expect(options.mutations).toMatchObject({ retry: 1, retryDelay: 1000 });
});

test("on the server every page has a cache of its own", () => {
	expect(getQueryClient()).not.toBe(getQueryClient());
});
