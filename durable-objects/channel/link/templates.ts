import type {
	TEMPLATE_CHANGE_FAILURES,
	ToldTemplateList,
} from "#app/contracts/message-templates.ts";
import type { TemplateWish } from "#app/contracts/template-wish.ts";
import {
	fillTemplate,
	type TemplateMessage,
} from "#app/domain/official-templates/template-message.ts";
import type { OfficialTemplate, TemplateDraft } from "#app/domain/official-templates/template.ts";
import { whyNoHeader } from "#app/domain/official-templates/header-file.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import type { ChannelGateway, TemplateAnswer } from "#workers/adapters/channel-gateway/port.ts";
import type { Task, Tasks } from "../../object/tasks.ts";
import type { Gateways } from "./gateways.ts";
import { createTemplateRows } from "./template-rows.ts";

/** How long a list is used: Meta takes minutes at best to approve a template, and tells of it. */
const FRESH_MS = 5 * 60_000;
/**
 * Within this time after a failed reading the failure is answered; later it is read again. Browsers ask
 * more often than this (use-templates.ts).
 */
const FAILURE_MS = 2_000;
const READ = "templates";
const CHANGE = "template change";

type Outcome = "pending" | (typeof TEMPLATE_CHANGE_FAILURES)[number] | null;

/** What Meta tells of one template by itself. Null: it says nothing of that. */
export interface TemplateNews {
	name: string;
	language: string;
	status: string | null;
	reason: string | null;
	quality: string | null;
	category: string | null;
}

export interface TemplatesParts {
	sql: SqlStorage;
	/** Whose templates these are: another account has others. */
	account(): string;
	gateways: Gateways;
	tasks: Tasks;
	afterChange(now: number): void;
}

export type Templates = ReturnType<typeof createTemplates>;

/**
 * The templates of the official API: read by the alarm after somebody asked for them, kept for sending, changed for managers.
 * A wish is in memory only: after a sleep the list, read anew, says what became of it.
 */
