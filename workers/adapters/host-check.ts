import { z } from "zod";
import { isPublicAddress } from "./public-address.ts";
import type { Fetch } from "./safe-fetch.ts";

/** False: the host resolves to a private address (H10). Null: it could not be resolved, so it is not called. */
export type HostCheck = (host: string) => Promise<boolean | null>;

const TIMEOUT_MS = 3_000;
/** A failed query is repeated once. */
const ATTEMPTS = 2;
/** DNS status NOERROR and NXDOMAIN. */
const ANSWERED: readonly number[] = [0, 3];
/** The answer also contains the chain of CNAME records. */
const TYPES = ["A", "AAAA"] as const;
const RECORD_NUMBERS: readonly number[] = [1, 28];

/** The JSON form of DNS over HTTPS, as Cloudflare and Google answer it. */
const Answer = z.object({
	Status: z.number().refine((status) => ANSWERED.includes(status)),
	Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
});

/**
 * Resolves a host over HTTPS right before it is called. The platform resolves it again by itself, so a name that
 * changes in between is not detected. When the resolver fails, the host is not called: otherwise disturbing the
 * resolver would disable the check (security 8).
 * @param resolverUrl null: no resolver is configured and no check is made
 */
export function createHostCheck(resolverUrl: string | null, fetchIt?: Fetch): HostCheck | null {
	if (resolverUrl === null) return null;
	const call: Fetch = fetchIt ?? ((input, init) => fetch(input, init));

	async function addressesOf(host: string, type: string): Promise<string[]> {
		const url = new URL(resolverUrl ?? "");
		url.searchParams.set("name", host);
		url.searchParams.set("type", type);
		const response = await call(url.href, {
			headers: { accept: "application/dns-json" },
			redirect: "manual",
			signal: AbortSignal.timeout(TIMEOUT_MS),
		});
		const { Answer: records = [] } = Answer.parse(await response.json());
		return records.filter(({ type: n }) => RECORD_NUMBERS.includes(n)).map(({ data }) => data);
	}

	return async (host) => {
		for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
			try {
				const found = await Promise.all(TYPES.map((type) => addressesOf(host, type)));
				return found.flat().every(isPublicAddress);
			} catch {
				// Repeated, then unknown.
			}
		}
		return null;
	};
}

/** How long a name that was found public need not be resolved again, ms. */
const REMEMBERED_MS = 30_000;

/**
 * The same check for many calls to one host in a row: a public answer counts for half a minute, any other one is never
 * remembered.
 */
export function rememberHostCheck(
	check: HostCheck | null,
	now: () => number = Date.now,
): HostCheck | null {
	if (check === null) return null;
	const publicUntil = new Map<string, number>();
	return async (host) => {
		if ((publicUntil.get(host) ?? 0) > now()) return true;
		const isPublic = await check(host);
		if (isPublic) publicUntil.set(host, now() + REMEMBERED_MS);
		else publicUntil.delete(host);
		return isPublic;
	};
}
