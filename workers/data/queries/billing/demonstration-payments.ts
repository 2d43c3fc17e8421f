import { desc, eq } from "drizzle-orm";
import type { Database } from "#workers/data/database.ts";
import { demonstrationPayments } from "#workers/data/schema/billing.ts";

/**
 * The demonstration provider's own data. It is called like a real provider, so reads are not limited to a
 * member's workspace.
 */
type Row = typeof demonstrationPayments.$inferSelect;

/** Rows read: the newest ones decide. */
const LISTED = 50;

/** The payment of a key, made when there is none. */
export async function ensureDemonstrationPayment(
	db: Database,
	payment: { id: string; workspaceId: string; idempotencyKey: string; createdAt: number },
): Promise<Row> {
	const [, [row]] = await db.batch([
		db.insert(demonstrationPayments).values(payment).onConflictDoNothing(),
		db
			.select()
			.from(demonstrationPayments)
			.where(eq(demonstrationPayments.idempotencyKey, payment.idempotencyKey)),
	]);
	if (!row) throw new Error("The payment was just made.");
	return row;
}

export async function findDemonstrationPayment(db: Database, id: string): Promise<Row | null> {
	const [row] = await db
		.select()
		.from(demonstrationPayments)
		.where(eq(demonstrationPayments.id, id));
	return row ?? null;
}

/** The newest first. */
export function listDemonstrationPayments(db: Database, workspaceId: string): Promise<Row[]> {
	return db
		.select()
		.from(demonstrationPayments)
		.where(eq(demonstrationPayments.workspaceId, workspaceId))
		.orderBy(desc(demonstrationPayments.createdAt))
		.limit(LISTED);
}

export async function updateDemonstrationPayment(
	db: Database,
	id: string,
	change: Partial<Pick<Row, "abandonedAt" | "paidAt" | "cancelAt">>,
): Promise<void> {
	await db.update(demonstrationPayments).set(change).where(eq(demonstrationPayments.id, id));
}
