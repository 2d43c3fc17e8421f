import type { AccountState, SignUpStep, StepProblem } from "../domain/channels/embedded-signup.ts";
import type { SharedHistory } from "../domain/channels/shared-history.ts";

/** What the page of the embedded sign-up needs for Meta's dialog; nothing secret. */
export interface SignUpDialog {
	appId: string;
	configId: string;
	sdk: { url: string; version: string };
	/** Whose messages are the dialog's. */
	origins: string[];
	/** Goes back with the dialog's code. */
	state: string;
}

/** Where the sign-up of one number stands. */
export interface SignUpView {
	channelId: string;
	name: string;
	/** The number stays in use on its phone. */
	isShared: boolean;
	/** `waiting`: not tried yet. */
	steps: { step: SignUpStep; state: "done" | "waiting" | StepProblem }[];
	account: AccountState | null;
	/** Of a number on a phone; null while its channel does not answer. */
	history: SharedHistory | null;
	/** Until when contacts and history may be asked for, epoch ms. */
	historyUntil: number;
	isUnfinished: boolean;
}
