// Meaning is judged by the services; here shape and size.
import * as v from "valibot";
import type { ErrorCode } from "#app/contracts/errors.ts";
import { CREATABLE_TYPES } from "#app/domain/channels/channel-form.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";

const Typed = v.pipe(v.string(), v.maxLength(4096));
const Optional = v.optional(Typed, "");

const NewChannelForm = v.object({
	type: v.picklist(CREATABLE_TYPES),
	name: Typed,
	token: Optional,
});
export type NewChannelForm = v.InferOutput<typeof NewChannelForm>;

const ChannelRequest = v.variant("form", [
	v.object({
		form: v.literal("save"),
		name: Typed,
		description: Optional,
		/** A switch is "on" or not there. */
		isActive: v.pipe(
			v.optional(v.string(), ""),
			v.transform((value) => value === "on"),
		),
		/** "": nobody. */
		defaultAgentId: v.pipe(v.optional(v.string(), ""), v.maxLength(64)),
		/** Of a webchat, as JSON. */
		options: v.optional(v.pipe(v.string(), v.maxLength(32_768))),
	}),
	v.object({ form: v.literal("replace-token"), token: Typed }),
	v.object({ form: v.picklist(["connect", "close-door", "reopen-door", "remove"]) }),
]);
export type ChannelRequest = v.InferOutput<typeof ChannelRequest>;
export type ChannelFormName = ChannelRequest["form"];

export function parseNewChannelForm(form: FormData): Result<NewChannelForm, ErrorCode> {
	const parsed = v.safeParse(NewChannelForm, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : fail("invalid_request");
}

/** What a form of the settings asks for. */
export function parseChannelRequest(form: FormData): Result<ChannelRequest, ErrorCode> {
	const parsed = v.safeParse(ChannelRequest, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : fail("invalid_request");
}
