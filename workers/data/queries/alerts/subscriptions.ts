import { and, eq, gt, isNull, sql } from "drizzle-orm";
import type { AlertSettings } from "#app/domain/alerts/settings.ts";
import type { ConversationSight } from "#app/domain/conversations/sight.ts";
import type { Database } from "#workers/data/database.ts";
import { alertSettings, pushSubscriptions } from "#workers/data/schema/alert.ts";
import { signIns } from "#workers/data/schema/auth.ts";
import { members } from "#workers/data/schema/team.ts";
import { workspaces } from "#workers/data/schema/workspace.ts";
import { departmentsOf, readsOf } from "../team/reads.ts";
import { type AlertOwner, settingsColumns, toSettings } from "./settings.ts";

/** A browser as its push service knows it. */
export interface Subscription {
	endpoint: string;
	publicKey: string;
	authSecret: string;
	/** Our public key that it subscribed with; null: it was not noted. */
	serverKey: string | null;
	locale: "pt" | "en";
}

/** A browser that may be told, and what its member wants to hear. */
export interface Listener {
	signInId: string;
	memberId: string;
	settings: AlertSettings;
	/** What they read (domain/conversations/sight.ts); null: everything. */
	reads: ConversationSight | null;
}

/** Moments that decide whether a sign-in counts, as everywhere (queries/auth/sign-ins.ts). */
export interface Times {
	now: number;
	idleMs: number;
}

/** What makes a browser one that may be told: its sign-in counts, and member and workspace are active. */
const isLive = (workspaceId: string, { now, idleMs }: Times) =>
	and(
		eq(pushSubscriptions.workspaceId, workspaceId),
		isNull(signIns.revokedAt),
		isNull(signIns.replacedBy),
		gt(signIns.expiresAt, now),
		gt(signIns.lastSeenAt, now - idleMs),
		eq(members.isActive, true),
		eq(workspaces.status, "active"),
	);

const selectLive = (db: Database, workspaceId: string, times: Times, signInId?: string) =>
	db
		.select({
			signInId: pushSubscriptions.signInId,
			memberId: pushSubscriptions.memberId,
			endpoint: pushSubscriptions.endpointToken,
			publicKey: pushSubscriptions.publicKey,
			authSecret: pushSubscriptions.authToken,
			serverKey: pushSubscriptions.serverKey,
			locale: pushSubscriptions.locale,
			settings: settingsColumns,
			role: members.role,
			seesOwn: workspaces.seesOwnDepartments,
			departments: departmentsOf(db),
		})
		.from(pushSubscriptions)
		.innerJoin(
			signIns,
			and(
				eq(signIns.id, pushSubscriptions.signInId),
				eq(signIns.workspaceId, pushSubscriptions.workspaceId),
				eq(signIns.memberId, pushSubscriptions.memberId),
			),
		)
		.innerJoin(
			members,
			and(
				eq(members.id, pushSubscriptions.memberId),
				eq(members.workspaceId, pushSubscriptions.workspaceId),
			),
		)
		.innerJoin(workspaces, eq(workspaces.id, pushSubscriptions.workspaceId))
		.leftJoin(
			alertSettings,
			and(
				eq(alertSettings.memberId, pushSubscriptions.memberId),
				eq(alertSettings.workspaceId, pushSubscriptions.workspaceId),
			),
		)
		.where(
			and(
				isLive(workspaceId, times),
				signInId === undefined ? undefined : eq(pushSubscriptions.signInId, signInId),
			),
		);

/** All browsers of a workspace that may be told now. */
export async function listListeners(
	db: Database,
	workspaceId: string,
	times: Times,
): Promise<Listener[]> {
	const rows = await selectLive(db, workspaceId, times);
	return rows.map((row) => {
		const { signInId, memberId, settings } = row;
		return { signInId, memberId, settings: toSettings(settings), reads: readsOf(row) };
	});
}

/** One browser, if it may be told at this moment; null: it is signed out, or its member or workspace is gone. */
export async function findListener(
	db: Database,
	workspaceId: string,
	signInId: string,
	times: Times,
): Promise<(Listener & Subscription) | null> {
	const [found] = await selectLive(db, workspaceId, times, signInId);
	if (!found) return null;
	const { role: _, seesOwn: __, departments: ___, settings, ...listener } = found;
	return { ...listener, settings: toSettings(settings), reads: readsOf(found) };
}

/** A browser has one subscription; the same sign-in's earlier one is replaced. */
export async function upsertSubscription(
	db: Database,
	{ workspaceId, memberId }: AlertOwner,
	signInId: string,
	subscription: Subscription,
	now: number,
): Promise<void> {
	const row = {
		workspaceId,
		memberId,
		endpointToken: subscription.endpoint,
		publicKey: subscription.publicKey,
		authToken: subscription.authSecret,
		serverKey: subscription.serverKey,
		locale: subscription.locale,
		createdAt: now,
	};
	await db
		.insert(pushSubscriptions)
		.values({ signInId, ...row })
		.onConflictDoUpdate({ target: pushSubscriptions.signInId, set: row });
}

const isOf = (workspaceId: string, signInId: string) =>
	and(eq(pushSubscriptions.workspaceId, workspaceId), eq(pushSubscriptions.signInId, signInId));

/** The address that a sign-in's browser is told at; null: it is not. */
export async function findEndpoint(
	db: Database,
	workspaceId: string,
	signInId: string,
): Promise<string | null> {
	const [found] = await db
		.select({ endpoint: pushSubscriptions.endpointToken })
		.from(pushSubscriptions)
		.where(isOf(workspaceId, signInId));
	return found?.endpoint ?? null;
}

/** @param endpoint only while this is its address: what the browser subscribed to meanwhile stays */
export async function deleteSubscription(
	db: Database,
	workspaceId: string,
	signInId: string,
	endpoint?: string,
): Promise<void> {
	const isAt = endpoint === undefined ? undefined : eq(pushSubscriptions.endpointToken, endpoint);
	await db.delete(pushSubscriptions).where(and(isOf(workspaceId, signInId), isAt));
}

/** Removes at most `limit` subscriptions whose sign-in is over; answers how many. */
export async function purgeSubscriptions(
	db: Database,
	before: number,
	limit: number,
): Promise<number> {
	const { meta } = await db.run(
		sql`delete from push_subscriptions where sign_in_id in
			(select sign_in_id from push_subscriptions as old where not exists
				(select 1 from sign_ins where sign_ins.id = old.sign_in_id
					and revoked_at is null and expires_at > ${before}) limit ${limit})`,
	);
	return meta.changes;
}
