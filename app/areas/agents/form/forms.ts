// An agent as its form sends it. Rules are in app/domain/agents/form.ts; here only shape and size.
import * as v from "valibot";
import { FIELD_KINDS } from "#app/domain/agents/acts/contact-fields.ts";
import { AGENT_LANGUAGES, type AgentSettings, MODEL_PROVIDERS } from "#app/domain/agents/agent.ts";
import { CURRENCIES, EVENT_TYPES } from "#app/domain/facebook/conversion.ts";
import { ok, type Result } from "#app/domain/result.ts";
import { type Draft, toSettings } from "./draft.ts";

const MAX_SETTINGS_LENGTH = 60_000;
const MAX_IDS_LENGTH = 20_000;
const Typed = v.pipe(v.string(), v.maxLength(10_000));
const Whole = v.pipe(v.string(), v.regex(/^\d{1,15}$/), v.transform(Number));
const Minutes = v.pipe(v.number(), v.integer());

const Settings = v.strictObject({
	instructions: v.string(),
	provider: v.picklist(MODEL_PROVIDERS),
	model: v.string(),
	temperature: v.number(),
	integrationId: v.nullable(v.pipe(v.string(), v.maxLength(64))),
	handOver: v.strictObject({
		words: v.array(v.string()),
		onNoAnswer: v.boolean(),
		onRequest: v.boolean(),
		maxTurns: v.nullable(v.number()),
	}),
	hours: v.nullable(
		v.strictObject({
			timeZone: Typed,
			open: v.array(
				v.strictObject({
					day: v.picklist([0, 1, 2, 3, 4, 5, 6]),
					from: Minutes,
					to: Minutes,
				}),
			),
		}),
	),
	debounceMs: v.number(),
	languages: v.array(v.picklist(AGENT_LANGUAGES)),
	/** A page of an earlier release does not send them: they stay as they were. */
	acts: v.optional(
		v.strictObject({
			form: v.array(
				v.strictObject({
					key: v.string(),
					label: v.string(),
					kind: v.picklist(FIELD_KINDS),
					isRequired: v.optional(v.literal(true)),
				}),
			),
			labels: v.array(v.string()),
			mayAssign: v.boolean(),
			tellsHours: v.boolean(),
		}),
	),
	/** Left out where none was ever chosen, and by a page of an earlier release. */
	conversion: v.optional(
		v.nullable(
			v.strictObject({
				pixelId: v.string(),
				eventType: v.picklist(EVENT_TYPES),
				currency: v.picklist(CURRENCIES),
			}),
		),
	),
	sendsFiles: v.optional(v.boolean()),
	/** A tab of an earlier release does not send it. */
	listens: v.optional(v.boolean(), true),
});

/** Lists are sent as JSON in one field, because a form may have at most a hundred fields. */
const AgentFields = v.object({
	name: Typed,
	channelIds: v.pipe(
		v.string(),
		v.maxLength(MAX_IDS_LENGTH),
		v.transform((ids) => [...new Set(ids.split(",").filter((id) => id !== ""))]),
	),
	settings: v.pipe(v.string(), v.maxLength(MAX_SETTINGS_LENGTH), v.parseJson(), Settings),
});

const Saving = v.object({
	version: Whole,
	draftSavedAt: Whole,
	save: v.picklist(["live", "draft"]),
});

/** What a form was filled from, and whether it becomes the draft. */
export interface FormSaving {
	/** The live version, and when the draft was saved (0: none); null: an old page does not say. */
	seen: { version: number; draftSavedAt: number } | null;
	isDraft: boolean;
}

export interface AgentFields {
	name: string;
	channelIds: string[];
	settings: AgentSettings;
}

export function parseAgentFields(form: FormData): Result<AgentFields, "invalid_request"> {
	const parsed = v.safeParse(AgentFields, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : { ok: false, code: "invalid_request" };
}

/** The inverse of `parseAgentFields`. */
export const toFields = (draft: Draft): Record<keyof AgentFields, string> => ({
	name: draft.name,
	channelIds: draft.channelIds.join(","),
	settings: JSON.stringify(toSettings(draft)),
});

/** How a form is saved. A page of the release before says nothing, and publishes as it did. */
export function parseSaving(form: FormData): FormSaving {
	const parsed = v.safeParse(Saving, Object.fromEntries(form));
	if (!parsed.success) return { seen: null, isDraft: false };
	const { save, ...seen } = parsed.output;
	return { seen, isDraft: save === "draft" };
}

/** The inverse of `parseSaving`. */
export const toSavingFields = ({ seen, isDraft }: FormSaving): Record<string, string> =>
	seen === null
		? {}
		: {
				version: String(seen.version),
				draftSavedAt: String(seen.draftSavedAt),
				save: isDraft ? "draft" : "live",
			};
