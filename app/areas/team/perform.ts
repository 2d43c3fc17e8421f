import type { RouterContextProvider } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { InviteAnswer } from "#app/contracts/team.ts";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import { ok, type Result } from "#app/domain/result.ts";
import type { TeamRequest } from "./forms.ts";

/** Does what a form of the page asks for; the value is the invitation that was sent, if one was. */
export async function performTeamRequest(
	request: TeamRequest,
	context: Readonly<RouterContextProvider>,
): Promise<Result<InviteAnswer | null, ErrorCode>> {
	const { team, invitations } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	/** The language of the mail. */
	const { locale } = context.get(preferencesContext);
	switch (request.intent) {
		case "invite": {
			const { intent: _, ...typed } = request;
			return invitations.invite(signedIn, typed, locale);
		}
		case "resend":
			return invitations.resend(signedIn, request.id, locale);
		case "cancel":
			return withoutValue(await invitations.cancel(signedIn, request.id));
		case "change_role":
			return withoutValue(await team.changeRole(signedIn, request.id, request.role));
		case "remove":
			return withoutValue(await team.removeMember(signedIn, request.id));
		case "reactivate":
			return withoutValue(await team.reactivateMember(signedIn, request.id));
	}
}

const withoutValue = (done: Result<unknown, ErrorCode>): Result<null, ErrorCode> =>
	done.ok ? ok(null) : done;
