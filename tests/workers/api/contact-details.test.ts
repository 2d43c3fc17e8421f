import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type {
	ContactProfile,
	EarlierConversations,
	SharedPage,
} from "#app/contracts/contact-details.ts";
import type { ContactPage } from "#app/contracts/whatsapp.ts";
import type { TypedField } from "#app/domain/inbox/contact-field.ts";
import { SHARED_PER_PAGE } from "#app/domain/inbox/shared-item.ts";
import { eventually, incoming, instanceOf } from "#tests/support/instance.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { openChannelSocket } from "#tests/support/socket.ts";
import { findTraces } from "#tests/support/traces.ts";
import {
	ask,
	createLinkedChannel,
	findSignedIn,
	services,
	verdict,
} from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

const PHONE = "5511987650001";
const SIZE: TypedField = { id: null, label: "Tamanho", kind: "choice", choices: ["P", "M"] };
const SINCE: TypedField = { id: null, label: "Cliente desde", kind: "date", choices: [] };

async function setUp() {
	const workspace = await createWorkspace();
	const [admin, operator, viewer] = [
		await createMember(workspace.id, "admin"),
		await createMember(workspace.id, "operator"),
		await createMember(workspace.id, "viewer"),
	];
	const channelId = await createLinkedChannel(workspace.id);
	const instance = instanceOf(channelId);
	await instance.receive([says("Oi")]);
	const contactId = await idOf(admin, channelId);
	const at = `/api/channels/${channelId}/contacts/${contactId}`;
	const save = (by: TestMember, changes: Record<string, string>) =>
		ask(by, "POST", `${at}/profile`, { changes });
	const read = async (by = operator) =>
		(await ask(by, "GET", `${at}/profile`)).json<ContactProfile>();
	return { workspace, admin, operator, viewer, channelId, instance, contactId, at, save, read };
}

const says = (text: string, over: Parameters<typeof incoming>[0] = {}) =>
	incoming({
		addresses: [{ kind: "phone", value: PHONE }],
		name: "M. Souza",
		content: { type: "text", text },
		...over,
	});

async function idOf(by: TestMember, channelId: string, q = ""): Promise<string> {
	const answer = await ask(by, "GET", `/api/channels/${channelId}/contacts?q=${q}`);
	return (await answer.json<ContactPage>()).contacts[0]?.id ?? "";
}

const defineFields = async (by: TestMember, fields: TypedField[], seen = "") =>
	services().inboxSettings.saveFields(await findSignedIn(by), fields, seen);

test("a workspace's own fields come with a contact at once; admins and managers make them, one change at a time", async () => {
	const { admin, operator, workspace, read } = await setUp();
	expect(await read()).toEqual({ fields: [], values: {} });
	expect(await defineFields(operator, [SIZE])).toMatchObject({ code: "forbidden" });
	expect(await defineFields(admin, [SIZE, SINCE])).toMatchObject({ ok: true });
	const { fields } = await read();
	expect(fields.map(({ label, kind }) => [label, kind])).toEqual([
		["Tamanho", "choice"],
		["Cliente desde", "date"],
	]);
	// Whoever opened the form before that would take both away without knowing of them.
	expect(await defineFields(admin, [SINCE])).toMatchObject({ code: "conflict" });
	const { profile } = await services().settings.open(await findSignedIn(admin));
	const kept = fields.filter(({ label }) => label === "Tamanho");
	expect(await defineFields(admin, kept, profile.contactFields)).toMatchObject({ ok: true });
	expect((await read()).fields).toEqual(kept);
	const rows = await env.DB.prepare(
		"select metadata from activity_logs where workspace_id = ? order by seq",
	)
		.bind(workspace.id)
		.all<{ metadata: string }>();
	expect(rows.results.map(({ metadata }) => JSON.parse(metadata) as unknown)).toEqual([
		{ code: "contact_fields_changed", fields: "Tamanho, Cliente desde" },
		{ code: "contact_fields_changed", fields: "Tamanho" },
	]);
});

