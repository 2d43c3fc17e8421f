import type { InstallationItem, StoredCheck } from "#app/domain/installation/overview.ts";
import type { Database } from "#workers/data/database.ts";
import { installationChecks } from "#workers/data/schema/installation.ts";

/** The last result of each test. */
export const listChecks = (db: Database): Promise<StoredCheck[]> =>
	db.select().from(installationChecks);

/** Replaces the last result of a part. */
export async function saveCheck(
	db: Database,
	check: { item: InstallationItem; code: string; checkedAt: number },
): Promise<void> {
	const { item: _, ...result } = check;
	await db
		.insert(installationChecks)
		.values(check)
		.onConflictDoUpdate({ target: installationChecks.item, set: result });
}
