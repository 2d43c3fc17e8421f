import { fail, ok, type Result } from "#app/domain/result.ts";
import type { CarrierName } from "#app/domain/channels/channel.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import { request } from "#app/domain/channels/link/instance-machine.ts";
import { GATEWAY_NAMES, type GatewayName } from "#app/domain/channels/settings.ts";
import type { Channel } from "../channel.ts";
import { leftoverOf } from "./gateway-cleanup.ts";

export interface GatewaySwitch {
	gateway: GatewayName;
	/** Where the new gateway links by credentials: what they are, sealed. */
	credentialsSealed: string | null;
}

const LEDGER_EVENTS: GatewayEvent["type"][] = [
	"message",
	"status",
	"edited",
	"deleted",
	"reaction",
	"renumbered",
	"call",
];

/**
 * Goes over to another gateway. Contacts, messages and what waits to be sent stay; the link ends, and
 * the next one is made at the new gateway. The old one is told by the alarm, until it has heard.
 */
export function goOverTo(
	channel: Channel,
	wanted: GatewaySwitch,
	now: number,
): Result<null, "not_found"> {
	const { config } = channel;
	const before = config.get();
	if (!before) return fail("not_found");
	if (before.gateway === wanted.gateway && before.credentialsSealed === wanted.credentialsSealed)
		return ok(null);
	endLink(channel, now);
	failDoubtful(channel);
	const left = before.gateway === wanted.gateway ? null : leftoverOf(before, now);
	// What is still left where we go is taken over again, not deleted under the new link.
	const others = before.leftovers.filter((entry) => entry.gateway !== wanted.gateway);
	config.set({
		...before,
		...wanted,
		isCreated: false,
		tokenSealed: null,
		settingsDue: null,
		leftovers: left ? [...others, left] : others,
		leftGateways: GATEWAY_NAMES.filter(
			(name) =>
				name !== wanted.gateway && (name === before.gateway || before.leftGateways.includes(name)),
		),
	});
	channel.afterChange(now);
	return ok(null);
}

/**
 * Of a gateway this channel has left, only what people wrote still counts: its word on the link is
 * about a link of before. Null: nobody said whose words these are.
 */
export function heardFrom(
	{ config }: Channel,
	from: CarrierName | null,
	events: GatewayEvent[],
): GatewayEvent[] {
	if (from === null || !config.get()?.leftGateways.includes(from)) return events;
	return events.filter(({ type }) => LEDGER_EVENTS.includes(type));
}

/** Disconnected, and answers under way stop counting. No logout is due: the leftover sees to it. */
export function endLink({ linkStore, inbox }: Channel, now: number): void {
	const ended = request(linkStore.get(), "disconnect", now);
	if (!ended.ok) return;
	const { epoch } = linkStore.get();
	const state = { ...ended.value, epoch: epoch + 1, due: {} };
	linkStore.set(state, () => inbox.seq.next(), now);
}

/**
 * Whether these left, only the old gateway could tell; the new one would say "not there", and they
 * would be sent a second time.
 */
export function failDoubtful({ inbox }: Channel): void {
	for (const entry of inbox.outbox.all()) {
		if (entry.kind !== "text" || entry.state === "queued") continue;
		const row = inbox.ledger.find(entry.id);
		if (row) inbox.ledger.change(row, { status: "failed", failure: "unconfirmed" });
		inbox.outbox.remove(entry.id);
	}
}
