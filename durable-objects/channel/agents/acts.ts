import type { ContactActs, KeptAct } from "#app/contracts/agents.ts";
import type { PendingAct, ReplyEffect } from "#app/domain/agents/acts/act.ts";
import { actStateAt, type ActState, decideAct } from "#app/domain/agents/acts/kept-act.ts";
import { parseLabels } from "#app/domain/conversations/labels.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { Contacts } from "../people/contacts.ts";
import { type ContactRow, labelsOf } from "../ledger/rows.ts";

/** Acts kept of each contact. */
const KEPT_ACTS = 20;
/** How an act ended is told for so long; later it is no news any more. */
const TOLD_WITHIN_MS = 24 * 60 * 60_000;

interface StoredAct extends Record<string, SqlStorageValue> {
	id: string;
	contact: number;
	agent_id: string;
	/** Null: kept by an earlier release. */
	agent_name: string | null;
	action_id: string;
	tool: string;
	arguments: string;
	state: ActState;
	result: string | null;
	asked_at: number;
	changed_at: number;
	needs_member: number;
	decided_by: string | null;
	told_at: number | null;
}

/** A member who decides. */
export interface Decider {
	memberId: string;
	name: string;
}

export type Acts = ReturnType<typeof createActs>;

/**
 * What agents do in a conversation besides writing: data kept with the contact, labels, the member it is assigned to,
 * and changes in foreign systems, which wait for a yes and are begun once. The caller runs it in a transaction.
 * Contacts are row numbers of roots; what was kept of those merged into them is theirs.
 */
