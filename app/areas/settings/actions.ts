import { parseLifetime } from "#app/domain/inbox/file-lifetime.ts";
import { parseVoiceBudget } from "#app/domain/inbox/voice-words.ts";
import { ok } from "#app/domain/result.ts";
import {
	type ActionCall,
	type AnswerOf,
	bare,
	defineActions,
} from "#app/middleware/define-actions.ts";
import { settingsForms } from "./forms.ts";

const metaOf = ({ request, locale }: ActionCall) => ({
	ip: request.headers.get("cf-connecting-ip") ?? "",
	userAgent: request.headers.get("user-agent") ?? "",
	url: request.url,
	locale,
});

/** Actions of a person's own settings. */
export const settingsActions = defineActions(settingsForms, {
	integrations: async ({ services, signedIn }, typed) =>
		bare(await services.settings.update(signedIn, typed)),
	"restore-echo": async ({ services, signedIn }) => {
		await services.settings.restoreEcho(signedIn);
		return ok(null);
	},
	profile: async ({ services, signedIn }, typed) =>
		bare(await services.profile.update(signedIn, typed)),
	password: async (call, typed) => {
		const changed = await call.services.auth.changePassword(call.signedIn, typed, metaOf(call));
		if (!changed.ok) return changed;
		// This browser's session continues under a new id.
		for (const cookie of changed.value.setCookie) call.headers.append("Set-Cookie", cookie);
		return ok(null);
	},
	"end-sign-in": async ({ services, signedIn }, { id }) =>
		bare(await services.auth.endSignIn(signedIn, id)),
	"end-other-sign-ins": async ({ services, signedIn }) => {
		await services.auth.endOtherSignIns(signedIn);
		return ok(null);
	},
	"delete-workspace": async ({ services, signedIn }, { name }) =>
		bare(await services.personalData.deleteWorkspace(signedIn, name)),
	claiming: async ({ services, signedIn }, { isOn }) =>
		bare(await services.inboxSettings.saveClaiming(signedIn, isOn === "on")),
	"file-days": async ({ services, signedIn }, { days }) => {
		const lifetime = days === "" ? null : parseLifetime(Number(days));
		return bare(await services.fileLifetime.saveLifetime(signedIn, lifetime));
	},
	"voice-budget": async ({ services, signedIn }, { budget }) =>
		bare(await services.voiceWords.save(signedIn, parseVoiceBudget(Number(budget)))),
	"contact-fields": async ({ services, signedIn }, { fields, seen }) =>
		bare(await services.inboxSettings.saveFields(signedIn, fields, seen)),
	routing: async ({ services, signedIn }, typed) => {
		const { department, mode, minutes, to, capacity } = typed;
		const giveBackMinutes = minutes === "" ? null : Number(minutes);
		const rules = mode === "" ? null : { mode, giveBackMinutes, giveBackTo: to };
		const of = department === "" ? null : department;
		return bare(await services.routing.saveRules(signedIn, of, rules, Number(capacity)));
	},
	"unlink-account": async ({ services, signedIn }, { provider }) =>
		bare(await services.social.unlink(signedIn, provider)),
});
export type SettingsAnswer = AnswerOf<typeof settingsActions>;
export type SettingsIntent = keyof typeof settingsForms;
