import { href, redirect } from "react-router";
import { signedInContext } from "#app/context.ts";
import type { Route } from "./+types/conversation-link.route";
import { listInstances, refusal } from "../figures/find-instance.ts";

/** Spec 2, section 2: where a conversation of the workspace's list leads. Opens it in its inbox. */
export function loader({ params, context }: Route.LoaderArgs) {
	const { channelId, contactId } = params;
	const isOurs = listInstances(context.get(signedInContext)).some(({ id }) => id === channelId);
	if (!isOurs) throw refusal("not_found");
	const contact = new URLSearchParams({ contact: contactId });
	throw redirect(`${href("/whatsapp/:instanceId", { instanceId: channelId })}?${contact}`);
}
