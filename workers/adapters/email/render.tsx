import { render } from "react-email";
import { type MailContent, type MailModel, STRINGS, writeMail } from "./mail-content.ts";
import { MailLayout } from "./mail-layout.tsx";
import type { EmailStrings } from "./strings.pt.ts";

export interface RenderedMail {
	subject: string;
	text: string;
	html: string;
}

/** The plain text alternative of a mail. */
function toText(content: MailContent, words: EmailStrings, company: string): string {
	const facts = content.facts.map(({ label, value }) => `${label}: ${value}`).join("\n");
	const action = content.action && `${content.action.label}:\n${content.action.link}`;
	return [
		content.greeting,
		...content.body,
		facts,
		content.quote,
		action,
		content.note,
		words.sender(company),
	]
		.filter(Boolean)
		.join("\n\n");
}

/**
 * Subject, plain text and HTML of a mail. Users' names are escaped by React, and `writeMail` removes line breaks and
 * links from them (C14, F16).
 */
export async function renderMail(
	model: MailModel,
	options: { locale: "pt" | "en"; company: string },
): Promise<RenderedMail> {
	const words = STRINGS[options.locale];
	const content = writeMail(model, words);
	const { company } = options;
	return {
		subject: content.subject,
		text: toText(content, words, company),
		html: await render(<MailLayout content={content} words={words} company={company} />),
	};
}
