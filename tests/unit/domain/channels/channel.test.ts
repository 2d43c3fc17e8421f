import { expect, test } from "vitest";
import { CHANNEL_TYPES } from "#app/domain/channels/channel.ts";

test("the channel types of the specification are there, and the two of the gateways list", () => {
	expect(CHANNEL_TYPES).toEqual(["whatsapp", "telegram", "webchat", "messenger", "instagram"]);
});
