import * as v from "valibot";
import { LinkView } from "#app/contracts/frames.ts";

export type LinkRequest = "connect" | "generate_qr" | "reset" | "disconnect";
export type LinkAnswer = { ok: true } | { ok: false; code: string };

const Refused = v.object({ error: v.object({ code: v.string() }) });

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
		const body = v.safeParse(Refused, await answer.json().catch(() => null));
		return { ok: false, code: body.success ? body.output.error.code : "unavailable" };
	} catch {
		return { ok: false, code: "unavailable" };
	}
}

/** The link as it is now; null when it could not be read. The fallback while the socket is down. */
export async function fetchLink(channelId: string, signal: AbortSignal): Promise<LinkView | null> {
	try {
		const answer = await fetch(address(channelId), {
			headers: { accept: "application/json" },
			signal,
		});
		if (!answer.ok) return null;
		const body: unknown = await answer.json();
		const wrapped = v.safeParse(v.object({ link: LinkView }), body);
		if (wrapped.success) return wrapped.output.link;
		const bare = v.safeParse(LinkView, body);
		return bare.success ? bare.output : null;
	} catch {
		return null;
	}
}
type LinkView = v.InferOutput<typeof LinkView>;
