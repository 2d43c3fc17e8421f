// Spec 1, section 3: Agent. founding.md 33.
import type { BusinessHours } from "../channels/business-hours.ts";
import type { ActSettings } from "./acts/built-in.ts";
import type { ConversionChoice } from "./acts/conversion.ts";

/** Anything but `active` is shown as Pausado. */
export const AGENT_STATUSES = ["active", "paused"] as const;
export type AgentStatus = (typeof AGENT_STATUSES)[number];

/** `knowledge` needs no key: it answers from the agent's own entries and from nothing else. */
export const MODEL_PROVIDERS = ["knowledge", "openai", "workers_ai"] as const;
export type ModelProvider = (typeof MODEL_PROVIDERS)[number];

export const AGENT_LANGUAGES = ["pt", "en", "es"] as const;
export type AgentLanguage = (typeof AGENT_LANGUAGES)[number];

/** When an agent gives a conversation to people by itself. */
export interface HandOverRules {
	/** Words or phrases of the customer, compared without case and accents. */
	words: string[];
	/** The agent's own entries say nothing about what was asked. */
	onNoAnswer: boolean;
	/** The customer asks for a person. */
	onRequest: boolean;
	/** After so many answers in one conversation; null: never. */
	maxTurns: number | null;
}

/** What an agent answers with. D1 owns it; the object knows only a `ChannelAgent`. */
export interface AgentSettings {
	instructions: string;
	provider: ModelProvider;
	/** The vendor's name of the model; "" for `knowledge`. */
	model: string;
	/** 0 to 1, in tenths. */
	temperature: number;
	/** The openai integration that pays; null elsewhere. */
	integrationId: string | null;
	handOver: HandOverRules;
	/** Outside them the agent does not answer and members are notified; null: always on duty. */
	hours: BusinessHours | null;
	/** Quiet time after the customer's last message before the agent answers. */
	debounceMs: number;
	languages: AgentLanguage[];
	/** What it does besides talking; its own actions are rows of their own. Absent: nothing, or as it was. */
	acts?: ActSettings;
	/**
	 * The conversion it may report. Null or absent: none, or as it was. Not one of `acts`: the release before replaces
	 * those as a whole, and its form refuses what it does not know there.
	 */
	conversion?: ConversionChoice | null;
	/** It may send files of the workspace's library. Absent: not, or as it was; not one of `acts` for the same reason. */
	sendsFiles?: boolean;
	/** Voice notes and pictures are put into words where a model can, which costs. */
	listens: boolean;
}

/** What a channel's object knows of the agent that answers its new conversations. */
export interface ChannelAgent {
	id: string;
	name: string;
	debounceMs: number;
}

export const DEFAULT_DEBOUNCE_MS = 3_000;
export const MIN_DEBOUNCE_MS = 1_000;
export const MAX_DEBOUNCE_MS = 60_000;
