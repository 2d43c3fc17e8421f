import type { PhoneView, ToldAction } from "#app/contracts/simulated-phone.ts";
import type { Address } from "#app/domain/inbox/address.ts";
import { MAX_TEXT_LENGTH } from "#app/domain/inbox/message.ts";
import { isSameItem } from "#app/domain/inbox/outgoing-item.ts";
import type { GatewayCapabilities } from "#app/domain/channels/capabilities.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import type {
	ChannelGateway,
	GatewayAnswer,
	Quoted,
} from "#workers/adapters/channel-gateway/port.ts";
import { createSimulatorState, type SimulatorState, type SimulatorStore } from "./state.ts";
import { actOnPhone, nextPhoneMoment, type PhoneTools, runDue, viewPhone } from "./phone.ts";
import {
	businessActs,
	businessPresence,
	businessReads,
	businessSends,
	findSimulatedSend,
	listSimulatedMessages,
	type Wish,
} from "./business.ts";
import { bringsFile, fetchSimulatedMedia, keptOf, type SimulatedFiles, takeFile } from "./files.ts";
import { readSimulatedGroup } from "./groups.ts";
import { unsupported } from "../unsupported.ts";
import { WHATSAPP_ACTS, WHATSAPP_FILES, WHATSAPP_ITEMS } from "../whatsapp-limits.ts";
import { answerPasskey, readPasskey, requestPairingCode, startLink, unlink } from "./linking.ts";
import { findSimulatedNumber, trimState } from "./rules.ts";

/** A gateway with its simulated phone. Times are epoch ms. */
export interface Simulator extends ChannelGateway {
	/** Executes an action on the phone; answers the events it causes at once. */
	act(action: ToldAction, now: number): GatewayEvent[];
	/** Events that are due: statuses, the reconnection, a phone that scans by itself. */
	due(now: number): GatewayEvent[];
	/** When `due` has to be called next; null for never. */
	nextWake(): number | null;
	view(now: number): PhoneView;
}

export const SIMULATOR_CAPABILITIES: GatewayCapabilities = {
	linking: "qr",
	pairingCode: true,
	passkey: true,
	presence: true,
	typing: true,
	receipts: true,
	profiles: false,
	groupNames: true,
	keepsWebhook: false,
	refusesCalls: false,
	history: true,
	media: true,
	templates: false,
	quotes: true,
	replyWindowHours: null,
	maxTextLength: MAX_TEXT_LENGTH,
	files: WHATSAPP_FILES,
	...WHATSAPP_ITEMS,
	...WHATSAPP_ACTS,
	gifs: true,
	edits: { ...WHATSAPP_ACTS.edits, captions: ["image", "video", "document"] },
	groups: true,
	mentions: { everybody: true },
	looksUpNumbers: true,
};

/** Delay of answers in the mode `slow`. */
const SLOW_MS = 2_000;
/** Delay of answers in the mode `hang`: as long as the time-out of a real gateway. */
const HANG_MS = 10_000;

const accepted = <T>(value: T): GatewayAnswer<T> => ({ class: "accepted", value });
const NOT_LINKED = { class: "refused", reason: "not_linked" } as const;

const wait = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Reads, changes and writes the state synchronously, without interruption. */
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

/** Answers calls of the port according to the mode chosen on the phone's page. */
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

/** A simulated WhatsApp ("modo demonstração"); its state is stored by the channel's object. */
export function createSimulator(input: {
	store: SimulatorStore;
	/** Where bytes are read for `fetchMedia`; null: nowhere, and of what was uploaded nothing is found. */
	files?: SimulatedFiles | null;
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
	const sends = (to: Address, wish: Wish): ReturnType<ChannelGateway["sendText"]> =>
		serve(
			() =>
				read().line === "linked"
					? change((state) => businessSends(state, to, wish, now(), tools))
					: NOT_LINKED,
			true,
		);
	type Finding = Parameters<typeof findSimulatedSend>;
	const finds = (query: Finding[1], isIt: Finding[2]) =>
		serve(() => accepted(findSimulatedSend(read(), query, isIt)));
	const acts = (target: Quoted, act: Parameters<typeof businessActs>[2]) =>
		serve(() =>
			read().line === "linked" ? change((state) => businessActs(state, target, act)) : NOT_LINKED,
		);

	return {
		name: "simulator",
		capabilities: SIMULATOR_CAPABILITIES,
		createInstance: () => serve(() => accepted({ token: null })),
		deleteInstance: () => serve(() => change((state) => accepted(unlink(state)))),
		startLink: () => serve(() => change((state) => accepted(startLink(state, now(), tools)))),
		readLink: () => serve(() => accepted(readLink(read()))),
		endLink: () => serve(() => change((state) => accepted(unlink(state)))),
		applySettings: () => serve(() => accepted(null)),
		sendText: ({ to, text, quoted }) => sends(to, { text, quotedId: quoted?.providerId ?? null }),
		findSent: (query) =>
			finds(query, ({ file, item, text }) => !file && !item && text === query.text),
		async sendFile({ to, file, caption, quoted }) {
			// Whoever cannot be reached, or is not linked, takes no bytes.
			const { mode, line } = read();
			const isThere = mode !== "refuse" && line === "linked";
			const refused = isThere ? await takeFile(file) : null;
			const quotedId = quoted?.providerId ?? null;
			return refused ?? sends(to, { text: caption, quotedId, file: keptOf(file) });
		},
		findSentFile: (query) =>
			finds(query, (message) => bringsFile(message, query.file, query.caption)),
		sendItem: ({ to, item }) =>
			item.type === "form" || item.type === "template"
				? unsupported()
				: sends(to, { text: "", quotedId: null, item }),
		findSentItem: (query) =>
			finds(query, ({ item }) => item !== undefined && isSameItem(query.item, item)),
		react: ({ target, emoji }) => acts(target, { emoji }),
		editText: ({ target, text }) => acts(target, { text }),
		deleteMessage: ({ target }) => acts(target, "delete"),
		sendPresence: ({ to, state: presence }) =>
			serve(() => change((state) => accepted(businessPresence(state, to, presence, now())))),
		markRead: ({ to, providerIds }) =>
			serve(() => change((state) => accepted(businessReads(state, to, providerIds)))),
		listSince: ({ sinceMs, limit }) =>
			serve(() => accepted(listSimulatedMessages(read(), sinceMs, limit))),
		requestPairingCode: ({ phone }) =>
			serve(() => change((state) => requestPairingCode(state, phone, now(), tools))),
		readPasskey: () => serve(() => accepted(readPasskey(read()))),
		answerPasskey: (answer) => serve(() => change((state) => answerPasskey(state, answer, now()))),
		async fetchMedia(wanted) {
			if (read().mode === "refuse") return { class: "not_accepted", retryAfterMs: null };
			const fetched = await fetchSimulatedMedia(read(), input.files ?? null, wanted);
			return serve(() => fetched);
		},
		listTemplates: unsupported,
		readProfile: async (of) => readSimulatedGroup(read(), of),
		findNumbers: async (phones) =>
			serve(() =>
				read().line === "linked"
					? accepted(phones.map((phone) => findSimulatedNumber(read(), phone)))
					: NOT_LINKED,
			),
		readGroup: (of) => serve(() => readSimulatedGroup(read(), of)),
		readAddresses: unsupported,
		keepWebhook: unsupported,
		act: (action, at) => change((state) => actOnPhone(state, action, at, tools)),
		due: (at) => change((state) => runDue(state, at, tools)),
		nextWake: () => nextPhoneMoment(read()),
		view: (at) => viewPhone(read(), at),
	};
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
