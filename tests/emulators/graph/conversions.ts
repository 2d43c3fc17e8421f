/** Conversions API: takes events by Meta's rules and remembers them. */
import { type Answer, type Asked, json } from "../oauth/http.ts";
import { messagingRefusal } from "./messaging-events.ts";
import { badParameter, graphFault, unknownObject } from "./errors.ts";
import type { GraphWorld } from "./state.ts";

const MAX_EVENTS = 1_000;
const MAX_AGE_S = 7 * 24 * 3_600;
const MAX_AHEAD_S = 60;
const HASHED = ["em", "ph", "fn", "ln"];

type Event = Record<string, unknown>;

function refusalOf(event: Event): Answer | null {
	const now = Math.floor(Date.now() / 1000);
	const at = event.event_time;
	const user = (event.user_data ?? {}) as Record<string, unknown>;
	if (typeof event.event_name !== "string") return badParameter("param event_name is missing");
	if (typeof event.action_source !== "string")
		return graphFault({
			code: 100,
			subcode: 2804019,
			message: "Invalid parameter",
			userTitle: "Missing action_source",
			userMessage: "The action_source of the event is missing.",
		});
	const messaging = messagingRefusal(event);
	if (messaging) return messaging;
	if (typeof at !== "number" || at > now + MAX_AHEAD_S)
		return badParameter("param event_time is invalid");
	if (now - at > MAX_AGE_S)
		return graphFault({
			code: 100,
			subcode: 2804003,
			message: "Invalid parameter",
			userTitle: "Event Timestamp Too Old",
			userMessage: "The timestamp for this event is too far in the past. It must be within 7 days.",
		});
	if (Object.keys(user).length === 0)
		return graphFault({
			code: 100,
			subcode: 2804016,
			message: "Invalid parameter",
			userTitle: "Insufficient customer information",
			userMessage: "You have not added sufficient customer information parameter data.",
		});
	const isPlain = HASHED.some((key) => {
		const values = (user[key] ?? []) as unknown[];
		return values.some((value) => !/^[0-9a-f]{64}$/.test(String(value)));
	});
	if (isPlain) return badParameter("user_data must be hashed");
	const custom = (event.custom_data ?? {}) as Record<string, unknown>;
	if (event.event_name === "Purchase" && typeof custom.value !== "number")
		return badParameter("custom_data.value is missing for a Purchase");
	return null;
}

/** `POST <pixel>/events`; null for any other path. */
export function conversions(world: GraphWorld, asked: Asked, path: string): Answer | null {
	const pixelId = /^(\d+)\/events$/.exec(path)?.[1];
	if (pixelId === undefined || asked.method !== "POST") return null;
	const all = [...world.accounts.values()].flatMap(({ pixels }) => pixels);
	if (!all.some(({ id }) => id === pixelId)) return unknownObject(pixelId);
	const { data, test_event_code: code } = JSON.parse(asked.body) as {
		data?: Event[];
		test_event_code?: string;
	};
	if (!Array.isArray(data) || data.length === 0 || data.length > MAX_EVENTS)
		return badParameter("data must be a list of 1 to 1000 events");
	// One bad event and none is taken.
	const refusal = data.map(refusalOf).find((one) => one !== null);
	if (refusal) return refusal;
	for (const event of data) world.events.push({ pixelId, event, testEventCode: code ?? null });
	return json(200, {
		events_received: data.length,
		messages: [],
		fbtrace_id: "AkMvlb3LjpU7viGmYsJbeSa",
	});
}
