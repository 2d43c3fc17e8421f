// What a message has beside what is said: a header, buttons, a list, an order, answered fields. It stands with the message's media,
// and the text alone tells the same: to lists, search, agents, exports and a page that knows no forms.
import type { MessageContent } from "./message.ts";
import { oneLine } from "./stored-text.ts";

/** A button below a message, or what its answer chose. `value`: what it leads to or gives back. */
export interface FormButton {
	/** `reply`: answers with its text; of a later release: any other word. */
	kind: "reply" | "url" | "phone" | "copy" | "flow" | "location" | "catalog" | "pay" | "other";
	text: string;
	value?: string;
}

export interface FormRow {
	id: string;
	title: string;
	description?: string;
}

export interface FormSection {
	title: string;
	rows: FormRow[];
}

/** A line of an order. Prices are decimals as the platform tells them: "19.9". */
export interface FormLine {
	/** The seller's own id of the product. */
	product: string;
	name?: string;
	quantity: number;
	price?: string;
}

/** What a message has beside its text. Each part may be absent; a part of a later release is left out by whoever does not know it. */
export interface MessageForm {
	/** What is said, without all that follows. */
	body?: string;
	/** Above the text: words, or what kind of file the message brings there. */
	header?: { text?: string; file?: "image" | "video" | "document" | "location" };
	footer?: string;
	buttons?: FormButton[];
	/** A list that `button` opens. */
	list?: { button: string; sections: FormSection[] };
	/** What a customer ordered. */
	order?: { catalog?: string; currency?: string; lines: FormLine[] };
	/** Products of a catalogue that are shown. */
	products?: { catalog: string; sections: { title: string; products: string[] }[] };
	/** The product that a customer asks about, or came from. */
	about?: { catalog?: string; product: string };
	/** A charge by Pix: `amount` in cents, `code` to copy and paste, and the key of who is paid. */
	pix?: { reference: string; amount: number; code: string; merchant: string; key: string };
	/** The customer is asked for where they are. */
	asksLocation?: true;
	/** The customer chose this button or row: its id or payload, as it was given with it. */
	chosen?: { value: string; description?: string };
	/** Fields that a customer filled in. */
	answers?: { label: string; value: string }[];
	/** The template it was made of. */
	template?: { name: string; language: string };
}

/** What any part may have, in UTF-16 code units. */
const MAX_WORDS = 1024;
export const MAX_FORM_PARTS = 100;

/** Words from outside as a form holds them. */
export const formWords = (text: string, max = MAX_WORDS): string => oneLine(text).slice(0, max);

/** The content of a message with this form: a text that tells the same to whoever knows no forms. */
export const contentOfForm = (form: MessageForm): MessageContent => ({
	type: "text",
	text: textOfForm(form),
	media: { form },
});

/** Header and body, then a line for each thing to choose, ordered or answered, and the footer. */
export function textOfForm(form: MessageForm): string {
	const { header, body, footer, buttons = [], list, order, products, pix, answers = [] } = form;
	const lines = [
		header?.text,
		body,
		...(list?.sections ?? []).flatMap(({ title, rows }) => [title, ...rows.map(sayRow)]),
		...(products?.sections ?? []).flatMap((section) => [
			section.title,
			...section.products.map((product) => `• ${product}`),
		]),
		...(order ? linesOfOrder(order) : []),
		...answers.map(({ label, value }) => `${label}: ${value}`),
		pix && `Pix: ${pix.code}`,
		...buttons.map(sayButton),
		footer,
	];
	return lines.filter((line) => line !== undefined && line !== "").join("\n");
}

const sayRow = ({ title, description }: FormRow): string =>
	description ? `• ${title}: ${description}` : `• ${title}`;

const sayButton = ({ kind, text, value }: FormButton): string =>
	value !== undefined && (kind === "url" || kind === "phone" || kind === "copy")
		? `[${text}] ${value}`
		: `[${text}]`;

function linesOfOrder(order: NonNullable<MessageForm["order"]>): string[] {
	const unit = order.currency ? `${order.currency} ` : "";
	const total = totalOf(order.lines);
	return [
		...order.lines.map(({ product, name, quantity, price }) => {
			const what = `${quantity} × ${name ?? product}`;
			return price === undefined ? what : `${what} (${unit}${price})`;
		}),
		...(total === null ? [] : [`= ${unit}${total}`]),
	];
}

const DECIMAL = /^(\d{1,15})(?:\.(\d{1,6}))?$/;

/** What the lines cost together, exactly; null where a price or a whole quantity is missing. */
export function totalOf(lines: readonly FormLine[]): string | null {
	let micros = 0n;
	let places = 0;
	for (const { price, quantity } of lines) {
		const [, whole, part = ""] = (price ?? "").match(DECIMAL) ?? [];
		if (whole === undefined || !Number.isSafeInteger(quantity)) return null;
		places = Math.max(places, part.length);
		micros += BigInt(whole + part.padEnd(6, "0")) * BigInt(quantity);
	}
	if (lines.length === 0) return null;
	const digits = micros.toString().padStart(7, "0");
	const part = digits.slice(-6).slice(0, places);
	return part === "" ? digits.slice(0, -6) : `${digits.slice(0, -6)}.${part}`;
}
