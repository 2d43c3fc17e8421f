/** An agent's own actions as the API answers them. */
import * as v from "valibot";
import { HTTP_METHODS } from "#app/domain/agents/acts/http-action.ts";
import { PARAMETER_SOURCES, PARAMETER_TYPES } from "#app/domain/agents/acts/parameters.ts";

const Text = v.string();
const NeedsMember = v.exactOptional(v.literal(true));

const HttpAction = v.object({
	kind: v.literal("http"),
	name: Text,
	description: Text,
	method: v.picklist(HTTP_METHODS),
	url: Text,
	parameters: v.array(
		v.object({
			name: Text,
			type: v.picklist(PARAMETER_TYPES),
			description: Text,
			isRequired: v.boolean(),
			choices: v.array(Text),
			source: v.picklist(PARAMETER_SOURCES),
		}),
	),
	secretHeader: Text,
	isWriting: v.boolean(),
	needsMember: NeedsMember,
});
export type HttpAction = v.InferOutput<typeof HttpAction>;

const McpServer = v.object({
	kind: v.literal("mcp"),
	name: Text,
	url: Text,
	secretHeader: Text,
	tools: v.array(
		v.object({
			name: Text,
			description: Text,
			parameters: Text,
			isWriting: v.boolean(),
			needsMember: NeedsMember,
			isOn: v.boolean(),
			news: v.exactOptional(v.picklist(["new", "changed"])),
		}),
	),
});
export type McpServer = v.InferOutput<typeof McpServer>;

const StoredAction = v.object({
	id: Text,
	isActive: v.boolean(),
	action: v.variant("kind", [HttpAction, McpServer]),
	hasSecret: v.boolean(),
});
export type StoredAction = v.InferOutput<typeof StoredAction>;

export const Listed = v.object({ actions: v.array(StoredAction) });
export const Created = v.object({ id: Text });
export const ReadServer = v.object({ action: McpServer });
export const Tried = v.object({
	isOk: v.boolean(),
	result: Text,
	ms: v.number(),
	request: v.object({
		method: Text,
		url: Text,
		header: v.nullable(Text),
		body: v.nullable(Text),
	}),
});
export type Tried = v.InferOutput<typeof Tried>;
