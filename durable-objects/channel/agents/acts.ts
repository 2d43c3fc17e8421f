import type { KeptAct } from "#app/contracts/agents.ts";
import type { PendingAct, ReplyEffect } from "#app/domain/agents/acts/act.ts";
import { parseLabels } from "#app/domain/conversations/labels.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Contacts } from "../people/contacts.ts";
import type { ContactRow } from "../ledger/rows.ts";

/** An act that nobody confirmed for so long is not done any more. */
const ASKED_FOR_MS = 24 * 60 * 60_000;
/** A call that has not come back for so long may or may not have arrived. */
const RUNNING_FOR_MS = 2 * 60_000;
/** Acts kept of each contact. */
const KEPT_ACTS = 20;

interface StoredAct extends Record<string, SqlStorageValue> {
	id: string;
	contact: number;
	agent_id: string;
	action_id: string;
	tool: string;
	arguments: string;
	state: KeptAct["state"];
	result: string | null;
	asked_at: number;
	changed_at: number;
}

export type Acts = ReturnType<typeof createActs>;

/**
 * What agents do in a conversation besides writing: data kept with the contact, labels, the member it is assigned to,
 * and changes in foreign systems, which wait for a yes and are begun once. The caller runs it in a transaction.
 */
export function createActs(sql: SqlStorage, contacts: Contacts) {
	function viewAct(row: StoredAct, now: number): KeptAct {
		const isLost = row.state === "running" && row.changed_at + RUNNING_FOR_MS <= now;
		const isForgotten = row.state === "asked" && row.asked_at + ASKED_FOR_MS <= now;
		return {
			id: row.id,
			actionId: row.action_id,
			tool: row.tool,
			arguments: row.arguments,
			state: isLost ? "unknown" : isForgotten ? "expired" : row.state,
			result: row.result,
			askedAt: row.asked_at,
			agentId: row.agent_id,
		};
	}

	const find = (contact: number, id: string): StoredAct | undefined =>
		sql
			.exec<StoredAct>("SELECT * FROM agent_acts WHERE id = ? AND contact = ?", id, contact)
			.toArray()[0];

	function put({ n, agent_id }: ContactRow, act: PendingAct, now: number): void {
		// What was asked before is not what the next yes is about.
		sql.exec(
			"UPDATE agent_acts SET state = 'refused', changed_at = ? WHERE contact = ? AND state = 'asked'",
			now,
			n,
		);
		sql.exec(
			`INSERT OR IGNORE INTO agent_acts
				(id, contact, agent_id, action_id, tool, arguments, state, asked_at, changed_at)
			 VALUES (?, ?, ?, ?, ?, ?, 'asked', ?, ?)`,
			act.id,
			n,
			agent_id ?? "",
			act.actionId,
			act.tool,
			act.arguments,
			now,
			now,
		);
		sql.exec(
			`DELETE FROM agent_acts WHERE contact = ? AND id NOT IN
				(SELECT id FROM agent_acts WHERE contact = ? ORDER BY asked_at DESC LIMIT ?)`,
			n,
			n,
			KEPT_ACTS,
		);
	}

	function apply(contact: ContactRow, effect: ReplyEffect, now: number): void {
		switch (effect.type) {
			case "fields":
				for (const [key, value] of Object.entries(effect.values))
					sql.exec(
						"INSERT OR REPLACE INTO contact_fields (contact, key, value, at) VALUES (?, ?, ?, ?)",
						contact.n,
						key,
						value,
						now,
					);
				return;
			case "labels": {
				const known = JSON.parse(contacts.get(contact.n).labels ?? "[]") as string[];
				const labels = parseLabels([...known, ...effect.add]);
				// A conversation that has as many as it may keeps those.
				if (labels.ok && labels.value.length > known.length)
					contacts.changeDialogue(contact.n, { labels: JSON.stringify(labels.value) });
				return;
			}
			case "assign":
				return contacts.setAssignee(contact.n, effect);
		}
	}

	return {
		/** What came with an answer: done and kept together with it. */
		take(
			contact: ContactRow,
			what: {
				effects?: readonly ReplyEffect[] | undefined;
				pending?: PendingAct | null | undefined;
			},
			now: number,
		): void {
			for (const effect of what.effects ?? []) apply(contact, effect, now);
			if (what.pending) put(contact, what.pending, now);
		},

		/** Data that agents were told, by key. */
		fieldsOf: (contact: number): Record<string, string> =>
			Object.fromEntries(
				sql
					.exec<{ key: string; value: string }>(
						"SELECT key, value FROM contact_fields WHERE contact = ? ORDER BY at, key",
						contact,
					)
					.toArray()
					.map(({ key, value }) => [key, value]),
			),

		/** Newest first. */
		list: (contact: number, now: number): KeptAct[] =>
			sql
				.exec<StoredAct>(
					"SELECT * FROM agent_acts WHERE contact = ? ORDER BY asked_at DESC, id",
					contact,
				)
				.toArray()
				.map((row) => viewAct(row, now)),

		/**
		 * A yes: the act is the caller's to do, once. `conflict`: it was done, refused, forgotten, or is being done.
		 */
		begin(contact: number, id: string, now: number): Result<KeptAct, "not_found" | "conflict"> {
			const row = find(contact, id);
			if (!row) return fail("not_found");
			if (viewAct(row, now).state !== "asked") return fail("conflict");
			sql.exec("UPDATE agent_acts SET state = 'running', changed_at = ? WHERE id = ?", now, id);
			return ok(viewAct({ ...row, state: "running", changed_at: now }, now));
		},

		/** How it went, or that it was refused. `conflict`: it is not in a state that may become this one. */
		settle(
			contact: number,
			id: string,
			end: { state: "done" | "failed" | "unknown" | "refused"; result: string },
			now: number,
		): Result<null, "not_found" | "conflict"> {
			const row = find(contact, id);
			if (!row) return fail("not_found");
			const from = end.state === "refused" ? "asked" : "running";
			if (row.state !== from) return fail("conflict");
			sql.exec(
				"UPDATE agent_acts SET state = ?, result = ?, changed_at = ? WHERE id = ?",
				end.state,
				end.result,
				now,
				id,
			);
			return ok(null);
		},
	};
}
