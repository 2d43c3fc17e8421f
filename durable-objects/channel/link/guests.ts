import type { GuestLink } from "#app/contracts/guest-link.ts";
import type { GuestAction, PasskeyAnswer } from "#app/contracts/whatsapp.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { LinkRefusal } from "#app/domain/channels/link/link-state.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { MAX_QR_FAILURES } from "#app/domain/channels/link/qr-policy.ts";
import type { Channel } from "../channel.ts";

/** Of the link itself; how long the invitation lasts is the caller's to say. */
type GuestView = Omit<GuestLink, "closesInMs">;

/** Newest transitions looked at: more than the ten minutes of an invitation can bring. */
const LOOKED_AT = 200;

/**
 * Which invitations are over. Nothing is stored of one: it ends when a member disconnects or calls
 * the linking off after it was given, and its requests end when the number is linked.
 */
export function createGuests(sql: SqlStorage) {
	return {
		/** A member disconnected, or called the linking off: what was given before is over. */
		close(now: number): void {
			sql.exec("INSERT OR REPLACE INTO progress (name, value) VALUES ('guests_closed_at', ?)", now);
		},

		wasClosedSince(issuedAt: number): boolean {
			const closed = sql
				.exec<{ value: number }>("SELECT value FROM progress WHERE name = 'guests_closed_at'")
				.toArray()[0];
			return closed !== undefined && closed.value >= issuedAt;
		},

		wasLinkedSince(issuedAt: number): boolean {
			const linked = sql.exec(
				`SELECT 1 FROM (SELECT at, status FROM transitions ORDER BY version DESC LIMIT ?)
				WHERE at >= ? AND status = 'connected' LIMIT 1`,
				LOOKED_AT,
				issuedAt,
			);
			return linked.toArray().length > 0;
		},
	};
}

/** A code for a number, where the gateway gives codes. */
export function askForCode(
	channel: Channel,
	phone: string,
	now: number,
): Result<LinkView, LinkRefusal | "not_supported"> {
	if (!channel.gateways.current().capabilities.pairingCode) return fail("not_supported");
	const asked = channel.link.pair(phone, now);
	channel.afterChange(now);
	return asked;
}

/** An answer in the passkey step, where the gateway can complete it. */
export function takePasskeyAnswer(
	channel: Channel,
	answer: PasskeyAnswer,
	now: number,
): Result<LinkView, "conflict" | "not_supported"> {
	if (!channel.gateways.current().capabilities.passkey) return fail("not_supported");
	const taken = channel.link.answerPasskey(answer, now);
	channel.afterChange(now);
	return taken;
}

/** A visitor's look (`wish` null) or request, with an invitation given at `issuedAt`. */
export function answerGuest(
	channel: Channel,
	issuedAt: number,
	wish: GuestAction | null,
	now: number,
): Result<GuestView, LinkRefusal | "link_expired" | "not_supported"> {
	const { link, guests, gateways } = channel;
	if (gateways.current().capabilities.linking !== "qr") return fail("not_supported");
	if (guests.wasClosedSince(issuedAt)) return fail("link_expired");
	// Whoever linked it sees that it is done; there is nothing left to ask for.
	if (link.isOpen())
		return wish === null ? ok(viewForGuest(channel, link.view(now))) : fail("link_expired");
	if (guests.wasLinkedSince(issuedAt)) return fail("link_expired");
	if (wish === null) return ok(viewForGuest(channel, link.view(now)));
	const asked =
		wish.action === "pair" ? askForCode(channel, wish.phone, now) : askForQr(channel, now);
	return asked.ok ? ok(viewForGuest(channel, asked.value)) : asked;
}

function askForQr({ link, afterChange }: Channel, now: number): Result<LinkView, LinkRefusal> {
	// For a visitor one button serves: after the pause it is "Tentar Novamente".
	const isBlocked = link.view(now).failures >= MAX_QR_FAILURES;
	const asked = link.request(isBlocked ? "reset" : "generate_qr", now);
	afterChange(now);
	return asked;
}

/** Of the link only what linking takes: no number and no name of a phone. */
function viewForGuest({ config, gateways }: Channel, link: LinkView): GuestView {
	const { status, qr, pairingCode, failures, pausedForMs, reason, passkey } = link;
	const isDone = status === "connected" || status === "unstable";
	return {
		name: config.get()?.name ?? "",
		status: isDone ? "connected" : status,
		qr: isDone ? null : qr,
		pairingCode: isDone ? null : pairingCode,
		passkeyCode: passkey?.step === "confirm" ? passkey.code : null,
		failures,
		pausedForMs,
		reason,
		pairs: gateways.current().capabilities.pairingCode,
	};
}
