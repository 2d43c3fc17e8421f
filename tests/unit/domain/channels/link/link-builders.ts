import {
	initialLink,
	type LinkEvent,
	type LinkState,
} from "#app/domain/channels/link/link-state.ts";
import { decide, request } from "#app/domain/channels/link/instance-machine.ts";

/** Builders of links on their usual ways; each test names only what matters to it. */
export const NOW = Date.UTC(2026, 10, 20, 15);
export const CODE = { kind: "code", value: "2@abc" } as const;
export const OTHER_CODE = { kind: "code", value: "2@def" } as const;

type Tick = Extract<LinkEvent, { type: "tick" }>;
type StartAnswer = Extract<LinkEvent, { type: "start_answered" }>["answer"];
type GatewayEvent = Extract<LinkEvent, { type: "gateway" }>["event"];

export function tick(over: Partial<Tick> = {}): Tick {
	return {
		type: "tick",
		watchers: 0,
		lastEventAt: null,
		autoReconnect: true,
		maxAttempts: 5,
		chance: 0.5,
		...over,
	};
}

export const told = (state: LinkState, event: GatewayEvent, now: number): LinkState =>
	decide(state, { type: "gateway", event }, now);

/** The answer to the start call of this very state. */
export const answered = (state: LinkState, answer: StartAnswer, now: number): LinkState =>
	decide(state, { type: "start_answered", epoch: state.epoch, answer }, now);

export const probed = (
	state: LinkState,
	reading: Extract<LinkEvent, { type: "probe_answered" }>["reading"],
	now: number,
): LinkState => decide(state, { type: "probe_answered", epoch: state.epoch, reading }, now);

/** The state after a request that must be granted. */
export function asked(
	state: LinkState,
	wanted: Parameters<typeof request>[1],
	now: number,
): LinkState {
	const result = request(state, wanted, now);
	if (!result.ok) throw new Error(`${wanted} was refused: ${result.code}`);
	return result.value;
}

export const connecting = (now = NOW): LinkState => asked(initialLink, "connect", now);

export const waiting = (now = NOW): LinkState =>
	answered(connecting(now), { outcome: "qr", qr: CODE, pairingCode: null }, now);

export const connected = (now = NOW): LinkState =>
	told(waiting(now), { type: "linked", phone: "5511912345678", profileName: "Loja" }, now);

/** Two probes said so. */
export const unstable = (
	now = NOW,
	reading: "unlinked" | "linking" | "unreachable" = "unlinked",
): LinkState => probed(probed(connected(now), reading, now), reading, now);

/** `times` generations in a row failed, each at `now`. */
export function failing(times: number, now = NOW): LinkState {
	let state = initialLink;
	for (let n = 0; n < times; n += 1)
		state = answered(
			asked(state, "generate_qr", now),
			{ outcome: "failed", reason: "gateway_refused" },
			now,
		);
	return state;
}
