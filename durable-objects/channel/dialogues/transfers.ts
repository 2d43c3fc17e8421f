import { withTransfer } from "#app/domain/conversations/transfer.ts";
import type { TransferTarget } from "#app/domain/conversations/system-line.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Contacts } from "../people/contacts.ts";
import type { Ledger } from "../ledger/ledger.ts";
import type { Cared } from "./care.ts";
import type { Leases } from "./lease.ts";

/** Conversations that are taken out of a deleted department in one call. */
export const FREED_AT_ONCE = 500;

export interface TransferWish {
	type: "transfer";
	/** Left out: it stays where it is. */
	departmentId?: string | null;
	/** Left out: as above. */
	assignee?: { memberId: string; name: string } | null;
	to: TransferTarget;
	note: string | null;
	/** The name of the member who does it. */
	author: string;
}

export interface TransferParts {
	sql: SqlStorage;
	contacts: Contacts;
	ledger: Ledger;
	leases: Pick<Leases, "transferred">;
	transact<T>(write: () => T): T;
}

/** Gives conversations to departments and colleagues. */
export function createTransfers({ sql, contacts, ledger, leases, transact }: TransferParts) {
	return {
		/** Gives an open conversation to a department or a colleague, with a line that says so. `conflict`: it is closed, or there is none. */
		transfer(
			contactId: string,
			wish: TransferWish,
			now: number,
		): Result<Cared, "not_found" | "conflict"> {
			const contact = contacts.find(contactId);
			if (!contact) return fail("not_found");
			if (contact.conversation_id === null || contact.closed_at !== null) return fail("conflict");
			const { n } = contact;
			const before = { departmentId: contact.department_id, assigneeId: contact.assignee_id };
			const after = withTransfer(before, wish);
			const isChanged =
				after.departmentId !== before.departmentId || after.assigneeId !== before.assigneeId;
			if (isChanged)
				transact(() => {
					if (after.assigneeId !== before.assigneeId)
						contacts.setAssignee(n, wish.assignee ?? null);
					if (after.departmentId !== before.departmentId)
						contacts.changeDialogue(n, { departmentId: after.departmentId });
					leases.transferred(n, now);
					const { to, note, author } = wish;
					ledger.insertLine(n, { code: "transferred", to, note }, author, now);
				});
			return ok({ contact: contacts.view(contacts.get(n)), isChanged });
		},

		/** A department is gone: its conversations have none. Answers how many were freed; there may be more behind FREED_AT_ONCE. */
		freeOf: (departmentId: string): number =>
			transact(() => {
				const held = sql
					.exec<{ n: number }>(
						"SELECT n FROM contacts WHERE department_id = ? LIMIT ?",
						departmentId,
						FREED_AT_ONCE,
					)
					.toArray();
				for (const { n } of held) contacts.changeDialogue(n, { departmentId: null });
				// A merge that is undone brings back what it kept.
				sql.exec(
					"UPDATE merges SET snapshot = replace(snapshot, ?, 'null') WHERE instr(snapshot, ?) > 0",
					JSON.stringify(departmentId),
					departmentId,
				);
				return held.length;
			}),
	};
}
