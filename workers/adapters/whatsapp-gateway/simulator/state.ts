import type { PhoneMessage, SimulatorMode } from "#app/contracts/simulated-phone.ts";
import type { GatewayEvent, PasskeyStep } from "#app/domain/channels/gateway-event.ts";

export interface SimulatedContact {
	phone: string;
	name: string;
	online: boolean;
	typing: boolean;
	/** The business types to this customer until this moment. */
	businessTypingUntil: number;
	/** Oldest first. */
	messages: PhoneMessage[];
	/** The other address of the person, once it was told. */
	lid?: string;
	hidesNumber?: boolean;
}

/** Everything the simulated WhatsApp knows; plain data, kept by the instance object. */
export interface SimulatorState {
	version: 1;
	line: "unlinked" | "linked" | "dropped";
	/** When the line fell: what came since is told when it heals. */
	droppedAt: number | null;
	qr: { code: string; issuedAt: number } | null;
	phone: string;
	profileName: string;
	selfScan: boolean;
	mode: SimulatorMode;
	/** Next draw of a phone that scans by itself. */
	nextDrawAt: number | null;
	contacts: SimulatedContact[];
	/** A code to type in place of the QR, and the passkey step under way. */
	pairing?: { code: string; issuedAt: number } | null;
	asksPasskey?: boolean;
	passkey?: { step: PasskeyStep; code: string } | null;
	/** The fallen line stays down until it is restored. */
	staysDown?: boolean;
	losesEvents?: boolean;
	/** Events to come, in order of their moment. */
	pending: { at: number; event: GatewayEvent }[];
}

/** Where the state lives: the instance object's own storage. Both calls are synchronous. */
export interface SimulatorStore {
	read(): SimulatorState | null;
	write(state: SimulatorState): void;
}

/** A phone nobody has linked yet; `line: "linked"` for a demonstration that starts connected. */
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
