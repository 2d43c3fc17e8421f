import Papa from "papaparse";
import type { AdSalesView } from "#app/contracts/ad-sales.ts";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { sightOf } from "#app/domain/conversations/sight.ts";
import { isUsable } from "#app/domain/facebook/account.ts";
import { type AdSpend, centsOfSpend, toAdRows } from "#app/domain/facebook/ad-sales.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { MarkSending } from "#app/domain/sales/messaging-event.ts";
import { type DayRange, type Period, parsePeriod } from "#app/domain/service-figures/period.ts";
import { may } from "#app/domain/team/role.ts";
import type { WorkspaceHub } from "#durable-objects/index.ts";
import type { Graph } from "#workers/adapters/meta-graph/port.ts";
import type { Sealer } from "#workers/adapters/secrets/envelope.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import type { Database } from "#workers/data/database.ts";
import { findAccount, selectAccounts } from "#workers/data/queries/facebook/accounts.ts";
import { hasPixel, usablePixels } from "#workers/data/queries/facebook/conversions.ts";
import {
	saveSaleSending,
	selectAds,
	selectSaleSending,
	sendingOf,
} from "#workers/data/queries/facebook/sales.ts";
import type { Limit } from "../limiter.ts";
import type { NoteExport } from "../team/audit.ts";
import type { RecordActivity } from "../team/activity.ts";
import { openAccountToken } from "./tokens.ts";

export interface AdSalesDeps {
	db: Database;
	graph: Pick<Graph, "listAdSpend">;
	hub(workspaceId: string): Pick<DurableObjectStub<WorkspaceHub>, "readServiceFigures">;
	createSealer(workspaceId: string, dataKeyWrapped: string): Sealer;
	limit: Limit;
	log: Log;
	record: RecordActivity;
	noteExport: NoteExport;
	now(): number;
}

/** By it spreadsheets know that the file is UTF-8. */
const MARK = "\uFEFF";
/** Pages of one account's ads: two hundred each. */
const MAX_PAGES = 5;

/** What ads brought and cost. Methods throw when D1 or the workspace's hub fails. */
export function createAdSales(deps: AdSalesDeps) {
	/** What the ads of one account cost; null: Meta did not say. */
	async function spendOf(
		workspaceId: string,
		{ accountId, currency }: { accountId: string; currency: string },
		days: DayRange,
	): Promise<AdSpend[] | null> {
		const account = await findAccount(deps.db, workspaceId, accountId);
		if (!account) return [];
		const sealer = deps.createSealer(workspaceId, account.dataKeyWrapped);
		const token = openAccountToken(sealer, account, account.tokenSealed);
		if (token === null) return null;
		const spent: AdSpend[] = [];
		let after: string | null = null;
		for (let page = 0; page < MAX_PAGES; page += 1) {
			const found = await deps.graph.listAdSpend(token, accountId, days, after);
			if (!found.ok) {
				const { code, traceId } = found.fault;
				deps.log({ event: "facebook_spend_not_read", level: "warn", workspaceId, code, traceId });
				return null;
			}
			for (const { adId: id, spend, ...ad } of found.value.rows)
				spent.push({ ...ad, id, cents: centsOfSpend(spend, currency), currency });
			after = found.value.after;
			if (after === null) break;
		}
		return spent;
	}

	/** What all ads of the workspace's accounts cost; null: some account did not say. */
	async function readSpend(
		workspaceId: string,
		accounts: readonly { accountId: string; currency: string }[],
		days: DayRange,
	): Promise<AdSpend[] | null> {
		if (accounts.length === 0) return null;
		if (!(await deps.limit("conversion", `spend:${workspaceId}`))) return null;
		const all = await Promise.all(accounts.map((one) => spendOf(workspaceId, one, days)));
		return all.includes(null) ? null : all.flatMap((one) => one ?? []);
	}

	return {
		/** The period that an address names; see `parsePeriod`. */
		period: (typed: Parameters<typeof parsePeriod>[0]): Period =>
			parsePeriod(typed, localDay(deps.now())),

		/** What a period's ads brought. `spend` comes later: Meta is asked while the page is shown. Never rejects. */
		async read(signedIn: SignedIn, period: Period): Promise<AdSalesView> {
			const { workspace, channels, member } = signedIn;
			const reader = { memberId: member.id, readsPeople: false, sight: sightOf(signedIn) };
			const ids = channels.map(({ id }) => id);
			const [figures, [ads, sending, accounts, pixels]] = await Promise.all([
				deps.hub(workspace.id).readServiceFigures(period, reader, ids),
				deps.db.batch([
					selectAds(deps.db, workspace.id),
					selectSaleSending(deps.db, workspace.id),
					selectAccounts(deps.db, workspace.id),
					usablePixels(deps.db, workspace.id),
				]),
			]);
			const usable = accounts.filter(isUsable);
			const named = new Map(pixels.map(({ pixelId, name }) => [pixelId, { pixelId, name }]));
			return {
				period,
				// Of ads and of the whole: the page needs no more.
				sums: Object.fromEntries(
					Object.entries(figures.now.sums).filter(([key]) => key.startsWith("ad:")),
				),
				ads: ads.map(({ workspaceId: _, readAt: __, ...ad }) => ad),
				spend: readSpend(workspace.id, usable, period).catch((error: unknown) => {
					deps.log({ event: "facebook_spend_not_read", level: "error", error });
					return null;
				}),
				isConfigured: usable.length > 0,
				seesAll: reader.sight === null,
				sending: sendingOf(sending[0]),
				pixels: [...named.values()],
			};
		},

		/** A period's ads as CSV. */
		async csv(signedIn: SignedIn, typed: Parameters<typeof parsePeriod>[0]): Promise<string> {
			const { sums, ads, spend } = await this.read(signedIn, this.period(typed));
			const rows = toAdRows(sums, ads, await spend);
			await deps.noteExport(signedIn, "ad_sales");
			const amounts = (of: Record<string, number> | null): string =>
				Object.entries(of ?? {})
					.map(([currency, cents]) => `${(cents / 100).toFixed(2)} ${currency}`)
					.join(" + ");
			const table = rows.map((row) => ({
				campaign: row.campaign ?? "",
				ad_set: row.adSet ?? "",
				ad: row.name ?? "",
				ad_id: row.id,
				conversations: row.opened,
				answered: row.answered,
				leads: row.leads,
				sales: row.sales,
				value: amounts(row.worth),
				spend: amounts(row.spend),
			}));
			return `${MARK}${Papa.unparse(table, { escapeFormulae: true })}\r\n`;
		},

		/** Chooses what of leads and sales is told to Meta. `conversion_invalid`: the pixel is not the workspace's. */
		async saveSending(
			{ workspace, member }: SignedIn,
			sending: MarkSending,
		): Promise<Result<null, ErrorCode>> {
			if (!may(member.role, "manage_facebook")) return fail("forbidden");
			const { pixelId } = sending;
			if (pixelId !== null && !(await hasPixel(deps.db, workspace.id, pixelId)))
				return fail("conversion_invalid");
			await saveSaleSending(deps.db, workspace.id, sending, deps.now());
			await deps.record({
				workspaceId: workspace.id,
				actorId: member.id,
				action: "updated",
				entityType: "facebook",
				entityId: workspace.id,
				metadata: { code: "sale_sending_changed" },
			});
			return ok(null);
		},
	};
}
