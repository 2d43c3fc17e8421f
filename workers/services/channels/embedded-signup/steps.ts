import {
	isPin,
	nextStep,
	type SignUpRecord,
	type SignUpStep,
	type StepProblem,
} from "#app/domain/channels/embedded-signup.ts";
import type { GraphFault, GraphResult } from "#workers/adapters/meta-graph/port.ts";
import type { SignUpGraph } from "#workers/adapters/whatsapp-gateway/cloud-api/embedded-signup.ts";

/** The number that is signed up, and what its steps act on. */
export interface SignUpRun {
	graph: Pick<SignUpGraph, "subscribe" | "listNumbers" | "register" | "syncPhone" | "readAccount">;
	token: string;
	businessId: string;
	phoneNumberId: string;
	record: SignUpRecord;
	/** The PIN it was registered with, or was to be; null: none yet. */
	pin: string | null;
	/** What its owner typed; null: nothing. */
	typedPin: string | null;
	drawPin(): string;
	/** Stores a PIN before Meta hears it: it is needed again when the answer is lost. */
	keepPin(pin: string): Promise<void>;
	/** Stores where it stands. */
	keep(record: SignUpRecord): Promise<void>;
	/** Links the channel. */
	connect(): Promise<boolean>;
	now(): number;
}

/** "Two-step verification PIN mismatch": the number has one of its owner's. */
const PIN_MISMATCH = 133005;
const TOO_MANY_REGISTRATIONS = 133016;
/** A synchronization can be asked for once; it was. */
const ASKED_ALREADY = 2593107;
const ASKED_TOO_LATE = 2593108;

function problemOf({ metaCode, isTransient, isUncertain }: GraphFault): StepProblem {
	if (metaCode === PIN_MISMATCH) return "pin_needed";
	if (metaCode === TOO_MANY_REGISTRATIONS) return "too_many";
	if (metaCode === ASKED_TOO_LATE) return "late";
	return isTransient || isUncertain ? "unreachable" : "refused";
}

const outcomeOf = (answer: GraphResult<null>): "done" | StepProblem => {
	if (answer.ok || answer.fault.metaCode === ASKED_ALREADY) return "done";
	return problemOf(answer.fault);
};

/** A number that works already is left as it is: with another PIN Meta would refuse it. */
async function register(run: SignUpRun): Promise<"done" | StepProblem> {
	const { graph, token, businessId, phoneNumberId, typedPin } = run;
	const listed = await graph.listNumbers(token, businessId);
	if (!listed.ok) return problemOf(listed.fault);
	const number = listed.value.find(({ id }) => id === phoneNumberId);
	// Registered anew it would leave its phone.
	if (number?.isOnPhone) return "refused";
	if (number?.isConnected) return "done";
	const pin = typedPin !== null && isPin(typedPin) ? typedPin : (run.pin ?? run.drawPin());
	if (pin !== run.pin) await run.keepPin(pin);
	return outcomeOf(await graph.register(token, phoneNumberId, pin));
}

async function take(run: SignUpRun, step: SignUpStep): Promise<"done" | StepProblem> {
	const { graph, token, businessId, phoneNumberId } = run;
	switch (step) {
		case "webhooks":
			return outcomeOf(await graph.subscribe(token, businessId));
		case "number":
			return register(run);
		case "link":
			return (await run.connect()) ? "done" : "unreachable";
		case "contacts":
			return outcomeOf(await graph.syncPhone(token, phoneNumberId, "smb_app_state_sync"));
		case "history":
			return outcomeOf(await graph.syncPhone(token, phoneNumberId, "history"));
	}
}

/** Takes every step that is due, each at most once, and stores where it stands after each. */
export async function takeSteps(run: SignUpRun): Promise<SignUpRecord> {
	let { record } = run;
	const tried: SignUpStep[] = [];
	for (;;) {
		const step = nextStep(record, tried, run.now());
		if (step === null) break;
		tried.push(step);
		const outcome = await take(run, step);
		record = { ...record, steps: { ...record.steps, [step]: outcome } };
		await run.keep(record);
	}
	const account = await run.graph.readAccount(run.token, run.businessId);
	if (account !== null) {
		record = { ...record, account };
		await run.keep(record);
	}
	return record;
}
