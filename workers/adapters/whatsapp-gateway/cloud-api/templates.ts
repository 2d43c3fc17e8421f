import { z } from "zod";
import { callGraph, type CloudTarget } from "./http.ts";
import type { GatewayAnswer, MessageTemplate } from "#workers/adapters/channel-gateway/port.ts";

const TemplatePage = z.looseObject({
	data: z.array(
		z.looseObject({
			name: z.string(),
			language: z.string(),
			status: z.string(),
			components: z
				.array(z.looseObject({ type: z.string(), text: z.string().nullish() }))
				.nullish()
				.catch(null),
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
		for (const { name, language, status, components } of data) {
			const body = components?.find(({ type }) => type === "BODY")?.text ?? "";
			templates.push({ name, language, status, body });
		}
		after = paging?.next ? (paging.cursors?.after ?? null) : null;
	}
	return { class: "accepted", value: templates };
}

function readPage(
	target: CloudTarget,
	after: string,
): Promise<GatewayAnswer<z.infer<typeof TemplatePage>>> {
	const query = new URLSearchParams({ fields: "name,language,status,components", limit: "100" });
	if (after !== "") query.set("after", after);
	return callGraph(target, {
		method: "GET",
		path: ({ businessId }) => `/${businessId}/message_templates?${query}`,
		answer: TemplatePage,
		doubt: "not_accepted",
	});
}
