// Record 115: which conversations members pinned. The channels know nothing of it, so it is no part of the index that is
// made anew from what they tell.
import type { IndexedConversation } from "#app/contracts/told-conversations.ts";
import { isNewer, makeRoom, type Pinned } from "#app/domain/conversations/pins.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Step } from "../../object/migrate.ts";
import type { ConversationChange } from "./conversations.ts";

export const pinSteps: readonly Step[] = [
	{
		id: "0001_create_pins",
		onlyAdds: true,
		sql: `
CREATE TABLE pins (
	member_id TEXT NOT NULL,
	channel_id TEXT NOT NULL,
	contact_id TEXT NOT NULL,
	conversation_id TEXT NOT NULL,
	pinned_at INTEGER NOT NULL,
	PRIMARY KEY (member_id, channel_id, contact_id)
) WITHOUT ROWID;
`,
	},
];

interface Pin {
	memberId: string;
	channelId: string;
	contactId: string;
	/** The newest one that is known of the contact: the index is not searched by contacts. */
	conversationId: string;
	pinnedAt: number;
}

export interface PinParts {
	sql: SqlStorage;
	/** A conversation of the index. */
	find(id: string): IndexedConversation | null;
	/** Whether everything of a channel is in the index. */
	isWhole(channelId: string): boolean;
	now(): number;
}

export type Pins = ReturnType<typeof createPins>;

/** The pins of all members of a workspace. A few for each: they are read once after a sleep, then kept in memory. */
export function createPins({ sql, find, isWhole, now }: PinParts) {
	let known: readonly Pin[] | null = null;

	/** Of all members, the one pinned last first. */
	const all = (): readonly Pin[] =>
		(known ??= sql
			.exec(
				`SELECT member_id AS memberId, channel_id AS channelId, contact_id AS contactId,
					conversation_id AS conversationId, pinned_at AS pinnedAt
				 FROM pins ORDER BY pinned_at DESC`,
			)
			.toArray() as unknown as Pin[]);

	function remove(isOver: (pin: Pin) => boolean): void {
		const over = all().filter(isOver);
		if (over.length === 0) return;
		for (const { memberId, channelId, contactId } of over)
			sql.exec(
				"DELETE FROM pins WHERE member_id = ? AND channel_id = ? AND contact_id = ?",
				memberId,
				channelId,
				contactId,
			);
		known = null;
	}

	function put({ memberId, channelId, contactId, conversationId, pinnedAt }: Pin): void {
		sql.exec(
			"INSERT OR REPLACE INTO pins (member_id, channel_id, contact_id, conversation_id, pinned_at) VALUES (?, ?, ?, ?, ?)",
			memberId,
			channelId,
			contactId,
			conversationId,
			pinnedAt,
		);
		known = null;
	}

	const isOf = (pin: Pin, one: IndexedConversation): boolean =>
		pin.channelId === one.channelId && pin.contactId === one.contactId;

	/** What a pin becomes by a change of a conversation; null: it stays. */
	function followed(pin: Pin, { before, after }: ConversationChange): Pin | null {
		// Merged: the conversation goes on with another contact.
		if (pin.conversationId === after.id)
			return before && before.contactId !== after.contactId
				? { ...pin, contactId: after.contactId }
				: null;
		return isOf(pin, after) && isNewer(after, find(pin.conversationId))
			? { ...pin, conversationId: after.id }
			: null;
	}

	return {
		/** A member's, the one pinned last first. */
		of: (memberId: string): Pinned<IndexedConversation>[] =>
			all()
				.filter((pin) => pin.memberId === memberId)
				.map(({ channelId, contactId, conversationId }) => ({
					channelId,
					contactId,
					conversation: find(conversationId),
				})),

		/** Pins the contact of a conversation of the index; one that is pinned stays where it is. */
		pin(memberId: string, id: string): Result<null, "not_found" | "too_many_pins"> {
			const one = find(id);
			if (one === null) return fail("not_found");
			const own = all().filter((pin) => pin.memberId === memberId);
			if (own.some((pin) => isOf(pin, one))) return ok(null);
			const room = makeRoom(
				own,
				(pin) => find(pin.conversationId) === null && isWhole(pin.channelId),
			);
			if (!room.ok) return room;
			remove((pin) => pin === room.value);
			const { channelId, contactId } = one;
			// Two in one millisecond keep their order.
			const pinnedAt = Math.max(now(), (own[0]?.pinnedAt ?? 0) + 1);
			put({ memberId, channelId, contactId, conversationId: id, pinnedAt });
			return ok(null);
		},

		/** Takes the pin off the contact of a conversation, also of an archived one; without a pin nothing changes. */
		unpin(memberId: string, id: string): void {
			const one = find(id);
			remove(
				(pin) =>
					pin.memberId === memberId && (one === null ? pin.conversationId === id : isOf(pin, one)),
			);
		},

		/** Pins go on to the conversations that follow; answers whose did. A message of a known conversation writes nothing. */
		follow(changes: readonly ConversationChange[]): string[] {
			const members = new Set<string>();
			for (const change of changes)
				for (const pin of all()) {
					const next = followed(pin, change);
					if (next === null) continue;
					remove((one) => one === pin);
					put(next);
					members.add(pin.memberId);
				}
			return [...members];
		},

		/** The contacts are erased, or with null their channel is deleted. */
		forget: (channelId: string, contactIds: readonly string[] | null): void =>
			remove(
				(pin) =>
					pin.channelId === channelId &&
					(contactIds === null || contactIds.includes(pin.contactId)),
			),

		/** The member left the workspace or was erased. */
		forgetMember: (memberId: string): void => remove((pin) => pin.memberId === memberId),
	};
}
