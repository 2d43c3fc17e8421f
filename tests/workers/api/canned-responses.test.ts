import { beforeAll, expect, test } from "vitest";
import type { CannedResponses } from "#app/contracts/canned-responses.ts";
import { MAX_RESPONSES } from "#app/domain/canned-responses/canned-response.ts";
import {
	bindings,
	createMember,
	createWorkspace,
	migrate,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { ask, findSignedIn, services } from "#tests/support/two-workspaces.ts";

beforeAll(migrate);

const PATH = "/api/canned-responses";
const of = (member: TestMember) => findSignedIn(member);
const own = () => services().cannedResponses;

const typed = (shortcut: string, over: object = {}) => ({
	shortcut,
	title: "",
	text: `Texto de ${shortcut}`,
	language: "" as const,
	isTeam: false,
	...over,
});

async function add(by: TestMember, shortcut: string, over: object = {}): Promise<string> {
	const made = await own().create(await of(by), typed(shortcut, over));
	if (!made.ok) throw new Error(made.code);
	return made.value.id;
}
const list = async (by: TestMember) => (await ask(by, "GET", PATH)).json<CannedResponses>();
const shortcutsOf = async (by: TestMember) =>
	(await list(by)).responses.map(({ shortcut }) => shortcut);

async function setUp() {
	const workspace = await createWorkspace();
	return {
		manager: await createMember(workspace.id, "manager"),
		operator: await createMember(workspace.id, "operator"),
		viewer: await createMember(workspace.id, "viewer"),
		stranger: await createMember((await createWorkspace()).id, "admin"),
	};
}

test("a member sees the team's and their own, with what they marked and what was sent", async () => {
	const { manager, operator, viewer } = await setUp();
	const team = await add(manager, "Frete Grátis", { isTeam: true });
	await add(manager, "so-meu");
	await add(operator, "meu");
	expect(await shortcutsOf(operator)).toEqual(["frete-gratis", "meu"]);
	expect(await shortcutsOf(viewer)).toEqual(["frete-gratis"]);
	await own().setFavourite(await of(operator), team, true);
	await own().setFavourite(await of(operator), team, true);
	for (const _ of [1, 2])
		expect((await ask(operator, "POST", `${PATH}/${team}/uses`)).status).toBe(204);
	const seen = await list(operator);
	expect(seen.usesThisMonth).toBe(2);
	expect(seen.responses[0]).toMatchObject({ isFavourite: true, uses: 2, isTeam: true });
	expect((await list(manager)).responses[0]).toMatchObject({ isFavourite: false, uses: 2 });
	await own().setFavourite(await of(operator), team, false);
	expect((await list(operator)).responses[0]?.isFavourite).toBe(false);
	await own().remove(await of(manager), team);
	expect(await shortcutsOf(operator)).toEqual(["meu"]);
});

test("a department's are seen by its members and by who manages, with files of the library; none of another workspace's", async () => {
	const { manager, operator, viewer } = await setUp();
	const signedIn = await of(manager);
	const d1 = { id: "d-vendas", name: "Vendas", colour: "blue" as const };
	const seenBy = async (member: TestMember, isMine: boolean) => {
		const who = { ...(await of(member)), departments: [{ ...d1, isMine }] };
		return { who, list: (await own().list(who)).responses };
	};
	const { who } = await seenBy(manager, false);
	const { workspace } = signedIn;
	for (const [id, hash] of [
		["f1", "a"],
		["f2", "b"],
	])
		await bindings.DB.prepare(
			`insert into library_files (id, workspace_id, hash, name, description, mimetype, bytes, created_at, updated_at)
			 values (?, ?, ?, ?, '', 'application/pdf', 1, 1, 1)`,
		)
			.bind(`${workspace.id}-${id}`, workspace.id, hash, `${id}.pdf`)
			.run();
	const files = ["f2", "f1", "f1", "gone"].map((id) => `${workspace.id}-${id}`);
	const made = await own().create(who, {
		...typed("preço"),
		isTeam: true,
		departmentId: d1.id,
		files,
	});
	if (!made.ok) throw new Error(made.code);
	const { list: seen } = await seenBy(operator, true);
	expect(seen).toMatchObject([
		{
			shortcut: "preco",
			isTeam: true,
			department: { id: d1.id, name: "Vendas" },
			files: [{ name: "f2.pdf" }, { name: "f1.pdf" }],
		},
	]);
	expect((await seenBy(manager, false)).list).toHaveLength(1);
	for (const member of [operator, viewer]) expect((await seenBy(member, false)).list).toEqual([]);
	const outsider = (await seenBy(operator, false)).who;
	expect(await own().noteUse(outsider, made.value.id)).toEqual({ ok: false, code: "not_found" });
	const insider = (await seenBy(operator, true)).who;
	expect(await own().noteUse(insider, made.value.id)).toEqual({ ok: true, value: null });
	expect(await own().change(insider, made.value.id, typed("x"))).toMatchObject({
		code: "forbidden",
	});
	// A page of an earlier release names no files: they stay.
	await own().change(who, made.value.id, typed("preço"));
	expect((await seenBy(operator, true)).list[0]).toMatchObject({ uses: 1, files: [{}, {}] });
	await own().change(who, made.value.id, { ...typed("preço"), files: [] });
	expect((await seenBy(operator, true)).list[0]?.files).toBeUndefined();
	expect(
		await own().create(await of(manager), { ...typed("y"), isTeam: true, departmentId: "d-outro" }),
	).toEqual({ ok: false, code: "not_found" });
});

test("E02 D01 the team's are changed by admins and managers; another's are not found", async () => {
	const { manager, operator, viewer, stranger } = await setUp();
	const team = await add(manager, "oi", { isTeam: true });
	const private_ = await add(manager, "meu");
	const forbidden = { ok: false, code: "forbidden" };
	const unknown = { ok: false, code: "not_found" };
	expect(await own().create(await of(operator), typed("x", { isTeam: true }))).toEqual(forbidden);
	expect(await own().create(await of(viewer), typed("x"))).toEqual(forbidden);
	expect(await own().importCsv(await of(operator), "atalho,texto\na,b", { isTeam: true })).toEqual(
		forbidden,
	);
	for (const [by, id, expected] of [
		[operator, team, forbidden],
		[operator, private_, unknown],
		[stranger, team, unknown],
		[stranger, private_, unknown],
	] as const) {
		expect(await own().change(await of(by), id, typed("tomado"))).toEqual(expected);
		expect(await own().remove(await of(by), id)).toEqual(expected);
	}
	for (const [by, id] of [
		[stranger, team],
		[operator, private_],
	] as const) {
		expect(await own().setFavourite(await of(by), id, true)).toEqual(unknown);
		expect((await ask(by, "POST", `${PATH}/${id}/uses`)).status).toBe(404);
	}
	expect((await ask(viewer, "POST", `${PATH}/${team}/uses`)).status).toBe(403);
	expect((await ask(null, "GET", PATH)).status).toBe(401);
	expect((await list(manager)).responses).toMatchObject([
		{ shortcut: "meu" },
		{ shortcut: "oi", uses: 0 },
	]);
	expect(await shortcutsOf(stranger)).toEqual([]);
});

test("a shortcut is one in its language, of each owner; also when two save it at once", async () => {
	const { manager, operator } = await setUp();
	await add(manager, "oi", { isTeam: true });
	await add(manager, "oi", { isTeam: true, language: "en" });
	await add(operator, "oi");
	const other = await add(operator, "ola");
	const taken = { ok: false, code: "shortcut_taken" };
	expect(await own().create(await of(operator), typed("/Oi"))).toEqual(taken);
	expect(await own().change(await of(operator), other, typed("OI"))).toEqual(taken);
	const signedIn = await of(operator);
	const made = await Promise.all([1, 2, 3].map(() => own().create(signedIn, typed("corrida"))));
	expect(made.filter(({ ok }) => ok)).toHaveLength(1);
	expect(
		await own().change(await of(operator), other, typed("ola", { text: "Olá!" })),
	).toMatchObject({
		ok: true,
	});
});

test("N01 a file brings as many as may be; what is there is replaced, and an export is read again", async () => {
	const { manager, operator } = await setUp();
	await add(manager, "linha-1", { isTeam: true, text: "Antes" });
	const lines = Array.from(
		{ length: MAX_RESPONSES + 5 },
		(_, n) => `linha-${String(n)};"Texto, ${String(n)}"`,
	);
	const csv = ["\uFEFFatalho;texto", ...lines, ";sem atalho"].join("\r\n");
	expect(await own().importCsv(await of(manager), csv, { isTeam: true })).toEqual({
		ok: true,
		value: { added: MAX_RESPONSES - 1, replaced: 1, unread: [MAX_RESPONSES + 7], left: 5 },
	});
	const { responses } = await list(manager);
	expect(responses).toHaveLength(MAX_RESPONSES);
	expect(responses.find(({ shortcut }) => shortcut === "linha-1")?.text).toBe("Texto, 1");
	expect(await own().create(await of(manager), typed("mais-um", { isTeam: true }))).toEqual({
		ok: false,
		code: "too_many_responses",
	});
	const file = await ask(manager, "GET", `${PATH}/export`);
	expect(file.headers.get("content-disposition")).toContain("attachment");
	const again = await own().importCsv(await of(operator), await file.text(), { isTeam: false });
	expect(again).toMatchObject({ value: { added: MAX_RESPONSES, unread: [] } });
	expect(await own().importCsv(await of(manager), "nome,valor\na,b", { isTeam: true })).toEqual({
		ok: false,
		code: "table_unreadable",
	});
});

test("F15 a text that a spreadsheet would calculate is a text in the file", async () => {
	const { operator } = await setUp();
	await add(operator, "conta", { text: '=HYPERLINK("https://mau.example")' });
	const csv = await (await ask(operator, "GET", `${PATH}/export`)).text();
	expect(csv).toContain(`"'=HYPERLINK(`);
	await own().importCsv(await of(operator), csv, { isTeam: false });
	expect((await list(operator)).responses[0]?.text).toBe('=HYPERLINK("https://mau.example")');
});
