// "Conectar com a Meta": Meta's embedded sign-up brings a number with its account, and these steps make it work. Each can be
// repeated; what was done stays done, so that whoever comes back goes on where it stopped.
import { fail, ok, type Result } from "#app/domain/result.ts";
import { HISTORY_WITHIN_MS } from "./shared-history.ts";

/** In their order; the last two only of a number that stays in use on its phone (coexistence). */
export const SIGN_UP_STEPS = ["webhooks", "number", "link", "contacts", "history"] as const;
export type SignUpStep = (typeof SIGN_UP_STEPS)[number];

const STEP_PROBLEMS = [
	/** Meta did not answer: nothing is known, and trying again is safe. */
	"unreachable",
	"refused",
	/** The number has a PIN of two-step verification that its owner knows. */
	"pin_needed",
	/** Too many registrations; Meta counts them over three days. */
	"too_many",
	/** Contacts and history may be asked for within a day only. */
	"late",
] as const;
export type StepProblem = (typeof STEP_PROBLEMS)[number];
type StepOutcome = "done" | StepProblem;

/** Why a sign-up brought no number. */
const SIGN_UP_REFUSALS = [
	/** The page was opened too long ago, or by somebody else. */
	"state_expired",
	"code_used",
	"code_expired",
	/** Meta took neither the code nor the app. */
	"code_refused",
	/** The permission that was given is for another account than the one that was named. */
	"other_account",
	"permission_missing",
	/** The account has no number, or several and none was named. */
	"number_missing",
] as const;
export type SignUpRefusal = (typeof SIGN_UP_REFUSALS)[number];

export const isSignUpRefusal = (code: string): code is SignUpRefusal =>
	SIGN_UP_REFUSALS.some((known) => known === code);

/** What Meta says of an account, as it says it. */
export interface AccountState {
	/** `APPROVED`, `PENDING`, `REJECTED`, …; null: not told. */
	review: string | null;
	/** Whether a way to pay is set; null: not told. */
	isFunded: boolean | null;
	/** `AVAILABLE`, `LIMITED`, `BLOCKED`; null: not told. */
	canSend: string | null;
	/** Why not, in Meta's words. */
	reasons: { code: number; text: string; solution: string }[];
	/** Epoch ms. */
	readAt: number;
}

/** Where a sign-up stands, as it is stored with its channel. */
export interface SignUpRecord {
	/** The number stays in use on its phone. */
	isShared: boolean;
	/** Epoch ms; the history may be asked for within HISTORY_WITHIN_MS from here. */
	startedAt: number;
	steps: Partial<Record<SignUpStep, StepOutcome>>;
	account: AccountState | null;
}

export const newSignUp = (isShared: boolean, now: number): SignUpRecord => ({
	isShared,
	startedAt: now,
	steps: {},
	account: null,
});

/** Null for none, and for what this release cannot read. */
export function parseSignUp(stored: string | null): SignUpRecord | null {
	if (stored === null) return null;
	try {
		const record = JSON.parse(stored) as Partial<SignUpRecord>;
		if (typeof record.startedAt !== "number" || !record.steps) return null;
		const { startedAt, steps, account = null, isShared = false } = record;
		return { isShared, startedAt, steps, account };
	} catch {
		return null;
	}
}

/** The steps of this number: one on a phone is registered there already. */
export const stepsOf = ({ isShared }: Pick<SignUpRecord, "isShared">): readonly SignUpStep[] =>
	SIGN_UP_STEPS.filter((step) =>
		isShared ? step !== "number" : step !== "contacts" && step !== "history",
	);

/** Nothing after them works without them. */
const NEEDED: readonly SignUpStep[] = ["webhooks", "number", "link"];

/** The step to take now; null: all are done, or one waits for a person, or too late. */
export function nextStep(
	record: SignUpRecord,
	tried: readonly SignUpStep[],
	now: number,
): SignUpStep | null {
	for (const step of stepsOf(record)) {
		const outcome = outcomeOf(record, step, now);
		if (outcome === "done" || outcome === "late") continue;
		if (!tried.includes(step)) return step;
		if (NEEDED.includes(step)) return null;
	}
	return null;
}

/** How a step stands; null: it was not tried yet. */
export function outcomeOf(
	{ steps, startedAt }: SignUpRecord,
	step: SignUpStep,
	now: number,
): StepOutcome | null {
	const outcome = steps[step] ?? null;
	const isOfPhone = step === "contacts" || step === "history";
	return isOfPhone && outcome !== "done" && now >= startedAt + HISTORY_WITHIN_MS ? "late" : outcome;
}

/** Whether "Continuar" would do something. */
export const isUnfinished = (record: SignUpRecord, now: number): boolean =>
	nextStep(record, [], now) !== null;

/** What Meta says of a token. */
export interface TokenGrant {
	isValid: boolean;
	/** It was issued to our app. */
	isOurs: boolean;
	/** Accounts by permission. */
	targets: { scope: string; ids: string[] }[];
}

const NEEDED_SCOPES = ["whatsapp_business_management", "whatsapp_business_messaging"];

/**
 * Whether a token may be used for an account. It has to be named: the browser says which account it is, and a token of another
 * one must not be stored with it.
 */
export function judgeGrant(
	{ isValid, isOurs, targets }: TokenGrant,
	businessId: string,
): Result<null, "code_refused" | "permission_missing" | "other_account"> {
	if (!isValid || !isOurs) return fail("code_refused");
	const needed = NEEDED_SCOPES.map((scope) => targets.find((target) => target.scope === scope));
	if (needed.includes(undefined)) return fail("permission_missing");
	return needed.every((target) => target?.ids.includes(businessId))
		? ok(null)
		: fail("other_account");
}

/** A number of an account as Meta lists it. */
export interface AccountNumber {
	id: string;
	display: string;
	name: string;
	/** It is registered, and sends by the official API. */
	isConnected: boolean;
	/** It is in use in the WhatsApp Business app of a phone. */
	isOnPhone: boolean;
}

/**
 * The number that was signed up. Of a number on a phone the dialog names the account alone: then it is the one that is on a
 * phone. Of several nothing is guessed.
 */
export function pickNumber(
	numbers: readonly AccountNumber[],
	askedId: string | null,
): AccountNumber | null {
	if (askedId !== null) return numbers.find(({ id }) => id === askedId) ?? null;
	const onPhones = numbers.filter(({ isOnPhone }) => isOnPhone);
	const candidates = onPhones.length > 0 ? onPhones : numbers;
	return candidates.length === 1 ? (candidates[0] ?? null) : null;
}

/** Digits of a PIN of two-step verification. */
export const PIN_LENGTH = 6;
export const isPin = (text: string): boolean => /^\d{6}$/.test(text);
