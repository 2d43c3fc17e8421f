import { data, href, redirect, redirectDocument } from "react-router";
import { preferencesContext, servicesContext, signedInContext } from "#app/context.ts";
import { requireMember } from "#app/middleware/require-member.ts";
import type { Route } from "./+types/switch-workspace.route";
import { cookieHeaders, signInMeta } from "./request-meta.ts";

export const middleware: Route.MiddlewareFunction[] = [requireMember];

/** A visit changes nothing: only the menu does. */
export function loader() {
	return redirect(href("/"));
}

/** A workspace of others and one that does not exist answer alike (E08). */
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
	// The whole document: nothing the browser remembers of the other workspace stays (D14).
	throw redirectDocument(href("/"), { headers: cookieHeaders(switched.value.setCookie) });
}