test("E02 who answers writes what is known of a person, others only read; each field is changed by itself", async () => {
	const { admin, operator, viewer, save, read } = await setUp();
	await defineFields(admin, [SIZE, SINCE]);
	const [size, since] = (await read()).fields.map(({ id }) => id) as [string, string];
	expect(await verdict(await save(viewer, { company: "Sol" }))).toEqual({
		status: 403,
		code: "forbidden",
	});
	await Promise.all([
		save(operator, { company: "Padaria Sol" }),
		save(admin, { [size]: "M" }),
		save(operator, { notes: "Gosta de azul.\nLigar à tarde." }),
	]);
	const values = {
		company: "Padaria Sol",
		notes: "Gosta de azul.\nLigar à tarde.",
		[size]: "M",
	};
	expect((await read(viewer)).values).toEqual(values);
	for (const [changes, code] of [
		[{ [size]: "GG" }, "choice_unknown"],
		[{ [since]: "2026-02-30" }, "date_invalid"],
		[{ email: "maria" }, "email_invalid"],
		[{ gone: "x" }, "conflict"],
		[{ company: "Outra", email: "maria" }, "email_invalid"],
	] as const)
		expect(await verdict(await save(operator, changes))).toMatchObject({ code });
	expect(await verdict(await save(operator, {}))).toMatchObject({ code: "invalid_request" });
	expect((await read()).values).toEqual(values);
	await save(operator, { notes: "" });
	expect((await read()).values).toEqual({ company: "Padaria Sol", [size]: "M" });
});

test("a colleague who looks at the person is told at once, and the same again tells nobody", async () => {
	const { admin, operator, channelId, contactId, save } = await setUp();
	const socket = await openChannelSocket(admin, channelId);
	await socket.next("hello");
	for (const company of ["Sol", " Sol ", "Lua"]) await save(operator, { company });
	const told = () =>
		socket.frames
			.flatMap((frame) => (frame.type === "changes" ? frame.contacts : []))
			.filter(({ id, profileAt }) => id === contactId && profileAt !== undefined);
	await eventually(async () => told().length > 1);
	const [first, second, ...more] = told();
	expect(second?.profileAt).toBeGreaterThan(first?.profileAt ?? 0);
	expect(second?.seq).toBe((first?.seq ?? 0) + 1);
	expect(more).toEqual([]);
	socket.close();
});

test("a name the team wrote is found by every search and is not replaced by what the phone says, until it is emptied", async () => {
	const { operator, channelId, instance, contactId, at, save } = await setUp();
	await save(operator, { name: "Maria Aparecida", email: "Maria@Loja.com" });
	await instance.receive([says("E aí?", { name: "Mari ✨" })]);
	const contact = async () =>
		(await (await ask(operator, "GET", at)).json<{ contact: object }>()).contact;
	expect(await contact()).toMatchObject({ name: "Maria Aparecida", email: "maria@loja.com" });
	expect(await idOf(operator, channelId, "aparecida")).toBe(contactId);
	await eventually(async () => {
		const found = await ask(operator, "GET", "/api/conversations?q=maria%40loja.com");
		return (await found.text()).includes(contactId);
	});
	await save(operator, { name: "" });
	expect(await contact()).toMatchObject({ name: null });
	await instance.receive([says("Oi?", { name: "Mari ✨" })]);
	expect(await contact()).toMatchObject({ name: "Mari ✨", email: "maria@loja.com" });
});

test("what is kept of two who are one stays, the newer word first, and parts with them", async () => {
	const { operator, channelId, instance, at, save, read, contactId } = await setUp();
	await instance.receive([
		says("Sou eu", { addresses: [{ kind: "phone", value: "5511933330002" }], name: "Outra" }),
	]);
	const otherId = await idOf(operator, channelId, "outra");
	const other = `/api/channels/${channelId}/contacts/${otherId}`;
	await ask(operator, "POST", `${other}/profile`, {
		changes: { company: "Velha", notes: "Do outro", email: "outra@b.co" },
	});
	await save(operator, { company: "Nova" });
	await ask(operator, "POST", `${at}/merge`, { otherId });
	expect((await read()).values).toEqual({ company: "Nova", notes: "Do outro" });
	const { contact } = await (await ask(operator, "GET", at)).json<{ contact: object }>();
	expect(contact).toMatchObject({ id: contactId, email: "outra@b.co" });
	await save(operator, { notes: "" });
	expect((await read()).values).toEqual({ company: "Nova" });
	const identity = await (
		await ask(operator, "GET", `${at}/identity`)
	).json<{
		merges: { id: string }[];
	}>();
	const mergeId = identity.merges[0]?.id ?? "";
	await ask(operator, "POST", `/api/channels/${channelId}/merges/${mergeId}/undo`);
	const parted = await (await ask(operator, "GET", `${other}/profile`)).json<ContactProfile>();
	expect(parted.values).toEqual({ company: "Velha", notes: "Do outro" });
	expect((await read()).values).toEqual({ company: "Nova" });
});

