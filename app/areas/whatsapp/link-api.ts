import { LinkView, parseText } from "#app/contracts/frames.ts";
import type { LinkView as Link } from "#app/domain/whatsapp/link-view.ts";

export type LinkRequest = "connect" | "generate_qr" | "reset" | "disconnect";
export type LinkAnswer = { ok: true } | { ok: false; code: string };

const address = (channelId: string): string =>
	`/api/channels/${encodeURIComponent(channelId)}/link`;

/** Asks the instance to change its link. Accepted means begun; what comes of it arrives live. */
export async function postLink(channelId: string, action: LinkRequest): Promise<LinkAnswer> {
	try {
		const answer = await fetch(address(channelId), {
			method: "POST",
			headers: { "content-type": "application/json", accept: "application/json" },
			body: JSON.stringify({ action }),
		});
		if (answer.ok) return { ok: true };
		return { ok: false, code: readCode(await answer.json().catch(() => null)) };
	} catch {
		return { ok: false, code: "unavailable" };
	}
}

/** The code of a refusal's body; whatever else answered in our place is "unavailable". */
function readCode(body: unknown): string {
	const error: unknown =
		typeof body === "object" && body !== null && "error" in body ? body.error : null;
	const isCoded = typeof error === "object" && error !== null && "code" in error;
	return isCoded && typeof error.code === "string" ? error.code : "unavailable";
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
