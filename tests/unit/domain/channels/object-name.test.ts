import fc from "fast-check";
import { expect, test } from "vitest";
import { channelIdOf, channelObjectName } from "#app/domain/channels/object-name.ts";

test("an object is named by its channel and its shard", () => {
	expect(channelObjectName("0190a7c4")).toBe("0190a7c4:0");
	expect(channelIdOf("0190a7c4:0")).toBe("0190a7c4");
	expect(channelIdOf("0190a7c4:12")).toBe("0190a7c4");
});

test("every channel id comes back from its object's name", () => {
	fc.assert(
		fc.property(fc.string({ minLength: 1 }), (id) => {
			expect(channelIdOf(channelObjectName(id))).toBe(id);
		}),
	);
});

test.each([[undefined], [""], [":0"]])("an object named %j belongs to no channel", (name) => {
	expect(() => channelIdOf(name)).toThrow("addressed by name");
});
