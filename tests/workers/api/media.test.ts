import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import type { ContactView, MessageView } from "#app/contracts/frames.ts";
import type { ContactPage, MessagePage } from "#app/contracts/whatsapp.ts";
import type { SampleMedium } from "#app/domain/channels/sample-media.ts";
import { incoming, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { ask, createScannedChannel, createShop, verdict } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

/** A linked simulated phone whose customer has sent one file of a kind. */
async function receiveMedium(medium: SampleMedium) {
	const member = await createMember((await createWorkspace()).id, "manager");
	const channelId = await createScannedChannel(member);
	const instance = instanceOf(channelId);
	const sent = {
		type: "send_medium" as const,
		phone: "5511987654321",
		name: "Maria",
		medium,
		text: "",
	};
	await instance.phone(member.workspaceId, sent);
	const base = `/api/channels/${channelId}`;
	const { contacts } = await (await ask(member, "GET", `${base}/contacts`)).json<ContactPage>();
	const at = `${base}/contacts/${contacts[0]?.id}/messages`;
	const { messages } = await (await ask(member, "GET", at)).json<MessagePage>();
	const message = messages.at(-1);
	if (!message) throw new Error("Nothing came.");
	return { member, channelId, instance, message, path: `/media/${channelId}/${message.id}` };
}

/** What no answer with a received file may be without (F06, M02, M03). */
function expectGuarded(answer: Response): void {
	expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
	expect(answer.headers.get("content-security-policy")).toMatch(/^sandbox; default-src 'none'/);
	expect(answer.headers.get("cross-origin-resource-policy")).toBe("same-origin");
	expect(answer.headers.get("cache-control")).toMatch(/^private, max-age=600/);
}

test("M02 F06 a received picture is shown by its own bytes, guarded, and saved on demand", async () => {
	const { member, path, message } = await receiveMedium("image");
	// By what the gateway gives the bytes is nobody's business (D19).
	expect(JSON.stringify(message satisfies MessageView)).not.toContain("ref");
	const shown = await ask(member, "GET", path);
	expect(shown.status).toBe(200);
	expectGuarded(shown);
	expect(shown.headers.get("content-type")).toMatch(/^image\/(png|jpeg|webp|gif)$/);
	expect(shown.headers.get("content-disposition")).toMatch(/^inline; /);
	expect((await shown.arrayBuffer()).byteLength).toBeGreaterThan(50);
	const saved = await ask(member, "GET", `${path}?download=1`);
	expectGuarded(saved);
	expect(saved.headers.get("content-disposition")).toMatch(/^attachment; filename="[^"/\\]+"/);
	await saved.arrayBuffer();
});

test("M03 a document is only ever a file to be saved", async () => {
	const { member, path } = await receiveMedium("document");
	const answer = await ask(member, "GET", path);
	expectGuarded(answer);
	expect(answer.headers.get("content-disposition")).toMatch(/^attachment; /);
	await answer.arrayBuffer();
});

test("a player reads the parts it asks for", async () => {
	const { member, path } = await receiveMedium("audio");
	const whole = new Uint8Array(await (await ask(member, "GET", path)).arrayBuffer());
	const part = await ask({ headers: { ...member.headers, range: "bytes=4-11" } }, "GET", path);
	expect(part.status).toBe(206);
	expectGuarded(part);
	expect(part.headers.get("content-range")).toBe(`bytes 4-11/${whole.byteLength}`);
	expect(new Uint8Array(await part.arrayBuffer())).toEqual(whole.slice(4, 12));
	const beyond = { headers: { ...member.headers, range: `bytes=${whole.byteLength}-` } };
	expect((await ask(beyond, "GET", path)).status).toBe(416);
});

test("D19 M07 a media link opens nothing for a stranger, nor for another workspace", async () => {
	const { path, channelId, message } = await receiveMedium("image");
	expect((await ask(null, "GET", path)).status).toBe(401);
	const foreign = await createShop();
	expect(await verdict(await ask(foreign.member, "GET", path))).toEqual({
		status: 404,
		code: "not_found",
	});
	// Not through a channel of one's own either.
	const mixed = `/media/${foreign.channelId}/${message.id}`;
	expect((await ask(foreign.member, "GET", mixed)).status).toBe(404);
	expect(channelId).not.toBe(foreign.channelId);
});

test("M01 nothing can be uploaded", async () => {
	const shop = await createShop();
	for (const method of ["POST", "PUT", "PATCH", "DELETE"])
		for (const path of [`/media/${shop.channelId}`, `/media/${shop.channelId}/${shop.messageId}`])
			expect((await ask(shop.member, method, path, { file: "x" })).status, method).toBe(404);
});

test("M06 ids that are paths lead nowhere", async () => {
	const shop = await createShop();
	for (const id of ["..%2F..%2Fetc%2Fpasswd", "%00", "a%2Fb", "..", "%2e%2e", "x".repeat(1_500)])
		expect([400, 404], id).toContain(
			(await ask(shop.member, "GET", `/media/${shop.channelId}/${id}`)).status,
		);
});

test("a deleted message's file is gone, and so is one nobody told how to get", async () => {
	const { member, path, instance, message, channelId } = await receiveMedium("image");
	await instance.receive([
		{ type: "deleted", providerId: message.id },
		incoming({
			providerId: "NOREF",
			content: { type: "image", text: "", media: { mimetype: "image/png" } },
		}),
	]);
	expect(await verdict(await ask(member, "GET", path))).toEqual({
		status: 410,
		code: "media_gone",
	});
	expect(await verdict(await ask(member, "GET", `/media/${channelId}/NOREF`))).toEqual({
		status: 410,
		code: "media_gone",
	});
});

test("M04 a file that is said to be too large is not even asked for", async () => {
	const { member, instance, channelId } = await receiveMedium("image");
	const media = { mimetype: "video/mp4", ref: "m:HUGE", bytes: 2_000_000_000 };
	await instance.receive([
		incoming({ providerId: "HUGE", content: { type: "video", text: "", media } }),
	]);
	expect(await verdict(await ask(member, "GET", `/media/${channelId}/HUGE`))).toEqual({
		status: 413,
		code: "media_too_large",
	});
});

test("F09 a contact's picture is told under our own path, a foreign address not at all", async () => {
	const shop = await createShop();
	const instance = instanceOf(shop.channelId);
	const base = `/api/channels/${shop.channelId}`;
	const told = async (avatarUrl: string): Promise<string | null> => {
		await runInDurableObject(instance, (_, { storage }) => {
			storage.sql.exec("UPDATE contacts SET avatar_url = ?", avatarUrl);
		});
		const answer = await ask(shop.member, "GET", `${base}/contacts/${shop.contactId}`);
		return (await answer.json<{ contact: ContactView }>()).contact.avatarUrl;
	};
	expect(await told("https://pps.whatsapp.net/v/1.jpg")).toMatch(
		new RegExp(`^/media/${shop.channelId}/avatar/${shop.contactId}\\?v=`),
	);
	for (const url of [
		"https://tracker.example/1.gif",
		"javascript:alert(1)",
		"http://pps.whatsapp.net/1",
	]) {
		expect(await told(url), url).toBeNull();
		const picture = `/media/${shop.channelId}/avatar/${shop.contactId}`;
		expect((await ask(shop.member, "GET", picture)).status, url).toBe(404);
	}
});
