import { data } from "react-router";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";

/** The WhatsApp instances of the workspace, from the session's data. */
export const listInstances = (signedIn: SignedIn): ChannelSummary[] =>
	signedIn.channels.filter(({ type }) => type === "whatsapp");

/**
 * The instance chosen by the address; null when it chooses none. Throws 404 when it does not exist.
 */
export function findAsked(instances: ChannelSummary[], url: URL): ChannelSummary | null {
	const asked = url.searchParams.get("instance");
	if (asked === null) return null;
	const found = instances.find(({ id }) => id === asked);
	if (!found) throw refusal("not_found");
	return found;
}

/** A response to throw. A server error must not read as "does not exist". */
export const refusal = (code: ErrorCode) =>
	data(code, { status: code === "not_found" ? 404 : code === "forbidden" ? 403 : 503 });
