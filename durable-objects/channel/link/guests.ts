import type { GuestLink } from "#app/contracts/guest-link.ts";
import type { GuestAction, PasskeyAnswer } from "#app/contracts/whatsapp.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { LinkRefusal } from "#app/domain/channels/link/link-state.ts";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { MAX_QR_FAILURES } from "#app/domain/channels/link/qr-policy.ts";
import type { Channel } from "../channel.ts";

/** What a guest sees of the link; the invitation's remaining time is added by the caller. */
type GuestView = Omit<GuestLink, "closesInMs">;

/** Newest transitions looked at: more than ten minutes, an invitation's life, can bring. */
const LOOKED_AT = 200;

/**
 * Which guest links are over. None is stored: a guest link ends when a member disconnects or cancels the
 * linking after it was issued, and its requests end when the number is linked. Moments are epoch ms.
 */
export function createGuests(sql: SqlStorage) {
	return {
		/** A member disconnected or cancelled the linking: guest links issued before are over. */
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

/** Asks for a pairing code for a number. `not_supported`: the gateway gives none. */
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

/**
 * Takes an answer in the passkey step. `not_supported`: this gateway cannot pass it on; `conflict`: no such
 * step is open.
 */
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

/**
 * A guest's look (`wish` null) or request. `link_expired`: the guest link is over, or the number is linked;
 * `not_supported`: the gateway links without a QR.
 * @param issuedAt when the guest link was issued (epoch ms)
 */
export function answerGuest(
	channel: Channel,
	issuedAt: number,
	wish: GuestAction | null,
	now: number,
): Result<GuestView, LinkRefusal | "link_expired" | "not_supported"> {
	const { link, guests, gateways } = channel;
	if (gateways.current().capabilities.linking !== "qr") return fail("not_supported");
	if (guests.wasClosedSince(issuedAt)) return fail("link_expired");
	// The guest who linked it still sees that it is done; there is nothing left to request.
	if (link.isOpen())
		return wish === null ? ok(viewForGuest(channel, link.view(now))) : fail("link_expired");
	if (guests.wasLinkedSince(issuedAt)) return fail("link_expired");
	if (wish === null) return ok(viewForGuest(channel, link.view(now)));
	const asked =
		wish.action === "pair" ? askForCode(channel, wish.phone, now) : askForQr(channel, now);
	return asked.ok ? ok(viewForGuest(channel, asked.value)) : asked;
}

function askForQr({ link, afterChange }: Channel, now: number): Result<LinkView, LinkRefusal> {
	// A guest has one button: after the pause it is "Tentar Novamente".
	const isBlocked = link.view(now).failures >= MAX_QR_FAILURES;
	const asked = link.request(isBlocked ? "reset" : "generate_qr", now);
	afterChange(now);
	return asked;
}

/** Only what linking needs: neither number nor profile name. */
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
