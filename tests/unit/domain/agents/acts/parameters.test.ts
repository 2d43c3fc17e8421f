import { expect, test } from "vitest";
import {
	type Parameter,
	parseParameters,
	readArguments,
	toJsonSchema,
} from "#app/domain/agents/acts/parameters.ts";

const parameter = (name: string, change: Partial<Parameter> = {}): Parameter => ({
	name,
	type: "text",
	description: "",
	isRequired: true,
	choices: [],
	source: "model",
	...change,
});
const PROVED = { phone: "5511988887777", contact_id: "maria", conversation_id: null };

test("parameters need plain names, each once, and choices where one chooses", () => {
	expect(parseParameters([parameter("pedido"), parameter("cep")])).toHaveLength(2);
	expect(parseParameters([parameter("pedido"), parameter("pedido")])).toBeNull();
	for (const name of ["", "2via", "nº", "a b", "a-b", "x".repeat(41)])
		expect(parseParameters([parameter(name)]), name).toBeNull();
	expect(parseParameters([parameter("cor", { type: "choice" })])).toBeNull();
	expect(parseParameters([parameter("cor", { type: "choice", choices: ["azul"] })])).toHaveLength(
		1,
	);
	const many = Array.from({ length: 13 }, (_, at) => parameter(`p${at}`));
	expect(parseParameters(many)).toBeNull();
});

test("a model is told of what it may fill in, and of nothing that is ours to fill in", () => {
	const schema = toJsonSchema([
		parameter("pedido", { description: "Número do pedido" }),
		parameter("cor", { type: "choice", choices: ["azul", "preta"], isRequired: false }),
		parameter("telefone", { source: "phone" }),
	]);
	expect(schema).toEqual({
		type: "object",
		properties: {
			pedido: { type: "string", description: "Número do pedido" },
			cor: { type: "string", enum: ["azul", "preta"] },
		},
		required: ["pedido"],
		additionalProperties: false,
	});
});

test("K03 each argument is of its type; what nobody asked for is left out", () => {
	const all = [
		parameter("pedido"),
		parameter("valor", { type: "number", isRequired: false }),
		parameter("vezes", { type: "integer", isRequired: false }),
		parameter("presente", { type: "yes_no", isRequired: false }),
		parameter("cor", { type: "choice", choices: ["azul"], isRequired: false }),
	];
	expect(
		readArguments(
			all,
			{ pedido: 1234, valor: "1.299,90", vezes: "3", presente: true, cor: "azul", admin: true },
			PROVED,
		),
	).toEqual({
		ok: true,
		value: { pedido: "1234", valor: 1299.9, vezes: 3, presente: true, cor: "azul" },
	});
	for (const [given, name] of [
		[{}, "pedido"],
		[{ pedido: " " }, "pedido"],
		[{ pedido: { $ne: 1 } }, "pedido"],
		[{ pedido: "1", valor: "muito" }, "valor"],
		[{ pedido: "1", vezes: 1.5 }, "vezes"],
		[{ pedido: "1", presente: "talvez" }, "presente"],
		[{ pedido: "1", cor: "verde" }, "cor"],
		[JSON.parse('{"__proto__": {"pedido": "1"}}'), "pedido"],
	] as const)
		expect(readArguments(all, given, PROVED), JSON.stringify(given)).toEqual({
			ok: false,
			code: name,
		});
	for (const given of [null, [], "pedido"])
		expect(readArguments(all, given, PROVED)).toEqual({ ok: false, code: "arguments" });
});

test("K02 who writes is filled in from what the channel proves, whatever the model says", () => {
	const mine = [parameter("telefone", { source: "phone" })];
	const other = { telefone: "5521999990000" };
	expect(readArguments(mine, other, PROVED)).toEqual({
		ok: true,
		value: { telefone: "5511988887777" },
	});
	expect(readArguments(mine, other, { ...PROVED, phone: null })).toEqual({
		ok: false,
		code: "telefone",
	});
});
