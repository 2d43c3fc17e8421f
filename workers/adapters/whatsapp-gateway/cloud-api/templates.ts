import { z } from "zod";
import type { TemplateDraft } from "#app/domain/official-templates/template.ts";
import { type CloudTarget, callGraph } from "./http.ts";
import { Components, isNamed, readComponents, writeComponents } from "./template-components.ts";
import type { FailedAnswer } from "../gateway-http.ts";
import type {
	GatewayAnswer,
	MessageTemplate,
	TemplateAnswer,
} from "#workers/adapters/channel-gateway/port.ts";

const Id = z.union([
	z.string().regex(/^\d{1,40}$/),
	z.number().int().nonnegative().transform(String),
]);

const TemplatePage = z.looseObject({
	data: z.array(
		z.looseObject({
			id: Id.nullish().catch(null),
			name: z.string(),
			language: z.string(),
			status: z.string(),
			category: z.string().nullish().catch(null),
			rejected_reason: z.string().nullish().catch(null),
			quality_score: z.looseObject({ score: z.string().nullish() }).nullish().catch(null),
			components: Components,
		}),
	),
	paging: z
		.looseObject({
			cursors: z.looseObject({ after: z.string().nullish() }).nullish(),
			next: z.string().nullish(),
		})
		.nullish()
		.catch(null),
});
/** Pages of templates that are read. */
const MAX_PAGES = 5;
const FIELDS = "id,name,language,status,category,components,rejected_reason,quality_score";

/** The account's templates. `next` URLs are never followed, because the token would be sent to whatever host they name. */
export async function listCloudTemplates(
	target: CloudTarget,
): Promise<GatewayAnswer<MessageTemplate[]>> {
	if (target.credentials && target.credentials.businessId === null)
		return { class: "refused", reason: "unsupported" };
	const templates: MessageTemplate[] = [];
	let after: string | null = "";
	for (let page = 0; page < MAX_PAGES && after !== null; page++) {
		const answer = await readPage(target, after);
		if (answer.class !== "accepted") return answer;
		const { data, paging } = answer.value;
		for (const { id, name, language, status, category, components, ...told } of data)
			templates.push({
				...readComponents(components),
				id: id ?? null,
				name,
				language,
				status,
				category: category ?? "",
				reason: wordOf(told.rejected_reason),
				quality: wordOf(told.quality_score?.score),
			});
		after = paging?.next ? (paging.cursors?.after ?? null) : null;
	}
	return { class: "accepted", value: templates };
}

/** Meta's NONE and UNKNOWN say nothing. */
export const wordOf = (word: string | null | undefined): string | null =>
	!word || word === "NONE" || word === "UNKNOWN" ? null : word;

function readPage(
	target: CloudTarget,
	after: string,
): Promise<GatewayAnswer<z.infer<typeof TemplatePage>>> {
	const query = new URLSearchParams({ fields: FIELDS, limit: "100" });
	if (after !== "") query.set("after", after);
	return callGraph(target, {
		method: "GET",
		path: ({ businessId }) => `/${businessId}/message_templates?${query}`,
		answer: TemplatePage,
		doubt: "not_accepted",
	});
}

const Created = z.looseObject({ id: Id, status: z.string(), category: z.string().nullish() });
const Done = z.looseObject({ success: z.literal(true) });

/** Submits a new template. Its outcome may be unknown: the list then says whether it is there. */
export async function createCloudTemplate(
	target: CloudTarget,
	draft: TemplateDraft,
): Promise<TemplateAnswer> {
	const { name, language, category } = draft;
	const heard = hear();
	const answer = await callGraph(target, {
		method: "POST",
		path: ({ businessId }) => `/${businessId}/message_templates`,
		body: {
			name,
			language,
			category,
			...(isNamed(draft) && { parameter_format: "NAMED" }),
			components: writeComponents(draft),
		},
		answer: Created,
		doubt: "unknown",
		onFailure: heard.note,
	});
	if (answer.class !== "accepted") return heard.add(answer);
	const { id, status, category: given } = answer.value;
	return { class: "accepted", value: { id, status, category: given ?? category } };
}

/** Submits a template anew with other words; Meta reviews it again. */
export async function editCloudTemplate(
	target: CloudTarget,
	{ id, draft }: { id: string; draft: TemplateDraft },
): Promise<TemplateAnswer> {
	const heard = hear();
	const answer = await callGraph(target, {
		method: "POST",
		path: () => `/${encodeURIComponent(id)}`,
		body: { category: draft.category, components: writeComponents(draft) },
		answer: Done,
		doubt: "unknown",
		onFailure: heard.note,
	});
	if (answer.class !== "accepted") return heard.add(answer);
	return { class: "accepted", value: { id, status: "PENDING", category: draft.category } };
}

/** Deletes a template in one language; one that is gone already is `accepted`. */
export async function deleteCloudTemplate(
	target: CloudTarget,
	{ id, name }: { id: string; name: string },
): Promise<TemplateAnswer> {
	const heard = hear();
	const query = new URLSearchParams({ hsm_id: id, name });
	const answer = await callGraph(target, {
		method: "DELETE",
		path: ({ businessId }) => `/${businessId}/message_templates?${query}`,
		answer: Done,
		doubt: "not_accepted",
		onFailure: heard.note,
	});
	if (answer.class === "accepted") return { class: "accepted", value: null };
	if (answer.class === "refused" && answer.reason === "no_instance")
		return { class: "accepted", value: null };
	return heard.add(answer);
}

const Told = z.looseObject({
	error: z.looseObject({
		error_subcode: z.number().nullish(),
		error_user_msg: z.string().nullish(),
	}),
});
/** A template of this name and language is there, or its name rests for 30 days after a deletion. */
const TAKEN = [2388023, 2388024];
const MAX_SAID = 400;

/** What Meta says of a refusal to people, beside its codes. */
function hear() {
	let told: z.infer<typeof Told>["error"] | null = null;
	return {
		note({ body }: FailedAnswer): void {
			const parsed = Told.safeParse(body);
			told = parsed.success ? parsed.data.error : null;
		},
		add: (answer: Exclude<GatewayAnswer<never>, { class: "accepted" }>): TemplateAnswer => ({
			...answer,
			said: (told?.error_user_msg ?? "").slice(0, MAX_SAID),
			...(TAKEN.includes(told?.error_subcode ?? 0) && { isTaken: true }),
		}),
	};
}
