import { data, redirect } from "react-router";
import { servicesContext, signedInContext } from "#app/context.ts";
import { type AskAgain, LOGIN_PURPOSES, parseScopes } from "#app/domain/facebook/permission.ts";
import { statusOf } from "#app/middleware/status-of.ts";
import type { Route } from "./+types/connect.route";
import { returnAddress } from "./return-address.ts";

/**
 * `/facebook/connect?for=webhooks|permissions|payments` redirects to Meta's dialog. `request`,
 * `rerequest` and `renew` name permissions to request, to request again after a refusal, or to
 * renew after expiry.
 */
export function loader({ context, url }: Route.LoaderArgs) {
	const { searchParams } = url;
	const named = LOGIN_PURPOSES.find((known) => known === searchParams.get("for"));
	const purpose = named ?? "webhooks";
	const begun = context.get(servicesContext).facebookLogin.begin(context.get(signedInContext), {
		purpose,
		scopes: ["request", "rerequest", "renew"].flatMap((name) =>
			parseScopes(searchParams.get(name) ?? ""),
		),
		again: againOf(searchParams),
	});
	if (begun.ok) return redirect(begun.value, { headers: { "referrer-policy": "no-referrer" } });
	if (begun.code === "facebook_not_configured")
		return redirect(returnAddress(purpose, "not_configured"));
	throw data(begun.code, { status: statusOf(begun.code) });
}

function againOf(query: URLSearchParams): AskAgain {
	if (query.has("rerequest")) return "declined";
	return query.has("renew") ? "expired" : null;
}
