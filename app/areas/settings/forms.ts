// Spec 1, section 5: settings form. Rules are checked by the services; here only shape and size.
import * as v from "valibot";
import { FILE_LIFETIMES } from "#app/domain/inbox/file-lifetime.ts";
import { GIVE_BACK_TO, ROUTING_MODES } from "#app/domain/routing/settings.ts";
import { VOICE_BUDGETS } from "#app/domain/inbox/voice-words.ts";
import { FIELD_KINDS } from "#app/domain/inbox/contact-field.ts";
import { PROVIDERS } from "#app/domain/auth/provider.ts";

const MAX_FIELD = 4096;
const Field = v.pipe(v.string(), v.maxLength(MAX_FIELD));
const Filled = v.pipe(Field, v.nonEmpty("invalid_request"));

const IntegrationsForm = v.object({
	openaiApiKey: Field,
	elevenlabsKey: Field,
	n8nWebhookUrl: Field,
});

const ProfileForm = v.object({ fullName: Field, jobTitle: Field });

const PasswordForm = v.pipe(
	v.object({ current: Filled, next: Filled, confirmation: Field }),
	v.forward(
		v.partialCheck(
			[["next"], ["confirmation"]],
			({ next, confirmation }) => next === confirmation,
			"password_mismatch",
		),
		["confirmation"],
	),
);

const EndSignInForm = v.object({ id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(64)) });

/** The workspace's name, typed to confirm. */
const DeleteWorkspaceForm = v.object({ name: Filled });

const ClaimingForm = v.object({ isOn: v.picklist(["on", "off"]) });

/** Days; "" for always. */
const FileDaysForm = v.object({
	days: v.picklist(["", ...FILE_LIFETIMES.map(String)]),
});

/** Reais of a month. */
const VoiceBudgetForm = v.object({ budget: v.picklist(VOICE_BUDGETS.map(String)) });

/** All fields of contacts at once, as JSON, and what they were when the form was opened. */
const ContactFieldsForm = v.object({
	fields: v.pipe(
		v.string(),
		v.maxLength(100_000),
		v.parseJson(),
		v.array(
			v.object({
				id: v.nullable(v.pipe(v.string(), v.maxLength(64))),
				label: Field,
				kind: v.picklist(FIELD_KINDS),
				choices: v.array(Field),
			}),
		),
	),
	seen: v.pipe(v.string(), v.maxLength(100_000)),
});

/** Rules of the workspace, or of one department; whole numbers, "" for no time. */
const RoutingForm = v.object({
	/** "": the workspace's. */
	department: v.pipe(v.string(), v.maxLength(64)),
	/** "": as the workspace's, for a department. */
	mode: v.picklist(["", ...ROUTING_MODES]),
	minutes: v.pipe(v.string(), v.regex(/^\d{0,4}$/)),
	to: v.picklist(GIVE_BACK_TO),
	capacity: v.pipe(v.string(), v.regex(/^\d{1,3}$/)),
});

const UnlinkForm = v.object({ provider: v.picklist(PROVIDERS) });

/** The fields of the page's forms, by intent. */
export const settingsForms = {
	integrations: IntegrationsForm,
	"restore-echo": v.object({}),
	profile: ProfileForm,
	password: PasswordForm,
	"end-sign-in": EndSignInForm,
	"end-other-sign-ins": v.object({}),
	"unlink-account": UnlinkForm,
	"delete-workspace": DeleteWorkspaceForm,
	claiming: ClaimingForm,
	"file-days": FileDaysForm,
	"voice-budget": VoiceBudgetForm,
	"contact-fields": ContactFieldsForm,
	routing: RoutingForm,
};
