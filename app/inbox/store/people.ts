/**
 * Who is typing, online or looking: hints that expire by themselves. Pure; `now` is any steady
 * clock in milliseconds (the browser's performance.now), because the wall clock may jump (R31).
 */
import type { Colleague, Presence, ServerFrame } from "#app/contracts/frames.ts";

interface Expiring<T> {
	value: T;
	until: number;
}

export interface People {
	/** By contact id. */
	presence: Readonly<Record<string, Expiring<Presence>>>;
	/** By member id. */
	colleagues: Readonly<Record<string, Expiring<Colleague>>>;
	/** Moments of the server, by contact id; they outlive the hint that brought them. */
	lastSeenAt: Readonly<Record<string, number>>;
}

export const NOBODY: People = { presence: {}, colleagues: {}, lastSeenAt: {} };

/** Applies what a frame says of people; other frames leave `people` as it is. */
export function applyPeopleFrame(people: People, frame: ServerFrame, now: number): People {
	if (frame.type === "presence") return applyPresence(people, frame.presence, now);
	if (frame.type === "colleague") return applyColleague(people, frame.colleague, now);
	if (frame.type === "changes") return endTyping(people, frame);
	if (frame.type !== "hello") return people;
	// The first frame tells all there is: whoever it leaves out has gone.
	let next: People = { ...NOBODY, lastSeenAt: people.lastSeenAt };
	for (const presence of frame.presence) next = applyPresence(next, presence, now);
	for (const colleague of frame.colleagues) next = applyColleague(next, colleague, now);
	return next;
}

function applyPresence(people: People, presence: Presence, now: number): People {
	const known = people.lastSeenAt[presence.contactId] ?? 0;
	return {
		...people,
		presence: {
			...people.presence,
			[presence.contactId]: { value: presence, until: now + presence.forMs },
		},
		lastSeenAt:
			presence.lastSeenAt !== null && presence.lastSeenAt > known
				? { ...people.lastSeenAt, [presence.contactId]: presence.lastSeenAt }
				: people.lastSeenAt,
	};
}

/** What was being typed is here: nobody has to say that the typing ended. */
function endTyping(
	people: People,
	{ messages }: Extract<ServerFrame, { type: "changes" }>,
): People {
	const authors = new Set(
		messages.filter(({ direction }) => direction === "incoming").map(({ contactId }) => contactId),
	);
	const entries = Object.entries(people.presence);
	const isWriting = ([id, { value }]: (typeof entries)[number]): boolean =>
		authors.has(id) && (value.state === "typing" || value.state === "recording");
	if (!entries.some(isWriting)) return people;
	const presence = entries.map((each) => {
		const [id, { value, until }] = each;
		return isWriting(each) ? [id, { value: { ...value, state: "online" as const }, until }] : each;
	});
	return { ...people, presence: Object.fromEntries(presence) as People["presence"] };
}

function applyColleague(people: People, colleague: Colleague, now: number): People {
	return {
		...people,
		colleagues: {
			...people.colleagues,
			[colleague.memberId]: { value: colleague, until: now + colleague.forMs },
		},
	};
}

/** Without what has expired; the same object when nothing has. */
export function expirePeople(people: People, now: number): People {
	const presence = alive(people.presence, now);
	const colleagues = alive(people.colleagues, now);
	if (presence === people.presence && colleagues === people.colleagues) return people;
	return { ...people, presence, colleagues };
}

/** When the next hint expires; null when none is left. */
export function nextExpiry(people: People): number | null {
	const all = [...Object.values(people.presence), ...Object.values(people.colleagues)];
	return all.length === 0 ? null : Math.min(...all.map((entry) => entry.until));
}

function alive<T>(entries: Readonly<Record<string, Expiring<T>>>, now: number) {
	const list = Object.entries(entries);
	const left = list.filter(([, entry]) => entry.until > now);
	return left.length === list.length ? entries : Object.fromEntries(left);
}

/** Colleagues at one conversation, without oneself. */
export function listColleagues(people: People, contactId: string, ownId: string): Colleague[] {
	return Object.values(people.colleagues)
		.map((entry) => entry.value)
		.filter((one) => one.contactId === contactId && one.memberId !== ownId);
}

/** Whether the customer writes or records now. */
export function typingOf(people: People, contactId: string): "typing" | "recording" | null {
	const state = people.presence[contactId]?.value.state;
	return state === "typing" || state === "recording" ? state : null;
}

/** The colleague to name at a conversation: one who writes goes first. */
export function colleagueAt(
	people: People,
	contactId: string,
	ownId: string,
): Pick<Colleague, "name" | "typing"> | null {
	const all = listColleagues(people, contactId, ownId);
	const shown = all.find(({ typing }) => typing) ?? all[0];
	return shown ? { name: shown.name, typing: shown.typing } : null;
}
