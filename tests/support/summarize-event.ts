import { addressKey } from "#app/domain/inbox/address.ts";
import type { GroupPerson } from "#app/domain/inbox/group.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";

/** One line with the facts of an event that a table of recordings asserts. */
export function summarizeEvent(event: GatewayEvent): string {
	switch (event.type) {
		case "qr":
			return `qr ${event.qr.kind} pairing=${event.pairingCode}`;
		case "link_refused":
		case "unlinked":
			return `${event.type} ${event.reasonCode}`;
		case "linking":
		case "passkey_required":
			return event.type;
		case "linked":
			return `linked ${event.phone} ${event.profileName}`;
		case "message":
			return summarizeMessage(event);
		case "status":
			return `status ${event.providerId} ${event.status}`;
		case "referral":
			return `referral ${keys(event)} ${event.referral.kind} ${event.referral.sourceId}`;
		case "receipt":
			return `receipt ${keys(event)} ${event.status} ${event.upTo}`;
		case "edited":
			return `edited ${event.providerId} "${event.text}"`;
		case "deleted":
			return `deleted ${event.providerId}`;
		case "reaction":
			return `reaction ${event.emoji} on ${event.providerId} fromMe=${event.fromMe}`;
		case "vote":
			return `vote of ${addressKey(event.voter)} in ${event.providerId}: ${event.choices.join("+")}`;
		case "renumbered":
			return `renumbered ${addressKey(event.from)} to ${event.to.map(addressKey).join("+")}`;
		case "contact":
			return `contact ${keys(event)} name=${event.name} avatar=${event.avatarUrl !== null}${event.username === undefined ? "" : ` @${event.username}`}`;
		case "offers":
			return `offers ${keys(event)} ${event.areWanted} ${event.at}`;
		case "group":
			return `group ${addressKey(event.address)} name=${event.name} ${event.members.map(describe).join(" ")}`;
		case "group_change":
			return `group_change ${addressKey(event.address)} ${event.act} ${event.who.map(describe).join(" ")} by=${event.by && describe(event.by)} ${event.name ?? ""}`;
		case "history":
			return `history ${event.progress}% declined=${event.isDeclined}: ${event.events.map(summarizeEvent).join("; ")}`;
		case "presence":
			return `presence ${keys(event)} ${event.state} ${event.lastSeenAt}`;
		case "account":
			return `account ${JSON.stringify(event.notice)}`;
		case "call":
			return `call ${event.callId} ${keys(event)} ${event.status} video=${event.video} ${event.at}${event.fromMe ? " ours" : ""}${event.isMissed ? " missed" : ""}${event.seconds === undefined ? "" : ` ${event.seconds}s`}`;
	}
}

function summarizeMessage(event: Extract<GatewayEvent, { type: "message" }>): string {
	const { content } = event;
	const text = content.text.length > 40 ? `${content.text.slice(0, 40)}…` : content.text;
	// By which the vendor gives the bytes: each vendor's own test looks at it.
	const { ref: _, ...media } = content.media ?? {};
	const facts = [
		event.fromMe ? `out/${event.origin}` : `in/${event.origin}`,
		event.providerId,
		keys(event),
		`${content.type} ${JSON.stringify(text)}`,
		content.media ? JSON.stringify(media) : "",
		event.name ? `name=${event.name}` : "",
		event.author ? `author=${event.author}` : "",
		event.authorAddresses ? `(${event.authorAddresses.map(addressKey).join("+")})` : "",
		event.mentions?.length ? `mentions=${event.mentions.map(describe).join("+")}` : "",
		event.quotedProviderId ? `quotes=${event.quotedProviderId}` : "",
		event.status ? `status=${event.status}` : "",
		`at=${event.sentAt}`,
	];
	return facts.filter(Boolean).join(" ");
}

const describe = ({ addresses, isAdmin }: GroupPerson & { isAdmin?: boolean }): string =>
	addresses.map(addressKey).join("+") + (isAdmin ? "*" : "");

const keys = (event: { addresses: Parameters<typeof addressKey>[0][] }): string =>
	event.addresses.map(addressKey).join("+");
