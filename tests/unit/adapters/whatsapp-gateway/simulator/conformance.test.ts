import { vi } from "vitest";
import { testFileConformance } from "#tests/support/file-conformance.ts";
import { type ItemRig, testItemConformance } from "#tests/support/item-conformance.ts";
import { testGatewayConformance } from "#tests/support/gateway-conformance.ts";
import { linked } from "#tests/support/linked-rig.ts";
import type { ToldAction } from "#app/contracts/simulated-phone.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import {
	createSimulator,
	SIMULATOR_CAPABILITIES,
} from "#workers/adapters/whatsapp-gateway/simulator/simulator.ts";
import type { SimulatorState } from "#workers/adapters/whatsapp-gateway/simulator/state.ts";

// Time passes here; a busy machine must not decide.
vi.setConfig({ testTimeout: 20_000 });

const GROUP = "120363000000001";

async function createRig(): Promise<ItemRig> {
	let state: SimulatorState | null = null;
	const told: GatewayEvent[] = [];
	// Ten seconds of a phone pass in one of ours.
	const startedAt = Date.now();
	const now = () => startedAt + 10 * (Date.now() - startedAt);
	const simulator = createSimulator({
		store: {
			read: () => state,
			write: (next) => {
				// As the object stores it: nothing but plain data survives.
				state = JSON.parse(JSON.stringify(next)) as SimulatorState;
			},
		},
		sleep: () => Promise.resolve(),
		now,
	});
	const act = async (action: ToldAction) => {
		told.push(...simulator.act(action, now()));
	};
	const clock = setInterval(() => told.push(...simulator.due(now())), 20);
	const troubles = { none: "normal", unreachable: "refuse", answer_lost: "hang" } as const;
	const shown = (id: string) =>
		simulator
			.view(now())
			.contacts.flatMap(({ messages }) => messages)
			.find((message) => message.id === id);
	const heard: string[] = [];
	return {
		gateway: {
			...simulator,
			async react(input) {
				const answer = await simulator.react?.(input);
				heard.push(shown(input.target.providerId)?.ourReaction ?? "none");
				return answer ?? { class: "unknown" };
			},
		},
		webhook: null,
		scan: () => act({ type: "scan" }),
		write: (phone, name, text) => act({ type: "write", phone, name, text, count: 1 }),
		asksPasskey: () => act({ type: "ask_passkey", on: true }),
		sendsPicture: (phone, name, text) =>
			act({ type: "send_medium", phone, name, medium: "image", text }),
		types: (phone) => act({ type: "typing", phone, on: true }),
		reads: (phone) => act({ type: "read", phone }),
		ownerReplies: (phone, text) => act({ type: "owner_reply", phone, text }),
		dropLine: () => act({ type: "drop_line" }),
		unlinkOnPhone: () => act({ type: "unlink" }),
		trouble: (kind) => act({ type: "mode", mode: troubles[kind] }),
		received: async (phone) =>
			simulator
				.view(now())
				.contacts.filter((contact) => contact.phone === phone)
				.flatMap(({ messages }) => messages)
				.filter(({ fromMe }) => fromMe)
				.map(({ text }) => text),
		receivedFiles: async (phone) =>
			simulator
				.view(now())
				.contacts.filter((contact) => contact.phone === phone)
				.flatMap(({ messages }) => messages)
				.flatMap(({ file, fromMe, text, quotedId }) =>
					file && fromMe
						? [{ kind: file.kind, name: file.name, sha256: file.hash, text, quoted: quotedId }]
						: [],
				),
		receivedItems: async (phone) =>
			simulator
				.view(now())
				.contacts.filter((contact) => contact.phone === phone)
				.flatMap(({ messages }) => messages)
				.flatMap(({ item, fromMe }) => (item && fromMe ? [item] : [])),
		votes: (phone, { providerId }, choices) =>
			act({ type: "vote", phone, messageId: providerId, choices }),
		reactions: async () => heard,
		textNow: async (id) => {
			const message = shown(id);
			return message && !message.deleted ? message.text : null;
		},
		group: {
			address: { kind: "group", value: GROUP },
			async write(text) {
				await act({ type: "group", act: "create", name: "Família Lima" });
				const named = text.replace("@5511970000202", "@Beto Lima");
				await act({ type: "write", phone: GROUP, name: "", text: named, count: 1 });
			},
			change: () =>
				act({ type: "group", phone: GROUP, act: "added", who: "5511900000009", name: "Rui" }),
			newcomer: { kind: "phone", value: "5511900000009" },
			// The phone shows names; what left by number is what the state has.
			sent: async () =>
				(state?.contacts ?? [])
					.filter(({ phone }) => phone === GROUP)
					.flatMap(({ messages }) => messages)
					.filter(({ fromMe }) => fromMe)
					.map(({ text }) => ({ text, mentioned: [] })),
		},
		events: () => told,
		close: async () => clearInterval(clock),
	};
}

testGatewayConformance("simulator", SIMULATOR_CAPABILITIES, createRig);
testFileConformance("simulator", SIMULATOR_CAPABILITIES, async () => linked(await createRig()));
testItemConformance("simulator", SIMULATOR_CAPABILITIES, async () => linked(await createRig()));
