import { evictDurableObject } from "cloudflare:test";
import { expect, test } from "vitest";
import type { MessageFile } from "#app/domain/inbox/outgoing-file.ts";
import type { WantedAct } from "#app/domain/inbox/message-wish.ts";
import { uuidv7 } from "#tests/support/ids.ts";
import { incoming, instanceOf, makeLinkedInstance, WORKSPACE } from "#tests/support/instance.ts";
import {
	accepted,
	busy,
	fileOf,
	inWorld,
	MB,
	NOW,
	type World,
} from "#tests/support/sending-world.ts";

const act = ({ inbox }: World, id: string, wanted: WantedAct) => inbox.wish(id, wanted, Date.now());

test("a file leaves with its caption, in order with the texts of its contact, and says what it is", async () => {
	await inWorld(async (world) => {
		const ids = [
			world.write(null, "antes"),
			world.write({}, "legenda"),
			world.write(null, "depois"),
		];
		for (let n = 0; n < 3; n += 1) await world.pass();
		expect(world.calls).toMatchObject([
			{ call: "send", clientId: ids[0], file: null },
			{ call: "send", clientId: ids[1], text: "legenda", ref: null, file: fileOf("image") },
			{ call: "send", clientId: ids[2], file: null },
		]);
		const message = world.message(ids[1] ?? "");
		expect(message).toMatchObject({ type: "image", text: "legenda", status: "sent" });
		expect(message.media).toMatchObject({ fileName: "foto.png", mimetype: "image/png", bytes: MB });
		// Where the bytes are stays on the server.
		expect(JSON.stringify(message)).not.toContain("aaaa");
	});
});

test("M04 what the channel does not take is refused before anything is stored", async () => {
	await inWorld(async ({ inbox, contactId }) => {
		const enqueue = (file: MessageFile, text = "") =>
			inbox.enqueue({ name: "Ana", origin: "api" }, { id: uuidv7(), contactId, text, file }, NOW);
		expect(enqueue(fileOf("image", { bytes: 6 * MB }))).toMatchObject({ code: "file_too_large" });
		expect(enqueue(fileOf("video"))).toMatchObject({ code: "file_type_not_taken" });
		expect(enqueue(fileOf("image", { bytes: 0 }))).toMatchObject({ code: "file_empty" });
		expect(enqueue(fileOf("voice", { mimetype: "audio/ogg" }), "legenda")).toMatchObject({
			code: "not_supported",
		});
		expect(inbox.outbox.size).toBe(0);
	});
});

test("R29 the same id again is the same message; with another file it is refused", async () => {
	await inWorld(async ({ inbox, contactId }) => {
		const id = uuidv7();
		const send = (hash: string) =>
			inbox.enqueue(
				{ name: "Ana", origin: "api" },
				{ id, contactId, text: "", file: fileOf("image", { hash }) },
				NOW,
			);
		expect(send("a".repeat(64))).toMatchObject({ ok: true });
		expect(send("a".repeat(64))).toMatchObject({ ok: true });
		expect(send("b".repeat(64))).toMatchObject({ code: "message_id_reused" });
		expect(inbox.outbox.size).toBe(1);
	});
});

test("R04 a file whose outcome is unknown is looked up, and never sent again", async () => {
	await inWorld(async (world) => {
		world.says.send = { class: "unknown" };
		const id = world.write();
		await world.pass();
		expect(world.message(id).status).toBe("unknown");
		world.says.found = "FOUND";
		await world.pass(Date.now() + 2_000);
		expect(world.calls.map(({ call }) => call)).toEqual(["send", "look"]);
		expect(world.message(id).status).toBe("sent");
		expect(world.inbox.outbox.size).toBe(0);
	});
});

test("R03 a crash between the call and its answer leads to a look, after a crash before the call to a send", async () => {
	const channelId = `files-${crypto.randomUUID()}`;
	const written = { id: "" };
	await inWorld(
		async (world, { storage }) => {
			written.id = world.write();
			storage.sql.exec("UPDATE outbox_beside SET state = 'sending'");
		},
		{ channelId },
	);
	await evictDurableObject(instanceOf(channelId));
	await inWorld(
		async (world) => {
			await world.pass();
			await world.pass(Date.now() + 2_000);
			expect(world.calls.map(({ call }) => call)).toEqual(["look"]);
			expect(world.calls[0]).toMatchObject({ file: fileOf("image") });
		},
		{ channelId },
	);
});

