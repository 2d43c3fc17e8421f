import type { FormRow, MessageForm } from "#app/domain/inbox/message-form.ts";
import { FORM_LIMITS, type FormKind } from "#app/domain/inbox/outgoing-form.ts";

/** What somebody has typed of a form; of another kind it stays. */
export interface Typed {
	kind: FormKind;
	body: string;
	header: string;
	footer: string;
	buttons: readonly string[];
	listButton: string;
	/** A line for each row; what follows a colon describes it. */
	rows: string;
	linkText: string;
	address: string;
	/** "49,90" */
	amount: string;
	code: string;
	pixKey: string;
	merchant: string;
	reference: string;
	catalog: string;
	/** Apart by commas. */
	products: string;
}

export const EMPTY_FORM: Typed = {
	kind: "buttons",
	body: "",
	header: "",
	footer: "",
	buttons: Array.from({ length: FORM_LIMITS.buttons }, () => ""),
	listButton: "",
	rows: "",
	linkText: "",
	address: "",
	amount: "",
	code: "",
	pixKey: "",
	merchant: "",
	reference: "",
	catalog: "",
	products: "",
};

/** The form that was typed; whether it can be sent, `parseForm` says. */
export function formOfTyped(typed: Typed): MessageForm {
	const { body } = typed;
	switch (typed.kind) {
		case "buttons":
			return {
				body,
				footer: typed.footer,
				buttons: typed.buttons
					.filter((text) => text.trim() !== "")
					.map((text) => ({ kind: "reply", text })),
			};
		case "list":
			return {
				body,
				list: { button: typed.listButton, sections: [{ title: "", rows: rowsOf(typed.rows) }] },
			};
		case "link":
			return { body, buttons: [{ kind: "url", text: typed.linkText, value: typed.address }] };
		case "location":
			return { body, asksLocation: true };
		case "products":
			return {
				body,
				header: { text: typed.header },
				products: {
					catalog: typed.catalog,
					sections: [{ title: typed.header.slice(0, FORM_LIMITS.section), products: idsOf(typed) }],
				},
			};
		case "pix":
			return {
				body,
				pix: {
					reference: typed.reference,
					amount: centsOf(typed.amount),
					code: typed.code,
					merchant: typed.merchant,
					key: typed.pixKey,
				},
			};
	}
}

const rowsOf = (typed: string): FormRow[] =>
	typed
		.split("\n")
		.filter((line) => line.trim() !== "")
		.map((line, place) => {
			const [title = "", ...rest] = line.split(":");
			const description = rest.join(":").trim();
			return {
				id: `r${place + 1}`,
				title: title.trim(),
				...(description !== "" && { description }),
			};
		});

const idsOf = ({ products }: Typed): string[] =>
	products
		.split(",")
		.map((id) => id.trim())
		.filter(Boolean);

/** "1.234,50", "1234.5" and "1234" in cents; NaN: no amount. */
export function centsOf(typed: string): number {
	const bare = typed.replace(/^\s*R\$\s*|\s/gu, "");
	const [, whole, part = ""] =
		/^(\d{1,3}(?:\.\d{3})*|\d+)(?:,(\d{1,2}))?$/u.exec(bare) ??
		/^(\d+)\.(\d{1,2})$/u.exec(bare) ??
		[];
	return whole === undefined ? NaN : Number(whole.replaceAll(".", "") + part.padEnd(2, "0"));
}
