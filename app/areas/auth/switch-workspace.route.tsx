import { data, href, redirect, redirectDocument } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import { requireMember } from "#app/middleware/require-member.ts";
import type { Route } from "./+types/switch-workspace.route";
import { cookieHeaders, signInMeta } from "#app/middleware/request-meta.ts";

export const middleware: Route.MiddlewareFunction[] = [requireMember];

/** Visiting the address changes nothing; only the menu's POST does. */
export function loader() {
	return redirect(href("/"));
}

/** Another tenant's workspace and one that does not exist get the same answer (E08). */
export async function action({ request, context, url }: Route.ActionArgs) {
	const workspaceId = (await request.formData()).get("workspaceId");
	const meta = signInMeta(request, url, context.get(preferencesContext).locale);
	const switched = await context
		.get(servicesContext)
		.auth.switchWorkspace(
			context.get(signedInContext),
			typeof workspaceId === "string" ? workspaceId : "",
			meta,
		);
	if (!switched.ok) throw data({ code: switched.code }, { status: 404 });
	// A full page load, so that nothing of the other workspace stays in the browser's memory (D14).
	throw redirectDocument(href("/"), { headers: cookieHeaders(switched.value.setCookie) });
}
