import { fail, ok, type Result } from "#app/domain/result.ts";
import type { GatewayAnswer, MessageTemplate } from "#workers/adapters/channel-gateway/port.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { Gateways } from "./gateways.ts";

/** How long a list is used: Meta takes minutes at best to approve a template. */
const FRESH_MS = 5 * 60_000;
/**
 * Within this time after a failed reading the failure is answered; later it is read again. Browsers ask
 * more often than this (use-templates.ts).
 */
const FAILURE_MS = 2_000;
const TASK = "templates";

export interface TemplateList {
	/** Null until the gateway was asked for the first time, or while it cannot be. */
	templates: MessageTemplate[] | null;
	/** They are being read; the client asks again shortly. */
	isLoading: boolean;
	/** Why the last reading failed; null when it did not. */
	failure: "refused" | "unreachable" | null;
}

export interface TemplatesParts {
	gateways: Gateways;
	tasks: Tasks;
	afterChange(now: number): void;
}

/**
 * The templates of the official API, read by the alarm after somebody asked for them. In memory only:
 * reading them again after a sleep is cheaper than a row.
 */
export function createTemplates({ gateways, tasks, afterChange }: TemplatesParts) {
	let known: { templates: MessageTemplate[]; readAt: number; key: string } | null = null;
	let failed: { why: NonNullable<TemplateList["failure"]>; at: number; key: string } | null = null;
	let isDue = false;

	const isPending = (): boolean => isDue || tasks.isUnderWay(TASK);

	async function read(): Promise<void> {
		const key = gateways.key();
		const answer = await gateways
			.current()
			.listTemplates()
			.catch(() => ({ class: "unknown" as const }));
		// If gateway or account changed meanwhile, this answer is outdated.
		if (key === gateways.key()) note(answer, key, Date.now());
		afterChange(Date.now());
	}

	function note(answer: GatewayAnswer<MessageTemplate[]>, key: string, now: number): void {
		if (answer.class === "accepted") {
			known = { templates: answer.value, readAt: now, key };
			failed = null;
		} else failed = { why: answer.class === "refused" ? "refused" : "unreachable", at: now, key };
	}

	return {
		/** The list as known now; asks the alarm to read it when it is missing or old. `not_supported`: no templates there. */
		list(now: number): Result<TemplateList, "not_supported"> {
			if (!gateways.current().capabilities.templates) return fail("not_supported");
			if (known?.key !== gateways.key()) known = null;
			const templates = known?.templates ?? null;
			if (known && now - known.readAt < FRESH_MS)
				return ok({ templates, isLoading: false, failure: null });
			if (!isPending() && failed?.key === gateways.key() && now - failed.at < FAILURE_MS)
				return ok({ templates, isLoading: false, failure: failed.why });
			if (!isPending()) {
				isDue = true;
				afterChange(now);
			}
			return ok({ templates, isLoading: true, failure: null });
		},

		startDue(): Task[] {
			if (!isDue || tasks.isUnderWay(TASK)) return [];
			isDue = false;
			return [tasks.begin(TASK, read)];
		},
		nextWake: (now: number): number | null => (isDue ? now : null),
	};
}