test("where the vendor wants the file first it is uploaded once, again after a doubt, and then sent once", async () => {
	await inWorld(
		async (world) => {
			world.says.upload = { class: "unknown" };
			const id = world.write();
			await world.pass();
			expect(world.message(id).status).toBe("queued");
			world.says.upload = accepted;
			await world.pass(Date.now() + 10_000);
			world.says.send = { class: "not_accepted", retryAfterMs: 100 };
			await world.pass(Date.now() + 10_000);
			world.says.send = accepted;
			await world.pass(Date.now() + 60_000);
			expect(world.calls.map(({ call }) => call)).toEqual(["upload", "upload", "send", "send"]);
			expect(world.calls.at(-1)).toMatchObject({ ref: "REF-aa" });
			expect(world.message(id).status).toBe("sent");
		},
		{ isUploadedFirst: true },
	);
});

test("R03 a crash while a file is uploaded costs one upload, a crash behind it nothing, and it is sent once", async () => {
	const channelId = `files-${crypto.randomUUID()}`;
	const calls: string[] = [];
	/** One life: whatever is not in the storage is forgotten. */
	const live = (run: (world: World) => Promise<void>) =>
		inWorld(
			async (world) => {
				await run(world);
				calls.push(...world.calls.map(({ call }) => call));
			},
			{ channelId, isUploadedFirst: true },
		);
	const written = { id: "" };
	await live(async (world) => {
		written.id = world.write();
		world.says.upload = new Promise(() => undefined);
		void world.pass();
		await scheduler.wait(10);
	});
	await live((world) => world.pass(Date.now() + 10_000));
	expect(calls).toEqual(["upload", "upload"]);
	await live(async (world) => {
		await world.pass(Date.now() + 20_000);
		expect(world.calls).toMatchObject([{ clientId: written.id, ref: "REF-aa" }]);
		await world.pass(Date.now() + 30_000);
		expect(world.message(written.id).status).toBe("sent");
	});
	expect(calls).toEqual(["upload", "upload", "send"]);
});

test("a file that the vendor refuses fails with its reason, and goes again when a member says so", async () => {
	await inWorld(async (world) => {
		world.says.send = { class: "refused", reason: "file_refused" };
		const id = world.write();
		await world.pass();
		expect(world.message(id)).toMatchObject({ status: "failed", failure: "file_refused" });
		world.says.send = accepted;
		expect(world.inbox.retry(id, Date.now())).toMatchObject({ ok: true });
		await world.pass();
		expect(world.calls.at(-1)).toMatchObject({ call: "send", file: fileOf("image") });
		expect(world.message(id)).toMatchObject({ status: "sent", failure: null });
	});
});

test("an echo of a file is matched by its kind and caption, not with a text of the same words", async () => {
	await inWorld(async (world) => {
		world.says.send = { class: "unknown" };
		const text = world.write(null, "oi");
		const image = world.write({}, "oi");
		await world.pass();
		await world.pass();
		const echo = { fromMe: true, origin: "api", status: "sent", name: null } as const;
		world.inbox.receive(
			[
				incoming({ ...echo, providerId: "ECHO-1", content: { type: "image", text: "oi" } }),
				incoming({ ...echo, providerId: "ECHO-2", content: { type: "text", text: "oi" } }),
			],
			Date.now(),
		);
		expect(world.inbox.ledger.find("ECHO-1")?.id).toBe(image);
		expect(world.inbox.ledger.find("ECHO-2")?.id).toBe(text);
		expect(world.inbox.outbox.size).toBe(0);
	});
});

test("a reaction is shown as wished, and is there once the gateway did it; the same again does nothing", async () => {
	await inWorld(async (world) => {
		expect(act(world, "IN-1", { kind: "reaction", emoji: "👍" })).toMatchObject({ ok: true });
		expect(world.message("IN-1")).toMatchObject({ wish: { reaction: "👍" }, reactions: [] });
		await world.pass();
		expect(world.calls).toEqual([
			{ call: "act", kind: "reaction", providerId: "IN-1", fromMe: false, value: "👍" },
		]);
		expect(world.message("IN-1").wish).toBeUndefined();
		expect(world.message("IN-1").reactions).toEqual([{ emoji: "👍", mine: true }]);
		act(world, "IN-1", { kind: "reaction", emoji: "👍" });
		expect(world.inbox.outbox.size).toBe(0);
		act(world, "IN-1", { kind: "reaction", emoji: "" });
		await world.pass();
		expect(world.message("IN-1").reactions).toEqual([]);
	});
});

test("of several wishes of one kind only the last one leaves", async () => {
	await inWorld(async (world) => {
		for (const emoji of ["👍", "❤️", "😂"]) act(world, "IN-1", { kind: "reaction", emoji });
		await world.pass();
		expect(world.calls).toMatchObject([{ value: "😂" }]);
		expect(world.inbox.outbox.size).toBe(0);
	});
});

