import type { CeilingToldJob } from "#app/contracts/jobs.ts";
import type { ToldPrices } from "#app/contracts/prices.ts";
import { DEFAULT_ZONE } from "#app/domain/desk/greeting.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type { MessageStatus } from "#app/domain/inbox/message.ts";
import { displayTime } from "#app/domain/inbox/order.ts";
import { isStopped, reachedOf, type Spender } from "#app/domain/prices/ceiling.ts";
import { costOf, type CountedMessages } from "#app/domain/prices/cost.ts";
import { dayIn, monthOfDay } from "#app/domain/prices/month.ts";
import type { OwnRate } from "#app/domain/prices/rates.ts";
import { FREE_SERVICE_MESSAGES } from "#app/domain/prices/pricing.ts";
import { logEvent } from "#workers/adapters/secrets/log-event.ts";
import { createProgress } from "../../object/progress.ts";
import type { Capability } from "../../object/capability.ts";
import type { Tasks } from "../../object/tasks.ts";
import type { ConfigStore } from "../config.ts";
import type { ContactRow, MessageRow } from "../ledger/rows.ts";
import { createPriceCounts } from "./price-counts.ts";

type StatusEvent = Pick<Extract<GatewayEvent, { type: "status" }>, "at" | "pricing" | "freeUntil">;

/** What is on its way counts for so long at most: its status may never come. */
const RESERVED_FOR_MS = 10 * 60_000;
/** Pause after the queue did not take that managers are to be told. */
const RETRY_MS = 60_000;
const TASK = "ceiling_told";
/** In `progress`: the month and the part of the ceiling that managers were told of, `202611080`. */
const TOLD = "ceiling_told";

export interface PricesParts {
	sql: SqlStorage;
	config: Pick<ConfigStore, "get">;
	tasks: Tasks;
	queue: Pick<Queue<CeilingToldJob>, "send">;
	/** Whether each message has a price. */
	isPaid(): boolean;
}

export type Prices = ReturnType<typeof createPrices>;

/** What a number's messages cost: counted by what its gateway says of each, held to the ceiling of an admin. */
export function createPrices(parts: PricesParts) {
	const { sql, config, tasks } = parts;
	const counts = createPriceCounts(sql);
	const progress = createProgress(sql);
	/** Messages that are on their way, and until when they count (epoch ms). */
	const reserved = new Map<string, number>();
	/** After a start of the object, what was queued before is on its way too. */
	let isLoaded = false;
	/** Whether a part of the ceiling may have been reached that nobody was told of. */
	let isUnseen = true;
	let seenBy: ToldPrices | undefined;
	let notBefore = 0;

	const told = (): ToldPrices => config.get()?.desk.prices ?? {};
	const zone = (): string => config.get()?.desk.hours?.main?.hours?.timeZone ?? DEFAULT_ZONE;
	const dayOf = (at: number): string => dayIn(zone(), at);

	/** Counts as an answer that somebody else's agent gave, a program's or a member's. */
	const saidBy = ({ origin, author }: MessageRow, { agent_id: agentId }: ContactRow): string =>
		origin !== "agent" ? "person" : author === null ? "auto" : `agent:${agentId ?? ""}`;

	/** What a month cost so far, with so many service messages more; millionths of a real. */
	function spentWith(more: number, now: number): number {
		const day = dayOf(now);
		const month = monthOfDay(day);
		const free = Math.max(0, FREE_SERVICE_MESSAGES - counts.served(month));
		const coming: CountedMessages = {
			day,
			market: "BR",
			category: "service",
			charge: "billed",
			count: Math.max(0, more - free),
		};
		return costOf([...counts.month(month), coming], told().rates ?? []).micros;
	}

	function onTheirWay(now: number): number {
		if (!isLoaded) {
			isLoaded = true;
			const queued = sql
				.exec<{ id: string }>(
					`SELECT id FROM outbox WHERE kind = 'text'
					 UNION ALL SELECT id FROM outbox_beside WHERE kind IN ('file', 'item')`,
				)
				.toArray();
			for (const { id } of queued) reserved.set(id, now + RESERVED_FOR_MS);
		}
		for (const [id, until] of reserved) if (until <= now) reserved.delete(id);
		return reserved.size;
	}

	function reached(now: number): { mark: number; part: number; month: string } | null {
		const ceiling = told().ceiling ?? null;
		const part = reachedOf(ceiling, spentWith(0, now));
		if (part === null) return null;
		const month = monthOfDay(dayOf(now));
		return { mark: Number(month.replace("-", "")) * 1000 + part, part, month };
	}

	async function tell(mark: number, month: string, part: number): Promise<void> {
		const place = config.get();
		if (place === null) return;
		const { workspaceId, channelId, name } = place;
		try {
			await parts.queue.send({ type: "ceiling_told", workspaceId, channelId, name, month, part });
			progress.set(TOLD, mark);
		} catch (error) {
			isUnseen = true;
			notBefore = Date.now() + RETRY_MS;
			logEvent({ event: "ceiling_not_told", level: "warn", error: String(error) });
		}
	}

	const isWatching = (): boolean => told().ceiling !== undefined && parts.isPaid();

	const capability: Capability = {
		noteChange() {
			const now = config.get()?.desk.prices;
			if (now !== seenBy) isUnseen = true;
			seenBy = now;
		},
		startDue(now) {
			if (!isUnseen || notBefore > now || tasks.isUnderWay(TASK)) return [];
			isUnseen = false;
			const due = isWatching() ? reached(now) : null;
			if (due === null || due.mark <= (progress.find(TOLD) ?? 0)) return [];
			return [tasks.begin(TASK, () => tell(due.mark, due.month, due.part))];
		},
		nextWake: () => (isUnseen && isWatching() && !tasks.isUnderWay(TASK) ? notBefore : null),
		erase() {
			counts.forgetAll();
			reserved.clear();
		},
	};

	return {
		...capability,

		/**
		 * What a status tells of a message of ours, in its transaction: it is counted once, when it arrived, however often and
		 * in whatever order that is told. Returns what the message's row has to say; null: nothing.
		 */
		noteStatus(
			row: MessageRow,
			contact: () => ContactRow,
			{ status, at, pricing }: StatusEvent & { status: MessageStatus },
			now: number,
		): string | null {
			if (status !== "sent") reserved.delete(row.id);
			const hasArrived = status === "delivered" || status === "read";
			// What somebody wrote on the phone costs nothing.
			const isOurs = row.origin === "api" || row.origin === "agent";
			if (pricing === undefined || !hasArrived || !isOurs || row.price !== null) return null;
			isUnseen = true;
			return counts.add(pricing, dayOf(displayTime(at ?? now, now)), saidBy(row, contact()));
		},

		/** Whether a message must not leave, as the month's ceiling is reached. */
		isStopped(by: Spender, { free_until: freeUntil }: ContactRow, now: number): boolean {
			if (!isWatching()) return false;
			const more = onTheirWay(now);
			const spent = spentWith(more, now);
			const next = (freeUntil ?? 0) > now ? 0 : spentWith(more + 1, now) - spent;
			return isStopped(told().ceiling ?? null, by, { spent, next, month: monthOfDay(dayOf(now)) });
		},

		/** A message is on its way: it counts until its price is known. */
		noteWritten(id: string, now: number): void {
			if (isWatching()) reserved.set(id, now + RESERVED_FOR_MS);
		},

		/** What was counted in a month (`2026-11`). */
		month: counts.month,
		/** What the workspace typed. */
		rates: (): readonly OwnRate[] => told().rates ?? [],
		ofContact: counts.ofContact,
		today: dayOf,
	};
}
