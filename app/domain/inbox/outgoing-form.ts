// What is sent with buttons, a list, a link, products, a charge by Pix, or to be told where somebody is.
import { fail, ok, type Result } from "../result.ts";
import {
	contentOfForm,
	type FormButton,
	type FormSection,
	type MessageForm,
	textOfForm,
} from "./message-form.ts";
import type { MessageContent } from "./message.ts";
import {
	contentOfItem,
	itemOf,
	type ItemRefusal,
	type ItemRules,
	type OutgoingItem,
	parseItem,
} from "./outgoing-item.ts";
import { isBlank, oneLine, storableText } from "./stored-text.ts";

/** A form to be sent. `text` tells the same, so that a page draws it without the form's rules. */
export interface FormItem {
	type: "form";
	form: MessageForm;
	text: string;
}

/** What is sent that is neither a text nor a file. */
export type SentItem = OutgoingItem | FormItem;

export type SentItemRules = ItemRules & { forms?: true };

/** The platform's limits, in UTF-16 code units or pieces. */
export const FORM_LIMITS = {
	body: 1024,
	header: 60,
	footer: 60,
	buttons: 3,
	button: 20,
	rows: 10,
	row: 24,
	description: 72,
	section: 24,
	products: 30,
	id: 200,
	merchant: 60,
	reference: 35,
} as const;

/** What a form to be sent is: exactly one of these. */
export type FormKind = "buttons" | "list" | "link" | "products" | "pix" | "location";

/** Which it is; null: none that can be sent. */
export function kindOfForm(form: MessageForm): FormKind | null {
	const { buttons = [], list, products, pix, asksLocation } = form;
	// Of customers, and of templates, which leave in their own way.
	if (form.chosen || form.answers || form.order || form.about || form.template) return null;
	const isLink = buttons.length === 1 && buttons[0]?.kind === "url";
	const kinds: FormKind[] = [
		...(buttons.length > 0 ? [isLink ? ("link" as const) : ("buttons" as const)] : []),
		...(list ? ["list" as const] : []),
		...(products ? ["products" as const] : []),
		...(pix ? ["pix" as const] : []),
		...(asksLocation ? ["location" as const] : []),
	];
	return kinds.length === 1 ? (kinds[0] ?? null) : null;
}

/** An item as it is sent, in one form whatever was typed. `not_supported`: this channel does not take it, or not so many. */
export function parseSentItem(item: SentItem, rules: SentItemRules): Result<SentItem, ItemRefusal> {
	if (item.type !== "form") return parseItem(item, rules);
	if (!rules.forms) return fail("not_supported");
	const form = parseForm(item.form);
	return form ? ok(formItem(form)) : fail("invalid_request");
}

/** A form as an item. */
export const formItem = (form: MessageForm): FormItem => ({
	type: "form",
	form,
	text: textOfForm(form),
});

/** The content of the message that brings it. */
export const contentOfSent = (item: SentItem): MessageContent =>
	item.type === "form" ? contentOfForm(item.form) : contentOfItem(item);

/** What `contentOfSent` was made of; null: a text or a file, or a form that nobody sends from here. */
export function sentItemOf(content: MessageContent): SentItem | null {
	const form = content.media?.form;
	return form && kindOfForm(form) !== null ? formItem(form) : itemOf(content);
}

/** Words of one line within a limit; null: too long, or nothing to see. */
function words(typed: string | undefined, max: number): string | null {
	const line = oneLine(typed ?? "");
	return isBlank(line) || line.length > max ? null : line;
}

/** The same where nothing may stand there; undefined: nothing does. */
const maybe = (typed: string | undefined, max: number): string | undefined | null =>
	isBlank(typed ?? "") ? undefined : words(typed, max);

/** A form that the platform takes, or null. */
export function parseForm(told: MessageForm): MessageForm | null {
	const kind = kindOfForm(told);
	const body = storableText(told.body ?? "").trim();
	const header = maybe(told.header?.text, FORM_LIMITS.header);
	const footer = maybe(told.footer, FORM_LIMITS.footer);
	const main = kind && mainOf(kind, told);
	if (!main || header === null || footer === null || body.length > FORM_LIMITS.body) return null;
	// One product says enough by itself.
	const isSilent = isBlank(body);
	if (isSilent && !(kind === "products" && countProducts(main) === 1)) return null;
	if (kind === "products" && countProducts(main) > 1 && header === undefined) return null;
	return {
		...(!isSilent && { body }),
		...(header !== undefined && { header: { text: header } }),
		...(footer !== undefined && { footer }),
		...main,
	};
}

const countProducts = ({ products }: MessageForm): number =>
	(products?.sections ?? []).reduce((sum, section) => sum + section.products.length, 0);

function mainOf(kind: FormKind, told: MessageForm): MessageForm | null {
	switch (kind) {
		case "buttons":
			return parseButtons(told.buttons ?? []);
		case "link":
			return parseLink(told.buttons?.[0]);
		case "list":
			return told.list ? parseList(told.list) : null;
		case "products":
			return told.products ? parseProducts(told.products) : null;
		case "pix":
			return told.pix ? parsePix(told.pix) : null;
		case "location":
			return { asksLocation: true };
	}
}

