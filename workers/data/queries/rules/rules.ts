import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { MAX_RULES } from "#app/domain/rules/rule.ts";
import { AUTOMATION_TYPES } from "#app/domain/integrations/type.ts";
import { NOTHING, value } from "#workers/data/bound-value.ts";
import type { Database } from "#workers/data/database.ts";
import { integrations } from "#workers/data/schema/integration.ts";
import { rules } from "#workers/data/schema/rule.ts";
import { members } from "#workers/data/schema/team.ts";
import { users } from "#workers/data/schema/auth.ts";

/** A rule as it is stored; `body` is JSON. */
export interface StoredRule {
	id: string;
	name: string;
	body: string;
	isOn: boolean;
	onSince: number | null;
}

const isOf = (workspaceId: string, id: string) =>
	and(eq(rules.workspaceId, workspaceId), eq(rules.id, id));

/** A statement for the rules of a workspace, in their order. */
export const selectRules = (db: Database, workspaceId: string) =>
	db
		.select({
			id: rules.id,
			name: rules.name,
			body: rules.body,
			isOn: rules.isOn,
			onSince: rules.onSince,
		})
		.from(rules)
		.where(eq(rules.workspaceId, workspaceId))
		.orderBy(asc(rules.position), asc(rules.id))
		.limit(MAX_RULES);

/** A statement for those whom rules may name: active members. */
export const selectPeople = (db: Database, workspaceId: string) =>
	db
		.select({ memberId: members.id, name: users.fullName })
		.from(members)
		.innerJoin(users, eq(users.id, members.userId))
		.where(and(eq(members.workspaceId, workspaceId), eq(members.isActive, true)))
		.orderBy(asc(users.fullName), asc(members.id));

/** The rules in their order, and what they may name: active members and integrations with a webhook. One round trip. */
export async function readRules(db: Database, workspaceId: string) {
	const [stored, people, webhooks] = await db.batch([
		selectRules(db, workspaceId),
		selectPeople(db, workspaceId),
		db
			.select({ id: integrations.id, name: integrations.name })
			.from(integrations)
			.where(
				and(
					eq(integrations.workspaceId, workspaceId),
					inArray(integrations.type, [...AUTOMATION_TYPES]),
					isNull(integrations.disabledAt),
				),
			)
			.orderBy(asc(integrations.name), asc(integrations.id)),
	]);
	return { stored, people, webhooks };
}

/** The rule's name; null: there is none of this workspace. */
export async function findRuleName(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<string | null> {
	const [found] = await db.select({ name: rules.name }).from(rules).where(isOf(workspaceId, id));
	return found?.name ?? null;
}

interface WrittenRule {
	id: string;
	name: string;
	body: string;
	isOn: boolean;
	now: number;
}

/** Adds a rule after the others; false: there are as many as may be. */
export async function insertRule(
	db: Database,
	workspaceId: string,
	{ id, name, body, isOn, now }: WrittenRule,
): Promise<boolean> {
	const rows = await db
		.insert(rules)
		.select(
			db
				.select({
					id: value("id", id),
					workspaceId: value("workspace_id", workspaceId),
					name: value("name", name),
					body: value("body", body),
					isOn: value("is_on", isOn),
					onSince: value("on_since", isOn ? now : null),
					position: sql<number>`(select coalesce(max(position), 0) + 1 from rules
						where workspace_id = ${workspaceId})`.as("position"),
					createdAt: value("created_at", now),
					updatedAt: value("updated_at", now),
				})
				.from(NOTHING)
				.where(
					sql`(select count(*) from rules where workspace_id = ${workspaceId}) < ${MAX_RULES}`,
				),
		)
		.returning({ id: rules.id });
	return rows.length > 0;
}

/** Since when it is on begins anew where it was off. */
const onSince = (isOn: boolean, now: number) =>
	isOn ? sql`case when ${rules.isOn} = 1 then ${rules.onSince} else ${now} end` : rules.onSince;

/** False: there is none of this workspace. */
export async function updateRule(
	db: Database,
	workspaceId: string,
	{ id, name, body, isOn, now }: WrittenRule,
): Promise<boolean> {
	const rows = await db
		.update(rules)
		.set({ name, body, isOn, onSince: onSince(isOn, now), updatedAt: now })
		.where(isOf(workspaceId, id))
		.returning({ id: rules.id });
	return rows.length > 0;
}

/** Its name; null: there is none of this workspace. */
export async function switchRule(
	db: Database,
	workspaceId: string,
	{ id, isOn, now }: { id: string; isOn: boolean; now: number },
): Promise<string | null> {
	const [row] = await db
		.update(rules)
		.set({ isOn, onSince: onSince(isOn, now), updatedAt: now })
		.where(isOf(workspaceId, id))
		.returning({ name: rules.name });
	return row?.name ?? null;
}

/** The name of what was deleted; null: there was none of this workspace. */
export async function deleteRule(
	db: Database,
	workspaceId: string,
	id: string,
): Promise<string | null> {
	const [row] = await db.delete(rules).where(isOf(workspaceId, id)).returning({ name: rules.name });
	return row?.name ?? null;
}

/** Gives the workspace's rules the order of these ids; what is not among them comes after. */
export async function orderRules(
	db: Database,
	workspaceId: string,
	ids: readonly string[],
): Promise<void> {
	const order = JSON.stringify(ids);
	await db
		.update(rules)
		.set({
			position: sql`coalesce((select key from json_each(${order}) where value = ${rules.id}), ${MAX_RULES})`,
		})
		.where(eq(rules.workspaceId, workspaceId));
}
