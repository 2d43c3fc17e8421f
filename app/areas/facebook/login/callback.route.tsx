import { redirect } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import type { Route } from "./+types/callback.route";
import { returnAddress } from "./return-address.ts";

/**
 * `/facebook/callback`: return of Meta's dialog; redirects to the page that asked, with the
 * outcome.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
	const { facebookLogin } = context.get(servicesContext);
	const signedIn = context.get(signedInContext);
	const { purpose, outcome } = await facebookLogin.finish(signedIn, url.searchParams);
	return redirect(returnAddress(purpose, outcome));
}
