import { data, href, redirect } from "react-router";
import { signedInContext } from "#app/context.ts";
import type { Route } from "./+types/channel-index.route";

/** A channel's own address redirects to its settings. */
export function loader({ params, context }: Route.LoaderArgs) {
	const { channelId } = params;
	const isOurs = context.get(signedInContext).channels.some(({ id }) => id === channelId);
	if (!isOurs) throw data("not_found", { status: 404 });
	throw redirect(href("/channels/:channelId/settings", { channelId }));
}
