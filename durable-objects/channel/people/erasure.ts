import {
	type Address,
	addressKey,
	matchingKey,
	parseAddressKey,
} from "#app/domain/inbox/address.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Outbox } from "../sending/outbox.ts";
import { forgetFiles } from "../ledger/ledger.ts";
import { voteKind } from "../ledger/parked.ts";
import type { Sequence } from "../ledger/sequence.ts";
import { eraseFromGroups } from "./group-erasure.ts";
import type { ContactRows } from "./contact-rows.ts";
import type { Identities } from "./identities.ts";

/** Shorter values of addresses would be found in bodies that are about somebody else. */
const MIN_TOLD = 6;

export interface ErasureParts {
	sql: SqlStorage;
	seq: Sequence;
	rows: ContactRows;
	identities: Identities;
	outbox: Outbox;
	/** A keyed hash of an address (secrets/envelope.ts). */
	mark(address: string): string;
	/** Clients read everything again. */
	resetWatchers(): void;
	/** Forgets a contact's owed reply, in memory too. */
	dropReply(contact: number): void;
	/** Empties the index of messages; it is filled again by the alarm. */
	forgetIndex(): void;
	/** Takes their votes out of the polls of others; by addresses as `identities` has them. */
	forgetVoters(voters: readonly string[]): void;
}

/** Erases people, and remembers by keyed hashes whom: a late event does not bring them back (J15). */
export function createErasure(parts: ErasureParts) {
	const { sql, seq, rows, identities, outbox, mark } = parts;
	let hasMarks: boolean | null = null;

	/** Read once: most channels never erase anybody, and then an event costs nothing more. */
	const isAnyErased = (): boolean =>
		(hasMarks ??= sql.exec("SELECT 1 FROM erased_addresses LIMIT 1").toArray().length > 0);

	function eraseRows(members: readonly number[], now: number): void {
		const list = JSON.stringify(members);
		const among = "IN (SELECT value FROM json_each(?))";
		const addresses = sql
			.exec<{ address: string }>(`SELECT address FROM identities WHERE contact ${among}`, list)
			.toArray()
			.map(({ address }) => address);
		for (const address of addresses) {
			sql.exec(
				"INSERT OR REPLACE INTO erased_addresses (mark, at) VALUES (?, ?)",
				mark(address),
				now,
			);
			const value = address.slice(address.indexOf(":") + 1);
			if (value.length >= MIN_TOLD)
				sql.exec("DELETE FROM quarantine WHERE instr(body, ?) > 0", value);
		}
		const ofMessages = `IN (SELECT id FROM messages WHERE contact ${among})`;
		sql.exec(`DELETE FROM placeholders WHERE id ${ofMessages}`, list);
		sql.exec(
			`DELETE FROM parked WHERE provider_id IN
				(SELECT provider_id FROM messages WHERE provider_id IS NOT NULL AND contact ${among})`,
			list,
		);
		for (const entry of outbox.all()) if (members.includes(entry.contact)) outbox.remove(entry.id);
		for (const n of members) parts.dropReply(n);
		// After a merge was undone an answer may stand under the other contact: its question tells.
		const ofTraces = `WHERE contact ${among} OR inbound_id ${ofMessages}`;
		sql.exec(
			`DELETE FROM agent_ratings WHERE trace IN (SELECT n FROM agent_traces ${ofTraces})`,
			list,
			list,
		);
		sql.exec(`DELETE FROM agent_traces ${ofTraces}`, list, list);
		sql.exec(`DELETE FROM merges WHERE kept ${among} OR merged ${among}`, list, list);
		const files = sql
			.exec<{ file: string }>(
				`SELECT file FROM messages WHERE file IS NOT NULL AND contact ${among}
				 UNION SELECT file FROM scheduled_messages WHERE file IS NOT NULL AND contact ${among}`,
				list,
				list,
			)
			.toArray()
			.map(({ file }) => file);
		sql.exec(`DELETE FROM keeping WHERE id ${ofMessages}`, list);
		sql.exec(`DELETE FROM poll_votes WHERE message ${ofMessages}`, list);
		for (const address of addresses)
			sql.exec("DELETE FROM parked WHERE kind = ?", voteKind(address));
		sql.exec(`DELETE FROM voices WHERE id ${ofMessages}`, list);
		sql.exec(`DELETE FROM messages WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM scheduled_messages WHERE contact ${among}`, list);
		parts.forgetVoters(addresses);
		forgetFiles(sql, files, now);
		sql.exec(`DELETE FROM identities WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM replies WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM agent_answers WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM agent_spending WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM agent_acts WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM contact_fields WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM contact_profile WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM drafts WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM first_sends WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM sale_marks WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM surveys WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM rule_done WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM rule_runs WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM rule_tellings WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM ended_conversations WHERE contact ${among}`, list);
		eraseFromGroups(
			sql,
			addresses.flatMap((key) => parseAddressKey(key) ?? []),
		);
		sql.exec(`DELETE FROM group_members WHERE contact ${among}`, list);
		sql.exec(`DELETE FROM contacts WHERE n ${among}`, list);
		for (const n of members) sql.exec("DELETE FROM contact_search WHERE rowid = ?", n);
		hasMarks = true;
	}

	return {
		/**
		 * Erases a contact with everybody merged into it. The caller runs it in a transaction. Answers how many messages
		 * went and which contacts (public ids).
		 */
		erase(
			contactId: string,
			now: number,
		): Result<{ contactIds: string[]; messages: number }, "not_found"> {
			const contact = rows.find(contactId);
			if (!contact) return fail("not_found");
			const members = identities.membersOf(contact.n);
			const contactIds = members.map((n) => rows.get(n).id);
			const messages = sql
				.exec<{ n: number }>("SELECT count(*) AS n FROM messages WHERE contact = ?", contact.n)
				.one().n;
			eraseRows(members, now);
			parts.forgetIndex();
			// The count of changes is that of the highest stored row: somebody else's carries it on.
			sql.exec(
				`UPDATE contacts SET touched_seq = ? WHERE n =
					(SELECT min(n) FROM contacts WHERE merged_into IS NULL)`,
				seq.next(),
			);
			parts.resetWatchers();
			return ok({ contactIds, messages });
		},

		/** Whether something that happened at `at` (epoch ms) is about somebody erased since. */
		isErased(addresses: readonly Address[], at: number): boolean {
			if (!isAnyErased()) return false;
			const keys = addresses.flatMap((address) => [addressKey(address), matchingKey(address)]);
			return keys
				.filter((key) => key !== null)
				.some(
					(key) =>
						sql
							.exec("SELECT 1 FROM erased_addresses WHERE mark = ? AND at >= ?", mark(key), at)
							.toArray().length > 0,
				);
		},
	};
}
