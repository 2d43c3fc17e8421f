// Spec 2, sections 2 and 5: Marketing. Meaning is judged by the services; here shape and size.
import * as v from "valibot";
import { SYNC_KINDS } from "#app/domain/facebook/sync.ts";
import { ok, type Result } from "#app/domain/result.ts";

/** A person's or system user's token is some hundred characters. */
const Token = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2048));
const AccountId = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(64));

const MarketingRequest = v.variant("intent", [
	v.object({
		intent: v.literal("validate"),
		token: Token,
		/** "" while none is typed. */
		accountId: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(64)), ""),
	}),
	v.object({ intent: v.literal("add"), token: Token, accountId: AccountId }),
	v.object({ intent: v.literal("sync"), accountId: AccountId, kind: v.picklist(SYNC_KINDS) }),
	v.object({ intent: v.literal("remove"), accountId: AccountId }),
]);
export type MarketingRequest = v.InferOutput<typeof MarketingRequest>;

export function parseMarketingRequest(form: FormData): Result<MarketingRequest, "invalid_request"> {
	const parsed = v.safeParse(MarketingRequest, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : { ok: false, code: "invalid_request" };
}
