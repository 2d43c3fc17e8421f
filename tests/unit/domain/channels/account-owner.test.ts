import { expect, test } from "vitest";
import {
	accountObjectName,
	beginMove,
	endMove,
	isAccountObject,
	isMoving,
	mayKeep,
	MOVE_MS,
	moveAccount,
	NOBODYS,
	ownerOf,
	TRUST_MS,
} from "#app/domain/channels/account-owner.ts";

const NOW = 1_795_000_000_000;
const owner = { channelId: "c", type: "whatsapp", workspaceId: "w" } as const;
const kept = { ...NOBODYS, owner, readAt: NOW, epoch: 3 };

test("an object is named by the kind and Meta's id, and told from a workspace's hub", () => {
	expect(accountObjectName({ kind: "number", id: "106540352242922" })).toBe(
		"meta:number:106540352242922",
	);
	expect(isAccountObject("meta:number:1")).toBe(true);
	expect(isAccountObject("0123abcd-0000-4000-8000-000000000000")).toBe(false);
	expect(isAccountObject(undefined)).toBe(false);
});

test("what D1 said is believed for an hour", () => {
	expect(ownerOf(kept, NOW + TRUST_MS - 1)).toEqual(owner);
	expect(ownerOf(kept, NOW + TRUST_MS)).toBeNull();
});

test("while hands change nobody has it, and what was read before counts for nothing", () => {
	const moving = beginMove(kept, "t", NOW);
	expect(ownerOf(moving, NOW)).toBeNull();
	expect(mayKeep(moving, moving.epoch, NOW)).toBe(false);
	const moved = endMove(moving, "t", NOW);
	expect(isMoving(moved, NOW)).toBe(false);
	expect(mayKeep(moved, moving.epoch, NOW)).toBe(false);
	expect(mayKeep(moved, moved.epoch, NOW)).toBe(true);
});

test("of two changes at once both have to end; an interrupted one is given up", () => {
	const two = beginMove(beginMove(kept, "a", NOW), "b", NOW + 1);
	const one = endMove(two, "a", NOW + 2);
	expect(isMoving(one, NOW + 2)).toBe(true);
	expect(isMoving(one, NOW + 1 + MOVE_MS)).toBe(false);
	expect(isMoving(endMove(one, "b", NOW + 3), NOW + 3)).toBe(false);
});

test("a move ends also when its write failed, and a failed end fails nothing", async () => {
	const calls: string[] = [];
	const object = {
		beginMove: async () => (calls.push("begin"), null),
		endMove: async () => {
			calls.push("end");
			throw new Error("away");
		},
	};
	expect(await moveAccount(object, "t", async () => calls.push("write"))).toBe(2);
	await expect(moveAccount(object, "t", () => Promise.reject(new Error("taken")))).rejects.toThrow(
		"taken",
	);
	expect(calls).toEqual(["begin", "write", "end", "begin", "end"]);
});
