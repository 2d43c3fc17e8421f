import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const STRINGS = { pt, en };

export interface MailContent {
	subject: string;
	text: string;
	html: string;
}

function escapeHtml(text: string): string {
	return text
		.replaceAll("&", "&amp;")
		.replaceAll("<", "&lt;")
		.replaceAll(">", "&gt;")
		.replaceAll('"', "&quot;")
		.replaceAll("'", "&#39;");
}

/** Subject, plain text and simple HTML of a mail. Names are escaped: they come from people (F16). */
export function renderMail(input: {
	kind: keyof typeof pt;
	locale: "pt" | "en";
	name: string;
	link: string;
}): MailContent {
	const words = STRINGS[input.locale][input.kind];
	const greeting = words.greeting(input.name);
	const text = [greeting, words.body, `${words.action}: ${input.link}`, words.footer].join("\n\n");
	const html = `<!doctype html><html lang="${input.locale === "pt" ? "pt-BR" : "en"}"><body>
<p>${escapeHtml(greeting)}</p>
<p>${escapeHtml(words.body)}</p>
<p><a href="${escapeHtml(input.link)}">${escapeHtml(words.action)}</a></p>
<p>${escapeHtml(words.footer)}</p>
</body></html>`;
	return { subject: words.subject, text, html };
}
