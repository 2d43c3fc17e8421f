import { LinkView, parseText } from "#app/contracts/frames.ts";
import { LinkInvitation } from "#app/contracts/guest-link.ts";
import type { PasskeyReply } from "#app/domain/whatsapp/passkey.ts";
import type { LinkView as Link } from "#app/domain/whatsapp/link-view.ts";

export type LinkRequest = "connect" | "generate_qr" | "reset" | "disconnect";
export type LinkAnswer = { ok: true } | { ok: false; code: string };

const address = (channelId: string): string =>
	`/api/channels/${encodeURIComponent(channelId)}/link`;

async function post(path: string, body: unknown): Promise<Answered> {
	try {
		const answer = await fetch(path, {
			method: "POST",
			headers: { "content-type": "application/json", accept: "application/json" },
			body: JSON.stringify(body),
		});
		const text = await answer.text();
		return answer.ok ? { ok: true, text } : { ok: false, code: readCode(text) };
	} catch {
		return { ok: false, code: "unavailable" };
	}
}
type Answered = { ok: true; text: string } | { ok: false; code: string };

const bare = (answer: Answered): LinkAnswer => (answer.ok ? { ok: true } : answer);

/** Asks the instance to change its link. Accepted means begun; what comes of it arrives live. */
export const postLink = async (channelId: string, action: LinkRequest): Promise<LinkAnswer> =>
	bare(await post(address(channelId), { action }));

/** Asks for a code to type on that phone (digits with country code), in place of the QR. */
export const postPairing = async (channelId: string, phone: string): Promise<LinkAnswer> =>
	bare(await post(`${address(channelId)}/pair`, { phone }));

/** What the phone's owner answered in the passkey step. */
export const postPasskey = async (channelId: string, answer: PasskeyReply): Promise<LinkAnswer> =>
	bare(await post(`${address(channelId)}/passkey`, answer));

/** A new link for the phone's owner. */
export async function createInvitation(
	channelId: string,
): Promise<{ ok: true; value: LinkInvitation } | { ok: false; code: string }> {
	const answer = await post(`${address(channelId)}/invite`, {});
	if (!answer.ok) return answer;
	const value = parseText(LinkInvitation, answer.text);
	return value ? { ok: true, value } : { ok: false, code: "unavailable" };
}

/** The code of a refusal's body; whatever else answered in our place is "unavailable". */
function readCode(text: string): string {
	const body = readJson(text);
	const error: unknown =
		typeof body === "object" && body !== null && "error" in body ? body.error : null;
	const isCoded = typeof error === "object" && error !== null && "code" in error;
	return isCoded && typeof error.code === "string" ? error.code : "unavailable";
}

function readJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** The link as it is now; null when it could not be read. The fallback while the socket is down. */
export async function fetchLink(channelId: string, signal: AbortSignal): Promise<Link | null> {
	try {
		const answer = await fetch(address(channelId), {
			headers: { accept: "application/json" },
			signal,
		});
		return answer.ok ? parseText(LinkView, await answer.text()) : null;
	} catch {
		return null;
	}
}
