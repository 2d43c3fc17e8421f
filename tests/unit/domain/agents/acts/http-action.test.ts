import { expect, test } from "vitest";
import {
	buildCall,
	type HttpAction,
	parseHttpAction,
} from "#app/domain/agents/acts/http-action.ts";
import type { Parameter } from "#app/domain/agents/acts/parameters.ts";

const GUARDS = { allowedPrivateHosts: [], ownOrigin: "https://prosa.example.com" };
const parameter = (name: string): Parameter => ({
	name,
	type: "text",
	description: "",
	isRequired: true,
	choices: [],
	source: "model",
});
const ACTION: HttpAction = {
	name: "consultar_pedido",
	description: "Situação de um pedido, pelo número.",
	method: "GET",
	url: "https://loja.com.br/api/pedidos/{pedido}",
	parameters: [parameter("pedido")],
	secretHeader: "Authorization",
	isWriting: false,
};
const judged = (change: Partial<HttpAction>) => parseHttpAction({ ...ACTION, ...change }, GUARDS);

test("an action has a name for models, a reason, and a public address", () => {
	expect(parseHttpAction(ACTION, GUARDS)).toEqual({ ok: true, value: ACTION });
	expect(judged({ name: " Consultar_Pedido " })).toMatchObject({ value: { name: ACTION.name } });
	for (const name of ["", "ab", "consultar pedido", "ação", "1pedido"])
		expect(judged({ name }), name).toEqual({ ok: false, code: "action_name_invalid" });
	expect(judged({ description: " " })).toEqual({ ok: false, code: "action_description_missing" });
	expect(judged({ parameters: [parameter("a b")] })).toMatchObject({
		code: "action_parameters_invalid",
	});
	for (const secretHeader of ["Host", "content-length", "Idempotency-Key", "X Y", "a\nb"])
		expect(judged({ secretHeader }), secretHeader).toMatchObject({ code: "action_header_invalid" });
});

test("H10 no action leads into a private network, to us, or where an argument says", () => {
	for (const url of [
		"http://loja.com.br/{pedido}",
		"https://10.0.0.1/{pedido}",
		"https://localhost/{pedido}",
		"https://prosa.example.com/api/{pedido}",
		"https://{pedido}.loja.com.br/",
		"https://{pedido}/",
		"{pedido}",
		"https://loja.com.br/{outro}",
		"https://user:pass@loja.com.br/{pedido}",
	])
		expect(judged({ url }), url).toMatchObject({ code: "action_url_invalid" });
});

test("whatever changes something by its method waits for a yes; a GET and a POST as the team says", () => {
	const isWriting = (change: Partial<HttpAction>) => {
		const parsed = judged(change);
		return parsed.ok && parsed.value.isWriting;
	};
	for (const method of ["PUT", "PATCH", "DELETE"] as const)
		expect(isWriting({ method })).toBe(true);
	expect(isWriting({ method: "POST" })).toBe(false);
	expect(isWriting({ method: "POST", isWriting: true })).toBe(true);
});

test("arguments go into the template, then into the query or a JSON body", () => {
	const two = { ...ACTION, parameters: [parameter("pedido"), parameter("canal")] };
	const given = { pedido: "12/34 ?&", canal: "zap" };
	expect(buildCall(two, given)).toEqual({
		method: "GET",
		url: "https://loja.com.br/api/pedidos/12%2F34%20%3F%26?canal=zap",
		body: null,
	});
	expect(buildCall({ ...two, method: "POST" }, given)).toEqual({
		method: "POST",
		url: "https://loja.com.br/api/pedidos/12%2F34%20%3F%26",
		body: '{"canal":"zap"}',
	});
});

test("F03 no argument leads to another path", () => {
	for (const pedido of ["..", ".", " .. ", ""])
		expect(buildCall(ACTION, { pedido }), pedido).toBeNull();
	expect(buildCall(ACTION, { pedido: "../../admin" })?.url).toBe(
		"https://loja.com.br/api/pedidos/..%2F..%2Fadmin",
	);
});
