// A number of the official API belongs to the workspace whose token Meta accepts for it
// (docs/decisions/051).
import { fail, ok, type Result } from "#app/domain/result.ts";

/** Meta's answer to a request for the number with the channel's own token. */
export type NumberProof = "proved" | "refused" | "unreachable";

/**
 * How long an unproved claim is retried when messages come for its number: as long as Meta repeats a call.
 */
export const CLAIM_MS = 7 * 24 * 3_600_000;

/** The standing of a typed number. Only a proved one receives messages. */
export type NumberStanding = "proved" | "waiting" | "unproved";

/**
 * Whether typed credentials are accepted. A working number is not replaced by one that could not be
 * checked: while Meta does not answer, only a number without traffic may wait.
 */
export function judgeClaim(
	proof: NumberProof,
	worksAlready: boolean,
): Result<"proved" | "waiting", "credentials_refused" | "meta_unreachable"> {
	switch (proof) {
		case "proved":
			return ok("proved");
		case "refused":
			return fail("credentials_refused");
		case "unreachable":
			return worksAlready ? fail("meta_unreachable") : ok("waiting");
	}
}

/** The standing of a stored number at `now` (epoch ms). */
export function standingOf(
	stored: { typed: string | null; proved: string | null; claimUntil: number | null },
	now: number,
): NumberStanding {
	if (stored.proved !== null && stored.proved === stored.typed) return "proved";
	return stored.claimUntil !== null && stored.claimUntil > now ? "waiting" : "unproved";
}
