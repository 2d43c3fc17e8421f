import { expect, test } from "vitest";
import { conversationAddress } from "#app/areas/agents/activity/conversation-address.ts";

const event = { channelId: "c1", contactId: "k1", conversationId: "s1" };
const channel = (type: "whatsapp" | "webchat") => ({ id: "c1", name: "Vendas", type });

test("WhatsApp opens its chat, any other channel the conversation", () => {
	expect(conversationAddress(event, channel("whatsapp"))).toBe(
		"/whatsapp/instances/c1/messages/k1",
	);
	expect(conversationAddress(event, channel("webchat"))).toBe("/sessions/s1");
});

test("what cannot be opened has no address", () => {
	expect(conversationAddress(event, null)).toBeNull();
	expect(conversationAddress({ ...event, conversationId: null }, channel("webchat"))).toBeNull();
});
