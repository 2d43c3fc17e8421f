import { eventOfStatus } from "#app/domain/webhooks/emission.ts";
import { isWanted, type OutgoingEvent } from "#app/domain/webhooks/event.ts";
import { formatPayload } from "#app/domain/webhooks/payload.ts";
import type { LinkState } from "#app/domain/channels/link/link-state.ts";
import type { InstanceStatus } from "#app/domain/channels/link/link-view.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { Inbox } from "../inbox.ts";
import type { MessageRow } from "../ledger/rows.ts";
import type { ConfigStore, ChannelConfig } from "../config.ts";
import { type Happening, listHappenings } from "./events.ts";
import { deliveryIdOf, type HandOver, type EventDelivery } from "./hand-over.ts";

/** Changes read per page. */
const PAGE = 100;
/** Changes are gathered for this long: a burst is one hand-over. */
const GATHER_MS = 300;
const RETRY_MS = 30_000;
const TASK = "webhooks";
/** Deliveries remembered, so that later ticks of their messages do not cause them again. */
const REMEMBERED = 1000;

export interface WebhooksParts {
	sql: SqlStorage;
	config: ConfigStore;
	link(): LinkState;
	inbox: Inbox;
	tasks: Tasks;
	handOver: HandOver;
}

/** Up to which `seq` and link version everything was handed over. */
interface Mark {
	seq: number;
	version: number;
	isLinked: boolean;
}

/**
 * Reports events to the owner's webhook and the workspace's automations. They are derived from the ledger
 * and the log of transitions: a message costs no row for it, and without a receiver nothing is read.
 */
export function createWebhooks(parts: WebhooksParts) {
	const { sql, config, link, inbox, tasks, handOver } = parts;
	let mark = readMark(sql);
	let notBefore = 0;
	const handedOver = new Set<string>();

	const present = (): Mark => ({
		seq: inbox.seq.current(),
		version: link().version,
		isLinked: link().status === "connected" || link().status === "unstable",
	});

	const isUnderWay = (): boolean => tasks.isUnderWay(TASK);
	const isBehind = (): boolean =>
		mark !== null && (inbox.seq.current() > mark.seq || link().version > mark.version);

	function remember(events: readonly EventDelivery[]): void {
		for (const { id } of events) handedOver.add(id);
		for (const id of handedOver) {
			if (handedOver.size <= REMEMBERED) break;
			handedOver.delete(id);
		}
	}

	/** One delivery per receiver of the event, each with its own id. */
	function write(current: ChannelConfig, { event, what, at, told: of }: Happening) {
		const { channelId, name, type } = current;
		const instance = { id: channelId, name, phone: link().phone, type };
		return listenersOf(current, event).map((integrationId): EventDelivery => {
			const id = deliveryIdOf(channelId, event, what, integrationId);
			return { id, event, integrationId, body: formatPayload({ id, event, at }, instance, of) };
		});
	}

	function ofMessage(current: ChannelConfig, row: MessageRow, since: number, now: number) {
		return listHappenings(row, inbox.contacts.get(row.contact), since, now)
			.flatMap((happening) => write(current, happening))
			.filter(({ id }) => !handedOver.has(id));
	}

	function ofTransitions(current: ChannelConfig, from: Mark) {
		const events: EventDelivery[] = [];
		let { isLinked, version } = from;
		const rows = sql.exec<{
			at: number;
			version: number;
			status: InstanceStatus;
			reason: string | null;
		}>("SELECT * FROM transitions WHERE version > ? ORDER BY version LIMIT ?", version, PAGE);
		for (const row of rows) {
			const { event, isLinked: isNowLinked } = eventOfStatus(isLinked, row.status);
			isLinked = isNowLinked;
			({ version } = row);
			if (event === null) continue;
			const of = { link: { status: row.status, reason: row.reason } };
			events.push(...write(current, { event, what: String(version), at: row.at, told: of }));
		}
		return { events, isLinked };
	}

	async function pass(current: ChannelConfig, from: Mark): Promise<void> {
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
		// Switched off meanwhile: no mark is kept. A run that was given up may have been overtaken by a
		// later one.
		if (mark === null || mark.seq > next.seq) return;
		mark = next;
		writeMark(sql, next);
	}

	async function run(current: ChannelConfig, from: Mark): Promise<void> {
		try {
			await pass(current, from);
			notBefore = Date.now() + GATHER_MS;
		} catch (error) {
			const { channelId } = current;
			logEvent({ event: "webhooks_not_handed_over", level: "error", channelId, error });
			notBefore = Date.now() + RETRY_MS;
		}
	}

	return {
		/** To be called right after `config` was set: receivers get only what happens from now on. */
		noteConfigured(): void {
			const isOn = hasListeners(config.get());
			if (isOn === (mark !== null)) return;
			mark = isOn ? present() : null;
			if (mark) writeMark(sql, mark);
			else sql.exec("DELETE FROM progress WHERE name LIKE 'webhook_%'");
		},

		startDue(now: number): Task[] {
			const current = config.get();
			if (!current || mark === null || isUnderWay() || !isBehind()) return [];
			const from = mark;
			return notBefore <= now ? [tasks.begin(TASK, () => run(current, from))] : [];
		},

		nextWake: (): number | null => (!isUnderWay() && isBehind() ? notBefore : null),
	};
}

function hasListeners(config: ChannelConfig | null): boolean {
	if (config === null) return false;
	const { webhooks, automations } = config;
	if (webhooks !== null && Object.values(webhooks).some(Boolean)) return true;
	return automations.some(({ events }) => events.length > 0);
}

/** The receivers of an event: the address in the channel's settings (null), and automation ids. */
function listenersOf({ webhooks, automations }: ChannelConfig, event: OutgoingEvent) {
	const listening = automations.filter(({ events }) => events.some((chosen) => chosen === event));
	const ids: (string | null)[] = listening.map(({ id }) => id);
	return webhooks !== null && isWanted(event, webhooks) ? [null, ...ids] : ids;
}

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
