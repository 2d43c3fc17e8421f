// Rules are checked by the services; here only shape and size.
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

export function parseNewChannelForm(form: FormData): Result<NewChannelForm, ErrorCode> {
	const parsed = v.safeParse(NewChannelForm, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : fail("invalid_request");
}

/** A switch is "on" or absent. */
const Switch = v.pipe(
	v.optional(v.string(), ""),
	v.transform((value) => value === "on"),
);

const Nothing = v.object({});
/** Forms of a channel's settings. */
export const channelForms = {
	save: v.object({
		name: Typed,
		description: Optional,
		isActive: Switch,
		ignoreGroups: Switch,
		/** "" for none. */
		defaultAgentId: v.pipe(v.optional(v.string(), ""), v.maxLength(64)),
		/** Options of a webchat, as JSON. */
		options: v.optional(v.pipe(v.string(), v.maxLength(32_768))),
	}),
	"replace-token": v.object({ token: Typed }),
	connect: Nothing,
	"close-door": Nothing,
	"reopen-door": Nothing,
	remove: Nothing,
};
