import type { KeptAct } from "#app/contracts/agents.ts";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { ContactIdentity } from "#app/contracts/whatsapp.ts";
import { withoutNote } from "#app/domain/conversations/system-line.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { contentIn, type MessageRow, viewMessage } from "../ledger/rows.ts";
import type { Acts } from "../agents/acts.ts";
import type { Contacts } from "./contacts.ts";
import type { Identities } from "./identities.ts";
import type { TracedReply, Traces } from "../agents/traces.ts";
import type { Merges } from "./merges.ts";
import type { Groups } from "./groups.ts";
import type { Surveys } from "../satisfaction/surveys.ts";
import { type Touch, touchesIn } from "#app/domain/inbox/referral.ts";
import type { Mark } from "#app/domain/sales/mark.ts";
import type { Marks } from "../sales/marks.ts";
import type { Profiles } from "./profiles.ts";
import type { Scheduled } from "../scheduled/scheduled.ts";

/** Messages of one page. */
const PAGE = 500;

/** Everything that is known of a contact, in pages of messages, oldest first. */
export interface ContactExport {
	contact: ContactView;
	addresses: ContactIdentity["addresses"];
	merges: ContactIdentity["merges"];
	/** Conversations that ended, besides the present one. */
	ended: { id: string; openedAt: number; closedAt: number }[];
	/** Which conversations they were asked about, and how they rated them; `comment` is the id of a message. */
	surveys: {
		conversationId: string;
		askedAt: number;
		rating: number | null;
		comment: string | null;
	}[];
	/** Which ads brought them, what was marked on their conversations, and whether Meta is told nothing of it. */
	touches: Touch[];
	marks: Omit<Mark, "note">[];
	isAdsRefused: boolean;
	messages: (MessageView & { file?: ExportedFile })[];
	/** How agents' replies came about, oldest first; all of them with the last page. */
	replies: TracedReply[];
	/** What agents were told, by key, and what they asked foreign systems to do. */
	fields: Record<string, string>;
	acts: KeptAct[];
	/** What the team keeps, by field. */
	profile: Record<string, string>;
	/** What waits to be sent to them, and what was not sent. */
	scheduled: { text: string; fileName: string | null; at: number }[];
	/** In which groups they are. */
	groups: { name: string | null; isAdmin: boolean }[];
	/** Where the next page begins; null at the end. */
	next: string | null;
}

/** Where a message's file is read; what it is stands in the message's `media`. */
export interface ExportedFile {
	/** Path on our own host, for who may open the conversation; as long as the file is kept. */
	address: string;
	/** Of its bytes; null: only the gateway has them. */
	sha256: string | null;
}

function fileOf(row: MessageRow, channelId: string): ExportedFile | null {
	const { media } = contentIn(row);
	if (row.deleted === 1 || (row.file === null && media?.ref === undefined)) return null;
	return { address: `/media/${channelId}/${row.id}?download=1`, sha256: row.file };
}

interface EndedRow extends Record<string, SqlStorageValue> {
	id: string;
	opened_at: number;
	closed_at: number;
}

/** @returns a reader of pages; `invalid_request` for an `after` that no page gave */
export function createContactExport(parts: {
	sql: SqlStorage;
	contacts: Contacts;
	identities: Identities;
	merges: Merges;
	traces: Pick<Traces, "listOf">;
	acts: Acts;
	profiles: Pick<Profiles, "valuesOf">;
	groups: Pick<Groups, "groupsOf">;
	surveys: Pick<Surveys, "listOf">;
	scheduled: Pick<Scheduled, "listOf">;
	marks: Pick<Marks, "listOf">;
	channelId: string;
}) {
	const { sql, contacts, identities, merges, traces, acts } = parts;
	return (
		contactId: string,
		after: string | null,
	): Result<ContactExport, "not_found" | "invalid_request"> => {
		const row = contacts.find(contactId);
		if (!row) return fail("not_found");
		const [sortAt = NaN, arrival = NaN] = (after ?? "-1.-1").split(".").map(Number);
		if (!Number.isInteger(sortAt) || !Number.isInteger(arrival)) return fail("invalid_request");
		const messages = sql
			.exec<MessageRow>(
				`SELECT * FROM messages WHERE contact = ? AND (sort_at, arrival) > (?, ?)
				 	AND (type <> 'system' OR text NOT LIKE '{"code":"note",%')
				 ORDER BY sort_at, arrival LIMIT ?`,
				row.n,
				sortAt,
				arrival,
				PAGE,
			)
			.toArray();
		const last = messages.at(-1);
		const next = messages.length < PAGE || !last ? null : `${last.sort_at}.${last.arrival}`;
		return ok({
			contact: contacts.view(row),
			addresses: contacts.addressesOf(row.n),
			merges: merges.list(row.n),
			ended: sql
				.exec<EndedRow>(
					`SELECT id, opened_at, closed_at FROM ended_conversations
					 WHERE contact IN (SELECT value FROM json_each(?)) ORDER BY opened_at`,
					JSON.stringify(identities.membersOf(row.n)),
				)
				.toArray()
				.map(({ id, opened_at, closed_at }) => ({ id, openedAt: opened_at, closedAt: closed_at })),
			surveys: parts.surveys.listOf(identities.membersOf(row.n)),
			touches: touchesIn(row.touches),
			// Notes are the team's own.
			marks: parts.marks.listOf(identities.membersOf(row.n)).map(({ note: _, ...mark }) => mark),
			isAdsRefused: row.ads_refused === 1,
			fields: acts.fieldsOf(identities.membersOf(row.n)),
			acts: acts.list(identities.membersOf(row.n), Date.now()),
			profile: parts.profiles.valuesOf(row.n),
			scheduled: parts.scheduled
				.listOf(identities.membersOf(row.n))
				.map(({ text, fileName, at }) => ({ text, fileName, at })),
			groups: parts.groups.groupsOf(contacts.addressesOf(row.n)),
			messages: messages.map((message) => {
				const file = fileOf(message, parts.channelId);
				const view = viewMessage(message, row.id);
				const text = message.type === "system" ? withoutNote(view.text) : view.text;
				return { ...view, text, ...(file && { file }) };
			}),
			replies: next === null ? traces.listOf(identities.membersOf(row.n)) : [],
			next,
		});
	};
}
