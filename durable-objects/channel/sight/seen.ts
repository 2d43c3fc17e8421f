import type { ConversationSight } from "#app/domain/conversations/sight.ts";
import { fail, type Result } from "#app/domain/result.ts";
import type { Channel } from "../channel.ts";
import type { ContactRow } from "../ledger/rows.ts";
import { readsContact, readsRow } from "./reads.ts";

type Run = (channel: Channel, ...args: never[]) => Result<unknown, string>;

/** Who asks, and what of this channel they read. */
export interface Seer {
	sight: ConversationSight;
	reads(contactId: string): boolean;
	readsMessage(messageId: string): boolean;
	readsMerge(mergeId: string): boolean;
}

/**
 * How an operation is held to a member's sight (record 124): its first argument names a contact or a message; it says
 * nothing of conversations; no bound member has a reason to call it; or it takes out what they do not read itself.
 */
export type Way<Operation> =
	| "contact"
	| "message"
	| "channel"
	| "never"
	| (Operation extends (channel: Channel, ...args: infer Args) => infer Answer
			? (
					seer: Seer,
					run: (...args: Args) => Answer,
					...args: Args
				) => Answer | Result<never, "not_found">
			: never);

/** Ways of all operations of a table: one without a way does not compile. */
export type Ways<Table> = { [Name in keyof Table]: Way<Table[Name]> };

function createSeer({ inbox }: Channel, sight: ConversationSight): Seer {
	const ofRow = (row: ContactRow) => readsRow(sight, row);
	return {
		sight,
		reads: (contactId) => readsContact(inbox, sight, contactId),
		readsMessage(messageId) {
			const { firstPart } = inbox.answering;
			const row = inbox.ledger.find(messageId) ?? inbox.ledger.find(firstPart(messageId));
			return row !== null && ofRow(inbox.contacts.get(row.contact));
		},
		readsMerge(mergeId) {
			const kept = inbox.keptBy(mergeId);
			return kept !== null && ofRow(inbox.contacts.get(kept));
		},
	};
}

/**
 * The operation by which a member calls who reads only some conversations: it runs another one, and what they do not read
 * is not there for them.
 */
export const seenBy =
	<Table extends Readonly<Record<string, unknown>>>(table: Table, ways: Ways<Table>) =>
	(
		channel: Channel,
		sight: ConversationSight,
		name: string,
		args: unknown[],
	): Result<unknown, string> => {
		if (!Object.hasOwn(table, name)) return fail("not_found");
		const run = table[name] as Run;
		const way = ways[name] as Way<unknown> | ((...given: unknown[]) => Result<unknown, string>);
		const seer = createSeer(channel, sight);
		const [first] = args;
		const isNamed = typeof first === "string";
		const call = (...given: unknown[]) => run(channel, ...(given as never[]));
		switch (way) {
			case "channel":
				return call(...args);
			case "contact":
				return isNamed && seer.reads(first) ? call(...args) : fail("not_found");
			case "message":
				return isNamed && seer.readsMessage(first) ? call(...args) : fail("not_found");
			case "never":
				return fail("not_found");
			default:
				return (way as (...given: unknown[]) => Result<unknown, string>)(seer, call, ...args);
		}
	};
