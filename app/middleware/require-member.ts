// Spec 1, section 2: protected-route behaviour.
import { type MiddlewareFunction, redirect } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { parseReturnPath } from "#app/domain/auth/return-path.ts";

/** The sign-in page, with `next` set to the requested page unless that is the start page. */
export function signInPath(url: URL): string {
	const wanted = parseReturnPath(url.pathname + url.search);
	return wanted === "/" ? "/auth" : `/auth?${new URLSearchParams({ next: wanted })}`;
}

/** Where a visitor enters: with the operator's link at once, otherwise by signing in. */
function entrancePath(url: URL): string {
	const link = url.pathname === "/setup" ? url.searchParams.get("link") : null;
	return link === null ? signInPath(url) : `/setup/enter?${new URLSearchParams({ link })}`;
}

/** Lets members through and sets `signedInContext`; redirects everybody else to where they can enter. */
export const requireMember: MiddlewareFunction<Response> = async ({ request, context, url }) => {
	const signedIn = await context.get(servicesContext).auth.findSignedIn(request);
	if (!signedIn) throw redirect(entrancePath(url));
	context.set(signedInContext, signedIn);
};
