import { href, redirect } from "react-router";
import { signedInContext } from "#app/context.ts";
import { listInstances, refusal } from "../figures/find-instance.ts";
import type { Route } from "./+types/conversation-link.route";

/**
 * Spec 2, section 2: target of the workspace's list; redirects to the conversation in its channel's
 * inbox.
 */
export function loader({ params, context }: Route.LoaderArgs) {
	const { channelId, contactId } = params;
	const isOurs = listInstances(context.get(signedInContext)).some(({ id }) => id === channelId);
	if (!isOurs) throw refusal("not_found");
	const contact = new URLSearchParams({ contact: contactId });
	throw redirect(`${href("/whatsapp/:instanceId", { instanceId: channelId })}?${contact}`);
}
