// Spec 1, section 7: client query defaults.
import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "./api-error.ts";

const FRESH_FOR_MS = 5 * 60_000;
const KEPT_FOR_MS = 10 * 60_000;
const MAX_RETRIES = 2;
const FIRST_RETRY_MS = 1000;
const LAST_RETRY_MS = 30_000;

/** Refused requests are not repeated; only "too many requests" may succeed later. */
export function shouldRetry(failures: number, error: unknown): boolean {
	if (failures >= MAX_RETRIES) return false;
	if (!(error instanceof ApiError)) return true;
	return error.status < 400 || error.status >= 500 || error.status === 429;
}

export function createQueryClient(): QueryClient {
	return new QueryClient({
		defaultOptions: {
			queries: {
				staleTime: FRESH_FOR_MS,
				gcTime: KEPT_FOR_MS,
				refetchOnWindowFocus: false,
				refetchOnReconnect: true,
				retry: shouldRetry,
				retryDelay: (attempt) => Math.min(FIRST_RETRY_MS * 2 ** attempt, LAST_RETRY_MS),
			},
			mutations: { retry: 1, retryDelay: FIRST_RETRY_MS },
		},
	});
}

let shared: QueryClient | undefined;

/** One client in the browser; on the server a new one each time, or tenants would share a cache. */
export function getQueryClient(): QueryClient {
	if (typeof document === "undefined") return createQueryClient();
	shared ??= createQueryClient();
	return shared;
}
