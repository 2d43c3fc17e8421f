import type {
	PhoneMessage,
	SimulatedMember,
	SimulatorMode,
} from "#app/contracts/simulated-phone.ts";
import type { GatewayEvent, PasskeyStep } from "#app/domain/channels/gateway-event.ts";

export interface SimulatedContact {
	phone: string;
	name: string;
	online: boolean;
	typing: boolean;
	/** Until when the business is shown as typing, epoch ms. */
	businessTypingUntil: number;
	/** Oldest first. */
	messages: PhoneMessage[];
	/** The customer's LID, once it was sent to the business. */
	lid?: string;
	hidesNumber?: boolean;
	/** It is a group, and `phone` its id. */
	members?: SimulatedMember[];
}

/** The state of the simulated WhatsApp: plain data, stored by the channel's object. */
export interface SimulatorState {
	version: 1;
	line: "unlinked" | "linked" | "dropped";
	/** When the connection dropped; events since then are sent when it is back. */
	droppedAt: number | null;
	qr: { code: string; issuedAt: number } | null;
	phone: string;
	profileName: string;
	selfScan: boolean;
	mode: SimulatorMode;
	/** Time of the next draw of a phone that scans by itself. */
	nextDrawAt: number | null;
	contacts: SimulatedContact[];
	/** The pairing code that waits to be typed. */
	pairing?: { code: string; issuedAt: number } | null;
	asksPasskey?: boolean;
	passkey?: { step: PasskeyStep; code: string } | null;
	/** The dropped connection stays down until it is restored. */
	staysDown?: boolean;
	losesEvents?: boolean;
	/** Future events, in order of time. */
	pending: { at: number; event: GatewayEvent }[];
}

/** The channel object's storage of the state. Both calls are synchronous. */
export interface SimulatorStore {
	read(): SimulatorState | null;
	write(state: SimulatorState): void;
}

/** The state of an unlinked phone; `line: "linked"` for a demonstration that starts connected. */
export function createSimulatorState(
	overrides: Partial<Pick<SimulatorState, "line" | "phone" | "profileName" | "contacts">> = {},
): SimulatorState {
	return {
		version: 1,
		line: "unlinked",
		droppedAt: null,
		qr: null,
		phone: "5511900000000",
		profileName: "Telefone de demonstração",
		selfScan: false,
		mode: "normal",
		nextDrawAt: null,
		contacts: [],
		pending: [],
		...overrides,
	};
}
