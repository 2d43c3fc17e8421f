import type { MCPClient } from "@ai-sdk/mcp";
import { cutResult } from "#app/domain/agents/acts/act.ts";
import { MAX_TOOLS, type McpTool, readTool } from "#app/domain/agents/acts/own-action.ts";
import { createGuardedFetch } from "../safe-fetch.ts";
import { ACTION_TIMEOUT_MS, type ActionGuards } from "./http.ts";
import type { ActionAnswer, ActionTarget, AgentActions } from "./port.ts";

const MAX_ANSWER_BYTES = 256_000;

/** MCP over streamable HTTP, a connection for each use: a Worker keeps none between two messages. */
export function createMcpCalls(guards: ActionGuards): Pick<AgentActions, "listTools" | "callTool"> {
	const timeoutMs = guards.timeoutMs ?? ACTION_TIMEOUT_MS;

	async function withServer<T>(
		{ url, secret }: ActionTarget,
		ask: (client: MCPClient, signal: AbortSignal) => Promise<T>,
	): Promise<T> {
		const { createMCPClient } = await import("@ai-sdk/mcp");
		const signal = AbortSignal.timeout(timeoutMs);
		const guarded = createGuardedFetch({ ...guards, maxBytes: MAX_ANSWER_BYTES });
		const client = await createMCPClient({
			transport: {
				type: "http",
				url,
				headers: secret ? { [secret.header]: secret.value } : {},
				// Every call, also the first, ends with the time a customer can wait.
				fetch: (input, init = {}) =>
					guarded(input, {
						...init,
						signal: init.signal ? AbortSignal.any([init.signal, signal]) : signal,
					}),
			},
			initializationOptions: { signal, timeout: timeoutMs },
			maxRetries: 0,
		});
		try {
			return await ask(client, signal);
		} finally {
			// It may answer the end of a session late or never; nobody waits for it.
			void client.close().catch(() => undefined);
		}
	}

	return {
		async listTools(server) {
			try {
				return await withServer(server, async (client, signal) => {
					const { tools } = await client.listTools({ options: { signal, timeout: timeoutMs } });
					return tools
						.map(({ name, description, inputSchema, annotations }) =>
							readTool({
								name,
								description,
								inputSchema,
								isReadOnly: annotations?.readOnlyHint === true,
							}),
						)
						.filter((tool): tool is McpTool => tool !== null)
						.slice(0, MAX_TOOLS);
				});
			} catch {
				return null;
			}
		},

		async callTool(server, tool, args): Promise<ActionAnswer> {
			let wasAsked = false;
			try {
				return await withServer(server, async (client, signal) => {
					wasAsked = true;
					const done = await client.callTool({
						name: tool,
						arguments: args,
						options: { signal, timeout: timeoutMs },
					});
					return { kind: "answer", isOk: done.isError !== true, text: cutResult(textOf(done)) };
				});
			} catch {
				// Before the tool was called nothing can have happened.
				return { kind: wasAsked ? "broken" : "unreached" };
			}
		},
	};
}

/** The text parts of a result; pictures and files are not for a chat. */
function textOf(done: unknown): string {
	const { content, structuredContent } = done as { content?: unknown; structuredContent?: unknown };
	if (structuredContent !== undefined) return JSON.stringify(structuredContent);
	if (!Array.isArray(content)) return JSON.stringify(done);
	return content
		.flatMap((part: { type?: string; text?: string }) =>
			part.type === "text" && part.text !== undefined ? [part.text] : [],
		)
		.join("\n");
}
