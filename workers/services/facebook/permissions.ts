import type { GraphFaultView, PermissionView } from "#app/contracts/facebook.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { Graph } from "#workers/adapters/meta-graph/port.ts";
import type { FacebookLogin } from "./login.ts";

export interface FacebookPermissionsDeps {
	graph: Graph | null;
	login: Pick<FacebookLogin, "withToken">;
}

export type PermissionsAnswer =
	| { ok: true; permissions: PermissionView[] }
	| { ok: false; fault: GraphFaultView };

/** The permissions a member has granted to our app at Meta. */
export function createFacebookPermissions(deps: FacebookPermissionsDeps) {
	return {
		/** Read from Meta now. `facebook_login_missing` without a sign-in at Facebook. */
		async list(signedIn: SignedIn): Promise<PermissionsAnswer> {
			const token = deps.graph && (await deps.login.withToken(signedIn));
			if (deps.graph === null || token === null)
				return {
					ok: false,
					fault: { code: "facebook_login_missing", message: null, traceId: null },
				};
			const listed = await deps.graph.listPermissions(token);
			if (listed.ok) return { ok: true, permissions: listed.value };
			const { code, message, traceId } = listed.fault;
			return { ok: false, fault: { code, message, traceId } };
		},
	};
}
