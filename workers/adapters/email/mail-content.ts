import type { Trouble } from "#app/domain/health/trouble.ts";
import { mailMessage, mailName } from "#app/domain/mail/mail-text.ts";
import type { Role } from "#app/domain/team/role.ts";
import { en } from "./strings.en.ts";
import { type EmailStrings, pt } from "./strings.pt.ts";

export const STRINGS: Record<"pt" | "en", EmailStrings> = { pt, en };

/** The data of a mail. Names and texts are as users typed them. */
export type MailModel =
	| {
			kind: "confirm_email";
			name: string;
			link: string;
			/** How often this address was used to sign up. */
			signUps: number;
	  }
	| {
			kind: "account_exists" | "reset_password" | "password_changed" | "mail_test";
			name: string;
			link: string;
	  }
	| { kind: "new_device"; name: string; link: string; device: string }
	| {
			kind: "invitation";
			name: string;
			link: string;
			inviter: string;
			workspace: string;
			role: Role;
	  }
	| {
			kind: "alarm";
			name: string;
			link: string;
			trouble: Trouble;
			state: "began" | "ended";
			figure: number | null;
	  }
	| {
			kind: "contact_request";
			name: string;
			/** In canonical form. */
			email: string;
			company: string | null;
			phone: string | null;
			subject: string;
			message: string;
	  };

/** The texts of a mail, for both HTML and plain text. Texts of users are made safe here. */
export interface MailContent {
	subject: string;
	title: string;
	/** Empty for mails to ourselves. */
	greeting: string;
	body: string[];
	facts: { label: string; value: string }[];
	/** A visitor's text, with its line breaks; null for none. */
	quote: string | null;
	action: { label: string; link: string } | null;
	note: string;
}

const present = (label: string, value: string | null) => (value ? [{ label, value }] : []);

/** The texts of a mail in one language. */
export function writeMail(model: MailModel, words: EmailStrings): MailContent {
	const greeting = words.greeting(mailName(model.name));
	switch (model.kind) {
		case "confirm_email": {
			const { subject, title, body, several, action, note } = words.confirm_email;
			const told = model.signUps > 1 ? [...body, several(model.signUps)] : body;
			const button = { label: action, link: model.link };
			return { subject, title, greeting, body: told, facts: [], quote: null, action: button, note };
		}
		case "account_exists":
		case "reset_password":
		case "password_changed":
		case "mail_test": {
			const { subject, title, body, action, note } = words[model.kind];
			const button = { label: action, link: model.link };
			return { subject, title, greeting, body, facts: [], quote: null, action: button, note };
		}
		case "new_device": {
			const { subject, title, body, device, unknownDevice, action, note } = words.new_device;
			const facts = [{ label: device, value: mailName(model.device) || unknownDevice }];
			const button = { label: action, link: model.link };
			return { subject, title, greeting, body, facts, quote: null, action: button, note };
		}
		case "alarm": {
			const { subject, title, over, troubles, action, note } = words.alarm;
			const { name, text } = troubles[model.trouble];
			const isOver = model.state === "ended";
			return {
				subject: subject(name, isOver),
				title: title(name, isOver),
				greeting,
				body: [isOver ? over : text(String(model.figure ?? ""))],
				facts: [],
				quote: null,
				action: { label: action, link: model.link },
				note,
			};
		}
		case "invitation":
			return writeInvitation(model, words, greeting);
		case "contact_request":
			return writeContactRequest(model, words);
	}
}

function writeInvitation(
	model: Extract<MailModel, { kind: "invitation" }>,
	words: EmailStrings,
	greeting: string,
): MailContent {
	const { subject, title, body, workspace, role, expires, action, note } = words.invitation;
	const place = mailName(model.workspace);
	return {
		subject: subject(place),
		title,
		greeting,
		body: [...body(mailName(model.inviter), place), expires],
		facts: [
			{ label: workspace, value: place },
			{ label: role, value: words.roles[model.role] },
		],
		quote: null,
		action: { label: action, link: model.link },
		note,
	};
}

function writeContactRequest(
	model: Extract<MailModel, { kind: "contact_request" }>,
	words: EmailStrings,
): MailContent {
	const { subject, title, name, email, company, phone, topic, note } = words.contact_request;
	return {
		subject: subject(mailName(model.subject)),
		title,
		greeting: "",
		body: [],
		facts: [
			{ label: name, value: mailName(model.name) },
			{ label: email, value: model.email },
			...present(company, model.company && mailName(model.company)),
			...present(phone, model.phone && mailName(model.phone)),
			{ label: topic, value: mailName(model.subject) },
		],
		quote: mailMessage(model.message),
		action: null,
		note,
	};
}