const areDifferent = (all: readonly string[]): boolean => new Set(all).size === all.length;

function parseButtons(told: readonly FormButton[]): MessageForm | null {
	const buttons = told.flatMap(({ kind, text, value }, place): FormButton[] => {
		const line = words(text, FORM_LIMITS.button);
		const id = words(value ?? `b${place + 1}`, FORM_LIMITS.id);
		return kind === "reply" && line && id ? [{ kind, text: line, value: id }] : [];
	});
	const isRight =
		buttons.length === told.length &&
		buttons.length <= FORM_LIMITS.buttons &&
		areDifferent(buttons.map(({ text }) => text)) &&
		areDifferent(buttons.map(({ value = "" }) => value));
	return isRight ? { buttons } : null;
}

function parseLink(told: FormButton | undefined): MessageForm | null {
	const text = words(told?.text, FORM_LIMITS.button);
	const address = told?.value?.trim() ?? "";
	const isAddress =
		address.length <= 2_000 &&
		URL.canParse(address) &&
		/^https?:$/u.test(new URL(address).protocol);
	return text && isAddress ? { buttons: [{ kind: "url", text, value: address }] } : null;
}

function parseList(told: NonNullable<MessageForm["list"]>): MessageForm | null {
	const button = words(told.button, FORM_LIMITS.button);
	const sections = told.sections.flatMap((section) => parseSection(section) ?? []);
	const rows = sections.flatMap((section) => section.rows);
	const isRight =
		button &&
		sections.length === told.sections.length &&
		rows.length > 0 &&
		rows.length <= FORM_LIMITS.rows &&
		areDifferent(rows.map(({ id }) => id)) &&
		// Several sections must have titles.
		(sections.length === 1 || sections.every(({ title }) => title !== ""));
	return isRight ? { list: { button, sections } } : null;
}

function parseSection({ title: told, rows: all }: FormSection): FormSection | null {
	const title = maybe(told, FORM_LIMITS.section);
	const rows = all.flatMap((row) => {
		const [id, name] = [words(row.id, FORM_LIMITS.id), words(row.title, FORM_LIMITS.row)];
		const description = maybe(row.description, FORM_LIMITS.description);
		return id && name && description !== null
			? [{ id, title: name, ...(description !== undefined && { description }) }]
			: [];
	});
	return title !== null && rows.length === all.length && rows.length > 0
		? { title: title ?? "", rows }
		: null;
}

function parseProducts(told: NonNullable<MessageForm["products"]>): MessageForm | null {
	const catalog = words(told.catalog, FORM_LIMITS.id);
	const sections = told.sections.flatMap(({ title, products }) => {
		const line = maybe(title, FORM_LIMITS.section);
		const ids = products.flatMap((id) => words(id, FORM_LIMITS.id) ?? []);
		return line !== null && ids.length === products.length && ids.length > 0
			? [{ title: line ?? "", products: ids }]
			: [];
	});
	const count = countProducts({ products: { catalog: "", sections } });
	const isRight =
		catalog &&
		/^\d{5,32}$/u.test(catalog) &&
		sections.length === told.sections.length &&
		count > 0 &&
		count <= FORM_LIMITS.products &&
		// In a list each section has a title.
		(count === 1 || sections.every(({ title }) => title !== ""));
	return isRight ? { products: { catalog, sections } } : null;
}

/** R$ 1 000 000,00 */
const MAX_CENTS = 100_000_000;
/** "Copia e cola": what the bank made, printable characters of one line. */
const PIX_CODE = /^000201[\x20-\x7E]{20,600}$/u;

function parsePix(told: NonNullable<MessageForm["pix"]>): MessageForm | null {
	const merchant = words(told.merchant, FORM_LIMITS.merchant);
	const reference = told.reference.trim();
	const code = told.code.trim();
	const key = told.key.trim();
	const isRight =
		merchant &&
		Number.isSafeInteger(told.amount) &&
		told.amount > 0 &&
		told.amount <= MAX_CENTS &&
		PIX_CODE.test(code) &&
		typeOfPixKey(key) !== null &&
		reference.length <= FORM_LIMITS.reference &&
		/^[\w.-]+$/u.test(reference);
	return isRight ? { pix: { reference, amount: told.amount, code, merchant, key } } : null;
}

/** What a Pix key is, in the platform's words; null: none. */
export function typeOfPixKey(key: string): "CPF" | "CNPJ" | "EMAIL" | "PHONE" | "EVP" | null {
	const digits = key.replace(/[.\-/]/gu, "");
	if (/^\+\d{12,14}$/u.test(key)) return "PHONE";
	if (/^\d{11}$/u.test(digits)) return "CPF";
	if (/^[0-9A-Z]{12}\d{2}$/u.test(digits)) return "CNPJ";
	if (/^[^\s@]{1,64}@[^\s@]{1,190}$/u.test(key)) return "EMAIL";
	return /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/iu.test(key) ? "EVP" : null;
}
