import { expect, test } from "vitest";
import type { MailModel } from "#workers/adapters/email/mail-content.ts";
import { renderMail } from "#workers/adapters/email/render.tsx";

const link = "https://own.example/auth/confirm?token=abc&x=1";
const company = "Prosa Ltda";

const person = { name: "Ana Lima", link };
const MODELS: Record<MailModel["kind"], MailModel> = {
	mail_test: { kind: "mail_test", ...person },
	confirm_email: { kind: "confirm_email", ...person, signUps: 1 },
	account_exists: { kind: "account_exists", ...person },
	reset_password: { kind: "reset_password", ...person },
	password_changed: { kind: "password_changed", ...person },
	new_device: { kind: "new_device", ...person, device: "Firefox no Linux" },
	alarm: {
		kind: "alarm",
		name: "",
		link,
		trouble: "dead_letters",
		state: "began",
		figure: 3,
	},
	invitation: {
		kind: "invitation",
		...person,
		inviter: "Bruno Reis",
		workspace: "Loja Aurora",
		role: "operator",
	},
	contact_request: {
		kind: "contact_request",
		name: "Caio Dias",
		email: "caio@empresa.example",
		company: "Empresa",
		phone: null,
		subject: "Preços",
		message: "Primeira linha\nSegunda linha",
	},
};
const ALL = Object.values(MODELS);
const render = (model: MailModel, locale: "pt" | "en" = "pt") =>
	renderMail(model, { locale, company });
/** What stands between the tags, as a reader sees it. */
const textOf = (html: string) =>
	html
		.replace(/<style[\s\S]*?<\/style>|<title[\s\S]*?<\/title>/g, "")
		.replace(/<[^>]+>/g, "")
		.replaceAll("&amp;", "&");

test.each(ALL)(
	"$kind has its link in the text and in the markup, in both languages",
	async (model) => {
		const pt = await render(model);
		const en = await render(model, "en");
		// Every part of it: a voice reads in the language a part says it is.
		const languages = (html: string) =>
			new Set([...html.matchAll(/ lang="(.*?)"/g)].map(([, of]) => of));
		expect(languages(pt.html)).toEqual(new Set(["pt-BR"]));
		expect(languages(en.html)).toEqual(new Set(["en"]));
		// A selector with `>` would be written as an entity, which no mail program reads.
		expect(/<style>([\s\S]*?)<\/style>/.exec(pt.html)?.[1]).not.toMatch(/&\w+;/);
		expect(pt.subject).not.toBe(en.subject);
		for (const mail of [pt, en]) {
			expect(mail.html.toLowerCase().startsWith("<!doctype html")).toBe(true);
			expect(mail.subject).not.toMatch(/[\r\n]/);
			expect(mail.text).toContain(company);
			expect(mail.html).not.toMatch(/<(script|img|iframe|form)\b/);
			if (!("link" in model)) continue;
			expect(mail.text).toContain(link);
			expect(mail.html).toContain('href="https://own.example/auth/confirm?token=abc&amp;x=1"');
		}
	},
);

test.each(ALL)("$kind says the same in its text and in its markup", async (model) => {
	const { html, text } = await render(model);
	const shown = textOf(html).replace(/\s+/g, " ");
	for (const line of text.split("\n").filter(Boolean))
		expect(shown, line).toContain(line.replace(/:$/, ""));
});

test("the subjects of before stay as they were", async () => {
	expect((await render(MODELS.confirm_email)).subject).toBe("Confirme seu e-mail na Prosa");
	expect((await render(MODELS.account_exists)).subject).toBe("Você já tem uma conta na Prosa");
	expect((await render(MODELS.confirm_email, "en")).subject).toBe("Confirm your e-mail for Prosa");
});

test("a confirmation says how many sign-ups there were, when there were several (security 3)", async () => {
	const several = { ...MODELS.confirm_email, signUps: 3 } as MailModel;
	expect((await render(several)).text).toContain("Foram feitos 3 cadastros com este e-mail.");
	expect((await render(several, "en")).text).toContain("3 sign-ups were made with this address.");
	expect((await render(MODELS.confirm_email)).text).not.toContain("cadastros");
});

test("an invitation says who invites, where to, as what, and for how long", async () => {
	const { subject, text } = await render(MODELS.invitation);
	expect(subject).toBe("Convite para participar de Loja Aurora na Prosa");
	for (const said of ["Bruno Reis", "Loja Aurora", "Operador", "7 dias", "Aceitar convite"])
		expect(text).toContain(said);
	expect((await render(MODELS.invitation, "en")).text).toContain("Role: Operator");
});

test("a visitor's message keeps its lines; what they left out has no line", async () => {
	const { html, text } = await render(MODELS.contact_request);
	expect(text).toContain("Primeira linha\nSegunda linha");
	expect(html).toContain("white-space:pre-wrap");
	expect(text).toContain("E-mail: caio@empresa.example");
	expect(text).not.toContain("Telefone");
});

const MARKUP = `<img src=x onerror=alert(1)>"'&<a href=x>`;
const LURE = "Ganhe R$ 500 em https://evil.example/pix ou www.evil.example\r\nBcc: x@evil.example ";

/** The same mail with a stranger's text wherever a person's text may stand. */
function poison(model: MailModel, text: string): MailModel {
	const typed = ["name", "inviter", "workspace", "device", "company", "phone", "subject"];
	const own = Object.entries(model).map(([key, value]) => [
		key,
		typed.includes(key) ? text : key === "message" ? text : value,
	]);
	return Object.fromEntries(own) as MailModel;
}

test.each(ALL)("F16 in $kind a name is text, never markup", async (model) => {
	const { html, text } = await render(poison(model, MARKUP));
	expect(html).not.toContain("<img");
	expect(html).not.toContain("<a href=x>");
	expect(html).toContain("&lt;img src=x onerror=alert(1)&gt;");
	expect(text).toContain("<img src=x");
});

test.each(ALL)(
	"C14 in $kind nobody's text makes a link, a line of its own or a long mail",
	async (model) => {
		const { html, text, subject } = await render(poison(model, LURE.repeat(60)));
		const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);
		expect(new Set(links)).toEqual(
			"link" in model ? new Set([link.replace("&", "&amp;")]) : new Set(),
		);
		// The visitor's own address is to be copied; it was checked to be nothing else.
		for (const part of [text, subject, textOf(html)])
			expect(part.replaceAll("caio@empresa.example", "")).not.toMatch(/\S\.example(?!\/auth)/);
		expect(subject).not.toMatch(/[\r\n]/);
		expect(Array.from(subject).length).toBeLessThan(160);
		if (model.kind !== "contact_request") expect(text.length).toBeLessThan(900);
	},
);
