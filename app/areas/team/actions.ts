import {
	type AnswerOf,
	bare,
	defineActions,
	type RequestOf,
} from "#app/middleware/define-actions.ts";
import { teamForms } from "./forms.ts";

/** Actions of the team page. `invited`: the invitation that was created or sent again. */
export const teamActions = defineActions(teamForms, {
	invite: async ({ services, signedIn, locale }, typed) => {
		const made = await services.invitations.invite(signedIn, typed, locale);
		return made.ok ? { ok: true, value: { invited: made.value } } : made;
	},
	resend: async ({ services, signedIn, locale }, { id }) => {
		const sent = await services.invitations.resend(signedIn, id, locale);
		return sent.ok ? { ok: true, value: { invited: sent.value } } : sent;
	},
	cancel: async ({ services, signedIn }, { id }) =>
		bare(await services.invitations.cancel(signedIn, id)),
	change_role: async ({ services, signedIn }, { id, role }) =>
		bare(await services.team.changeRole(signedIn, id, role)),
	remove: async ({ services, signedIn }, { id }) =>
		bare(await services.team.removeMember(signedIn, id)),
	reactivate: async ({ services, signedIn }, { id }) =>
		bare(await services.team.reactivateMember(signedIn, id)),
	routing: async ({ services, signedIn }, { id, capacity, absent }) =>
		bare(
			await services.routing.changeMember(signedIn, id, {
				capacity: capacity === "" ? null : Number(capacity),
				isAbsent: absent && absent === "yes",
			}),
		),
	erase: async ({ services, signedIn }, { id }) =>
		bare(await services.personalData.eraseMember(signedIn, id)),
});
export type TeamAnswer = AnswerOf<typeof teamActions>;
export type TeamRequest = RequestOf<typeof teamForms>;
