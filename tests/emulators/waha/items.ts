/** Places, contact cards and polls, as WAHA 2026.7 with the engine GOWS (SOURCES.md). */
import { type Answer, reply, textOf } from "../emulator-server.ts";
import { compose } from "./files.ts";
import { emit, keep, type Message, newId, type Session, type World } from "./state.ts";

type Body = Record<string, unknown>;

const failure = (message: string): Answer => reply(400, { statusCode: 400, message });

function send(world: World, session: Session, body: Body, told: Partial<Message>): Answer {
	const chat = String(body.chatId);
	const message = compose(session, chat, `true_${chat}_${newId()}`, told);
	keep(world, session, message);
	return reply(201, message);
}

export function sendLocation(world: World, session: Session, body: Body): Answer {
	const { latitude, longitude, title } = body;
	if (typeof latitude !== "number" || typeof longitude !== "number" || typeof title !== "string")
		return failure("latitude must be a number");
	const location = { latitude, longitude, description: title };
	return send(world, session, body, { location });
}

export function sendContacts(world: World, session: Session, body: Body): Answer {
	const cards = (Array.isArray(body.contacts) ? (body.contacts as Body[]) : []).map(({ vcard }) =>
		textOf(vcard),
	);
	if (cards.length === 0 || cards.some((card) => !card.startsWith("BEGIN:VCARD")))
		return failure("contacts must be an array");
	return send(world, session, body, { vCards: cards });
}

/** whatsmeow keeps WhatsApp's own names, and the body says nothing of it. */
export function sendPoll(world: World, session: Session, body: Body): Answer {
	const { name, options, multipleAnswers } = (body.poll ?? {}) as Body;
	if (typeof name !== "string" || !Array.isArray(options) || typeof multipleAnswers !== "boolean")
		return failure("poll must be an object");
	const poll = {
		name,
		options: options.map((optionName) => ({ optionName: String(optionName) })),
		selectableOptionsCount: multipleAnswers ? 0 : 1,
	};
	return send(world, session, body, {
		_data: {
			Info: {},
			Message: { [multipleAnswers ? "pollCreationMessage" : "pollCreationMessageV3"]: poll },
		},
	});
}

/** Somebody votes: told with all they chose, each time they choose. */
export function vote(
	world: World,
	session: Session,
	told: { phone: string; poll: string; options: string[]; at?: number | undefined },
): void {
	const poll = session.messages.find(({ id }) => id.includes(told.poll));
	if (!poll) throw new Error(`no poll ${told.poll}`);
	const from = `${told.phone}@c.us`;
	emit(world, session, "poll.vote", {
		vote: {
			id: `false_${poll.to}_${newId()}`,
			to: "me",
			from,
			fromMe: false,
			selectedOptions: told.options,
			timestamp: told.at ?? Math.floor(Date.now() / 1000),
		},
		poll: { id: poll.id, to: poll.to, from: "me", fromMe: true },
	});
}
