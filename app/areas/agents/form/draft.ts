import type { AgentView } from "#app/contracts/agents.ts";
import { type ActSettings, NO_ACTS } from "#app/domain/agents/acts/built-in.ts";
import type { ConversionChoice } from "#app/domain/agents/acts/conversion.ts";
import { fillKeys } from "#app/domain/agents/acts/contact-fields.ts";
import {
	type AgentLanguage,
	type AgentSettings,
	DEFAULT_DEBOUNCE_MS,
	type ModelProvider,
} from "#app/domain/agents/agent.ts";
import type { BusinessHours } from "#app/domain/channels/business-hours.ts";

const SECOND_MS = 1000;
const USUAL_MAX_TURNS = 20;
const USUAL_TEMPERATURE = 0.3;

/** The form's state, as its fields hold it. */
export interface Draft {
	name: string;
	instructions: string;
	provider: ModelProvider;
	model: string;
	temperature: number;
	integrationId: string;
	channelIds: string[];
	words: string[];
	onRequest: boolean;
	onNoAnswer: boolean;
	hasMaxTurns: boolean;
	/** As typed; used only with `hasMaxTurns`. */
	maxTurns: string;
	hours: BusinessHours | null;
	/** As typed. */
	debounceSeconds: string;
	languages: AgentLanguage[];
	acts: ActSettings;
	/** Absent where none was ever chosen: a release before would refuse a form with it. */
	conversion?: ConversionChoice | null;
	/** The same of files of the library. */
	sendsFiles?: boolean;
	/** Voice notes and pictures are put into words, where the agent can. */
	listens: boolean;
}

/**
 * A new agent's defaults: low temperature, no key, and handing over to people when it does not
 * know.
 */
export const emptyDraft = (language: AgentLanguage, words: readonly string[]): Draft => ({
	name: "",
	instructions: "",
	provider: "knowledge",
	model: "",
	temperature: USUAL_TEMPERATURE,
	integrationId: "",
	channelIds: [],
	words: [...words],
	onRequest: true,
	onNoAnswer: true,
	hasMaxTurns: false,
	maxTurns: String(USUAL_MAX_TURNS),
	hours: null,
	debounceSeconds: String(DEFAULT_DEBOUNCE_MS / SECOND_MS),
	languages: [language],
	acts: NO_ACTS,
	listens: true,
});

export function toDraft({ name, channels, settings }: AgentView): Draft {
	const { handOver } = settings;
	return {
		name,
		instructions: settings.instructions,
		provider: settings.provider,
		model: settings.model,
		temperature: settings.temperature,
		integrationId: settings.integrationId ?? "",
		channelIds: channels.map(({ id }) => id).toSorted(),
		words: handOver.words,
		onRequest: handOver.onRequest,
		onNoAnswer: handOver.onNoAnswer,
		hasMaxTurns: handOver.maxTurns !== null,
		maxTurns: String(handOver.maxTurns ?? USUAL_MAX_TURNS),
		hours: settings.hours,
		debounceSeconds: String(settings.debounceMs / SECOND_MS),
		languages: settings.languages,
		acts: settings.acts ?? NO_ACTS,
		...(settings.conversion !== undefined && { conversion: settings.conversion }),
		...(settings.sendsFiles !== undefined && { sendsFiles: settings.sendsFiles }),
		listens: settings.listens,
	};
}

/**
 * The settings to judge and to send. Text that is no number becomes zero, which every limit
 * refuses.
 */
export function toSettings(draft: Draft): AgentSettings {
	const isKnowledge = draft.provider === "knowledge";
	return {
		instructions: draft.instructions,
		provider: draft.provider,
		model: isKnowledge ? "" : draft.model.trim(),
		temperature: draft.temperature,
		integrationId: draft.provider === "openai" ? draft.integrationId || null : null,
		handOver: {
			words: draft.words,
			onNoAnswer: draft.onNoAnswer,
			onRequest: draft.onRequest,
			maxTurns: draft.hasMaxTurns ? toNumber(draft.maxTurns) : null,
		},
		hours: draft.hours,
		debounceMs: toNumber(draft.debounceSeconds) * SECOND_MS,
		languages: draft.languages,
		acts: { ...draft.acts, form: fillKeys(draft.acts.form) },
		...(draft.conversion !== undefined && { conversion: draft.conversion }),
		...(draft.sendsFiles !== undefined && { sendsFiles: draft.sendsFiles }),
		listens: draft.listens,
	};
}

/** Zero, which every limit refuses, for text that is no number. */
const toNumber = (typed: string): number => {
	const value = Number(typed.trim().replace(",", "."));
	return Number.isFinite(value) ? value : 0;
};

export const isSameDraft = (a: Draft, b: Draft): boolean => JSON.stringify(a) === JSON.stringify(b);
