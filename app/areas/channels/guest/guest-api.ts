import { parseText } from "#app/contracts/sockets.ts";
import { GuestLink } from "#app/contracts/guest-link.ts";
import { callApi, sendJson } from "#app/ui/api-request.ts";
import { codeOf } from "#app/ui/api-error.ts";

export type GuestAnswer = { ok: true; link: GuestLink } | { ok: false; code: string };
export type GuestRequest = { action: "generate_qr" } | { action: "pair"; phone: string };

async function read(asked: Promise<Response>): Promise<GuestAnswer> {
	try {
		const link = parseText(GuestLink, await (await asked).text());
		return link ? { ok: true, link } : { ok: false, code: "unavailable" };
	} catch (error) {
		return { ok: false, code: codeOf(error) };
	}
}

const address = (token: string): string => `/api/link/${encodeURIComponent(token)}`;

/** Reads the state of the link. */
export const readLink = (token: string): Promise<GuestAnswer> => read(callApi(address(token)));

/** Requests a new QR, or a pairing code for a number; the answer is the link's new state. */
export const changeLink = (token: string, change: GuestRequest): Promise<GuestAnswer> =>
	read(sendJson(address(token), change));
