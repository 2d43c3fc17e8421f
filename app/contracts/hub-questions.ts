/** What the Worker asks a workspace's hub together with who is signed in, so that it is one far trip. */
import type { CallMarks } from "../domain/channels/call-marks.ts";
import type { PageQuestion } from "../domain/inbox/page-questions.ts";
import type { Permission } from "../domain/team/role.ts";
import type { SignedIn } from "./sign-in.ts";

/** A sign-in as D1 has it. */
export interface FoundSignIn {
	signedIn: SignedIn;
	lastSeenAt: number;
	expiresAt: number;
	/** The role changed since the browser got its id: it gets a new one (A06). */
	mustReissue: boolean;
}

/** An operation of a channel's object, run after the member's right to it is known. */
export interface ChannelCall {
	kind: "call";
	channelId: string;
	permission: Permission;
	of: "any" | "number";
	/** Checked after the permission. */
	limit: "send" | null;
	method: string;
	/** The arguments behind the workspace's id. */
	args: unknown[];
	marks: CallMarks;
}

export type HubQuestion = PageQuestion | ChannelCall;

/** `answers`: in the order of the questions; undefined where the question was not the member's to ask, or failed. */
export interface HubAnswer {
	found: FoundSignIn | null;
	answers: unknown[];
}
