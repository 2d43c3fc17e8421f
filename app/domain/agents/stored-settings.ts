// Spec 1, section 3: Agent. What its row in D1 keeps of the settings, and how it is read again.
import {
	type AgentSettings,
	type AgentStatus,
	DEFAULT_DEBOUNCE_MS,
	type ModelProvider,
} from "./agent.ts";

type InColumns = "instructions" | "provider" | "model" | "integrationId";
type InJson = Omit<AgentSettings, InColumns>;

/** Of an agent nobody set up yet, and of rows of an earlier version. */
const DEFAULTS: InJson = {
	temperature: 0.3,
	handOver: { words: [], onNoAnswer: true, onRequest: true, maxTurns: null },
	hours: null,
	debounceMs: DEFAULT_DEBOUNCE_MS,
	languages: ["pt"],
	listens: true,
};

export type StoredAgentSettings = ReturnType<typeof storeSettings>;

/** The columns of settings; what has no column of its own is one JSON text. */
export function storeSettings(settings: AgentSettings) {
	const { instructions, provider, model, integrationId, ...rest } = settings;
	return { instructions, provider, model, integrationId, settings: JSON.stringify(rest) };
}

/** The settings of a row. What an older build did not know has its default. */
export function readStoredSettings(row: {
	instructions: string;
	provider: ModelProvider;
	model: string;
	integrationId: string | null;
	settings: string;
}): AgentSettings {
	const { instructions, provider, model, integrationId } = row;
	const rest = JSON.parse(row.settings) as Partial<InJson>;
	return { ...DEFAULTS, ...rest, instructions, provider, model, integrationId };
}

/** Settings that are stored as one JSON value, as versions are. What an older build did not know has its default. */
export const readAllSettings = (stored: Partial<AgentSettings>): AgentSettings => ({
	...DEFAULTS,
	instructions: "",
	provider: "knowledge",
	model: "",
	integrationId: null,
	...stored,
});

/** Anything but `active` is shown as paused. */
export const readStatus = (status: string): AgentStatus =>
	status === "active" ? "active" : "paused";
