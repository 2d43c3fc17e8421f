import { expect, test } from "vitest";
import { isOfGroup } from "#app/domain/channels/group-event.ts";

const GROUP = { kind: "group", value: "120363000000000001" } as const;
const MARIA = { kind: "phone", value: "5511987654321" } as const;
const contact = { type: "contact", name: null, avatarUrl: null } as const;

test("what is new in a group, or about one, is told from what is new with a person", () => {
	expect(isOfGroup({ ...contact, addresses: [GROUP] })).toBe(true);
	expect(isOfGroup({ ...contact, addresses: [MARIA] })).toBe(false);
	const facts = { name: null, avatarUrl: null, members: [], size: null };
	expect(isOfGroup({ type: "group", address: GROUP, ...facts })).toBe(true);
	expect(isOfGroup({ type: "renumbered", from: GROUP, to: [GROUP] })).toBe(false);
	expect(isOfGroup({ type: "linking" })).toBe(false);
});
