import { z } from "zod";
import { phoneOf } from "../evolution/address.ts";
import type { Translation } from "../evolution/events.ts";
import { WAHA_STATUSES, type WahaMe } from "./wire.ts";

const Status = z.looseObject({
	status: z.enum(WAHA_STATUSES),
	/** The latest ones, oldest first; the current one may be among them. */
	statuses: z
		.array(z.looseObject({ status: z.string() }))
		.nullish()
		.catch(null),
	data: z.record(z.string(), z.unknown()).nullish().catch(null),
});

/** Longer challenges are none. */
const MAX_CHALLENGE_LENGTH = 16_384;

/** A session's new status. QR codes are not in it: whoever waits for one asks. */
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
		// Told on the way to a link as well as when one is lost: a look tells which.
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

/** Whether a link was made since the last QR: then a failure ends it, else the attempt. */
function wasWorking(history: { status: string }[]): boolean {
	const words = history.map(({ status }) => status);
	return words.lastIndexOf("WORKING") > words.lastIndexOf("SCAN_QR_CODE");
}
