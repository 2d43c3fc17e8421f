import { type Address, parseAddressKey } from "#app/domain/inbox/address.ts";
import { isSameAddress, withoutPerson } from "#app/domain/inbox/group.ts";
import { unnameMentions } from "#app/domain/inbox/mentions.ts";
import { previewText } from "#app/domain/inbox/stored-text.ts";
import { storedInGroup } from "../ledger/ledger.ts";
import { inGroupOf, type MessageRow } from "../ledger/rows.ts";

type Spoken = Pick<
	MessageRow,
	"contact" | "sort_at" | "arrival" | "id" | "text" | "author" | "in_group"
>;

/**
 * Takes an erased person out of groups: their membership, their name on what they wrote and in lines, and what names them in texts. What they
 * wrote in a group stays, as it is everybody's; nobody is its author any more. Reads all messages of all groups: nobody is erased often.
 */
export function eraseFromGroups(sql: SqlStorage, addresses: readonly Address[]): void {
	const isThem = (id: string, phone?: string): boolean => {
		const told = parseAddressKey(id);
		const known: Address[] = [
			...(told ? [told] : []),
			...(phone === undefined ? [] : [{ kind: "phone", value: phone } as const]),
		];
		return known.some((one) => addresses.some((theirs) => isSameAddress(one, theirs)));
	};
	const members = sql
		.exec<{ contact: number; address: string; phone: string | null }>(
			"SELECT contact, address, phone FROM group_members",
		)
		.toArray()
		.filter(({ address, phone }) => isThem(address, phone ?? undefined));
	// Their lid is known by their membership only.
	const lids = new Set(members.map(({ address }) => address));
	for (const { contact, address } of members)
		sql.exec("DELETE FROM group_members WHERE contact = ? AND address = ?", contact, address);
	const said = sql
		.exec<Spoken>(
			`SELECT contact, sort_at, arrival, id, text, author, in_group FROM messages
			 WHERE contact IN (SELECT n FROM contacts WHERE is_group = 1) AND in_group IS NOT NULL`,
		)
		.toArray();
	for (const row of said) {
		const before = inGroupOf(row);
		const after = withoutPerson(before, (id, phone) => lids.has(id) || isThem(id, phone));
		if (after === null) continue;
		const left = new Set(after.mentions?.map(({ id }) => id));
		const gone = (before.mentions ?? []).flatMap(({ id, name }) =>
			left.has(id) || name === null ? [] : [name],
		);
		const text = unnameMentions(row.text, gone);
		sql.exec(
			`UPDATE messages SET text = ?, author = ?, in_group = ?
			 WHERE contact = ? AND sort_at = ? AND arrival = ?`,
			text,
			before.author && !after.author ? null : row.author,
			storedInGroup(after),
			row.contact,
			row.sort_at,
			row.arrival,
		);
		if (text !== row.text)
			sql.exec(
				"UPDATE contacts SET last_text = ? WHERE n = ? AND last_id = ?",
				previewText(text),
				row.contact,
				row.id,
			);
	}
}
