import type { PhoneAction, PhoneView } from "#app/contracts/simulated-phone.ts";
import { MAX_TEXT_LENGTH } from "#app/domain/inbox/message.ts";
import type { GatewayEvent } from "#app/domain/whatsapp/gateway-event.ts";
import type { GatewayAnswer, WhatsAppGateway } from "./port.ts";
import {
	createSimulatorState,
	type SimulatorState,
	type SimulatorStore,
} from "./simulator-state.ts";
import {
	actOnPhone,
	nextPhoneMoment,
	type PhoneTools,
	runDue,
	SELF_SCAN_POLL_MS,
	viewPhone,
} from "./simulator-phone.ts";
import {
	businessPresence,
	businessReads,
	businessSends,
	findSimulatedSend,
	listSimulatedMessages,
} from "./simulator-business.ts";
import { isQrLive, QR_LIFE_MS, trimState } from "./simulator-rules.ts";

/** The simulated phone beside the gateway. Moments are milliseconds since 1970. */
export interface Simulator extends WhatsAppGateway {
	/** What somebody did with the phone; the events it causes at once. */
	act(action: PhoneAction, now: number): GatewayEvent[];
	/** Events whose moment has come: ticks, the healed line, a phone that scans by itself. */
	due(now: number): GatewayEvent[];
	/** When `due` has something next; null when nothing waits. */
	nextWake(): number | null;
	view(now: number): PhoneView;
}

/** Answers of the `slow` mode come this late. */
const SLOW_MS = 2_000;
/** The `hang` mode keeps silent as long as a real gateway's time-out. */
const HANG_MS = 10_000;

const accepted = <T>(value: T): GatewayAnswer<T> => ({ class: "accepted", value });
const NOT_LINKED = { class: "refused", reason: "not_linked" } as const;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads, changes and writes in one synchronous stretch. */
function createKeeper(store: SimulatorStore) {
	const read = (): SimulatorState => store.read() ?? createSimulatorState();
	const change = <T>(work: (state: SimulatorState) => T): T => {
		const state = structuredClone(read());
		const result = work(state);
		store.write(trimState(state));
		return result;
	};
	return { read, change };
}

/** Serves calls of the port under the mode somebody chose on the phone's page. */
function createServer(read: () => SimulatorState, sleep: (ms: number) => Promise<void>) {
	return async <T>(work: () => GatewayAnswer<T>, isSend = false): Promise<GatewayAnswer<T>> => {
		const { mode } = read();
		if (mode === "refuse") return { class: "not_accepted", retryAfterMs: null };
		if (mode === "slow") await sleep(SLOW_MS);
		const answer = work();
		if (mode !== "hang") return answer;
		await sleep(HANG_MS);
		return isSend ? { class: "unknown" } : { class: "not_accepted", retryAfterMs: null };
	};
}

/** A WhatsApp of our own ("modo demonstração"), over a state the instance object keeps. */
export function createSimulator(input: {
	store: SimulatorStore;
	now?: () => number;
	randomUUID?: () => string;
	/** In [0, 1). */
	random?: () => number;
	sleep?: (ms: number) => Promise<void>;
}): Simulator {
	const now = input.now ?? Date.now;
	const tools: PhoneTools = {
		randomUUID: input.randomUUID ?? (() => crypto.randomUUID()),
		random: input.random ?? Math.random,
	};
	const { read, change } = createKeeper(input.store);
	const serve = createServer(read, input.sleep ?? wait);

	return {
		name: "simulator",
		capabilities: {
			pairingCode: false,
			presence: true,
			history: true,
			maxTextLength: MAX_TEXT_LENGTH,
		},
		createInstance: () => serve(() => accepted({ token: null })),
		deleteInstance: () => serve(() => change((state) => accepted(unlink(state)))),
		startLink: () => serve(() => change((state) => accepted(startLink(state, now(), tools)))),
		readLink: () => serve(() => accepted(readLink(read()))),
		endLink: () => serve(() => change((state) => accepted(unlink(state)))),
		applySettings: () => serve(() => accepted(null)),
		sendText: ({ to, text }) =>
			serve(
				() =>
					read().line === "linked"
						? change((state) => businessSends(state, to, text, now(), tools))
						: NOT_LINKED,
				true,
			),
		findSent: (query) => serve(() => accepted(findSimulatedSend(read(), query))),
		sendPresence: ({ to, state: presence }) =>
			serve(() => change((state) => accepted(businessPresence(state, to, presence, now())))),
		markRead: ({ to, providerIds }) =>
			serve(() => change((state) => accepted(businessReads(state, to, providerIds)))),
		listSince: ({ sinceMs, limit }) =>
			serve(() => accepted(listSimulatedMessages(read(), sinceMs, limit))),
		act: (action, at) => change((state) => actOnPhone(state, action, at, tools)),
		due: (at) => change((state) => runDue(state, at, tools)),
		nextWake: () => nextPhoneMoment(read()),
		view: (at) => viewPhone(read(), at),
	};
}

type LinkAnswer = Extract<
	Awaited<ReturnType<WhatsAppGateway["startLink"]>>,
	{ class: "accepted" }
>["value"];

function startLink(state: SimulatorState, now: number, tools: PhoneTools): LinkAnswer {
	if (state.line === "linked") return { state: "linked" };
	if (state.line === "dropped") return { state: "pending" };
	if (!isQrLive(state, now) || now - (state.qr?.issuedAt ?? 0) > QR_LIFE_MS / 2)
		state.qr = { code: `prosa-sim:${tools.randomUUID()}`, issuedAt: now };
	if (state.selfScan) state.nextDrawAt ??= now + SELF_SCAN_POLL_MS;
	const code = state.qr?.code ?? "";
	return { state: "qr", qr: { kind: "code", value: code }, pairingCode: null };
}

function readLink(state: SimulatorState) {
	const words = { linked: "linked", dropped: "linking", unlinked: "unlinked" } as const;
	const isKnown = state.line !== "unlinked";
	return {
		state: words[state.line],
		phone: isKnown ? state.phone : null,
		profileName: isKnown ? state.profileName : null,
	};
}

function unlink(state: SimulatorState): null {
	Object.assign(state, { line: "unlinked", qr: null, droppedAt: null, nextDrawAt: null });
	state.pending = [];
	return null;
}
