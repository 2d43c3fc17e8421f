/** Places, contact cards and polls: answers as recorded, refusals as the published schemas say. */
import { type Answer, invalid, reply } from "./http.ts";
import { sendFromApi } from "./phone.ts";
import { admit } from "./routes-files.ts";
import type { Instance, World } from "./state.ts";

type Body = Record<string, unknown>;

const missing = (body: Body, names: string[]): Answer | null => {
	const absent = names.filter((name) => body[name] === undefined);
	return absent.length === 0
		? null
		: invalid(...absent.map((name) => `instance requires property "${name}"`));
};

function send(
	world: World,
	instance: Instance,
	body: Body,
	message: Record<string, Body>,
	messageType: string,
): Answer {
	const jid = admit(world, instance, body);
	if (typeof jid !== "string") return jid;
	return reply(
		201,
		sendFromApi(world, instance, jid, "", null, { message, messageType, isItem: true }),
	);
}

export function sendLocation(world: World, instance: Instance, body: Body): Answer {
	const wrong = missing(body, ["number", "latitude", "longitude", "name", "address"]);
	if (wrong) return wrong;
	const { latitude: degreesLatitude, longitude: degreesLongitude, name, address } = body;
	const locationMessage = { degreesLatitude, degreesLongitude, name, address };
	return send(world, instance, body, { locationMessage }, "locationMessage");
}

interface Card {
	fullName?: string;
	wuid?: string;
	phoneNumber?: string;
}

const cardOf = ({ fullName = "", wuid = "", phoneNumber = "" }: Card): Body => ({
	displayName: fullName,
	vcard: `BEGIN:VCARD\nVERSION:3.0\nN:${fullName}\nFN:${fullName}\nitem1.TEL;waid=${wuid}:${phoneNumber}\nitem1.X-ABLabel:Celular\nEND:VCARD`,
});

export function sendContact(world: World, instance: Instance, body: Body): Answer {
	const wrong = missing(body, ["number", "contact"]);
	if (wrong) return wrong;
	const contacts = Array.isArray(body.contact) ? (body.contact as Card[]) : [];
	const isRight = ({ fullName = "", phoneNumber = "" }: Card): boolean =>
		fullName !== "" && phoneNumber.length >= 10;
	if (contacts.length === 0 || !contacts.every(isRight))
		return invalid('"contact" does not meet its schema');
	const [first = {}] = contacts;
	if (contacts.length === 1)
		return send(world, instance, body, { contactMessage: cardOf(first) }, "contactMessage");
	const contactsArrayMessage = {
		displayName: `${contacts.length} contacts`,
		contacts: contacts.map(cardOf),
	};
	return send(world, instance, body, { contactsArrayMessage }, "contactsArrayMessage");
}

export function sendPoll(world: World, instance: Instance, body: Body): Answer {
	const wrong = missing(body, ["number", "name", "selectableCount", "values"]);
	if (wrong) return wrong;
	const values = Array.isArray(body.values) ? body.values.map(String) : [];
	if (values.length < 2 || values.length > 10 || new Set(values).size < values.length)
		return invalid('"values" does not meet its schema');
	const poll = {
		name: body.name,
		selectableOptionsCount: body.selectableCount,
		options: values.map((optionName) => ({ optionName })),
	};
	const type = body.selectableCount === 1 ? "pollCreationMessageV3" : "pollCreationMessage";
	return send(world, instance, body, { messageContextInfo: {}, [type]: poll }, type);
}
