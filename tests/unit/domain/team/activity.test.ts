import { expect, test } from "vitest";
import {
	ACTIVITY_CODES,
	canonicalEntry,
	type ChainedEntry,
	findChainBreaks,
	parseDescription,
	withoutSubject,
} from "#app/domain/team/activity.ts";
import { FORMER_MEMBER } from "#app/domain/team/former-member.ts";

const ENTRY: ChainedEntry = {
	workspaceId: "w",
	seq: 1,
	id: "e1",
	actorId: null,
	action: "created",
	entityType: "profiles",
	entityId: "p",
	metadata: "{}",
	createdAt: 5,
	previousHash: "",
};

/** Readable on purpose: what matters here is that every part of the entry is in it. */
const hashOf = (text: string) => `#${text}`;
const isHashOf = (hash: string, text: string) => hash === hashOf(text);

function chain(length: number) {
	const entries: (ChainedEntry & { hash: string })[] = [];
	for (let seq = 1; seq <= length; seq++) {
		const entry = { ...ENTRY, seq, id: `e${seq}`, previousHash: entries.at(-1)?.hash ?? "" };
		entries.push({ ...entry, hash: hashOf(canonicalEntry(entry)) });
	}
	return entries;
}
const START = { seq: 0, hash: "" };

test("J16 a chain nobody touched holds, from the start and from the middle", () => {
	const entries = chain(4);
	expect(findChainBreaks(START, entries, isHashOf)).toEqual([]);
	const [, second, ...rest] = entries;
	if (second) expect(findChainBreaks(second, rest, isHashOf)).toEqual([]);
	expect(findChainBreaks(START, [], isHashOf)).toEqual([]);
});

test("J16 a changed column of any kind is seen", () => {
	const changes: Partial<ChainedEntry>[] = [
		{ workspaceId: "x" },
		{ id: "x" },
		{ actorId: "x" },
		{ action: "deleted" },
		{ entityType: "x" },
		{ entityId: "x" },
		{ metadata: '{"a":1}' },
		{ createdAt: 6 },
	];
	for (const change of changes) {
		const entries = chain(3).map((entry) => (entry.seq === 2 ? { ...entry, ...change } : entry));
		expect(findChainBreaks(START, entries, isHashOf), JSON.stringify(change)).toEqual([
			{ seq: 2, what: "changed" },
		]);
	}
});

test("J16 an entry taken out, hung elsewhere or hashed anew is seen", () => {
	const entries = chain(4);
	const without = entries.filter(({ seq }) => seq !== 2);
	expect(findChainBreaks(START, without, isHashOf)).toEqual([{ seq: 2, what: "missing" }]);
	const rewritten = entries.map((entry) => {
		if (entry.seq !== 2) return entry;
		const forged = { ...entry, metadata: "{}x" };
		return { ...forged, hash: hashOf(canonicalEntry(forged)) };
	});
	expect(findChainBreaks(START, rewritten, isHashOf)).toEqual([{ seq: 3, what: "unlinked" }]);
});

test("no two entries have one text", () => {
	const a = canonicalEntry({ ...ENTRY, action: "a", entityType: 'b","c' });
	expect(a).not.toBe(canonicalEntry({ ...ENTRY, action: 'a","b', entityType: "c" }));
	expect(canonicalEntry({ ...ENTRY, actorId: null })).not.toBe(
		canonicalEntry({ ...ENTRY, actorId: "null" }),
	);
});

test("a description is read with all its values, or not at all", () => {
	const read = { code: "role_changed", name: "Bia", from: "viewer", to: "admin" };
	expect(parseDescription(read)).toEqual(read);
	expect(parseDescription({ ...read, to: 7 })).toBe(null);
	expect(parseDescription({ code: "role_changed", name: "Bia" })).toBe(null);
	for (const code of [undefined, "", "toString", "__proto__", "painted"])
		expect(parseDescription({ code }), String(code)).toBe(null);
	expect(Object.keys(ACTIVITY_CODES).length).toBeGreaterThan(6);
});

test("J24 an entry about somebody who is gone loses what named them, another one nothing", () => {
	const role = { code: "role_changed", name: "Bia", from: "viewer", to: "admin" };
	expect(withoutSubject("profiles", role)).toEqual({ ...role, name: FORMER_MEMBER });
	const sent = { code: "invitation_sent", email: "bia@loja.test", role: "viewer" };
	expect(withoutSubject("team_invitations", sent)).toEqual({ ...sent, email: FORMER_MEMBER });
	const assigned = { code: "conversation_assigned", contact: "Cliente", name: "Bia" };
	expect(withoutSubject("contacts", assigned)).toEqual(assigned);
	const known = { ...assigned, memberId: "m1" };
	expect(withoutSubject("contacts", known)).toEqual({ ...known, name: FORMER_MEMBER });
	expect(withoutSubject("agents", { code: "agent_created", name: "Aurora" })).toEqual({
		code: "agent_created",
		name: "Aurora",
	});
});
