import type { HttpCall } from "#app/domain/agents/acts/http-action.ts";
import type { McpTool } from "#app/domain/agents/acts/own-action.ts";

/** How a foreign system answered a call. Its text is data for a model, never more. */
export type ActionAnswer =
	| { kind: "answer"; isOk: boolean; text: string }
	/** Nothing was sent. */
	| { kind: "refused_url" | "unreached" }
	/** It may have arrived. */
	| { kind: "broken" };

/** Where a call goes, and the header that proves who calls. */
export interface ActionTarget {
	url: string;
	/** Null: no secret. */
	secret: { header: string; value: string } | null;
}

/** Foreign systems that agents use. No method throws for what the system does, and none repeats a call. */
export interface AgentActions {
	/** @param key by which the system can tell a repetition */
	call(call: HttpCall, secret: ActionTarget["secret"], key: string): Promise<ActionAnswer>;
	/** The tools of an MCP server; null when it cannot be read. */
	listTools(server: ActionTarget): Promise<McpTool[] | null>;
	callTool(
		server: ActionTarget,
		tool: string,
		args: Record<string, unknown>,
	): Promise<ActionAnswer>;
}
