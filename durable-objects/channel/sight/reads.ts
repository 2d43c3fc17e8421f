import { type ConversationSight, mayRead } from "#app/domain/conversations/sight.ts";
import type { ContactRow } from "../ledger/rows.ts";

/** Whether a member reads the conversation of a contact's row. @param sight null: they read everything */
export const readsRow = (sight: ConversationSight | null, row: ContactRow): boolean =>
	mayRead(sight, { departmentId: row.department_id, assigneeId: row.assignee_id });

/** The same by the contact's id; false for one that does not exist. */
export function readsContact(
	{ contacts }: { contacts: { find(contactId: string): ContactRow | null } },
	sight: ConversationSight | null,
	contactId: string,
): boolean {
	const row = contacts.find(contactId);
	return row !== null && readsRow(sight, row);
}
