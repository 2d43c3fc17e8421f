import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import type { BenchEvent, KnowledgeEntry } from "#app/contracts/agents.ts";
import { MAX_ENTRY_CHARACTERS } from "#app/domain/agents/knowledge-text.ts";
import { createAgent, sendBytes, typedAgent } from "#tests/support/agents.ts";
import { call } from "#tests/support/call.ts";
import { docxOf, paragraph, styled, xlsxOf } from "#tests/support/office.ts";
import { bombPdf, pdfOf, scannedPdf } from "#tests/support/pdf.ts";
import { createMember, createWorkspace, migrate, type TestMember } from "#tests/support/sign-in.ts";
import { codesOf } from "#tests/support/team.ts";
import { ask, findSignedIn, services, verdict } from "#tests/support/two-workspaces.ts";
import { enterRateWindow } from "#tests/support/rate-window.ts";

const PNG = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255, 128, 1]);

let manager: TestMember;
let operator: TestMember;
let viewer: TestMember;
let stranger: TestMember;
beforeAll(async () => {
	await migrate();
	const { id } = await createWorkspace();
	await env.DB.prepare("update workspaces set plan = 'premium' where id = ?").bind(id).run();
	manager = await createMember(id, "manager");
	operator = await createMember(id, "operator");
	viewer = await createMember(id, "viewer");
	stranger = await createMember((await createWorkspace()).id, "admin");
});

const at = (agentId: string, path: string) => `/api/agents/${agentId}${path}`;
const upload = (agentId: string, name: string, body: BodyInit, member = manager) =>
	sendBytes(member, "POST", at(agentId, `/knowledge?file=${encodeURIComponent(name)}`), body);
const write = (agentId: string, title: string, text: string, member = manager) =>
	sendBytes(member, "POST", at(agentId, `/knowledge?title=${encodeURIComponent(title)}`), text);
const read = async (agentId: string, entryId: string, member: TestMember = viewer) =>
	(await ask(member, "GET", at(agentId, `/knowledge/${entryId}`))).json<{
		title: string;
		text: string;
		source: string;
		fileName: string | null;
	}>();

async function bench(agentId: string, text: string, member = operator): Promise<BenchEvent[]> {
	const answer = await ask(member, "POST", at(agentId, "/bench"), {
		turns: [{ by: "customer", text }],
	});
	expect(answer.headers.get("content-type")).toBe("application/x-ndjson; charset=utf-8");
	const lines = new TextDecoder()
		.decode(await answer.arrayBuffer())
		.trim()
		.split("\n");
	return lines.map((line) => JSON.parse(line) as BenchEvent);
}

test("every member's search knows the names of its own workspace's agents, and nothing else (screens A4)", async () => {
	const id = await createAgent(manager);
	const namesOf = async (member: TestMember) =>
		(await ask(member, "GET", "/api/agents")).json<{ agents: { id: string; name: string }[] }>();
	const known = await namesOf(viewer);
	expect(Object.keys(known.agents[0] ?? {})).toEqual(["id", "name"]);
	expect(known.agents.map((agent) => agent.id)).toContain(id);
	expect(await namesOf(stranger)).toEqual({ agents: [] });
	expect((await call("/api/agents")).status).toBe(401);
});

test("an entry is typed, opened by every member, changed and removed, and the log says so", async () => {
	const agentId = await createAgent(manager);
	const made = await write(agentId, " Trocas ", "Em 30 dias.\r\n\r\nCom nota fiscal.");
	expect(made.status).toBe(201);
	const entry = await made.json<KnowledgeEntry>();
	expect(entry).toMatchObject({ title: "Trocas", source: "typed", fileName: null, characters: 29 });
	expect(await read(agentId, entry.id)).toEqual({
		...entry,
		text: "Em 30 dias.\n\nCom nota fiscal.",
	});
	const path = at(agentId, `/knowledge/${entry.id}`);
	const changed = await sendBytes(manager, "PUT", `${path}?title=Garantia`, "Um ano.");
	expect(await changed.json()).toMatchObject({ id: entry.id, title: "Garantia", characters: 7 });
	expect((await read(agentId, entry.id)).text).toBe("Um ano.");
	const opened = await services().agents.open(await findSignedIn(manager), agentId);
	expect(opened).toMatchObject({ value: { entries: [{ id: entry.id, title: "Garantia" }] } });
	expect((await ask(manager, "DELETE", path)).status).toBe(204);
	expect(await verdict(await ask(manager, "GET", path))).toEqual({
		status: 404,
		code: "not_found",
	});
	const codes = await codesOf(manager.workspaceId);
	for (const code of ["knowledge_added", "knowledge_changed", "knowledge_removed"])
		expect(codes).toContain(code);
});

