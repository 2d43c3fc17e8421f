// What is sent that is neither a text nor a file: a place, contact cards, a poll; and templates of the official platform.
import { fail, ok, type Result } from "../result.ts";
import { FILE_HEADERS } from "../official-templates/template.ts";
import type { KeptTemplate, TemplateMessage } from "../official-templates/template-message.ts";
import { type ContactCard, cardsOfText, cardsToText, MAX_PHONES } from "./contact-card.ts";
import { type Coordinates, pointAt } from "./map-link.ts";
import type { MessageContent } from "./message.ts";
import { contentOfPoll, type Poll, pollOf } from "./poll.ts";
import { oneLine } from "./stored-text.ts";

/** A place; a name and an address where somebody gave them, else "". */
export interface SentPlace extends Coordinates {
	name: string;
	address: string;
}

export type OutgoingItem =
	| ({ type: "location" } & SentPlace)
	| { type: "contact"; cards: ContactCard[] }
	| ({ type: "poll" } & Poll)
	| TemplateMessage;

/** What several vendors know; a template only the official platform. */
export type CommonItem = Exclude<OutgoingItem, TemplateMessage>;

/** What of it a channel takes; see GatewayCapabilities. */
export interface ItemRules {
	places?: true;
	cards?: { max: number };
	polls?: { maxOptions: number };
	templates?: boolean;
}

export const MAX_PLACE_NAME = 100;
export const MAX_PLACE_ADDRESS = 300;
export const MAX_CARD_NAME = 100;
/** WhatsApp's; Telegram takes a few letters more. */
export const MAX_QUESTION = 255;
export const MAX_OPTION = 100;
export const MIN_OPTIONS = 2;

/** Digits with country code. */
const PHONE = /^[1-9]\d{7,14}$/;

export type ItemRefusal = "not_supported" | "invalid_request";

/** An item as it is sent, in one form whatever was typed. `not_supported`: this channel does not take it, or not so many. */
export function parseItem(item: OutgoingItem, rules: ItemRules): Result<OutgoingItem, ItemRefusal> {
	switch (item.type) {
		case "location":
			return rules.places ? parsePlace(item) : fail("not_supported");
		case "contact": {
			if (!rules.cards || item.cards.length > rules.cards.max) return fail("not_supported");
			return parseCards(item.cards);
		}
		case "poll": {
			if (!rules.polls || item.options.length > rules.polls.maxOptions)
				return fail("not_supported");
			return parsePoll(item);
		}
		case "template":
			// It was filled from the channel's own list (fillTemplate).
			return rules.templates ? ok(item) : fail("not_supported");
	}
}

const isWithin = (text: string, max: number): boolean => text !== "" && text.length <= max;

function parsePlace({
	latitude,
	longitude,
	...told
}: SentPlace): Result<OutgoingItem, ItemRefusal> {
	const point = pointAt(latitude, longitude);
	const [name, address] = [oneLine(told.name), oneLine(told.address)];
	if (!point || name.length > MAX_PLACE_NAME || address.length > MAX_PLACE_ADDRESS)
		return fail("invalid_request");
	// A place with an address alone goes by it.
	return ok({ type: "location", ...point, name: name || address, address: name ? address : "" });
}

function parseCards(told: readonly ContactCard[]): Result<OutgoingItem, ItemRefusal> {
	const cards = told.map(({ name, phones }) => ({
		// A name that is a number would be read back as one.
		name: oneLine(name).replace(/^\+(?=\d+$)/, ""),
		phones: [...new Set(phones)],
	}));
	const isRight = ({ name, phones }: ContactCard): boolean =>
		isWithin(name, MAX_CARD_NAME) &&
		phones.length > 0 &&
		phones.length <= MAX_PHONES &&
		phones.every((phone) => PHONE.test(phone));
	return cards.length > 0 && cards.every(isRight)
		? ok({ type: "contact", cards })
		: fail("invalid_request");
}

function parsePoll(told: Poll): Result<OutgoingItem, ItemRefusal> {
	const question = oneLine(told.question);
	const options = told.options.map(oneLine);
	const isRight =
		isWithin(question, MAX_QUESTION) &&
		options.length >= MIN_OPTIONS &&
		options.every((option) => isWithin(option, MAX_OPTION)) &&
		new Set(options).size === options.length;
	return isRight
		? ok({ type: "poll", question, options, isMultiple: told.isMultiple })
		: fail("invalid_request");
}

/** The content of the message that brings it. */
export function contentOfItem(item: OutgoingItem): MessageContent {
	switch (item.type) {
		case "location": {
			const { latitude, longitude, name, address } = item;
			const text = [name, address].filter(Boolean).join("\n");
			return { type: "location", text, media: { latitude, longitude } };
		}
		case "contact":
			return { type: "contact", text: cardsToText(item.cards) };
		case "poll":
			return contentOfPoll(item);
		case "template": {
			const { type: _, text, file, ...template } = item;
			if (!file) return { type: "text", text, media: { template } };
			const { kind, mimetype, bytes, name: fileName } = file;
			return { type: kind, text, media: { mimetype, bytes, fileName, template } };
		}
	}
}

type Told = Parameters<typeof pollOf>[0] & {
	media?:
		| {
				latitude?: number | undefined;
				longitude?: number | undefined;
				mimetype?: string | undefined;
				fileName?: string | undefined;
				bytes?: number | undefined;
				template?: KeptTemplate | undefined;
		  }
		| null
		| undefined;
};

/** What `contentOfItem` was made of; null: a text or a file, or a place that nobody told the point of. */
export function itemOf({ type, text, media }: Told): OutgoingItem | null {
	if (media?.template)
		return { type: "template", ...media.template, text, ...headerFileOf(type, media) };
	const { latitude, longitude } = media ?? {};
	if (type === "location" && latitude !== undefined && longitude !== undefined) {
		const [name = "", ...rest] = text.split("\n");
		return { type, latitude, longitude, name, address: rest.join(", ") };
	}
	if (type === "contact") return { type, cards: cardsOfText(text) };
	const poll = pollOf({ type, text, media });
	return poll && { type: "poll", ...poll };
}

/** The file of a template's header; by which hash the store knows it, stands with the message. */
function headerFileOf(type: Told["type"], media: NonNullable<Told["media"]>) {
	const kind = FILE_HEADERS.find((known) => known === type);
	if (!kind) return {};
	const { mimetype = "", fileName: name = "", bytes = 0 } = media;
	return { file: { kind, hash: "", name, mimetype, bytes } };
}

/** Degrees that a vendor may lose on the way: about ten metres. */
const NEAR = 1e-4;

/** Whether a vendor's record is of this item. Names and addresses are told in each vendor's own way, so points, numbers and words decide. */
export function isSameItem(ours: OutgoingItem, theirs: OutgoingItem): boolean {
	if (ours.type === "location")
		return (
			theirs.type === "location" &&
			Math.abs(ours.latitude - theirs.latitude) < NEAR &&
			Math.abs(ours.longitude - theirs.longitude) < NEAR
		);
	if (ours.type === "contact") {
		const phonesOf = (cards: readonly ContactCard[]): string =>
			[...new Set(cards.flatMap(({ phones }) => phones))].toSorted().join();
		return theirs.type === "contact" && phonesOf(ours.cards) === phonesOf(theirs.cards);
	}
	if (ours.type === "template") return false;
	return (
		theirs.type === "poll" &&
		ours.question === theirs.question &&
		ours.options.join("\n") === theirs.options.join("\n")
	);
}
