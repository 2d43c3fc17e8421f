import type { CeilingToldJob } from "#app/contracts/jobs.ts";
import type { CostExport, PricesView } from "#app/contracts/prices.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { ChannelType } from "#app/domain/channels/channel.ts";
import { monthAfter, monthBefore, parseMonth } from "#app/domain/health/month.ts";
import { MAX_CEILING_MICROS } from "#app/domain/prices/ceiling.ts";
import { costOf } from "#app/domain/prices/cost.ts";
import { isDay, monthOfDay } from "#app/domain/prices/month.ts";
import { PRICE_CATEGORIES } from "#app/domain/prices/pricing.ts";
import { ASSUMED_DOLLAR, listedOn, type OwnRate, ownRateOn } from "#app/domain/prices/rates.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { may } from "#app/domain/team/role.ts";
import type { Database } from "#workers/data/database.ts";
import {
	agentNames,
	countRates,
	deleteRate,
	readPrices,
	releaseCeiling,
	writeCeiling,
	writeRate,
} from "#workers/data/queries/prices/prices.ts";
import type { ChannelStub } from "../channels/stub.ts";
import type { TellDesk } from "../desk/tell-desk.ts";
import type { Notify } from "../shell/notifications.ts";
import type { RecordActivity } from "../team/activity.ts";
import type { NoteExport } from "../team/audit.ts";

/** Rates that a workspace may keep: each goes to all its channels. */
const MAX_RATES = 200;

export interface PricesDeps {
	db: Database;
	channel(channel: { id: string; type: ChannelType }): ChannelStub;
	tellDesk: TellDesk;
	record: RecordActivity;
	notify: Notify;
	noteExport: NoteExport;
	/** Active members who look after channels. */
	listMembers(workspaceId: string): Promise<string[]>;
	now: () => number;
}

const AGENT = "agent:";

/** Who said it, as the object counts them. */
const speakerOf = (
	said: string,
	names: ReadonlyMap<string, string>,
): { by: "agent" | "auto" | "person"; name: string | null } => ({
	by: said.startsWith(AGENT) ? "agent" : said === "auto" ? "auto" : "person",
	name: names.get(said.slice(AGENT.length)) ?? null,
});

