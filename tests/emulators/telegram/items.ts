/** Places, cards and polls at the Bot API. */
import { textOf } from "../emulator-server.ts";
import type { Send } from "./state.ts";

type Body = Record<string, unknown>;
type Item = NonNullable<Send["item"]>;

const METHODS = ["sendlocation", "sendvenue", "sendcontact", "sendpoll"];
export const isItemMethod = (method: string): boolean => METHODS.includes(method);

const isPoint = ({ latitude, longitude }: Body): boolean =>
	typeof latitude === "number" && typeof longitude === "number";

/** What a call brings; the words of the refusal when it is not taken. */
export function readItem(method: string, body: Body, newPollId: () => string): Item | string {
	const { chat_id: _, ...told } = body;
	switch (method) {
		case "sendlocation":
			return isPoint(body) ? { kind: "location", told } : "Bad Request: latitude is empty";
		case "sendvenue": {
			if (!isPoint(body)) return "Bad Request: latitude is empty";
			const isNamed = textOf(body.title) !== "" && textOf(body.address) !== "";
			return isNamed ? { kind: "venue", told } : "Bad Request: venue address must be non-empty";
		}
		case "sendcontact": {
			const isNamed = textOf(body.first_name) !== "" && textOf(body.phone_number) !== "";
			return isNamed ? { kind: "contact", told } : "Bad Request: phone number is empty";
		}
		default: {
			const options = Array.isArray(body.options) ? (body.options as Body[]) : [];
			if (textOf(body.question) === "" || textOf(body.question).length > 300)
				return "Bad Request: poll question must be non-empty";
			if (options.length < 2 || options.length > 12)
				return "Bad Request: poll must have at least 2 option";
			if (options.some(({ text }) => textOf(text) === "" || textOf(text).length > 100))
				return "Bad Request: poll option length must not exceed 100";
			return { kind: "poll", told, pollId: newPollId() };
		}
	}
}
