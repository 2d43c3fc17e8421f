// An action of the team's own: one HTTP call, or the tools of an MCP server. Both go through the same door.
import { storableText } from "../../inbox/stored-text.ts";
import { fail, ok, type Result } from "../../result.ts";
import type { ActOffer } from "./act.ts";
import {
	type ActionGuards,
	type HttpAction,
	type HttpActionError,
	parseHttpAction,
} from "./http-action.ts";
import { toJsonSchema } from "./parameters.ts";

export const ACTION_KINDS = ["http", "mcp"] as const;

/** Of one agent. */
export const MAX_ACTIONS = 10;
/** Of one MCP server; more descriptions would fill a prompt. */
export const MAX_TOOLS = 20;
const MAX_TOOL_DESCRIPTION = 500;
const MAX_SCHEMA = 4_000;

/** A tool as its server describes it, with what the team decided about it. */
export interface McpTool {
	/** The server's own name. */
	name: string;
	description: string;
	/** JSON Schema, as JSON. */
	parameters: string;
	/** It changes something: it waits for a yes. Unless the server says "read only" it is taken for that. */
	isWriting: boolean;
	/** Of what waits for a yes: only a member's counts. */
	needsMember?: true;
	isOn: boolean;
	/** Its server tells of it since it was last read, or tells something else: it is off until the team decides. */
	news?: "new" | "changed";
}

export interface McpServer {
	name: string;
	url: string;
	secretHeader: string;
	tools: McpTool[];
}

export type OwnAction = ({ kind: "http" } & HttpAction) | ({ kind: "mcp" } & McpServer);

/** What somebody typed, cleaned; or the first thing that is wrong with it. */
export function parseOwnAction(
	typed: OwnAction,
	guards: ActionGuards,
): Result<OwnAction, HttpActionError> {
	if (typed.kind === "http") {
		const parsed = parseHttpAction(typed, guards);
		return parsed.ok ? ok({ kind: "http", ...parsed.value }) : parsed;
	}
	// The name, the address and the header are judged as those of a call without parameters.
	const shape = { method: "POST", description: "MCP", parameters: [], isWriting: true } as const;
	const parsed = parseHttpAction({ ...typed, ...shape, parameters: [] }, guards);
	if (!parsed.ok) return parsed;
	const { name, url, secretHeader } = parsed.value;
	if (!typed.tools.every(({ parameters }) => isSchema(parameters)))
		return fail("action_parameters_invalid");
	return ok({ kind: "mcp", name, url, secretHeader, tools: typed.tools.slice(0, MAX_TOOLS) });
}

/** The JSON of an object: anything else would fail each answer that is to offer it. */
function isSchema(json: string): boolean {
	try {
		const schema: unknown = JSON.parse(json);
		return typeof schema === "object" && schema !== null && json.length <= MAX_SCHEMA;
	} catch {
		return false;
	}
}

/** A tool as a server described it, cleaned; null for one that no model could be told of. */
export function readTool(said: {
	name: string;
	description?: string | undefined;
	inputSchema: unknown;
	isReadOnly: boolean;
}): McpTool | null {
	const parameters = JSON.stringify(said.inputSchema);
	if (!/^[\w.-]{1,64}$/u.test(said.name) || parameters.length > MAX_SCHEMA) return null;
	return {
		name: said.name,
		description: storableText(said.description ?? "").slice(0, MAX_TOOL_DESCRIPTION),
		parameters,
		isWriting: !said.isReadOnly,
		isOn: said.isReadOnly,
	};
}

/**
 * What the team decided stays with a tool that says of itself what it said then. A later server could turn a harmless
 * tool into another one: what is new or says something else is off until the team has looked at it.
 */
export const keepDecisions = (found: readonly McpTool[], known: readonly McpTool[]): McpTool[] =>
	known.length === 0
		? [...found]
		: found.map((tool) => {
				const before = known.find(({ name }) => name === tool.name);
				if (!before) return { ...tool, isOn: false, news: "new" };
				const { isWriting, needsMember, isOn, news } = before;
				const decided = { ...tool, isWriting, ...(needsMember && { needsMember }) };
				const isSame =
					before.description === tool.description && before.parameters === tool.parameters;
				if (!isSame) return { ...decided, isOn: false, news: "changed" };
				return { ...decided, isOn, ...(news && { news }) };
			});

/** Models take letters, digits, `_` and `-`. */
const toolName = (server: string, tool: string): string =>
	`${server}__${tool.replaceAll(/[^\w-]/gu, "_")}`.slice(0, 64);

/** One thing a model may call, with what is needed to do it. */
export interface OwnOffer {
	offer: ActOffer;
	isWriting: boolean;
	needsMember: boolean;
	/** Of MCP the server's name of the tool; "" for an HTTP call. */
	tool: string;
}

/** What an action offers to a model. */
export function offersOf(action: OwnAction): OwnOffer[] {
	if (action.kind === "http") {
		const { name, description, parameters, isWriting, needsMember = false } = action;
		const offer = { name, description, parameters: toJsonSchema(parameters) };
		return [{ offer, isWriting, needsMember, tool: "" }];
	}
	return action.tools
		.filter(({ isOn }) => isOn)
		.map(({ name, description, parameters, isWriting, needsMember = false }) => ({
			offer: {
				name: toolName(action.name, name),
				description,
				parameters: JSON.parse(parameters) as Record<string, unknown>,
			},
			isWriting,
			needsMember,
			tool: name,
		}));
}

/** The arguments of an MCP tool: an object, and not a long one. Its server judges the rest. */
export function readToolArguments(given: unknown): Result<Record<string, unknown>, "arguments"> {
	const isObject = typeof given === "object" && given !== null && !Array.isArray(given);
	if (!isObject || JSON.stringify(given).length > MAX_SCHEMA) return fail("arguments");
	return ok(given as Record<string, unknown>);
}
