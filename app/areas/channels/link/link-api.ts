import { LinkView } from "#app/contracts/frames.ts";
import { LinkInvitation } from "#app/contracts/guest-link.ts";
import type { LinkView as Link } from "#app/domain/channels/link/link-view.ts";
import type { PasskeyReply } from "#app/domain/channels/link/passkey.ts";
import { ApiError } from "#app/ui/api-error.ts";
import { parseAnswer } from "#app/ui/api-request.ts";
import { callChannel } from "#app/ui/channel-call.ts";

export type LinkRequest = "connect" | "generate_qr" | "reset" | "disconnect";
type Refused = { ok: false; code: string };
export type LinkAnswer = { ok: true } | Refused;

/** The code of a refusal; "unavailable" when no answer of ours came. */
const refusalOf = (error: unknown): Refused => ({
	ok: false,
	code: error instanceof ApiError && error.requestId !== null ? error.code : "unavailable",
});

const bare = (call: Promise<Response>): Promise<LinkAnswer> =>
	call.then(() => ({ ok: true }) as const, refusalOf);

/**
 * Asks the instance to change its link. Success means started; the result arrives over the socket.
 */
export const postLink = (channelId: string, action: LinkRequest): Promise<LinkAnswer> =>
	bare(callChannel(channelId, "requestLink", { body: { action } }));

/** Requests a code to type on that phone (digits with country code) instead of a QR. */
export const postPairing = (channelId: string, phone: string): Promise<LinkAnswer> =>
	bare(callChannel(channelId, "pairPhone", { body: { phone } }));

/** Sends the phone owner's answer of the passkey step. */
export const postPasskey = (channelId: string, answer: PasskeyReply): Promise<LinkAnswer> =>
	bare(callChannel(channelId, "answerPasskey", { body: answer }));

/** Creates a new link for the phone's owner. */
export async function createInvitation(
	channelId: string,
): Promise<{ ok: true; value: LinkInvitation } | Refused> {
	try {
		const answer = await callChannel(channelId, "inviteToLink", {});
		return { ok: true, value: await parseAnswer(LinkInvitation, answer) };
	} catch (error) {
		return refusalOf(error);
	}
}

/** The present state of the link; null when it cannot be read. Polled while the socket is down. */
export async function fetchLink(channelId: string, signal: AbortSignal): Promise<Link | null> {
	try {
		return await parseAnswer(LinkView, await callChannel(channelId, "readLink", {}, { signal }));
	} catch {
		return null;
	}
}
