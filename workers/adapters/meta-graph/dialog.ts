import type { AskAgain } from "#app/domain/facebook/permission.ts";

/** `auth_type` of the dialog (external-services 4.1). */
const AUTH_TYPES: Record<NonNullable<AskAgain>, string> = {
	declined: "rerequest",
	expired: "reauthorize",
};

/** The URL of Meta's permission dialog, which returns to `redirectUrl` with a code. */
export function dialogAddress(
	app: { appId: string; dialogUrl: string; graphVersion: string },
	ask: { redirectUrl: string; state: string; scopes: readonly string[]; again: AskAgain },
): string {
	const query = new URLSearchParams({
		client_id: app.appId,
		redirect_uri: ask.redirectUrl,
		state: ask.state,
		response_type: "code",
		scope: ask.scopes.join(","),
		...(ask.again === null ? {} : { auth_type: AUTH_TYPES[ask.again] }),
	});
	return `${app.dialogUrl}/${app.graphVersion}/dialog/oauth?${query}`;
}
