// Spec 2, section 2: the figures beside the filters of /conversations. Kept up to date by every change, never counted anew.
import { searchKey } from "../inbox/search-key.ts";
import type { Filterable } from "./filter.ts";

/** What is counted of a conversation. */
export interface Countable extends Filterable {
	status: "active" | "closed";
}

/** Active conversations of a workspace by what filters ask for. Figures of zero are left out of the records. */
export interface Counts {
	/** All of them, also those put aside; of these no other figure but `snoozed` and `channels` knows. */
	active: number;
	unassigned: number;
	agent: number;
	unread: number;
	/** Those with something unread that belong to nobody, and by member those that belong to them. */
	unreadOfNobody: number;
	unreadMembers: Record<string, number>;
	/** Those whose customer waits for a person. */
	waiting: number;
	/** Those put aside. */
	snoozed: number;
	/** By the member they are assigned to. */
	members: Record<string, number>;
	channels: Record<string, { active: number; unread: number }>;
	/** By the label's key, with the label as it was written last. */
	labels: Record<string, { label: string; count: number }>;
	/** By the department that looks after them. Absent: a hub of an earlier release counts none. */
	departments?: Record<string, number> | undefined;
}

export const noCounts = (): Counts => ({
	active: 0,
	unassigned: 0,
	agent: 0,
	unread: 0,
	unreadOfNobody: 0,
	unreadMembers: {},
	waiting: 0,
	snoozed: 0,
	members: {},
	channels: {},
	labels: {},
	departments: {},
});

function addOne(members: Record<string, number>, id: string, by: 1 | -1): void {
	const count = (members[id] ?? 0) + by;
	if (count > 0) members[id] = count;
	else delete members[id];
}

/** What an agent answers is nobody's to read until it hands over. */
function addUnread(counts: Counts, { assigneeId, handler }: Countable, by: 1 | -1): void {
	counts.unread += by;
	if (assigneeId !== null) addOne(counts.unreadMembers, assigneeId, by);
	else if (handler !== "agent") counts.unreadOfNobody += by;
}

function addChannel(counts: Counts, one: Countable, by: 1 | -1): void {
	const { channelId, snoozedUntil } = one;
	const unread = snoozedUntil === null ? one.unread : 0;
	const known = counts.channels[channelId] ?? { active: 0, unread: 0 };
	const active = known.active + by;
	if (active <= 0) delete counts.channels[channelId];
	else counts.channels[channelId] = { active, unread: known.unread + (unread > 0 ? by : 0) };
}

function addLabel(counts: Counts, label: string, by: 1 | -1): void {
	const key = searchKey(label);
	const count = (counts.labels[key]?.count ?? 0) + by;
	if (count > 0) counts.labels[key] = { label, count };
	else delete counts.labels[key];
}

/** Takes a conversation into the counts (1) or out of them (-1); one that is closed counts nowhere. Changes `counts`. */
export function count(counts: Counts, one: Countable, by: 1 | -1): void {
	if (one.status !== "active") return;
	counts.active += by;
	addChannel(counts, one, by);
	if (one.snoozedUntil !== null) {
		counts.snoozed += by;
		return;
	}
	if (one.waitingSince !== null) counts.waiting += by;
	if (one.handler === "agent") counts.agent += by;
	else if (one.assigneeId === null) counts.unassigned += by;
	if (one.unread > 0) addUnread(counts, one, by);
	if (one.assigneeId !== null) addOne(counts.members, one.assigneeId, by);
	if (one.departmentId) addOne((counts.departments ??= {}), one.departmentId, by);
	for (const label of one.labels) addLabel(counts, label, by);
}

/** What a member's list shows beside it: figures of the views, of each channel, and labels in use in alphabetical order. */
export function countsFor(
	{
		active,
		unassigned,
		agent,
		unread,
		waiting,
		snoozed,
		members,
		channels,
		labels,
		departments = {},
	}: Omit<Counts, "unreadOfNobody" | "unreadMembers">,
	memberId: string,
) {
	const inOrder = Object.entries(labels).toSorted(([a], [b]) => (a < b ? -1 : 1));
	const mine = members[memberId] ?? 0;
	return {
		counts: { mine, unassigned, agent, unread, waiting, snoozed, open: active - snoozed },
		channels,
		labels: inOrder.map(([, { label }]) => label),
		departments,
	};
}