test("text, Markdown, tables and PDF are read; the name is kept only to be shown", async () => {
	const agentId = await createAgent(manager);
	const files: [string, BodyInit, string][] = [
		["loja.txt", "\uFEFFAberta até as 18h", "Aberta até as 18h"],
		["guia.md", "# Guia\n\n**Oi**", "# Guia\n\n**Oi**"],
		["latin.txt", Uint8Array.from("ação", (c) => c.charCodeAt(0)), "ação"],
		["preços.csv", "Produto;Preço\nBota;99,90\n", "Produto: Bota\nPreço: 99,90"],
		["manual.PDF", pdfOf(["Horário: 9h às 18h"]), "Horário: 9h às 18h"],
	];
	for (const [name, body, text] of files) {
		const made = await upload(agentId, name, body);
		expect(made.status, name).toBe(201);
		const { id } = await made.json<KnowledgeEntry>();
		expect(await read(agentId, id), name).toMatchObject({ text, fileName: name, source: "file" });
	}
	const tables = [
		{
			name: "Tabela",
			rows: [
				["Produto", "Preço"],
				["Bolo", "R$ 30"],
				["Torta", "R$ 45"],
			],
		},
	];
	const documents: [string, BodyInit, object][] = [
		[
			"manual.docx",
			docxOf(
				styled("Ttulo1", "Trocas") +
					paragraph("Em 30 dias.") +
					styled("Ttulo1", "Frete") +
					paragraph("Grátis."),
			),
			{ title: "Trocas", source: "file", entries: 2, characters: 18 },
		],
		["precos.xlsx", xlsxOf(tables), { title: "Tabela", source: "catalogue", entries: 1 }],
	];
	for (const [name, body, entry] of documents)
		expect(await (await upload(agentId, name, body)).json(), name).toMatchObject({
			...entry,
			fileName: name,
		});
	const script = '../<script>alert("x")</script>.txt';
	const made = await (await upload(agentId, script, "Oi")).json<KnowledgeEntry>();
	expect(made).toMatchObject({ fileName: "script>.txt", title: "script>" });
});

test("F06 F08 uploads that are not what they say are refused by code, and nothing is kept", async () => {
	const agentId = await createAgent(manager);
	const MB = 1024 * 1024;
	const refused: [string, BodyInit, number, string][] = [
		["virus.exe", "MZ", 400, "file_type_unknown"],
		["pagina.html", "<script>", 400, "file_type_unknown"],
		["sem-ponto", "x", 400, "file_type_unknown"],
		["foto.txt", PNG, 400, "file_unreadable"],
		["doc.txt", pdfOf(["Oi"]), 400, "file_unreadable"],
		["texto.pdf", "só texto", 400, "file_unreadable"],
		["quebrado.pdf", pdfOf(["Oi"]).subarray(0, 80), 400, "file_unreadable"],
		["bomba.pdf", bombPdf(30), 400, "file_unreadable"],
		["escaneado.pdf", scannedPdf(), 400, "file_without_text"],
		["texto.docx", "só texto", 400, "file_unreadable"],
		[
			"quebrada.xlsx",
			xlsxOf([{ name: "A", rows: [["a"]] }]).subarray(0, 90),
			400,
			"file_unreadable",
		],
		["vazio.txt", " \n ", 400, "entry_empty"],
		["longo.txt", "a".repeat(MAX_ENTRY_CHARACTERS + 1), 400, "entry_too_long"],
		["grande.csv", "a".repeat(2 * MB + 1), 413, "too_large"],
		["enorme.pdf", new Uint8Array(10 * MB), 413, "too_large"],
	];
	for (const [name, body, status, code] of refused)
		expect(await verdict(await upload(agentId, name, body)), name).toEqual({ status, code });
	const typed: [string, string, string][] = [
		[" ", "Oi", "title_required"],
		["t".repeat(121), "Oi", "title_too_long"],
		["Vazio", " ", "entry_empty"],
	];
	for (const [title, text, code] of typed)
		expect((await verdict(await write(agentId, title, text))).code).toBe(code);
	const bytes = new Uint8Array([0xff, 0xfe, 0xfd]);
	const broken = await sendBytes(manager, "POST", at(agentId, "/knowledge?title=x"), bytes);
	expect((await verdict(broken)).code).toBe("invalid_request");
	const opened = await services().agents.open(await findSignedIn(manager), agentId);
	expect(opened).toMatchObject({ ok: true, value: { entries: [] } });
}, 60_000);