/** What a workspace's numbers cost, by which rates, and up to what ceiling. Methods throw when D1 or the object fails. */
export function createPricesService(deps: PricesDeps) {
	const { db, now } = deps;
	const findNumber = ({ channels }: SignedIn, id: string) =>
		channels.find((one) => one.id === id && one.type === "whatsapp");

	async function readMonth(signedIn: SignedIn, channelId: string, asked: string | null) {
		const number = findNumber(signedIn, channelId);
		if (!number) return fail("not_found");
		const { workspace } = signedIn;
		const month = asked !== null && /^20\d\d-(?:0[1-9]|1[0-2])$/.test(asked) ? asked : null;
		const [counted, prices, names] = await Promise.all([
			deps.channel(number).monthPrices(workspace.id, month),
			readPrices(db, workspace.id),
			agentNames(db, workspace.id),
		]);
		return counted.ok ? ok({ ...counted.value, ...prices, names, number }) : counted;
	}

	async function record(
		{ workspace, member }: SignedIn,
		code: "price_ceiling_changed" | "price_ceiling_released" | "message_rate_changed",
		name: string,
	): Promise<void> {
		await deps.record({
			workspaceId: workspace.id,
			actorId: member.id,
			action: "updated",
			entityType: "user_settings",
			entityId: workspace.id,
			metadata: { code, name },
		});
	}

	return {
		/** A month of a number; null or nonsense: the present one. Everybody in the team reads it. */
		async open(
			signedIn: SignedIn,
			channelId: string,
			asked: string | null,
		): Promise<Result<PricesView, "not_found">> {
			const read = await readMonth(signedIn, channelId, asked);
			if (!read.ok) return read;
			const { counts, rates, ceilings, names, number, today, isPaid } = read.value;
			const present = monthOfDay(today);
			const month = parseMonth(read.value.month, present);
			const shown = month === read.value.month ? counts : [];
			const speakers = [...new Set(shown.map(({ said_by: by }) => by))];
			const listed = listedOn(today);
			return ok({
				number: { id: number.id, name: number.name },
				isPaid,
				month,
				isPresent: month === present,
				before: monthBefore(month),
				after: month === present ? null : monthAfter(month),
				total: costOf(shown, rates),
				categories: PRICE_CATEGORIES.map((category) => ({
					category,
					...costOf(
						shown.filter((one) => one.category === category),
						rates,
					),
				})).filter(({ billed, free }) => billed + free > 0),
				speakers: speakers
					.map((by) => ({
						...speakerOf(by, names),
						...costOf(
							shown.filter(({ said_by: one }) => one === by),
							rates,
						),
					}))
					.toSorted((a, b) => b.micros - a.micros),
				ceiling: ceilings[channelId] ?? null,
				rates,
				listed: {
					since: listed.since,
					source: listed.source,
					rates: listed.rates,
					dollar: ownRateOn(rates, "dollar", today)?.micros ?? ASSUMED_DOLLAR,
					isDollarAssumed: ownRateOn(rates, "dollar", today) === null,
				},
			});
		},

		/** Sets a number's ceiling; admins do. @param ceiling null: none. `not_found`: no number of theirs */
		async saveCeiling(
			signedIn: SignedIn,
			channelId: string,
			ceiling: { micros: number; stopsPeople: boolean } | null,
		): Promise<Result<null, "forbidden" | "not_found" | "invalid_request">> {
			if (!may(signedIn.member.role, "manage_billing")) return fail("forbidden");
			const number = findNumber(signedIn, channelId);
			if (!number) return fail("not_found");
			const micros = ceiling?.micros ?? 0;
			if (!Number.isSafeInteger(micros) || micros < 0 || micros > MAX_CEILING_MICROS)
				return fail("invalid_request");
			const { id: workspaceId } = signedIn.workspace;
			await writeCeiling(db, workspaceId, channelId, ceiling, now());
			await deps.tellDesk(workspaceId, [channelId]);
			await record(signedIn, "price_ceiling_changed", number.name);
			return ok(null);
		},

		/** Lets members write above the ceiling until the month ends; whoever looks after channels does. `conflict`: there is none. */
		async release(
			signedIn: SignedIn,
			channelId: string,
		): Promise<Result<null, "forbidden" | "not_found" | "conflict">> {
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			const number = findNumber(signedIn, channelId);
			if (!number) return fail("not_found");
			const { id: workspaceId } = signedIn.workspace;
			const counted = await deps.channel(number).monthPrices(workspaceId, null);
			if (!counted.ok) return fail("not_found");
			const { month } = counted.value;
			if (!(await releaseCeiling(db, workspaceId, channelId, month, now())))
				return fail("conflict");
			await deps.tellDesk(workspaceId, [channelId]);
			await record(signedIn, "price_ceiling_released", number.name);
			return ok(null);
		},

		/** Sets a rate, or takes it back; admins do. @param micros millionths of a real; null: it goes */
		async saveRate(
			signedIn: SignedIn,
			{ kind, since, micros }: Omit<OwnRate, "micros"> & { micros: number | null },
		): Promise<Result<null, "forbidden" | "invalid_request" | "conflict">> {
			if (!may(signedIn.member.role, "manage_billing")) return fail("forbidden");
			const { id: workspaceId } = signedIn.workspace;
			if (!isDay(since)) return fail("invalid_request");
			if (micros === null) await deleteRate(db, workspaceId, { kind, since });
			else {
				if (!Number.isSafeInteger(micros) || micros < 0 || micros > MAX_CEILING_MICROS)
					return fail("invalid_request");
				const rate = { kind, since, micros };
				if ((await countRates(db, workspaceId, rate)) >= MAX_RATES) return fail("conflict");
				await writeRate(db, workspaceId, rate, now());
			}
			await deps.tellDesk(workspaceId);
			await record(signedIn, "message_rate_changed", kind);
			return ok(null);
		},

		/** A month, day by day, for a file; that somebody took it is in the log. */
		async exportMonth(
			signedIn: SignedIn,
			channelId: string,
			asked: string | null,
		): Promise<Result<CostExport, "forbidden" | "not_found">> {
			if (!may(signedIn.member.role, "manage_channels")) return fail("forbidden");
			const read = await readMonth(signedIn, channelId, asked);
			if (!read.ok) return read;
			const { counts, rates, names, month } = read.value;
			await deps.noteExport(signedIn, "message_costs");
			return ok({
				month,
				rows: counts.map((one) => ({
					day: one.day,
					category: one.category,
					charge: one.charge,
					...speakerOf(one.said_by, names),
					count: one.count,
					micros: costOf([one], rates).micros,
				})),
			});
		},

		/** Tells who looks after channels that a number reached a part of its ceiling; a repeated job tells nothing twice. */
		async tell({ workspaceId, channelId, name, month, part }: CeilingToldJob): Promise<void> {
			await deps.notify({
				workspaceId,
				memberIds: await deps.listMembers(workspaceId),
				kind: "price_ceiling",
				params: { name, channelId, part: String(part) },
				once: `ceiling:${channelId}:${month}:${part}`,
			});
		},
	};
}
