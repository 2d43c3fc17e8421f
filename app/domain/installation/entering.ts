// Decision 41: the first administrator enters by a link that only the operator of the deployment can make.
import { parseSignUp, type SignUp, type SignUpRefusal, parseFullName } from "../auth/sign-up.ts";
import { fail, ok, type Result } from "../result.ts";

/** Where objects can be placed: the platform's location hints, those nearest to the product's users first. */
export const REGIONS = ["sam", "enam", "wnam", "weur", "eeur", "me", "afr", "apac", "oc"] as const;
export type Region = (typeof REGIONS)[number];

export const parseRegion = (typed: string): Region | null =>
	REGIONS.find((region) => region === typed) ?? null;

export const SIGN_UP_MODES = ["open", "invite"] as const;
/** Whether strangers may make an account, or only people with an invitation. */
export type SignUpMode = (typeof SIGN_UP_MODES)[number];

/** A sign-up needs a mail to prove its address, so without mail an installation is by invitation. */
export const decideSignUp = (asked: SignUpMode | undefined, isMailSent: boolean): SignUpMode =>
	asked ?? (isMailSent ? "open" : "invite");

export interface Entering extends SignUp {
	workspaceName: string;
	region: Region;
}

export type EnteringRefusal = SignUpRefusal | "workspace_name_required" | "invalid_request";

/** Checks what the first administrator typed; the first thing wrong is the answer. */
export function parseEntering(
	typed: {
		fullName: string;
		email: string;
		password: string;
		workspaceName: string;
		region: string;
	},
	minPasswordLength: number,
): Result<Entering, EnteringRefusal> {
	const person = parseSignUp(typed, minPasswordLength);
	if (!person.ok) return person;
	const name = parseFullName(typed.workspaceName);
	if (!name.ok) return name.code === "full_name_required" ? fail("workspace_name_required") : name;
	const region = parseRegion(typed.region);
	if (region === null) return fail("invalid_request");
	return ok({ ...person.value, workspaceName: name.value, region });
}
