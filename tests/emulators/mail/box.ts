/** What the emulated providers got, apart for each account, and how each account is troubled. */

export const FAULTS = [
	"refuse",
	"down",
	"rate",
	"hang",
	"drop",
	"garbage",
	"accept_then_hang",
] as const;
export type Fault = (typeof FAULTS)[number];

export interface ReceivedMail {
	from: string;
	to: string;
	replyTo: string | null;
	subject: string;
	text: string;
	html: string;
	/** Idempotency key or Message-ID. */
	key: string;
}

export interface Box {
	mails: ReceivedMail[];
	/** Tries that reached us, troubled ones too. */
	calls: number;
	fault: Fault | null;
	/** How many more tries it troubles. */
	left: number;
	/** Answers by idempotency key, with the body they answered. */
	replays: Map<string, { body: string; id: string }>;
}

const boxes = new Map<string, Box>();

/** The account's box, made when it is first asked for. */
export function boxOf(account: string): Box {
	const known = boxes.get(account);
	if (known) return known;
	const made: Box = { mails: [], calls: 0, fault: null, left: 0, replays: new Map() };
	boxes.set(account, made);
	return made;
}

/** The fault of this try, used up by it. */
export function takeFault(box: Box): Fault | null {
	box.calls++;
	if (box.left <= 0) return null;
	box.left--;
	return box.fault;
}
