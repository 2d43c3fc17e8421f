import { expect, test } from "vitest";
import { heardFrom, LEFT_OWN_MS } from "#app/domain/gateways/heard-from.ts";

test("I20 the present gateway counts, one that was left a while, an older one not at all", () => {
	const now = 1_000_000;
	const left = [{ id: "antigo", until: now + LEFT_OWN_MS }];
	const onOwn = { ownId: "atual", leftOwn: left };
	expect(heardFrom(onOwn, "atual", now)).toBe("present");
	expect(heardFrom(onOwn, "antigo", now)).toBe("left");
	expect(heardFrom(onOwn, "antigo", now + LEFT_OWN_MS)).toBe("stranger");
	expect(heardFrom(onOwn, "de-outro", now)).toBe("stranger");
	// The deployment's gateway is trusted, but is not the present one.
	expect(heardFrom(onOwn, null, now)).toBe("left");
	expect(heardFrom({ ownId: null, leftOwn: left }, null, now)).toBe("present");
	expect(heardFrom({ ownId: null, leftOwn: left }, "antigo", now)).toBe("left");
});
