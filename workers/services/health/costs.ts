import type { ErrorCode } from "#app/contracts/errors.ts";
import type { CostsView } from "#app/contracts/installation-health.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { amountsOf } from "#app/domain/health/cost.ts";
import { monthAfter, monthBefore, monthOf, parseMonth } from "#app/domain/health/month.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Database } from "#workers/data/database.ts";
import { readMarks } from "#workers/data/queries/health/measures.ts";
import { readUse } from "#workers/data/queries/health/usage.ts";

export interface CostDeps {
	db: Database;
	now: () => number;
	isAdmin: (signedIn: SignedIn) => Promise<boolean>;
}

/** What a month of the installation costs at list prices, for its administrators. */
export function createCosts({ db, now, isAdmin }: CostDeps) {
	return {
		/**
		 * @param asked `2026-11`; anything else is the present month
		 * `forbidden` for whoever is no administrator of the installation. Throws when D1 fails.
		 */
		async open(signedIn: SignedIn, asked: string | null): Promise<Result<CostsView, ErrorCode>> {
			if (signedIn.member.role !== "admin") return fail("forbidden");
			const present = monthOf(now());
			const month = parseMonth(asked, present);
			const after = monthAfter(month);
			const [isTheirs, used, marks] = await Promise.all([
				isAdmin(signedIn),
				readUse(db, `${month}-01`, `${after}-01`),
				readMarks(db),
			]);
			if (!isTheirs) return fail("forbidden");
			return ok({
				month,
				before: monthBefore(month),
				after: month === present ? null : after,
				channels: used.channels.map((channel) => {
					const isOwn = channel.workspaceId === signedIn.workspace.id;
					const { channelId, workspaceName, type, storageBytes, fileBytes } = channel;
					return {
						key: channelId,
						workspaceName,
						name: isOwn ? channel.name : null,
						type,
						amounts: amountsOf(channel, storageBytes, fileBytes),
					};
				}),
				channelTotal: amountsOf(used.total, used.total.storageBytes, used.total.fileBytes),
				shared: {
					workerRequests: used.shared.requests,
					d1RowsRead: used.shared.rowsRead,
					d1RowsWritten: used.shared.rowsWritten,
					d1Storage: marks.database?.value ?? 0,
					fileWrites: used.shared.fileWrites,
					fileReads: used.shared.fileReads,
				},
			});
		},
	};
}
