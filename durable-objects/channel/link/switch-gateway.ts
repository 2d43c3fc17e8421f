import { isAct, isMessage } from "../sending/outbox.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { CarrierName } from "#app/domain/channels/channel.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { request } from "#app/domain/channels/link/instance-machine.ts";
import { GATEWAY_NAMES, type GatewayName } from "#app/domain/channels/settings.ts";
import { heardFrom, LEFT_OWN_MS } from "#app/domain/gateways/heard-from.ts";
import type { Channel } from "../channel.ts";
import { isSameServer } from "../config.ts";
import { leftoverOf } from "./gateway-cleanup.ts";

export interface GatewaySwitch {
	gateway: GatewayName;
	/** Sealed credentials where the new gateway has any (ChannelConfig); else null. */
	credentialsSealed: string | null;
	/** Id of the workspace's own gateway; null or absent: the deployment's. */
	ownId?: string | null;
}

const LEDGER_EVENTS: GatewayEvent["type"][] = [
	"message",
	"status",
	"edited",
	"deleted",
	"reaction",
	"renumbered",
	"group_change",
	"call",
	"history",
];

/**
 * Switches to another gateway. Contacts, messages and queued sends stay; the link ends, and the next one is
 * made at the new gateway. The alarm deletes the instance at the old one, with retries.
 */
export function switchTo(
	channel: Channel,
	{ ownId = null, ...named }: GatewaySwitch,
	now: number,
): Result<null, "not_found"> {
	const { config } = channel;
	const before = config.get();
	if (!before) return fail("not_found");
	const wanted = { ...named, ownId };
	const isSame = isSameServer(before, wanted);
	if (isSame && before.credentialsSealed === wanted.credentialsSealed) return ok(null);
	endLink(channel, now);
	failDoubtful(channel);
	const left = isSame ? null : leftoverOf(before, now);
	// An instance left earlier at the new gateway is used again, not deleted under the new link.
	const others = before.leftovers.filter((entry) => !isSameServer(entry, wanted));
	const leftOwn = before.leftOwn.filter(({ id, until }) => id !== ownId && until > now);
	if (before.ownId !== null && before.ownId !== ownId)
		leftOwn.push({ id: before.ownId, until: now + LEFT_OWN_MS });
	config.set({
		...before,
		...wanted,
		isCreated: false,
		account: null,
		tokenSealed: null,
		settingsDue: null,
		leftovers: left ? [...others, left] : others,
		leftGateways: GATEWAY_NAMES.filter(
			(name) =>
				name !== wanted.gateway && (name === before.gateway || before.leftGateways.includes(name)),
		),
		leftOwn,
	});
	channel.afterChange(now);
	return ok(null);
}

/** The sender of verified events. */
export interface Sender {
	/** Null when an older Worker did not say: nothing is filtered. */
	from: CarrierName | null;
	/** Id of the workspace's own gateway; null: the deployment's. */
	ownId: string | null;
}

/**
 * Of a gateway this channel has left only messages count: its events about the link concern an earlier one. Null: the
 * sender is an own gateway that was left long ago, nothing of it counts.
 */
export function withoutStaleLinkEvents(
	{ config }: Channel,
	{ from, ownId }: Sender,
	events: GatewayEvent[],
	now: number,
): GatewayEvent[] | null {
	const known = config.get();
	if (from === null || !known) return events;
	const sender = heardFrom(known, ownId, now);
	if (sender === "stranger") return null;
	if (sender === "present" && !known.leftGateways.includes(from)) return events;
	return events.filter(({ type }) => LEDGER_EVENTS.includes(type));
}

/**
 * Ends the link at once, and answers of calls under way are ignored. No logout is due: the clean-up of the
 * leftover does it.
 */
export function endLink({ linkStore, inbox }: Channel, now: number): void {
	const ended = request(linkStore.get(), "disconnect", now);
	if (!ended.ok) return;
	const { epoch } = linkStore.get();
	const state = { ...ended.value, epoch: epoch + 1, due: {} };
	linkStore.set(state, () => inbox.seq.next(), now);
}

/**
 * Fails sends of unknown outcome: only the old gateway could find them; the new one would report them as
 * absent, and they would be sent twice. It knows neither the messages that acts are about nor files uploaded before.
 */
export function failDoubtful({ inbox }: Channel): void {
	for (const entry of inbox.outbox.all()) {
		if (entry.kind === "file" && entry.state === "queued")
			inbox.outbox.put({ ...entry, payload: [] });
		if (isAct(entry)) inbox.dropAct(entry);
		if (!isMessage(entry) || entry.state === "queued") continue;
		const row = inbox.ledger.find(entry.id);
		if (row) inbox.ledger.change(row, { status: "failed", failure: "unconfirmed" });
		inbox.outbox.remove(entry.id);
	}
}
