// Spec 2, section 2: instance settings. Meaning is judged by the services; here shape and size.
import * as v from "valibot";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { GATEWAY_NAMES } from "#app/domain/channels/settings.ts";

const Typed = v.pipe(v.string(), v.maxLength(4096));
const Id = v.pipe(v.string(), v.nonEmpty(), v.maxLength(64));
/** A switch is "on" or not there. */
const Switch = v.pipe(
	v.optional(v.string(), ""),
	v.transform((value) => value === "on"),
);
const CLOUD = {
	cloudToken: v.optional(Typed),
	cloudPhoneNumberId: v.optional(Typed, ""),
	cloudBusinessId: v.optional(Typed, ""),
};

const SettingsRequest = v.variant("form", [
	v.object({
		form: v.literal("save"),
		name: Typed,
		webhookUrl: Typed,
		autoReconnect: Switch,
		autoReadMessages: Switch,
		rejectCalls: Switch,
		enableChatPresence: Switch,
		receiveMessageStatus: Switch,
		onSend: Switch,
		onReceive: Switch,
		onConnect: Switch,
		onDisconnect: Switch,
		...CLOUD,
	}),
	v.object({ form: v.literal("switch-gateway"), gateway: v.picklist(GATEWAY_NAMES), ...CLOUD }),
	v.object({ form: v.literal("replay"), id: Id }),
	v.object({
		form: v.picklist([
			"rotate-secret",
			"create-key",
			"revoke-key",
			"send-test",
			"resume",
			"remove",
		]),
	}),
]);
export type SettingsRequest = v.InferOutput<typeof SettingsRequest>;
export type SettingsForm = SettingsRequest["form"];

/** What a form of the page asks for. */
export function parseSettingsRequest(form: FormData): Result<SettingsRequest, ErrorCode> {
	const parsed = v.safeParse(SettingsRequest, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : fail("invalid_request");
}

/** Credentials of the official API, where the form has such fields. */
export function findCloud(form: {
	cloudToken?: string | undefined;
	cloudPhoneNumberId: string;
	cloudBusinessId: string;
}) {
	if (form.cloudToken === undefined) return null;
	return {
		token: form.cloudToken,
		phoneNumberId: form.cloudPhoneNumberId,
		businessId: form.cloudBusinessId,
	};
}
