import { expect, test } from "vitest";
import { CALLS, describeCall, parseCall } from "#app/domain/inbox/call.ts";

test("a call is kept as a code that says its kind and whether we refused it (gateway A5)", () => {
	expect(describeCall(false, false)).toBe("voice");
	expect(describeCall(true, false)).toBe("video");
	expect(describeCall(false, true)).toBe("voice_refused");
	expect(describeCall(true, true)).toBe("video_refused");
	expect(CALLS.map(parseCall)).toEqual(CALLS);
	expect(parseCall("hologram")).toBeNull();
});