test("R05 an act of unknown outcome is done again until it is done, and is refused for good only by the gateway", async () => {
	await inWorld(async (world) => {
		world.says.act = { class: "unknown" };
		act(world, "IN-1", { kind: "reaction", emoji: "👍" });
		await world.pass();
		world.says.act = busy;
		await world.pass(Date.now() + 60_000);
		expect(world.message("IN-1").wish).toEqual({ reaction: "👍" });
		world.says.act = { class: "refused", reason: "refused" };
		await world.pass(Date.now() + 600_000);
		expect(world.message("IN-1").wish).toEqual({ reaction: "👍", failed: ["reaction"] });
		expect(world.inbox.letGo("IN-1", "reaction")).toMatchObject({ ok: true });
		expect(world.message("IN-1").wish).toBeUndefined();
	});
});

test("our own text gets other words within the vendor's time; others' and too old ones do not", async () => {
	await inWorld(async (world) => {
		const id = world.write(null, "Custa 30");
		expect(act(world, id, { kind: "edit", text: "Custa 35" })).toMatchObject({ code: "conflict" });
		await world.pass();
		expect(act(world, "IN-1", { kind: "edit", text: "x" })).toMatchObject({
			code: "not_supported",
		});
		expect(act(world, id, { kind: "edit", text: "  " })).toMatchObject({ code: "message_empty" });
		const late = world.inbox.wish(id, { kind: "edit", text: "x" }, Date.now() + 16 * 60_000);
		expect(late).toMatchObject({ code: "too_late" });
		act(world, id, { kind: "edit", text: "Custa 35" });
		expect(world.message(id)).toMatchObject({ text: "Custa 30", wish: { edit: "Custa 35" } });
		await world.pass();
		expect(world.message(id)).toMatchObject({ text: "Custa 35", edited: true });
		expect(world.message(id).wish).toBeUndefined();
	});
});

test("what is deleted for everyone is gone with its file, unless another message brings the same", async () => {
	await inWorld(async (world, { storage }) => {
		const [first, second] = [world.write(), world.write()];
		await world.pass();
		await world.pass();
		const leaving = () => storage.sql.exec("SELECT hash FROM leaving_files").toArray();
		act(world, first, { kind: "deletion" });
		expect(world.message(first)).toMatchObject({ deleted: false, wish: { deletion: true } });
		await world.pass();
		expect(world.message(first)).toMatchObject({ deleted: true, media: null });
		expect(leaving()).toEqual([]);
		act(world, second, { kind: "deletion" });
		await world.pass();
		expect(leaving()).toEqual([{ hash: "a".repeat(64) }]);
		// The same file is sent anew before it went.
		world.write();
		expect(leaving()).toEqual([]);
	});
});

test("J15 files go with the contact they were of", async () => {
	await inWorld(async (world, { storage }) => {
		world.write();
		world.inbox.eraseContact(world.contactId, Date.now());
		expect(world.inbox.outbox.size).toBe(0);
		expect(storage.sql.exec("SELECT hash FROM leaving_files").toArray()).toHaveLength(1);
		expect(storage.sql.exec("SELECT id FROM outbox_beside").toArray()).toEqual([]);
	});
});

test("an earlier release finds nothing in its outbox that it would send as a text", async () => {
	await inWorld(async (world, { storage }) => {
		world.write({}, "legenda");
		act(world, "IN-1", { kind: "reaction", emoji: "👍" });
		expect(storage.sql.exec("SELECT id FROM outbox WHERE kind <> 'read'").toArray()).toEqual([]);
		expect(world.inbox.outbox.size).toBe(2);
	});
});

test("a star is on the message for everybody, is listed, and goes with the message", async () => {
	const { instance } = await makeLinkedInstance();
	await instance.receive([incoming({ providerId: "A" }), incoming({ providerId: "B" })]);
	const starred = async () => {
		const page = await instance.contacts(WORKSPACE, { cursor: null, search: "" });
		const contactId = page.ok ? (page.value.contacts[0]?.id ?? "") : "";
		const shared = await instance.shared(WORKSPACE, contactId, "starred", null);
		return shared.ok ? shared.value.items.map(({ messageId, text }) => [messageId, text]) : null;
	};
	expect(await starred()).toEqual([]);
	const once = await instance.star(WORKSPACE, "A", true);
	const again = await instance.star(WORKSPACE, "A", true);
	expect(once.ok && once.value.message.starredAt).toBeTypeOf("number");
	expect(again.ok && once.ok && again.value.seq === once.value.seq).toBe(true);
	expect(await starred()).toEqual([["A", "Oi, ainda tem o tamanho 38?"]]);
	await instance.star(WORKSPACE, "B", true);
	await instance.star(WORKSPACE, "A", false);
	await instance.receive([{ type: "deleted", providerId: "B" }]);
	expect(await starred()).toEqual([]);
	expect(await instance.star(WORKSPACE, "B", true)).toMatchObject({ code: "not_found" });
});