export function createTemplates({ sql, account, gateways, tasks, afterChange }: TemplatesParts) {
	const rows = createTemplateRows(sql, account);
	let failed: { why: "refused" | "unreachable"; at: number; key: string } | null = null;
	let isDue = false;
	let wish: TemplateWish | null = null;
	let change: { id: string; outcome: Outcome; said: string } | null = null;

	const isPending = (): boolean => isDue || tasks.isUnderWay(READ);

	async function read(): Promise<void> {
		const key = gateways.key();
		const answer = await gateways
			.current()
			.listTemplates()
			.catch(() => ({ class: "unknown" as const }));
		const now = Date.now();
		// If gateway or account changed meanwhile, this answer is outdated.
		if (key === gateways.key()) {
			if (answer.class === "accepted") {
				rows.replace(answer.value);
				rows.noteRead(now);
				failed = null;
			} else failed = { why: answer.class === "refused" ? "refused" : "unreachable", at: now, key };
		}
		afterChange(now);
	}

	async function carryOut(wanted: TemplateWish): Promise<void> {
		const answer = await ask(gateways.current(), wanted).catch(() => ({
			class: "unknown" as const,
		}));
		note(wanted, answer);
		afterChange(Date.now());
	}

	async function ask(gateway: ChannelGateway, wanted: TemplateWish): Promise<TemplateAnswer> {
		const unsupported = { class: "refused", reason: "unsupported" } as const;
		if (wanted.type === "create")
			return (await gateway.createTemplate?.(wanted.draft)) ?? unsupported;
		const { name, language } = wanted.type === "edit" ? wanted.draft : wanted;
		const id = rows.find(name, language)?.id ?? null;
		if (id === null) return { class: "refused", reason: "invalid" };
		return (
			(wanted.type === "edit"
				? await gateway.editTemplate?.({ id, draft: wanted.draft })
				: await gateway.deleteTemplate?.({ id, name })) ?? unsupported
		);
	}

	function note(wanted: TemplateWish, answer: TemplateAnswer): void {
		if (change?.id !== wanted.id) return;
		change = { id: wanted.id, outcome: outcomeOf(answer), said: answer.said ?? "" };
		// Whether it was done, the list says.
		if (answer.class === "unknown") return rows.noteRead(0);
		if (answer.class !== "accepted") return;
		if (wanted.type === "delete") rows.remove(wanted);
		else if (answer.value) rows.put(afterReview(wanted.draft, answer.value));
		// How Meta takes an edit of an approved template, the next reading says.
		if (wanted.type === "edit") rows.noteRead(0);
	}

	return {
		/** The list as known now; asks the alarm to read it when it is missing or old. `not_supported`: no templates there. */
		list(now: number): Result<ToldTemplateList, "not_supported"> {
			if (!gateways.current().capabilities.templates) return fail("not_supported");
			const templates = rows.wasRead()
				? rows.all().map(({ template, usedAt }) => ({ ...template, usedAt }))
				: null;
			const told = { templates, ...(change && { change }) };
			if (templates && now - rows.readAt() < FRESH_MS)
				return ok({ ...told, isLoading: false, failure: null });
			if (!isPending() && failed?.key === gateways.key() && now - failed.at < FAILURE_MS)
				return ok({ ...told, isLoading: false, failure: failed.why });
			if (!isPending()) {
				isDue = true;
				afterChange(now);
			}
			return ok({ ...told, isLoading: true, failure: null });
		},

		/** Has the alarm carry out a wish; `list` tells what became of it. `conflict`: another one is on its way. */
		change(wanted: TemplateWish, now: number): Result<null, "not_supported" | "conflict"> {
			if (!gateways.current().capabilities.templates) return fail("not_supported");
			// The same again, as after a lost answer.
			if (change?.id === wanted.id) return ok(null);
			if (change?.outcome === "pending") return fail("conflict");
			wish = wanted;
			change = { id: wanted.id, outcome: "pending", said: "" };
			afterChange(now);
			return ok(null);
		},

		/**
		 * A message as its template has it here: whatever its sender says that it says. `conflict`: it is not there or not
		 * approved; `invalid_request`: something is not filled in, or its file is none for it.
		 */
		fill({
			name,
			language,
			...filling
		}: TemplateMessage): Result<TemplateMessage, "conflict" | "invalid_request"> {
			const template = rows.find(name, language);
			const filled = template && fillTemplate(template, filling);
			if (!filled?.ok)
				return fail(filled?.code === "template_gaps" ? "invalid_request" : "conflict");
			const { file } = filled.value;
			if (file && whyNoHeader(file.kind, { type: file.mimetype, size: file.bytes }) !== null)
				return fail("invalid_request");
			return filled;
		},
		noteUsed: rows.noteUsed,

		/** Meta told of a template by itself. One that is not known yet is read with all others. */
		learn({ name, language, ...news }: TemplateNews, now: number): void {
			const known = rows.find(name, language);
			if (known === null) return rows.noteRead(Math.min(rows.readAt(), now - FRESH_MS));
			if (news.status === "DELETED" || news.status === "PENDING_DELETION")
				return rows.remove(known);
			rows.put({
				...known,
				...(news.status !== null && { status: news.status, reason: news.reason }),
				...(news.quality !== null && { quality: news.quality }),
				...(news.category !== null && { category: news.category }),
			});
		},

		startDue(): Task[] {
			const begun: Task[] = [];
			if (isDue && !tasks.isUnderWay(READ)) {
				isDue = false;
				begun.push(tasks.begin(READ, read));
			}
			const wanted = wish;
			if (wanted && !tasks.isUnderWay(CHANGE)) {
				wish = null;
				const giveUp = (): void => note(wanted, { class: "unknown" });
				begun.push(tasks.begin(CHANGE, () => carryOut(wanted), { giveUp }));
			}
			return begun;
		},
		nextWake: (now: number): number | null => (isDue || wish ? now : null),
	};
}

function outcomeOf(answer: TemplateAnswer): Outcome {
	if (answer.isTaken) return "template_exists";
	switch (answer.class) {
		case "accepted":
			return null;
		case "refused":
			return answer.reason === "unauthorized" ? "unauthorized" : "refused";
		case "not_accepted":
			return "unreachable";
		case "unknown":
			return "unknown";
	}
}

const afterReview = (
	draft: TemplateDraft,
	given: Pick<OfficialTemplate, "id" | "status" | "category">,
): OfficialTemplate => ({ ...draft, ...given, reason: null, quality: null, isWhole: true });
