// A number of the official API is whose token Meta answers for it with (docs/decisions/051).
import { fail, ok, type Result } from "#app/domain/result.ts";

/** What Meta said when it was asked for the number with the channel's own token. */
export type NumberProof = "proved" | "refused" | "unreachable";

/** A claim that waits is tried when messages come for its number: as long as Meta repeats a call. */
export const CLAIM_MS = 7 * 24 * 3_600_000;

/** What a typed number is: proved, waiting to be, or nothing yet. Only a proved one routes. */
export type NumberStanding = "proved" | "waiting" | "unproved";

/**
 * What becomes of credentials somebody typed. What works is not given up for what could not be
 * tried: while Meta does not answer, only a number that carries nothing yet may wait.
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

/** How a stored number stands. */
export function standingOf(
	stored: { typed: string | null; proved: string | null; claimUntil: number | null },
	now: number,
): NumberStanding {
	if (stored.proved !== null && stored.proved === stored.typed) return "proved";
	return stored.claimUntil !== null && stored.claimUntil > now ? "waiting" : "unproved";
}
