import { z } from "zod";
import { phoneOf } from "../evolution/address.ts";
import type { Translation } from "../evolution/events.ts";
import { WAHA_STATUSES, type WahaMe } from "./wire.ts";

const Status = z.looseObject({
	status: z.enum(WAHA_STATUSES),
	/** The latest statuses, oldest first; may include the current one. */
	statuses: z
		.array(z.looseObject({ status: z.string() }))
		.nullish()
		.catch(null),
	data: z.record(z.string(), z.unknown()).nullish().catch(null),
});

/** Longest passkey challenge, characters. */
const MAX_CHALLENGE_LENGTH = 16_384;

/** Translates a session's new status. It contains no QR code; that is read separately. */
export function translateWahaStatus(payload: unknown, me: WahaMe): Translation {
	const parsed = Status.safeParse(payload);
	if (!parsed.success) return null;
	const { status, statuses, data } = parsed.data;
	switch (status) {
		case "WORKING":
			return [{ type: "linked", phone: phoneOf(me?.id), profileName: me?.pushName || null }];
		case "PASSKEY_REQUIRED":
			return [{ type: "passkey_required", step: "challenge", code: challengeOf(data) }];
		case "PASSKEY_CONFIRMATION_REQUIRED":
			return [{ type: "passkey_required", step: "confirm", code: codeOf(data) }];
		case "FAILED":
			return wasWorking(statuses ?? [])
				? [{ type: "unlinked", reasonCode: null }]
				: [{ type: "link_refused", reasonCode: null }];
		// Sent both while linking and when a link is lost; reading the session shows which.
		case "STARTING":
		case "SCAN_QR_CODE":
		case "STOPPED":
			return [{ type: "linking" }];
	}
}

function challengeOf(data: Record<string, unknown> | null | undefined): string | null {
	const text = data ? JSON.stringify(data) : "";
	return data?.challenge && text.length <= MAX_CHALLENGE_LENGTH ? text : null;
}

function codeOf(data: Record<string, unknown> | null | undefined): string | null {
	return typeof data?.code === "string" ? data.code.slice(0, 32) : null;
}

/** Whether the session was linked since the last QR code: then a failure ends the link, else only the attempt. */
function wasWorking(history: { status: string }[]): boolean {
	const words = history.map(({ status }) => status);
	return words.lastIndexOf("WORKING") > words.lastIndexOf("SCAN_QR_CODE");
}
