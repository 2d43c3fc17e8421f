import type { ContactField } from "#app/domain/inbox/contact-field.ts";
import {
	parseProfile,
	type ProfileChanges,
	type ProfileRefusal,
} from "#app/domain/inbox/profile.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ContactRow } from "../ledger/rows.ts";
import type { Contacts } from "./contacts.ts";

interface ValueRow extends Record<string, SqlStorageValue> {
	key: string;
	value: string;
}

export type Profiles = ReturnType<typeof createProfiles>;

/** What the team keeps of contacts. The caller runs a change in a transaction. */
export function createProfiles(sql: SqlStorage, contacts: Contacts) {
	/** Values of a contact and of everybody merged into it; of two the newer counts, an emptied one too. */
	function valuesOf(n: number): Record<string, string> {
		const rows = sql
			.exec<ValueRow>(
				`SELECT key, value FROM contact_profile
				 WHERE contact IN (SELECT value FROM json_each(?)) ORDER BY at, contact = ?`,
				JSON.stringify(contacts.membersOf(n)),
				n,
			)
			.toArray();
		const newest = new Map(rows.map(({ key, value }) => [key, value]));
		return Object.fromEntries([...newest].filter(([, value]) => value !== ""));
	}

	function write(row: ContactRow, changes: ProfileChanges, now: number): void {
		const known = valuesOf(row.n);
		// Two changes of one moment are two: the contact says with it that there is something new to read.
		const at = Math.max(now, (row.profile_at ?? 0) + 1);
		let isTouched = false;
		for (const [key, value] of Object.entries(changes)) {
			if (key === "name" || key === "email") {
				if ((row[key] ?? "") !== value) contacts.writeFact(row.n, key, value || null);
				continue;
			}
			if ((known[key] ?? "") === value) continue;
			sql.exec(
				"INSERT OR REPLACE INTO contact_profile (contact, key, value, at) VALUES (?, ?, ?, ?)",
				row.n,
				key,
				value,
				at,
			);
			isTouched = true;
		}
		if (isTouched) contacts.touch(row.n, "profile_at = ?", at);
	}

	return {
		valuesOf,

		/** Changes the named fields and no other; the same again changes nothing. `conflict`: a group is no person. */
		change(
			contactId: string,
			typed: ProfileChanges,
			fields: readonly ContactField[],
			now: number,
		): Result<ContactRow, "not_found" | ProfileRefusal> {
			const changes = parseProfile(typed, fields);
			if (!changes.ok) return changes;
			const row = contacts.find(contactId);
			if (!row) return fail("not_found");
			if (row.is_group === 1) return fail("conflict");
			write(row, changes.value, now);
			return ok(contacts.get(row.n));
		},
	};
}
