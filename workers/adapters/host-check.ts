import { z } from "zod";
import { isPublicAddress } from "#app/domain/net/ip-address.ts";
import type { Fetch } from "./safe-fetch.ts";

/** False: the name stands for an address inside a network (H10). Null: nobody could say, so nothing is called. */
export type HostCheck = (host: string) => Promise<boolean | null>;

const TIMEOUT_MS = 3_000;
/** A question that got lost is asked once more. */
const ATTEMPTS = 2;
/** The resolver knows: there are records, or there is no such name. */
const ANSWERED: readonly number[] = [0, 3];
/** A and AAAA; a chain of CNAME records is in the same answer. */
const TYPES = ["A", "AAAA"] as const;
const RECORD_NUMBERS: readonly number[] = [1, 28];

/** RFC 8484's JSON form, as Cloudflare and Google answer. */
const Answer = z.object({
	Status: z.number().refine((status) => ANSWERED.includes(status)),
	Answer: z.array(z.object({ type: z.number(), data: z.string() })).optional(),
});

/**
 * Asks a resolver over HTTPS what a name stands for, right before it is called. The platform resolves
 * the name once more by itself, so a name that changes in between is not caught. A resolver that is
 * out of order is no leave to call: whoever can disturb it would open the way (security 8).
 * @param resolverUrl null: the deployment has none, and nothing is asked
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
				// Asked again, then unknown.
			}
		}
		return null;
	};
}
