// Spec 1, sections 6 and 9: who may act on whom, who is online, the team's figures. Attacks E02, A27.
import { localDay } from "../inbox/local-day.ts";
import { may, mayRemove, type Role } from "./role.ts";

/** "Online" means seen within this time. */
export const ONLINE_WINDOW_MS = 5 * 60 * 1000;

export function isOnline(lastSeenAt: number | null, now: number): boolean {
	return lastSeenAt !== null && lastSeenAt > now - ONLINE_WINDOW_MS;
}

/** Between two stored sights; what is fresher is known by the workspace's hub. */
export const STORED_SEEN_EVERY_MS = 60 * 60 * 1000;

/** Whether a sight is stored again: once an hour, and with the first of a local day, which reports count by. */
export const isSightDue = (storedAt: number, now: number): boolean =>
	storedAt <= now - STORED_SEEN_EVERY_MS || localDay(storedAt) !== localDay(now);

export interface Person {
	id: string;
	role: Role;
}

export type MembershipRefusal = "forbidden" | "cannot_act_on_self" | "last_admin";

/** Null when `actor` may give `target` the role. `admins`: active ones in the workspace. */
export function findRoleRefusal(
	actor: Person,
	target: Person,
	role: Role,
	admins: number,
): MembershipRefusal | null {
	if (!may(actor.role, "change_roles")) return "forbidden";
	if (actor.id === target.id) return "cannot_act_on_self";
	return target.role === "admin" && role !== "admin" && admins <= 1 ? "last_admin" : null;
}

/** Null when `actor` may remove `target`. */
export function findRemovalRefusal(
	actor: Person,
	target: Person,
	admins: number,
): MembershipRefusal | null {
	if (!may(actor.role, "remove_members")) return "forbidden";
	if (actor.id === target.id) return "cannot_act_on_self";
	if (!mayRemove(actor.role, target.role)) return "forbidden";
	return target.role === "admin" && admins <= 1 ? "last_admin" : null;
}

/** Bringing a removed person back gives a role, so it takes the right to change roles. */
export const mayReactivate = (actor: Role): boolean => may(actor, "change_roles");

/**
 * Null when `actor` may erase what is kept of `target`. Whoever is still active is removed with it, so the last admin
 * stays; `isActive` false: somebody removed earlier.
 */
export function findErasureRefusal(
	actor: Person,
	target: Person & { isActive: boolean },
	admins: number,
): MembershipRefusal | null {
	if (!may(actor.role, "care_for_data")) return "forbidden";
	if (actor.id === target.id) return "cannot_act_on_self";
	return target.isActive ? findRemovalRefusal(actor, target, admins) : null;
}

/** Who the actor is, and whom a row's actions menu may act on. */
export function listMemberActions(
	actor: Person,
	target: Person,
	admins: number,
): ("change_role" | "remove" | "erase")[] {
	const actions: ("change_role" | "remove" | "erase")[] = [];
	if (findRoleRefusal(actor, target, target.role, admins) === null) actions.push("change_role");
	if (findRemovalRefusal(actor, target, admins) === null) actions.push("remove");
	if (findErasureRefusal(actor, { ...target, isActive: true }, admins) === null)
		actions.push("erase");
	return actions;
}

export interface TeamMetrics {
	members: number;
	/** Active members with role admin. */
	administrators: number;
	/** Others, not oneself (founding.md 11). */
	onlineNow: number;
	pendingInvitations: number;
}

/**
 * The team's figures for `selfId`. `online`: member ids the hub knows to be here, when it has said
 * so; otherwise the last sight counts.
 */
export function computeTeamMetrics(
	members: readonly { id: string; role: Role; lastSeenAt: number | null }[],
	pendingInvitations: number,
	selfId: string,
	now: number,
	online: readonly string[] | null = null,
): TeamMetrics {
	const others = members.filter(({ id }) => id !== selfId);
	return {
		members: members.length,
		administrators: members.filter(({ role }) => role === "admin").length,
		onlineNow: others.filter(
			({ id, lastSeenAt }) => online?.includes(id) || isOnline(lastSeenAt, now),
		).length,
		pendingInvitations,
	};
}
