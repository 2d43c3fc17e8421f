// Spec 2, section 5: Create instance.
import * as v from "valibot";
import { ERROR_CODES, type ErrorCode } from "#app/contracts/errors.ts";
import { ok, type Result } from "#app/domain/result.ts";
import { isChoice } from "#app/domain/gateways/way.ts";

const MAX_NAME_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 500;
const MAX_URL_LENGTH = 2048;

const isWebAddress = (text: string): boolean => /^https?:\/\//i.test(text) && URL.canParse(text);

/** Messages are error codes or the name of the wrong field. */
const NewInstanceForm = v.object({
	name: v.pipe(
		v.string(),
		v.trim(),
		v.nonEmpty("name_required"),
		v.maxLength(MAX_NAME_LENGTH, "name_too_long"),
	),
	description: v.pipe(v.optional(v.string(), ""), v.trim(), v.maxLength(MAX_DESCRIPTION_LENGTH)),
	webhookUrl: v.pipe(
		v.optional(v.string(), ""),
		v.trim(),
		v.maxLength(MAX_URL_LENGTH, "webhook"),
		v.check((text) => text === "" || isWebAddress(text), "webhook"),
	),
	gateway: v.pipe(v.string("gateway_not_offered"), v.check(isChoice, "gateway_not_offered")),
	// Present only where the official API was chosen; checked by the service.
	cloudToken: v.optional(v.pipe(v.string(), v.maxLength(4096))),
	cloudPhoneNumberId: v.optional(v.pipe(v.string(), v.maxLength(64))),
	cloudBusinessId: v.optional(v.pipe(v.string(), v.maxLength(64))),
});

const RemoveInstanceForm = v.object({
	id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)),
});

export type NewInstanceForm = v.InferOutput<typeof NewInstanceForm>;

/** A refused creation: its code, and whether it is about the webhook address. */
export interface CreateRefusal {
	code: ErrorCode;
	isWebhook: boolean;
}

export function parseNewInstanceForm(
	form: FormData,
): { ok: true; value: NewInstanceForm } | { ok: false; refusal: CreateRefusal } {
	const parsed = v.safeParse(NewInstanceForm, Object.fromEntries(form));
	if (parsed.success) return ok(parsed.output);
	const message = parsed.issues[0].message;
	const code = ERROR_CODES.find((known) => known === message) ?? "invalid_request";
	return { ok: false, refusal: { code, isWebhook: message === "webhook" } };
}

export function parseRemoveInstanceForm(form: FormData): Result<{ id: string }, "invalid_request"> {
	const parsed = v.safeParse(RemoveInstanceForm, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : { ok: false, code: "invalid_request" };
}
