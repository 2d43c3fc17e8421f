// Spec 2, section 2: Ads manager.
import * as v from "valibot";
import { ok, type Result } from "#app/domain/result.ts";

/** A switch is "on" or not there. */
const Switch = v.pipe(
	v.optional(v.string(), ""),
	v.transform((value) => value === "on"),
);

const AdsRequest = v.variant("intent", [
	v.object({
		intent: v.literal("settings"),
		isTokenValidationOn: Switch,
		isHourlySyncOn: Switch,
	}),
	v.object({ intent: v.literal("sync-campaigns") }),
]);
export type AdsRequest = v.InferOutput<typeof AdsRequest>;

export function parseAdsRequest(form: FormData): Result<AdsRequest, "invalid_request"> {
	const parsed = v.safeParse(AdsRequest, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : { ok: false, code: "invalid_request" };
}
