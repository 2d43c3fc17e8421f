import { fail, ok, type Result } from "#app/domain/result.ts";
import type { MessageTemplate } from "#workers/adapters/channel-gateway/port.ts";
import type { GatewayAccess } from "./gateway-access.ts";

/** Meta approves templates in minutes at best. */
const FRESH_MS = 5 * 60_000;

export interface TemplateList {
	/** Null until the gateway was asked for the first time, or while it cannot be. */
	templates: MessageTemplate[] | null;
	/** They are being read: ask again in a moment. */
	isLoading: boolean;
}

/**
 * The templates of the official API, read by the alarm when somebody looks at them. Memory only:
 * after a sleep they are read again, which is cheaper than a row.
 */
export function createTemplateKeeper(gateways: GatewayAccess, afterChange: (now: number) => void) {
	let known: { templates: MessageTemplate[]; readAt: number; key: string } | null = null;
	let state: "idle" | "due" | "reading" = "idle";

	async function read(): Promise<void> {
		state = "reading";
		const key = gateways.key();
		const answer = await gateways
			.current()
			.listTemplates()
			.catch(() => ({ class: "unknown" as const }));
		state = "idle";
		// Another gateway, or another account, meanwhile: these are nobody's.
		if (answer.class === "accepted" && key === gateways.key())
			known = { templates: answer.value, readAt: Date.now(), key };
		afterChange(Date.now());
	}

	return {
		list(now: number): Result<TemplateList, "not_supported"> {
			if (!gateways.current().capabilities.templates) return fail("not_supported");
			if (known?.key !== gateways.key()) known = null;
			const isFresh = known !== null && now - known.readAt < FRESH_MS;
			if (!isFresh && state === "idle") {
				state = "due";
				afterChange(now);
			}
			return ok({ templates: known?.templates ?? null, isLoading: !isFresh });
		},

		startDue: (): Promise<void>[] => (state === "due" ? [read()] : []),
		isDue: (): boolean => state === "due",
	};
}