test("only a knowledge base takes more than our own clients send elsewhere", async () => {
	const agentId = await createAgent(manager);
	const big = "a".repeat(300 * 1024);
	for (const path of ["/bench", "/avatar", "/knowledge/x/y"])
		expect((await sendBytes(manager, "POST", at(agentId, path), big)).status, path).toBe(413);
	expect((await verdict(await write(agentId, "Longo", big))).code).toBe("entry_too_long");
});

test("K07 an operator and a viewer change nothing of an agent", async () => {
	const agentId = await createAgent(manager);
	const made = await (await write(agentId, "Frete", "Grátis.")).json<KnowledgeEntry>();
	const path = at(agentId, `/knowledge/${made.id}`);
	const forbidden = { status: 403, code: "forbidden" };
	for (const member of [operator, viewer])
		for (const answer of [
			await write(agentId, "Meu", "texto", member),
			await upload(agentId, "meu.txt", "texto", member),
			await sendBytes(member, "PUT", `${path}?title=Meu`, "texto"),
			await ask(member, "DELETE", path),
			await sendBytes(member, "PUT", at(agentId, "/avatar"), PNG),
			await ask(member, "DELETE", at(agentId, "/avatar")),
		])
			expect(await verdict(answer)).toEqual(forbidden);
	const turns = [{ by: "customer", text: "oi" }];
	const asked = await ask(viewer, "POST", at(agentId, "/bench"), { turns });
	expect(await verdict(asked)).toEqual(forbidden);
	expect((await read(agentId, made.id)).text).toBe("Grátis.");
});

test("D01 another workspace's agent and entries answer like unknown ones", async () => {
	const agentId = await createAgent(manager);
	const other = await createAgent(manager);
	const made = await (await write(agentId, "Frete", "Grátis.")).json<KnowledgeEntry>();
	await sendBytes(manager, "PUT", at(agentId, "/avatar"), PNG);
	const turns = [{ by: "customer", text: "oi" }];
	const all = async (member: TestMember, agent: string, entry: string) =>
		Promise.all(
			[
				await ask(member, "GET", at(agent, "/avatar")),
				await sendBytes(member, "PUT", at(agent, "/avatar"), PNG),
				await ask(member, "DELETE", at(agent, "/avatar")),
				await write(agent, "Meu", "texto", member),
				await upload(agent, "meu.txt", "texto", member),
				await ask(member, "GET", at(agent, `/knowledge/${entry}`)),
				await sendBytes(member, "PUT", at(agent, `/knowledge/${entry}?title=Meu`), "texto"),
				await ask(member, "DELETE", at(agent, `/knowledge/${entry}`)),
				await ask(member, "POST", at(agent, "/bench"), { turns }),
			].map(verdict),
		);
	const unknown = await all(stranger, crypto.randomUUID(), crypto.randomUUID());
	expect(new Set(unknown.map(({ status }) => status))).toEqual(new Set([404]));
	expect(await all(stranger, agentId, made.id)).toEqual(unknown);
	// Nor does an entry open under another agent of the same workspace.
	const path = at(other, `/knowledge/${made.id}`);
	expect((await ask(manager, "GET", path)).status).toBe(404);
	expect((await sendBytes(manager, "PUT", `${path}?title=Meu`, "texto")).status).toBe(404);
	expect((await ask(manager, "DELETE", path)).status).toBe(404);
	expect((await read(agentId, made.id)).text).toBe("Grátis.");
	expect((await ask(viewer, "GET", at(agentId, "/avatar"))).status).toBe(200);
});

