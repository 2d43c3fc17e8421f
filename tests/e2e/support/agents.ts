/** Agents for journeys that are about something else, made as the form makes them. */
import { expect, type Page, test } from "playwright/test";
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
};

/** Makes an agent as the member of `page` and answers its id. It knows `knows`, title by title. */
export async function createAgent(
	page: Page,
	name: string,
	options: {
		settings?: Partial<AgentSettings>;
		channelIds?: string[];
		knows?: Record<string, string>;
	} = {},
): Promise<string> {
	const headers = { origin: test.info().project.use.baseURL ?? "" };
	const made = await page.request.post("/agents/new.data", {
		headers,
		form: {
			name,
			channelIds: (options.channelIds ?? []).join(","),
			settings: JSON.stringify({ ...SETTINGS, ...options.settings }),
		},
	});
	const body = await made.text();
	expect(made.ok(), body).toBe(true);
	const id = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}/.exec(body)?.[0];
	if (!id) throw new Error(`no agent was made: ${body}`);
	for (const [title, text] of Object.entries(options.knows ?? {})) {
		const added = await page.request.post(`/api/agents/${id}/knowledge`, {
			headers: { ...headers, "content-type": "text/plain" },
			params: { title },
			data: text,
		});
		expect(added.ok(), await added.text()).toBe(true);
	}
	return id;
}
