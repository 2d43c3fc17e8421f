/** Agents for tests that are about something else, made as the form makes them. */
import type { APIRequestContext } from "playwright/test";
import type { AgentSettings } from "#app/domain/agents/agent.ts";

const SETTINGS: AgentSettings = {
	instructions: "",
	provider: "knowledge",
	model: "",
	temperature: 0.3,
	integrationId: null,
	handOver: { words: ["gerente"], onNoAnswer: true, onRequest: true, maxTurns: null },
	hours: null,
	debounceMs: 1_000,
	languages: ["pt"],
	listens: true,
};

export interface AgentOptions {
	settings?: Partial<AgentSettings>;
	channelIds?: string[];
	/** Title by title. */
	knows?: Record<string, string>;
}

/** Makes an agent as this member and answers its id. */
export async function makeAgent(
	member: APIRequestContext,
	origin: string,
	name: string,
	options: AgentOptions = {},
): Promise<string> {
	const headers = { origin };
	const made = await member.post("/agents/new.data", {
		headers,
		form: {
			name,
			channelIds: (options.channelIds ?? []).join(","),
			settings: JSON.stringify({ ...SETTINGS, ...options.settings }),
		},
	});
	const body = await made.text();
	const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/.exec(body)?.[0];
	if (!id) throw new Error(`no agent was made: ${body}`);
	for (const [title, text] of Object.entries(options.knows ?? {})) {
		const added = await member.post(`/api/agents/${id}/knowledge`, {
			headers: { ...headers, "content-type": "text/plain" },
			params: { title },
			data: text,
		});
		if (!added.ok()) throw new Error(`${title} was not added: ${await added.text()}`);
	}
	return id;
}