test("J14 J15 what is kept of a person is in the file about them under its own name, and is erased with them", async () => {
	const { admin, operator, instance, workspace, at, save, read } = await setUp();
	await defineFields(admin, [SIZE]);
	const [size] = (await read()).fields;
	await save(operator, { company: "Padaria Secreta", [size?.id ?? ""]: "M", name: "Zuleica" });
	const file = await (
		await ask(admin, "POST", `${at}/export`)
	).json<{
		profile: Record<string, string>;
	}>();
	expect(file.profile).toEqual({ company: "Padaria Secreta", Tamanho: "M" });
	const words = ["Padaria Secreta", "Zuleica"];
	expect((await findTraces(instance, words, workspace.id)).inObject).toContain("contact_profile");
	await ask(admin, "POST", `${at}/erase`);
	expect(await findTraces(instance, words, workspace.id)).toEqual({
		inObject: [],
		inHub: [],
		inD1: [],
	});
});

test("what was shared is listed by kind, newest first, page by page, and a deleted message is not in it", async () => {
	const { operator, instance, at } = await setUp();
	const start = Date.now() - 600_000;
	const picture = (n: number) =>
		says("", {
			providerId: `PIC-${String(n)}`,
			sentAt: start + n * 1_000,
			content: { type: "image", text: "", media: { mimetype: "image/jpeg" } },
		});
	await instance.receive(Array.from({ length: SHARED_PER_PAGE + 3 }, (_, n) => picture(n)));
	await instance.receive([
		says("", {
			providerId: "DOC",
			content: { type: "document", text: "", media: { fileName: "nota.pdf", bytes: 10 } },
		}),
		says("veja www.loja.com/a e https://loja.com/b"),
		{ type: "deleted", providerId: "PIC-0" },
	]);
	const page = async (query: string) =>
		(await ask(operator, "GET", `${at}/shared?kind=${query}`)).json<SharedPage>();
	const first = await page("media");
	expect(first.items).toHaveLength(SHARED_PER_PAGE);
	expect(first.items[0]?.at).toBe(start + (SHARED_PER_PAGE + 2) * 1_000);
	const second = await page(`media&cursor=${first.nextCursor ?? ""}`);
	expect(second.items.map(({ at: sentAt }) => sentAt)).toEqual([start + 2_000, start + 1_000]);
	expect(second.nextCursor).toBeNull();
	expect((await page("files")).items).toMatchObject([{ type: "document", fileName: "nota.pdf" }]);
	expect((await page("links")).items.map(({ href }) => href)).toEqual([
		"https://www.loja.com/a",
		"https://loja.com/b",
	]);
	for (const query of ["kind=tudo", "kind=media&cursor=x"])
		expect((await ask(operator, "GET", `${at}/shared?${query}`)).status).toBe(400);
});

test("D01 earlier conversations of a person are found in all channels by phone and e-mail, and in no other workspace", async () => {
	const { operator, workspace, at, save } = await setUp();
	const [site, stranger] = [await createLinkedChannel(workspace.id, "Site"), await setUp()];
	await instanceOf(site).receive([
		// The same number without its ninth digit; somebody else of the same name; and a namesake's e-mail.
		says("Pelo site", { addresses: [{ kind: "phone", value: "551187650001" }] }),
		says("Outra pessoa", { addresses: [{ kind: "phone", value: "5521987650001" }] }),
		says("Por e-mail", { addresses: [{ kind: "phone", value: "5531999990003" }], name: "Quinta" }),
	]);
	const quinta = await idOf(operator, site, "quinta");
	await ask(operator, "POST", `/api/channels/${site}/contacts/${quinta}/profile`, {
		changes: { email: "maria@loja.com" },
	});
	await save(operator, { email: "maria@loja.com" });
	const earlier = async (path = at, by = operator) =>
		(await ask(by, "GET", `${path}/earlier`)).json<EarlierConversations>();
	const { conversations, isCut, silent } = await earlier();
	expect(conversations.map((one) => [one.preview?.text, one.match, one.channel.name])).toEqual(
		expect.arrayContaining([
			["Pelo site", "phone", "Site"],
			["Por e-mail", "email", "Site"],
		]),
	);
	expect(conversations).toHaveLength(2);
	expect([isCut, silent]).toEqual([false, []]);
	expect((await earlier(stranger.at, stranger.operator)).conversations).toEqual([]);
});
