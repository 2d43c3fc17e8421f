// Spec 2, section 4: message status icons. The clock is ours: not yet at the gateway, or nobody told us.
import type { MessageStatus } from "../inbox/message.ts";

export type Tick = "clock" | "one" | "two" | "two_blue" | "failed";

export const TICKS = {
	queued: "clock",
	unknown: "clock",
	failed: "failed",
	sent: "one",
	delivered: "two",
	read: "two_blue",
} as const satisfies Record<MessageStatus, Tick>;
