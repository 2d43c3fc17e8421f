import type { PreChatField } from "../domain/channels/webchat.ts";
import type { Introduction } from "./browser-memory.ts";
import { el } from "./dom.ts";
import type { WidgetStrings } from "./strings.pt.ts";

const INPUTS: Record<PreChatField, { type: string; autocomplete: string; maxlength: string }> = {
	name: { type: "text", autocomplete: "name", maxlength: "80" },
	email: { type: "email", autocomplete: "email", maxlength: "254" },
	phone: { type: "tel", autocomplete: "tel", maxlength: "20" },
};

/** Asked before the first message. The browser itself says what is missing or no e-mail. */
export function createIntroForm(
	t: WidgetStrings,
	fields: readonly PreChatField[],
	onDone: (who: Introduction) => void,
) {
	const inputs = fields.map((field) => ({
		field,
		input: el("input", { ...INPUTS[field], name: field, id: field, required: true }),
	}));
	const rows = inputs.map(({ field, input }) =>
		el("div", {}, el("label", { for: field }, t[field]), input),
	);
	const form = el(
		"form",
		{ class: "intro" },
		el("p", {}, t.intro),
		...rows,
		el("button", { class: "primary", type: "submit" }, t.begin),
	);
	form.addEventListener("submit", (event) => {
		event.preventDefault();
		const who: Introduction = {};
		for (const { field, input } of inputs) who[field] = input.value.trim();
		onDone(who);
	});
	return { element: form, focus: () => inputs[0]?.input.focus() };
}
