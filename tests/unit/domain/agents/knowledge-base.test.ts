import { expect, test } from "vitest";
import {
	knowledgeObjectName,
	MAX_BASE_NAME,
	parseBaseName,
	targetBase,
	workspaceOfKnowledge,
} from "#app/domain/agents/knowledge-base.ts";

test("a base's name is one line that says something", () => {
	expect(parseBaseName("  Loja \n do  centro ")).toEqual({ ok: true, value: "Loja do centro" });
	expect(parseBaseName(" \u200B ")).toEqual({ ok: false, code: "base_name_required" });
	expect(parseBaseName("a".repeat(MAX_BASE_NAME)).ok).toBe(true);
	expect(parseBaseName("a".repeat(MAX_BASE_NAME + 1))).toEqual({
		ok: false,
		code: "base_name_too_long",
	});
});

test("an agent's new entries go to its own base, else to the first it knows", () => {
	const [shop, own] = [{ id: "shop" }, { id: "agent" }];
	expect(targetBase("agent", [shop, own])).toBe(own);
	expect(targetBase("agent", [shop, { id: "other" }])).toBe(shop);
	expect(targetBase("agent", [])).toBeNull();
});

test("the object of a workspace's knowledge is not its hub, and names its workspace", () => {
	expect(workspaceOfKnowledge(knowledgeObjectName("w1"))).toBe("w1");
	for (const name of ["w1", "c1:0", undefined]) expect(workspaceOfKnowledge(name)).toBeNull();
});
