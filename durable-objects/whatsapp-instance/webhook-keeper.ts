import { eventOfMessage, eventOfStatus } from "#app/domain/webhooks/emission.ts";
import { isWanted, type WebhookEvent, type WebhookSwitches } from "#app/domain/webhooks/event.ts";
import { describeMessage, formatPayload, type Told } from "#app/domain/webhooks/payload.ts";
import type { LinkState } from "#app/domain/whatsapp/link-state.ts";
import type { InstanceStatus } from "#app/domain/whatsapp/link-view.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Inbox } from "../inbox/inbox.ts";
import type { MessageRow } from "../inbox/rows.ts";
import type { ConfigStore, InstanceConfig } from "./config-store.ts";
import { deliveryIdOf, type HandOver, type OutgoingEvent } from "./webhook-hand-over.ts";

/** Changes read at once. */
const PAGE = 100;
/** Changes gather for so long: a burst is one hand-over. */
const GATHER_MS = 300;
const RETRY_MS = 30_000;
/** Sent messages whose later ticks need not be looked at again. */
const REMEMBERED = 1000;

export interface WebhookKeeperParts {
	sql: SqlStorage;
	config: ConfigStore;
	link(): LinkState;
	inbox: Inbox;
	handOver: HandOver;
}

/** Up to where everything was handed over. */
interface Mark {
	seq: number;
	version: number;
	isLinked: boolean;
}

/**
 * Tells the owner's webhook what happened, read from the ledger and the log of transitions
 * themselves: a message costs no row for it, and without an address nothing is read at all.
 */
export function createWebhookKeeper(parts: WebhookKeeperParts) {
	const { sql, config, link, inbox, handOver } = parts;
	let mark = readMark(sql);
	let notBefore = 0;
	let isBusy = false;
	const told = new Set<string>();

	const present = (): Mark => ({
		seq: inbox.seq.current(),
		version: link().version,
		isLinked: link().status === "connected" || link().status === "unstable",
	});

	const isBehind = (): boolean =>
		mark !== null && (inbox.seq.current() > mark.seq || link().version > mark.version);

	function remember(events: readonly OutgoingEvent[]): void {
		for (const { id } of events) told.add(id);
		for (const id of told) {
			if (told.size <= REMEMBERED) break;
			told.delete(id);
		}
	}

	function write(current: InstanceConfig, event: WebhookEvent, what: string, at: number, of: Told) {
		const id = deliveryIdOf(current.channelId, event, what);
		const instance = { id: current.channelId, name: current.name, phone: link().phone };
		return { id, event, body: formatPayload({ id, event, at }, instance, of) };
	}

	function ofMessage(current: InstanceConfig, row: MessageRow, since: number, now: number) {
		const { sent_at: sentAt, ...message } = row;
		const event = eventOfMessage({ ...message, sentAt }, now);
		// A change of what a customer wrote is no second message.
		const isOld = event === "message.received" && row.arrival <= since;
		if (event === null || isOld || row.deleted === 1) return [];
		if (!isWanted(event, current.webhooks ?? NOTHING)) return [];
		const { id, name, phone, is_group: isGroup } = inbox.contacts.get(row.contact);
		const contact = { id, name, phone, isGroup: isGroup === 1 };
		const media = row.media === null ? null : (JSON.parse(row.media) as { mimetype?: string });
		const { direction, type, origin, text } = row;
		const of = describeMessage({
			id: row.id,
			direction,
			type,
			origin,
			text,
			media,
			sentAt,
			contact,
		});
		const made = write(current, event, row.id, now, of);
		return told.has(made.id) ? [] : [made];
	}

	function ofTransitions(current: InstanceConfig, from: Mark) {
		const events: OutgoingEvent[] = [];
		let { isLinked, version } = from;
		const rows = sql.exec<{
			at: number;
			version: number;
			status: InstanceStatus;
			reason: string | null;
		}>("SELECT * FROM transitions WHERE version > ? ORDER BY version LIMIT ?", version, PAGE);
		for (const row of rows) {
			const step = eventOfStatus(isLinked, row.status);
			({ isLinked } = step);
			({ version } = row);
			if (step.event === null || !isWanted(step.event, current.webhooks ?? NOTHING)) continue;
			const of = { link: { status: row.status, reason: row.reason } };
			events.push(write(current, step.event, String(row.version), row.at, of));
		}
		return { events, isLinked };
	}

	async function pass(current: InstanceConfig, from: Mark): Promise<void> {
		const status = ofTransitions(current, from);
		const { version } = link();
		await handOver(current, status.events, Date.now());
		let { seq } = from;
		for (;;) {
			const until = inbox.seq.current();
			const rows = inbox.ledger.changedSince(seq, PAGE);
			const now = Date.now();
			const events = rows.flatMap((row) => ofMessage(current, row, from.seq, now));
			await handOver(current, events, now);
			remember(events);
			if (rows.length < PAGE) {
				seq = until;
				break;
			}
			seq = rows.at(-1)?.seq ?? until;
		}
		const next = { seq, version, isLinked: status.isLinked };
		// Whoever switched it off meanwhile wants no mark.
		if (mark === null) return;
		mark = next;
		writeMark(sql, next);
	}

	async function run(current: InstanceConfig, from: Mark): Promise<void> {
		isBusy = true;
		try {
			await pass(current, from);
			notBefore = Date.now() + GATHER_MS;
		} catch (error) {
			const { channelId } = current;
			logEvent({ event: "webhooks_not_handed_over", level: "error", channelId, error });
			notBefore = Date.now() + RETRY_MS;
		} finally {
			isBusy = false;
		}
	}

	return {
		/** Right after `config` took over what D1 says: only what happens from now on is told. */
		noteConfigured(): void {
			const switches = config.get()?.webhooks ?? null;
			const isOn = switches !== null && Object.values(switches).some(Boolean);
			if (isOn === (mark !== null)) return;
			mark = isOn ? present() : null;
			if (mark) writeMark(sql, mark);
			else sql.exec("DELETE FROM progress WHERE name LIKE 'webhook_%'");
		},

		startDue(now: number): Promise<void>[] {
			const current = config.get();
			if (!current || mark === null || isBusy || !isBehind()) return [];
			return notBefore <= now ? [run(current, mark)] : [];
		},

		nextWake: (): number | null => (!isBusy && isBehind() ? notBefore : null),
	};
}

const NOTHING: WebhookSwitches = {
	onSend: false,
	onReceive: false,
	onConnect: false,
	onDisconnect: false,
};

function readMark(sql: SqlStorage): Mark | null {
	const rows = sql
		.exec<{ name: string; value: number }>(
			"SELECT name, value FROM progress WHERE name IN ('webhook_seq', 'webhook_version', 'webhook_linked')",
		)
		.toArray();
	const of = (name: string) => rows.find((row) => row.name === name)?.value;
	const seq = of("webhook_seq");
	if (seq === undefined) return null;
	return { seq, version: of("webhook_version") ?? 0, isLinked: of("webhook_linked") === 1 };
}

function writeMark(sql: SqlStorage, { seq, version, isLinked }: Mark): void {
	sql.exec(
		`INSERT OR REPLACE INTO progress (name, value)
		 VALUES ('webhook_seq', ?), ('webhook_version', ?), ('webhook_linked', ?)`,
		seq,
		version,
		isLinked ? 1 : 0,
	);
}
