import { vi } from "vitest";
import { testGatewayConformance } from "#tests/support/gateway-conformance.ts";
import type { PhoneAction } from "#app/contracts/simulated-phone.ts";
import type { GatewayEvent } from "#app/domain/channels/gateway-event.ts";
import {
	createSimulator,
	SIMULATOR_CAPABILITIES,
} from "#workers/adapters/whatsapp-gateway/simulator/simulator.ts";
import type { SimulatorState } from "#workers/adapters/whatsapp-gateway/simulator/state.ts";

// Time passes here; a busy machine must not decide.
vi.setConfig({ testTimeout: 20_000 });

testGatewayConformance("simulator", SIMULATOR_CAPABILITIES, async () => {
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
	const act = async (action: PhoneAction) => {
		told.push(...simulator.act(action, now()));
	};
	const clock = setInterval(() => told.push(...simulator.due(now())), 20);
	const troubles = { none: "normal", unreachable: "refuse", answer_lost: "hang" } as const;
	return {
		gateway: simulator,
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
		events: () => told,
		close: async () => clearInterval(clock),
	};
});
