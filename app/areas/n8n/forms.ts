import * as v from "valibot";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { MAX_INPUT_LENGTH } from "#app/domain/settings/webhook-answer.ts";

const TestForm = v.object({ input: v.pipe(v.string(), v.maxLength(MAX_INPUT_LENGTH)) });

export function parseTestForm(form: FormData): Result<{ input: string }, "invalid_request"> {
	const parsed = v.safeParse(TestForm, Object.fromEntries(form));
	return parsed.success ? ok(parsed.output) : fail("invalid_request");
}
