import { expect, test } from "vitest";
import { CALLS, describeCall, parseCall } from "#app/domain/inbox/call.ts";

test("a call is kept as a code that says its kind and whether we refused it (gateway A5)", () => {
	expect(describeCall(false, null)).toBe("voice");
	expect(describeCall(true, null)).toBe("video");
	expect(describeCall(false, "refused")).toBe("voice_refused");
	expect(describeCall(true, "refused")).toBe("video_refused");
	expect(describeCall(false, "missed")).toBe("voice_missed");
	expect(CALLS.map(parseCall)).toEqual(CALLS);
	expect(parseCall("hologram")).toBeNull();
});
