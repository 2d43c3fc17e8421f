import { href, redirect } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { requireMember } from "#app/middleware/require-member.ts";
import { dropAllFiles } from "#app/inbox/files/database.ts";
import { dropRecents } from "#app/inbox/recents.ts";
import type { Route } from "./+types/sign-out.route";

export const middleware: Route.MiddlewareFunction[] = [requireMember];

/** Visiting the address does not sign out; only the button's POST does. */
export function loader() {
	return redirect(href("/"));
}

export async function action({ context }: Route.ActionArgs) {
	const { auth } = context.get(servicesContext);
	const { setCookie } = await auth.signOut(context.get(signedInContext).signInId);
	const headers = new Headers();
	for (const cookie of setCookie) headers.append("Set-Cookie", cookie);
	return redirect(href("/auth"), { headers });
}

export function clientAction({ serverAction }: Route.ClientActionArgs) {
	dropRecents();
	dropAllFiles();
	return serverAction();
}
