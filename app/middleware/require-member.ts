// Spec 1, section 2: protected-route behaviour.
import { type MiddlewareFunction, redirect } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { parseReturnPath } from "#app/domain/auth/return-path.ts";

/** The sign-in page, with `next` set to the requested page unless that is the start page. */
export function signInPath(url: URL): string {
	const wanted = parseReturnPath(url.pathname + url.search);
	return wanted === "/" ? "/auth" : `/auth?${new URLSearchParams({ next: wanted })}`;
}

/** Lets members through and sets `signedInContext`; redirects everybody else to /auth. */
export const requireMember: MiddlewareFunction<Response> = async ({ request, context, url }) => {
	const signedIn = await context.get(servicesContext).auth.findSignedIn(request);
	if (!signedIn) throw redirect(signInPath(url));
	context.set(signedInContext, signedIn);
};
