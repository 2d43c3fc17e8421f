import { expect, test } from "vitest";
import {
	keepDecisions,
	type McpTool,
	offersOf,
	parseOwnAction,
	readTool,
	readToolArguments,
} from "#app/domain/agents/acts/own-action.ts";

const GUARDS = { allowedPrivateHosts: [], ownOrigin: "https://prosa.example.com" };
const tool = (name: string, change: Partial<McpTool> = {}): McpTool => ({
	name,
	description: "Consulta",
	parameters: '{"type":"object"}',
	isWriting: false,
	isOn: true,
	...change,
});
const server = (tools: McpTool[]) => ({
	kind: "mcp" as const,
	name: "loja",
	url: "https://mcp.loja.com.br/mcp",
	secretHeader: "Authorization",
	tools,
});

test("an MCP server is judged by the same door as a call", () => {
	expect(parseOwnAction(server([]), GUARDS)).toEqual({ ok: true, value: server([]) });
	expect(parseOwnAction({ ...server([]), url: "https://127.0.0.1/mcp" }, GUARDS)).toMatchObject({
		code: "action_url_invalid",
	});
	expect(parseOwnAction({ ...server([]), name: "X" }, GUARDS)).toMatchObject({
		code: "action_name_invalid",
	});
});

test("K03 a tool waits for a yes and is off, unless its server says that it only reads", () => {
	const said = { name: "orders.find", description: "Find", inputSchema: { type: "object" } };
	expect(readTool({ ...said, isReadOnly: true })).toMatchObject({ isWriting: false, isOn: true });
	expect(readTool({ ...said, isReadOnly: false })).toMatchObject({ isWriting: true, isOn: false });
	expect(readTool({ ...said, name: "a b", isReadOnly: true })).toBeNull();
	expect(readTool({ ...said, inputSchema: { x: "y".repeat(5_000) }, isReadOnly: true })).toBeNull();
});

test("K03 what the team decided stays with a tool that is as it was; a new or changed one is off until they look", () => {
	const known = [tool("a", { isWriting: true, needsMember: true }), tool("b", { isOn: false })];
	const found = [
		tool("a", { isWriting: false }),
		tool("b", { description: "Apaga", isOn: true }),
		tool("c", { isOn: true }),
	];
	const decided = keepDecisions(found, known);
	expect(decided).toEqual([
		tool("a", { isWriting: true, needsMember: true }),
		tool("b", { description: "Apaga", isOn: false, news: "changed" }),
		tool("c", { isOn: false, news: "new" }),
	]);
	expect(keepDecisions(found, decided), "read once more it still asks").toEqual(decided);
	expect(keepDecisions(found, []), "of a server read for the first time").toEqual(found);
});

test("a tool whose parameters are no schema would fail each answer, and is refused", () => {
	for (const parameters of ["", "x", "null", '"a"'])
		expect(parseOwnAction(server([tool("a", { parameters })]), GUARDS)).toMatchObject({
			code: "action_parameters_invalid",
		});
});

test("models are told of tools by names they can write, and only of those that are on", () => {
	const offers = offersOf(server([tool("orders.find"), tool("orders.drop", { isOn: false })]));
	expect(offers.map(({ offer, tool: name }) => [offer.name, name])).toEqual([
		["loja__orders_find", "orders.find"],
	]);
});

test("arguments of a tool are an object, and not a long one", () => {
	expect(readToolArguments({ a: 1 })).toEqual({ ok: true, value: { a: 1 } });
	for (const given of [null, [], "a", { a: "x".repeat(5_000) }])
		expect(readToolArguments(given).ok).toBe(false);
});
