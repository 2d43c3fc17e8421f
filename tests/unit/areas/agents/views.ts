import type { AgentSummary, AgentView } from "#app/contracts/agents.ts";
import type { AgentSettings } from "#app/domain/agents/agent.ts";

export const settings = (change: Partial<AgentSettings> = {}): AgentSettings => ({
	instructions: "Seja breve.",
	provider: "knowledge",
	model: "",
	temperature: 0.3,
	integrationId: null,
	handOver: { words: ["gerente"], onNoAnswer: true, onRequest: true, maxTurns: null },
	hours: null,
	debounceMs: 3_000,
	languages: ["pt"],
	listens: true,
	...change,
});

export const summary = (change: Partial<AgentSummary> = {}): AgentSummary => ({
	id: "a1",
	name: "Aurora",
	avatarUrl: null,
	status: "active",
	pausedReason: null,
	provider: "knowledge",
	model: "",
	channels: [],
	answers: 0,
	handOvers: 0,
	createdAt: 0,
	...change,
});

export function view(change: Partial<AgentView> = {}): AgentView {
	const { answers: _, handOvers: __, ...rest } = summary();
	const versions = { version: 1, draft: null, trial: null, cases: 0, entryCount: 0 };
	return { ...rest, ...versions, settings: settings(), entries: [], ...change };
}
