import { data, type RouterContextProvider } from "react-router";
import * as v from "valibot";
import { ERROR_CODES, type ErrorCode } from "#app/contracts/errors.ts";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import {
	type Preferences,
	preferencesContext,
	servicesContext,
	signedInContext,
} from "#app/context.ts";
import type { Services } from "#workers/services/index.ts";
import { statusOf } from "./status-of.ts";

/** Who sends the request, and its context. */
export interface ActionCall {
	services: Services;
	signedIn: SignedIn;
	/** Language of the person; texts that are generated for them use it. */
	locale: Preferences["locale"];
	params: Readonly<Record<string, string | undefined>>;
	request: Request;
	/** Response headers that a run may set. */
	headers: Headers;
}

/**
 * The fields of each form of a page, by the `intent` it is sent with. Defined in the area's
 * `forms.ts`.
 */
type Forms = Record<string, v.GenericSchema>;

/**
 * Result of a run: fields of `value` are added to the answer; a refusal may carry more than its
 * code; a Response redirects.
 */
type Outcome = { ok: true; value: object | null } | { ok: false; code: ErrorCode } | Response;

type Runs<F extends Forms> = {
	[Intent in keyof F]: (
		call: ActionCall,
		input: v.InferOutput<F[Intent]>,
	) => Outcome | Promise<Outcome>;
};

/** Distributed over the intents: in a plain union the wider of two shapes would hide the other. */
type OutcomeOf<R> = {
	[Intent in keyof R]: R[Intent] extends (...args: never) => infer Returned
		? Awaited<Returned>
		: never;
}[keyof R];
type Brought<O> = O extends { ok: true; value: infer Value }
	? Exclude<Value, null>
	: O extends { ok: false }
		? Omit<O, "ok" | "code">
		: never;
type Keys<U> = U extends unknown ? keyof U : never;
type At<U, Key> = U extends unknown ? (Key extends keyof U ? U[Key] : never) : never;

/**
 * Answer of an action; `code` null means success. Further fields exist only for the intent that
 * returns them.
 */
export type Answer<Intent, Value> = { intent: Intent | null; code: ErrorCode | null } & {
	[Key in Keys<Value>]?: At<Value, Key>;
};
export type AnswerOf<Action> = Action extends (args: never) => Promise<infer Answered>
	? Answered extends { data: infer Value }
		? Value
		: never
	: never;

/** What a screen sends: an intent and its fields. */
export type RequestOf<F extends Forms> = {
	[Intent in keyof F]: { intent: Intent } & v.InferOutput<F[Intent]>;
}[keyof F];

interface ActionArgs {
	request: Request;
	params: Readonly<Record<string, string | undefined>>;
	context: Readonly<RouterContextProvider>;
}

/**
 * The action of a page, with one entry for each intent of its forms. Unknown intents and fields of
 * another shape are `invalid_request`, and nothing runs. Permissions are checked by the services.
 */
export function defineActions<const F extends Forms, const R extends Runs<F>>(forms: F, runs: R) {
	type ActionAnswer = Answer<keyof F & string, Brought<OutcomeOf<R>>>;

	return async ({ request, params, context }: ActionArgs) => {
		const headers = new Headers();
		const answer = (body: { intent: string | null; code: ErrorCode | null }) =>
			data(body as ActionAnswer, {
				status: body.code === null ? 200 : statusOf(body.code),
				headers,
			});
		const parsed = parseForm(forms, await request.formData());
		if (!parsed.ok) return answer({ intent: parsed.intent, code: parsed.code });
		const { intent, input } = parsed;
		const run = runs[intent] as Runs<Forms>[string];
		const outcome = await run(
			{
				services: context.get(servicesContext),
				signedIn: context.get(signedInContext),
				locale: context.get(preferencesContext).locale,
				params,
				request,
				headers,
			},
			input,
		);
		if (outcome instanceof Response) return outcome;
		if (outcome.ok) return answer({ ...outcome.value, intent, code: null });
		const { ok: _, ...refusal } = outcome;
		return answer({ ...refusal, intent });
	};
}

/** Parses a form by its field `intent` and the schema of that intent. */
export function parseForm<F extends Forms>(
	forms: F,
	form: FormData,
):
	| { ok: true; intent: keyof F & string; input: v.InferOutput<F[string]> }
	| { ok: false; intent: (keyof F & string) | null; code: ErrorCode } {
	// Tabs of the release before name it `form` on three pages; may be removed after one release.
	const named = form.get("intent") ?? form.get("form");
	const intent = Object.keys(forms).find((name) => name === named);
	const schema = intent === undefined ? undefined : forms[intent];
	if (intent === undefined || !schema) return { ok: false, intent: null, code: "invalid_request" };
	const input = v.safeParse(schema, readFields(form, schema));
	if (!input.success) return { ok: false, intent, code: codeOf(input.issues[0].message) };
	return { ok: true, intent, input: input.output };
}

/** A field whose schema is a list may occur in the form any number of times. */
function readFields(form: FormData, schema: v.GenericSchema): Record<string, unknown> {
	const fields: Record<string, unknown> = Object.fromEntries(form);
	const entries = "entries" in schema ? (schema.entries as Record<string, v.GenericSchema>) : {};
	for (const [name, { type }] of Object.entries(entries))
		if (type === "array") fields[name] = form.getAll(name);
	return fields;
}

/** A schema's message may itself be an error code. */
const codeOf = (message: string): ErrorCode =>
	ERROR_CODES.find((code) => code === message) ?? "invalid_request";

/** Success without a value: what the service returned stays on the server. */
export const bare = <Refusal extends { ok: false; code: ErrorCode }>(
	outcome: { ok: true } | Refusal,
): { ok: true; value: null } | Refusal => (outcome.ok ? { ok: true, value: null } : outcome);
