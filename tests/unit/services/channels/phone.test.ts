import { expect, test } from "vitest";
import type { PhoneAction, ToldAction } from "#app/contracts/simulated-phone.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import type { FileStore, KeptFile } from "#workers/adapters/file-store/port.ts";
import { createPhone } from "#workers/services/channels/phone.ts";

const HASH = "a".repeat(64);
const signedInAs = (role: string, gateway = "simulator") =>
	({
		workspace: { id: "w" },
		member: { role },
		channels: [{ id: "c", type: "whatsapp", gateway }],
	}) as unknown as SignedIn;

function createWorld(kept: Partial<KeptFile> | null, hasStore = true) {
	const told: (ToldAction | null)[] = [];
	const asked: unknown[] = [];
	const files = {
		find: async (place: unknown, hash: string) => {
			asked.push(place);
			return kept && { hash, bytes: 10, mimetype: "image/png", ...kept };
		},
	} as unknown as FileStore;
	const phone = createPhone({
		files: hasStore ? files : null,
		instance: () =>
			({
				phone: async (_workspaceId: string, action: ToldAction | null) => {
					told.push(action);
					return { ok: true, value: {} };
				},
			}) as unknown as ReturnType<Parameters<typeof createPhone>[0]["instance"]>,
	});
	return { phone, told, asked };
}
const send: PhoneAction = {
	type: "send_file",
	phone: "5511987654321",
	name: "Maria",
	hash: HASH,
	fileName: "foto.exe",
	text: "",
};

test.each([
	["image/png", "image"],
	["video/mp4", "video"],
	["audio/mpeg", "audio"],
	["audio/ogg", "voice"],
	["application/octet-stream", "document"],
])("a file of %s is sent as %s, as the store knows it", async (mimetype, kind) => {
	const { phone, told, asked } = createWorld({ mimetype });
	expect(await phone.act(signedInAs("manager"), "c", send)).toMatchObject({ ok: true });
	const { hash: _, fileName: __, ...rest } = send;
	expect(told).toEqual([
		{ ...rest, file: { kind, mimetype, bytes: 10, hash: HASH, name: "foto.exe" } },
	]);
	expect(asked).toEqual([{ workspaceId: "w", channelId: "c" }]);
});

test("what the store has not, or is too large for the phone, is refused, and the phone is told nothing", async () => {
	const gone = createWorld(null);
	const large = createWorld({ bytes: 17_000_000 });
	const none = createWorld(null, false);
	expect(await gone.phone.act(signedInAs("admin"), "c", send)).toMatchObject({ code: "file_gone" });
	expect(await large.phone.act(signedInAs("admin"), "c", send)).toMatchObject({
		code: "file_too_large",
	});
	expect(await none.phone.act(signedInAs("admin"), "c", send)).toMatchObject({
		code: "files_not_kept",
	});
	expect([gone.phone.takesFiles, none.phone.takesFiles]).toEqual([true, false]);
	expect([...gone.told, ...large.told, ...none.told]).toEqual([]);
});

test("only who may use the phone is let to it, and only where there is one", async () => {
	const { phone, told, asked } = createWorld({});
	expect(await phone.act(signedInAs("operator"), "c", send)).toMatchObject({ code: "forbidden" });
	expect(await phone.view(signedInAs("viewer"), "c")).toMatchObject({ code: "forbidden" });
	expect(await phone.view(signedInAs("admin", "waha"), "c")).toMatchObject({ code: "not_found" });
	expect(await phone.view(signedInAs("admin"), "other")).toMatchObject({ code: "not_found" });
	expect([...told, ...asked]).toEqual([]);
});