export function createActs(sql: SqlStorage, contacts: Contacts) {
	const among = (contact: number): string => JSON.stringify(contacts.membersOf(contact));
	const select = (rest: string, ...values: SqlStorageValue[]): StoredAct[] =>
		sql.exec<StoredAct>(`SELECT * FROM agent_acts WHERE ${rest}`, ...values).toArray();

	const stateOf = (row: StoredAct, now: number): ActState =>
		actStateAt({ state: row.state, askedAt: row.asked_at, changedAt: row.changed_at }, now);

	const viewAct = (row: StoredAct, now: number): KeptAct => ({
		id: row.id,
		actionId: row.action_id,
		tool: row.tool,
		arguments: row.arguments,
		...(row.needs_member === 1 && { needsMember: true }),
		state: stateOf(row, now),
		result: row.result,
		askedAt: row.asked_at,
		agentId: row.agent_id,
		agentName: row.agent_name ?? "",
		changedAt: row.changed_at,
		decidedBy: row.decided_by,
		isTold: row.told_at !== null,
	});

	const find = (contact: number, id: string): StoredAct | undefined =>
		select("id = ? AND contact IN (SELECT value FROM json_each(?))", id, among(contact))[0];

	/** Browsers read what is kept again when the contact says that it changed. */
	const noteChange = (contact: number, now: number): void =>
		contacts.touch(contact, "acts_at = ?", now);

	function put({ n, agent_id, agent_name }: ContactRow, act: PendingAct, now: number): void {
		const waiting = select("contact = ? AND state = 'asked'", n).find(
			(row) => stateOf(row, now) === "asked",
		);
		// Asked once more with the same words it is the same question.
		const isSame =
			waiting?.action_id === act.actionId &&
			waiting.tool === act.tool &&
			waiting.arguments === act.arguments;
		if (isSame) return;
		// What was asked before is not what the next yes is about.
		sql.exec(
			`UPDATE agent_acts SET state = 'refused', changed_at = ?1, told_at = ?1
			 WHERE contact = ?2 AND state = 'asked'`,
			now,
			n,
		);
		sql.exec(
			`INSERT OR IGNORE INTO agent_acts
				(id, contact, agent_id, agent_name, action_id, tool, arguments, state, asked_at, changed_at,
				 needs_member)
			 VALUES (?, ?, ?, ?, ?, ?, ?, 'asked', ?, ?, ?)`,
			act.id,
			n,
			agent_id ?? "",
			agent_name,
			act.actionId,
			act.tool,
			act.arguments,
			now,
			now,
			act.needsMember ? 1 : 0,
		);
		sql.exec(
			`DELETE FROM agent_acts WHERE contact = ? AND id NOT IN
				(SELECT id FROM agent_acts WHERE contact = ? ORDER BY asked_at DESC LIMIT ?)`,
			n,
			n,
			KEPT_ACTS,
		);
		noteChange(n, now);
	}

	function apply(contact: ContactRow, effect: ReplyEffect, now: number): void {
		switch (effect.type) {
			case "fields":
				for (const [key, value] of Object.entries(effect.values))
					sql.exec(
						"INSERT OR REPLACE INTO contact_fields (contact, key, value, at, label) VALUES (?, ?, ?, ?, ?)",
						contact.n,
						key,
						value,
						now,
						effect.labels?.[key] ?? null,
					);
				return noteChange(contact.n, now);
			case "labels": {
				const known = labelsOf(contacts.get(contact.n));
				const labels = parseLabels([...known, ...effect.add]);
				// A conversation that has as many as it may keeps those.
				if (labels.ok && labels.value.length > known.length)
					contacts.changeDialogue(contact.n, { labels: JSON.stringify(labels.value) });
				return;
			}
			case "assign":
				return contacts.setAssignee(contact.n, effect);
			case "department":
				return contacts.changeDialogue(contact.n, { departmentId: effect.departmentId });
			case "file":
				// It follows the answer, as a message of its own (reply-messages.ts).
				return;
		}
	}

	const readFields = (of: readonly number[]) =>
		sql
			.exec<{ key: string; value: string; label: string | null }>(
				`SELECT key, value, label FROM contact_fields
				 WHERE contact IN (SELECT value FROM json_each(?)) ORDER BY at, key`,
				JSON.stringify(of),
			)
			.toArray();

	/** All of a person, who may be several contacts; newest first. */
	const list = (of: readonly number[], now: number): KeptAct[] =>
		select(
			"contact IN (SELECT value FROM json_each(?)) ORDER BY asked_at DESC, id",
			JSON.stringify(of),
		).map((row) => viewAct(row, now));

	return {
		list,

		/** What came with an answer: done and kept together with it. */
		take(
			contact: ContactRow,
			what: {
				effects?: readonly ReplyEffect[] | undefined;
				pending?: PendingAct | null | undefined;
				told?: readonly string[] | undefined;
			},
			now: number,
		): void {
			for (const effect of what.effects ?? []) apply(contact, effect, now);
			if (what.pending) put(contact, what.pending, now);
			for (const id of what.told ?? []) this.markTold(contact.n, id, now);
		},

		/** The customer knows how it ended, or people tell it. */
		markTold(contact: number, id: string, now: number): void {
			if (find(contact, id))
				sql.exec("UPDATE agent_acts SET told_at = ? WHERE id = ? AND told_at IS NULL", now, id);
		},

		/** Data that agents were told of a person, who may be several contacts; by key, the newest of each. */
		fieldsOf: (of: readonly number[]): Record<string, string> =>
			Object.fromEntries(readFields(of).map(({ key, value }) => [key, value])),

		/** Those that nobody decided, or whose end nobody told; newest first. */
		listOpen: (contact: number, now: number): KeptAct[] =>
			select(
				`contact IN (SELECT value FROM json_each(?)) AND (state IN ('asked', 'running')
					OR (told_at IS NULL AND changed_at > ? AND state IN ('done', 'failed', 'refused')))
				 ORDER BY asked_at DESC, id`,
				among(contact),
				now - TOLD_WITHIN_MS,
			).map((row) => viewAct(row, now)),

		/** What members see of a contact. */
		view(contact: number, now: number): ContactActs {
			const of = contacts.membersOf(contact);
			const fields = readFields(of);
			return {
				acts: list(of, now),
				fields: Object.fromEntries(fields.map(({ key, value }) => [key, value])),
				labels: Object.fromEntries(
					fields.flatMap(({ key, label }) => (label === null ? [] : [[key, label] as const])),
				),
			};
		},

		/**
		 * A yes: the act is the caller's to do, once. `conflict`: it was done, refused, forgotten, is being done, or
		 * waits for a member.
		 * @param by null: the customer
		 */
		begin(
			contact: number,
			id: string,
			now: number,
			by: Decider | null = null,
		): Result<KeptAct, "not_found" | "conflict"> {
			const row = find(contact, id);
			if (!row) return fail("not_found");
			const isAllowed = by !== null || row.needs_member === 0;
			if (!isAllowed || decideAct(stateOf(row, now), "confirm") === null) return fail("conflict");
			sql.exec(
				`UPDATE agent_acts SET state = 'running', changed_at = ?, decided_by = ?, decided_by_id = ?
				 WHERE id = ?`,
				now,
				by?.name ?? null,
				by?.memberId ?? null,
				id,
			);
			noteChange(contact, now);
			const begun = { ...row, state: "running" as const, changed_at: now };
			return ok(viewAct({ ...begun, decided_by: by?.name ?? null }, now));
		},

		/**
		 * How it went, or that somebody said no. `conflict`: it is not in a state that may become this one.
		 * @param by the member who said no, or who found out how it ended; null: whoever began it, or the customer
		 * @returns the member who decided it; null: the customer did
		 */
		settle(
			contact: number,
			id: string,
			end: { state: "done" | "failed" | "unknown" | "refused"; result: string },
			now: number,
			by: Decider | null = null,
		): Result<string | null, "not_found" | "conflict"> {
			const row = find(contact, id);
			if (!row) return fail("not_found");
			const state = by === null ? row.state : stateOf(row, now);
			const from = end.state === "refused" ? "asked" : by === null ? "running" : "unknown";
			if (state !== from) return fail("conflict");
			const decidedBy = by?.name ?? row.decided_by;
			sql.exec(
				`UPDATE agent_acts SET state = ?, result = ?, changed_at = ?, decided_by = ?,
					decided_by_id = coalesce(?, decided_by_id) WHERE id = ?`,
				end.state,
				end.result,
				now,
				decidedBy,
				by?.memberId ?? null,
				id,
			);
			noteChange(contact, now);
			return ok(decidedBy);
		},
	};
}
