/** Actions of agents as they cross the wire. What they mean is judged by `app/domain/agents/acts`. */
import { z } from "zod";
import { HTTP_METHODS } from "../domain/agents/acts/http-action.ts";
import type { OwnAction } from "../domain/agents/acts/own-action.ts";
import { PARAMETER_SOURCES, PARAMETER_TYPES } from "../domain/agents/acts/parameters.ts";

const Text = z.string().max(5_000);
const Address = { name: Text, url: Text, secretHeader: Text };

const NeedsMember = z.literal(true).exactOptional();

const Action = z.discriminatedUnion("kind", [
	z.strictObject({
		kind: z.literal("http"),
		...Address,
		description: Text,
		method: z.enum(HTTP_METHODS),
		parameters: z
			.array(
				z.strictObject({
					name: Text,
					type: z.enum(PARAMETER_TYPES),
					description: Text,
					isRequired: z.boolean(),
					choices: z.array(Text).max(100),
					source: z.enum(PARAMETER_SOURCES),
				}),
			)
			.max(50),
		isWriting: z.boolean(),
		needsMember: NeedsMember,
	}),
	z.strictObject({
		kind: z.literal("mcp"),
		...Address,
		tools: z
			.array(
				z.strictObject({
					name: Text,
					description: Text,
					parameters: Text,
					isWriting: z.boolean(),
					needsMember: NeedsMember,
					isOn: z.boolean(),
				}),
			)
			.max(50),
	}),
]);

/** An action that somebody typed. `secret`: null keeps the stored one, "" removes it. */
export const SaveAction = z.strictObject({ action: Action, secret: Text.nullable() });
export type SaveAction = z.infer<typeof SaveAction>;

export const SwitchAction = z.strictObject({ isActive: z.boolean() });

/** One read by hand, with arguments as a model would write them. */
export const TryAction = z.strictObject({
	tool: Text,
	arguments: z.record(z.string(), z.unknown()),
});

export interface ActionView {
	id: string;
	isActive: boolean;
	action: OwnAction;
	/** The secret itself never leaves. */
	hasSecret: boolean;
}

export interface TriedAction {
	isOk: boolean;
	result: string;
	ms: number;
	/** What was sent, without the secret, which went in the header of this name (null: none). */
	request: { method: string; url: string; header: string | null; body: string | null };
}
