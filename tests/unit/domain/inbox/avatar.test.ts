import { expect, test } from "vitest";
import { avatarPath, parseAvatarUrl } from "#app/domain/inbox/avatar.ts";

test("F09 a picture of WhatsApp's own is shown under our own path, another one under another", () => {
	const first = avatarPath("c", "k", "https://pps.whatsapp.net/v/t61.1-24/1_n.jpg?oh=1");
	expect(first).toMatch(/^\/media\/c\/avatar\/k\?v=[0-9a-z]+$/);
	expect(avatarPath("c", "k", "https://pps.whatsapp.net/v/t61.1-24/2_n.jpg")).not.toBe(first);
	expect(parseAvatarUrl("https://media-gru1-1.cdn.whatsapp.net/v/1.jpg")).not.toBeNull();
});

test("F09 an address of anybody else is no picture", () => {
	for (const told of [
		null,
		"",
		"not an address",
		"http://pps.whatsapp.net/1.jpg",
		"javascript:alert(1)",
		"data:image/png;base64,AAAA",
		"https://pps.whatsapp.net.evil.example/1.jpg",
		"https://evil.example/pps.whatsapp.net",
		"https://pps.whatsapp.net@evil.example/1.jpg",
		"https://ana:x@pps.whatsapp.net/1.jpg",
		"https://pps.whatsapp.net:8443/1.jpg",
		"https://evilpps.whatsapp.net/1.jpg",
		"https://127.0.0.1/1.jpg",
	])
		expect(avatarPath("c", "k", told), String(told)).toBeNull();
});
