import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { openChannelSocket, openWorkspaceSocket } from "#tests/support/socket.ts";
import { createTwins, findSignedIn, readLink, services } from "#tests/support/two-workspaces.ts";
import { createServices } from "#workers/services/index.ts";

let member: TestMember;
beforeAll(async () => {
	await migrate();
	member = await createMember((await createWorkspace()).id, "manager");
});

const NEW = { name: "Loja", description: "", webhookUrl: "", gateway: "simulator" as const };
const rowOf = (id: string) =>
	env.DB.prepare("select * from channels where id = ?").bind(id).first<Record<string, unknown>>();

async function create(signedIn: SignedIn, input: Partial<typeof NEW>): Promise<string> {
	const made = await services().whatsapp.create(signedIn, { ...NEW, ...input });
	if (!made.ok) throw new Error(made.code);
	return made.value.id;
}

test("a new instance is disconnected, active, in the directory, its webhook URL sealed", async () => {
	const hub = await openWorkspaceSocket(member);
	await hub.next("hello");
	const id = await create(await findSignedIn(member), {
		description: "  a da esquina ",
		webhookUrl: " https://hooks.loja.com.br/segredo ",
	});
	await hub.next("channels_changed");
	hub.close();
	const row = await rowOf(id);
	expect(row).toMatchObject({
		workspace_id: member.workspaceId,
		name: "Loja",
		description: "a da esquina",
		status: "disconnected",
		is_active: 1,
		created_by: member.memberId,
	});
	expect(JSON.stringify(row)).not.toContain("segredo");
	expect(row?.webhook_url_sealed).toEqual(expect.any(String));
	const { channels } = await findSignedIn(member);
	expect(channels.find((channel) => channel.id === id)).toMatchObject({ status: "disconnected" });
	expect(await readLink(member, id)).toMatchObject({ status: "disconnected", phone: null });
});

test("L12 names of any script are kept as one line in NFC, blank and endless ones are refused", async () => {
	const signedIn = await findSignedIn(member);
	const family = "👨‍👩‍👧‍👦";
	const kept: [string, string][] = [
		["  Loja  ", "Loja"],
		["Jose\u0301", "José"],
		["linha\n dois\tfim", "linha dois fim"],
		[family.repeat(120), family.repeat(120)],
		["店 متجر 🥖", "店 متجر 🥖"],
		["a\0b", "ab"],
		["<script>alert(1)</script>", "<script>alert(1)</script>"],
		["x'); drop table channels;--", "x'); drop table channels;--"],
	];
	for (const [typed, name] of kept)
		expect((await rowOf(await create(signedIn, { name: typed })))?.name, typed).toBe(name);
	const attempt = async (name: string) => services().whatsapp.create(signedIn, { ...NEW, name });
	for (const blank of ["", "   ", "\u00A0\u00A0", "\u3164", "\n\t"])
		expect(await attempt(blank), JSON.stringify(blank)).toEqual({
			ok: false,
			code: "name_required",
		});
	for (const long of ["a".repeat(121), "a".repeat(1_000), family.repeat(121)])
		expect(await attempt(long), long.slice(0, 10)).toEqual({ ok: false, code: "name_too_long" });
});

test("a gateway the deployment lacks and a webhook address that is none are refused", async () => {
	const signedIn = await findSignedIn(member);
	const unset = {
		EVOLUTION_URL: "",
		EVOLUTION_API_KEY: "",
		WAHA_URL: "",
		WAHA_API_KEY: "",
		WHATSAPP_VERIFY_TOKEN: "",
	};
	const lacking = createServices({ ...env, ...unset }, { defer: () => {} });
	const attempt = (input: object) => lacking.whatsapp.create(signedIn, { ...NEW, ...input });
	const choices = (await lacking.whatsapp.ways(signedIn)).map(({ choice }) => choice);
	expect(choices).toEqual(["simulator"]);
	expect(await attempt({ gateway: "evolution" })).toEqual({
		ok: false,
		code: "gateway_not_offered",
	});
	for (const webhookUrl of [
		"hooks",
		"ftp://hooks.example",
		"javascript:alert(1)",
		`https://a/${"x".repeat(3_000)}`,
	])
		expect(await attempt({ webhookUrl }), webhookUrl.slice(0, 20)).toEqual({
			ok: false,
			code: "url_not_allowed",
		});
});

test("D01 opening, deleting and the phone of another tenant's instance answer like an unknown one", async () => {
	const { own, foreign } = await createTwins();
	const signedIn = await findSignedIn(own.member);
	const notFound = { ok: false, code: "not_found" };
	const { whatsapp } = services();
	for (const id of [foreign.channelId, crypto.randomUUID(), "", "x"]) {
		expect(await whatsapp.open(signedIn, id), id).toEqual(notFound);
		expect(await whatsapp.remove(signedIn, id), id).toEqual(notFound);
		expect(await whatsapp.phone.view(signedIn, id), id).toEqual(notFound);
		expect(await whatsapp.phone.act(signedIn, id, { type: "unlink" }), id).toEqual(notFound);
	}
	// A foreign conversation in an own instance is simply none.
	const { conversations } = services();
	expect(await conversations.openInbox(signedIn, own.channelId, foreign.contactId)).toMatchObject({
		ok: true,
		value: { inbox: { conversation: null } },
	});
	expect(await rowOf(foreign.channelId)).toMatchObject({ deleted_at: null });
	expect((await readLink(foreign.member, foreign.channelId)).status).toBe("connected");
});

test("deleting closes the sockets, empties the object and takes the instance out of the directory", async () => {
	const signedIn = await findSignedIn(member);
	const id = await create(signedIn, {});
	const socket = await openChannelSocket(member, id);
	await socket.next("hello");
	const known = await findSignedIn(member);
	expect(await services().whatsapp.remove(known, id)).toEqual({ ok: true, value: null });
	expect(await socket.closeCode()).toBe(4404);
	const { channels } = await findSignedIn(member);
	expect(channels.some((channel) => channel.id === id)).toBe(false);
	// Whoever asks with the directory of a moment ago finds nothing either.
	expect(await services().whatsapp.open(known, id)).toEqual({ ok: false, code: "not_found" });
	expect(await services().whatsapp.remove(known, id)).toMatchObject({ ok: true });
});