test("an agent's picture is kept by its bytes, shown with a fixed type, and removed", async () => {
	const agentId = await createAgent(manager);
	const put = await sendBytes(manager, "PUT", at(agentId, "/avatar"), PNG);
	const { avatarUrl } = await put.json<{ avatarUrl: string }>();
	expect(avatarUrl).toMatch(new RegExp(`^/api/agents/${agentId}/avatar\\?v=\\d+$`));
	const shown = await call(avatarUrl, { headers: viewer.headers });
	expect(shown.headers.get("content-type")).toBe("image/png");
	expect(new Uint8Array(await shown.arrayBuffer())).toEqual(PNG);
	for (const bad of [
		"<svg onload='alert(1)'/>",
		new Uint8Array([...PNG, ...new Uint8Array(65_536)]),
	])
		expect((await verdict(await sendBytes(manager, "PUT", at(agentId, "/avatar"), bad))).code).toBe(
			"image_invalid",
		);
	expect((await ask(manager, "DELETE", at(agentId, "/avatar"))).status).toBe(204);
	expect((await ask(viewer, "GET", at(agentId, "/avatar"))).status).toBe(404);
});

test("the bench says what it found and what it would answer, and where people would take over", async () => {
	const agentId = await createAgent(manager);
	await write(agentId, "Horário", "Abrimos de segunda a sexta, das 9h às 18h.");
	const known = await bench(agentId, "Qual é o horário de vocês?");
	expect(known.map(({ type }) => type)).toEqual(["found", "trace", "answer"]);
	expect(known[0]).toMatchObject({ passages: [{ title: "Horário" }] });
	expect(known[2]).toMatchObject({ text: expect.stringContaining("das 9h às 18h") as string });
	const unknown = await bench(agentId, "Vocês consertam foguetes?");
	expect(unknown[0]).toEqual({ type: "found", passages: [] });
	expect(unknown.at(-1), "it asks back first").toMatchObject({ type: "answer" });
	const person = await bench(agentId, "quero falar com um atendente");
	expect(person.at(-1)).toMatchObject({ type: "hand_over", reason: "requested" });
	// Nothing of it is an answer to a customer.
	const figures = await env.DB.prepare("select count(*) as n from agent_events where agent_id = ?")
		.bind(agentId)
		.first<{ n: number }>();
	expect(figures?.n).toBe(0);
});

test("a bench without a key says that its model is not configured", async () => {
	const agentId = await createAgent(manager);
	await env.DB.prepare("update agents set provider = 'openai', model = 'gpt-4o-mini' where id = ?")
		.bind(agentId)
		.run();
	const told = await bench(agentId, "Qual o prazo de entrega?");
	expect(told.at(-1)).toEqual({ type: "failed", code: "model_not_configured" });
});

test("L03 the bench refuses what is no question, and too many of them", async () => {
	const agentId = await createAgent(manager);
	const path = at(agentId, "/bench");
	for (const body of [
		{},
		{ turns: [] },
		{ turns: [{ by: "person", text: "oi" }] },
		{ turns: [{ by: "agent", text: "oi" }] },
		{ turns: [{ by: "customer", text: "a".repeat(8_001) }] },
		{ turns: Array.from({ length: 41 }, () => ({ by: "customer", text: "oi" })) },
		{ turns: [{ by: "customer", text: "oi" }], key: "sk-x" },
	])
		expect(await verdict(await ask(operator, "POST", path, body))).toEqual({
			status: 400,
			code: "invalid_request",
		});
	const busy = await createMember(manager.workspaceId, "operator");
	await enterRateWindow();
	const turns = [{ by: "customer", text: "oi" }];
	const codes: string[] = [];
	for (let n = 0; n < 25; n++) {
		const answer = await ask(busy, "POST", path, { turns });
		codes.push(answer.ok ? "" : (await verdict(answer)).code);
	}
	expect(codes.slice(0, 15)).toEqual(Array.from({ length: 15 }, () => ""));
	expect(codes.at(-1)).toBe("rate_limited");
});

test("K08 K04 what stands in an entry is text: it is stored, searched and shown, never run", async () => {
	const agentId = await createAgent(manager, typedAgent({ instructions: "{{7*7}} ${x}" }));
	const text = "Cupom: {{7*7}} ${process.env} <script>alert(1)</script>'; drop table agents; --";
	const made = await (await write(agentId, "Cupom", text)).json<KnowledgeEntry>();
	expect((await read(agentId, made.id)).text).toBe(text);
	const [found] = await bench(agentId, "qual o cupom?");
	expect(found).toEqual({ type: "found", passages: [{ entryId: made.id, title: "Cupom", text }] });
});
