import { type Page, test } from "playwright/test";
import { type AgentOptions, makeAgent } from "#tests/support/new-agent.ts";

/** Makes an agent as the member of `page` and answers its id. It knows `knows`, title by title. */
export const createAgent = (page: Page, name: string, options?: AgentOptions): Promise<string> =>
	makeAgent(page.request, test.info().project.use.baseURL ?? "", name, options);
