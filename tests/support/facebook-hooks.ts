/** A workspace that Meta knows, and Meta's calls about it, for tests in workerd. */
import { createHmac, randomInt } from "node:crypto";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { WebhookDraft } from "#app/domain/facebook/webhook.ts";
import { GRAPH_APP_SECRET } from "#tests/emulators/graph/start.ts";
import { hashToken } from "#workers/adapters/secrets/token.ts";
import { createDatabase } from "#workers/data/database.ts";
import { saveLogin } from "#workers/data/queries/facebook/logins.ts";
import { insertWebhook } from "#workers/data/queries/facebook/webhooks.ts";
import { createGraphRig } from "./graph-rig.ts";
import { bindings } from "./sign-in.ts";
import { createTeam } from "./team.ts";

/** An id at Meta that no other test has. */
export const drawMetaId = (): string => String(randomInt(10 ** 13, 10 ** 14));

export const draftOf = (change: Partial<WebhookDraft> = {}): WebhookDraft => ({
	name: "",
	objectType: "page",
	fields: ["feed"],
	verifyToken: `token-${drawMetaId()}`,
	includeValues: true,
	...change,
});

/** As Meta writes it: everything beyond ASCII escaped, slashes too. */
export const toMetaJson = (body: unknown): string =>
	JSON.stringify(body)
		.replace(/[\u0080-\uffff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)
		.replaceAll("/", "\\/");

export function metaCall(text: string, secret = GRAPH_APP_SECRET) {
	const bytes = new TextEncoder().encode(text);
	const mac = createHmac("sha256", secret).update(bytes).digest("hex");
	return { bytes, signature: `sha256=${mac}` };
}

/** A team in a deployment with an app of Meta's; what it is told live is kept in `told`. */
export async function createHooksRig() {
	const told: { workspaceId: string; frame: WorkspaceFrame }[] = [];
	const rig = createGraphRig({
		WORKSPACE_HUB: {
			getByName: (workspaceId: string) => ({
				holdRights: () => Promise.resolve(null),
				publish: (frame: WorkspaceFrame) => {
					told.push({ workspaceId, frame });
					return Promise.resolve();
				},
			}),
		},
	});
	const team = await createTeam();
	const { manager } = team.people;
	const { workspaceId } = team;
	/** Signed in at Facebook as somebody new who looks after these pages. */
	const enter = async (pageIds: readonly string[] = [], who = manager): Promise<string> => {
		const facebookUserId = drawMetaId();
		await saveLogin(
			createDatabase(bindings.DB),
			workspaceId,
			who.signedIn.member.id,
			{
				facebookUserId,
				name: "Maria",
				tokenSealed: "v1.none",
				expiresAt: null,
				updatedAt: Date.now(),
			},
			pageIds.map((id) => ({ id, name: "Página" })),
		);
		return facebookUserId;
	};
	/** A stored filter, without asking Meta. */
	const addFilter = (change: Partial<WebhookDraft> = {}): Promise<void> => {
		const { verifyToken, ...draft } = draftOf(change);
		return insertWebhook(createDatabase(bindings.DB), workspaceId, {
			...draft,
			id: crypto.randomUUID(),
			verifyTokenHash: hashToken(verifyToken),
			isRegistered: true,
			createdBy: manager.signedIn.member.id,
			createdAt: Date.now(),
		});
	};
	return {
		...rig,
		team,
		manager,
		workspaceId,
		told,
		enter,
		addFilter,
		create: (draft: WebhookDraft, who = manager) =>
			rig.services().facebookWebhooks.create(who.signedIn, draft),
		page: (before: string | null = null, who = manager) =>
			rig.services().facebookWebhooks.read(who.signedIn, before),
		receive: (body: unknown, secret?: string) =>
			rig.services().facebookEvents.receive(metaCall(toMetaJson(body), secret)),
	};
}
export type HooksRig = Awaited<ReturnType<typeof createHooksRig>>;
