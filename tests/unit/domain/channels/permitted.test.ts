import { expect, test } from "vitest";
import { findPermitted } from "#app/domain/channels/permitted.ts";

const channels = [
	{ id: "a", type: "whatsapp" as const },
	{ id: "b", type: "webchat" as const },
];
const as = (role: "viewer" | "operator") => ({ channels, member: { role } });

test("D01 D07 a channel of another workspace, or of another kind, does not exist", () => {
	expect(findPermitted(as("operator"), "z", "read")).toEqual({ ok: false, code: "not_found" });
	expect(findPermitted(as("operator"), "b", "read", "number")).toEqual({
		ok: false,
		code: "not_found",
	});
	expect(findPermitted(as("viewer"), "z", "send")).toEqual({ ok: false, code: "not_found" });
});

test("what the role does not allow is forbidden", () => {
	expect(findPermitted(as("viewer"), "a", "send")).toEqual({ ok: false, code: "forbidden" });
	expect(findPermitted(as("operator"), "a", "send", "number")).toEqual({
		ok: true,
		value: channels[0],
	});
});
