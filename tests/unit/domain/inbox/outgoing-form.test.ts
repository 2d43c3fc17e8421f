import { expect, test } from "vitest";
import type { MessageForm } from "#app/domain/inbox/message-form.ts";
import {
	contentOfSent,
	formItem,
	kindOfForm,
	parseForm,
	parseSentItem,
	sentItemOf,
	typeOfPixKey,
} from "#app/domain/inbox/outgoing-form.ts";

const BUTTONS: MessageForm = {
	body: "Confirma?",
	buttons: [
		{ kind: "reply", text: "Sim", value: "y" },
		{ kind: "reply", text: "Não", value: "n" },
	],
};
const row = (id: string) => ({ id, title: `Opção ${id}` });
const LIST: MessageForm = {
	body: "Escolha",
	list: { button: "Ver", sections: [{ title: "", rows: [row("1"), row("2")] }] },
};
const MONEY = {
	reference: "p7",
	amount: 990,
	code: "00020101021226700014br.gov.bcb.pix2548pix.example.com",
	merchant: "Loja",
	key: "39580525000189",
};
const PIX: MessageForm = { body: "Pedido 7", pix: MONEY };

test.each<[string, MessageForm]>([
	["buttons", BUTTONS],
	["list", LIST],
	["link", { body: "Veja", buttons: [{ kind: "url", text: "Abrir", value: "https://a.example" }] }],
	["location", { body: "Onde?", asksLocation: true }],
	["products", { products: { catalog: "123456", sections: [{ title: "", products: ["a"] }] } }],
	["pix", PIX],
])("a form that is %s goes out as it is, and is known again from its message", (kind, form) => {
	expect(kindOfForm(form)).toBe(kind);
	const parsed = parseSentItem(formItem(form), { forms: true });
	expect(parsed).toEqual({ ok: true, value: formItem(form) });
	expect(sentItemOf(contentOfSent(formItem(form)))).toEqual(formItem(form));
	expect(parseSentItem(formItem(form), {})).toEqual({ ok: false, code: "not_supported" });
});

const refused: [string, MessageForm][] = [
	["nothing", { body: "oi" }],
	["two things", { ...BUTTONS, ...LIST }],
	["no words", { ...BUTTONS, body: " " }],
	[
		"four buttons",
		{ body: "a", buttons: ["1", "2", "3", "4"].map((text) => ({ kind: "reply", text })) },
	],
	["a long button", { body: "a", buttons: [{ kind: "reply", text: "x".repeat(21) }] }],
	[
		"two alike",
		{
			body: "a",
			buttons: [
				{ kind: "reply", text: "A" },
				{ kind: "reply", text: "A" },
			],
		},
	],
	[
		"a link and a button",
		{
			body: "a",
			buttons: [...(BUTTONS.buttons ?? []), { kind: "url", text: "b", value: "https://a.example" }],
		},
	],
	[
		"a script as a link",
		{ body: "a", buttons: [{ kind: "url", text: "b", value: "javascript:alert(1)" }] },
	],
	[
		"eleven rows",
		{
			body: "a",
			list: {
				button: "b",
				sections: [{ title: "", rows: Array.from({ length: 11 }, (_, n) => row(`${n}`)) }],
			},
		},
	],
	[
		"rows with one id",
		{ body: "a", list: { button: "b", sections: [{ title: "", rows: [row("1"), row("1")] }] } },
	],
	[
		"sections without titles",
		{
			body: "a",
			list: {
				button: "b",
				sections: [
					{ title: "", rows: [row("1")] },
					{ title: "", rows: [row("2")] },
				],
			},
		},
	],
	[
		"a long description",
		{
			body: "a",
			list: {
				button: "b",
				sections: [{ title: "", rows: [{ ...row("1"), description: "x".repeat(73) }] }],
			},
		},
	],
	[
		"many products without a title",
		{
			body: "a",
			products: { catalog: "123456", sections: [{ title: "s", products: ["a", "b"] }] },
		},
	],
	["no catalogue", { products: { catalog: "x", sections: [{ title: "", products: ["a"] }] } }],
	["no money", { body: "a", pix: { ...MONEY, amount: 0 } }],
	["half a cent", { body: "a", pix: { ...MONEY, amount: 0.5 } }],
	["no code", { body: "a", pix: { ...MONEY, code: "123" } }],
	["no key", { body: "a", pix: { ...MONEY, key: "loja" } }],
	["a reference with blanks", { body: "a", pix: { ...MONEY, reference: "a b" } }],
	["a customer's answer", { ...BUTTONS, chosen: { value: "y" } }],
	["a template", { ...BUTTONS, template: { name: "t", language: "pt_BR" } }],
];
test.each(refused)("%s is no form that can be sent", (_, form) => {
	expect(parseForm(form)).toBeNull();
});

test("what was typed goes out on one line, and buttons without an id get one", () => {
	expect(
		parseForm({
			body: " Oi\n\ntudo bem? ",
			footer: " ",
			buttons: [
				{ kind: "reply", text: " Sim\n" },
				{ kind: "reply", text: "Não" },
			],
		}),
	).toEqual({
		body: "Oi\n\ntudo bem?",
		buttons: [
			{ kind: "reply", text: "Sim", value: "b1" },
			{ kind: "reply", text: "Não", value: "b2" },
		],
	});
});

test("a Pix key says what it is", () => {
	for (const [key, type] of [
		["529.982.247-25", "CPF"],
		["39.580.525/0001-89", "CNPJ"],
		["loja@example.com", "EMAIL"],
		["+5511987654321", "PHONE"],
		["123e4567-e89b-12d3-a456-426614174000", "EVP"],
		["loja", null],
		["", null],
	] as const)
		expect(typeOfPixKey(key), key).toBe(type);
});
