import { inject } from "vitest";
import type { SignedIn } from "#app/contracts/sign-in.ts";
import { GRAPH_APP_ID, GRAPH_APP_SECRET, orderGraph } from "#tests/emulators/graph/start.ts";
import { createSealer } from "#workers/adapters/secrets/envelope.ts";
import { loadConfig } from "#workers/config.ts";
import { createServices } from "#workers/services/index.ts";
import { sealAccountToken } from "#workers/services/facebook/tokens.ts";
import { bindings } from "./sign-in.ts";
import { createTeam } from "./team.ts";

/** Twelve digits nobody else in this run has. */
export const freshDigits = (): string =>
	String(crypto.getRandomValues(new BigUint64Array(1))[0] ?? 0n)
		.padStart(20, "7")
		.slice(-12);

/** A workspace that may send events and buy: an ad account of its own and members' sign-ins. */
export async function createMoneyRig() {
	const graph = inject("graph");
	const env = {
		...bindings,
		FACEBOOK_APP_ID: GRAPH_APP_ID,
		FACEBOOK_APP_SECRET: GRAPH_APP_SECRET,
		FACEBOOK_GRAPH_URL: graph.graphUrl,
		FACEBOOK_DIALOG_URL: graph.dialogUrl,
		FB_SDK_URL: graph.sdkUrl,
		ALLOWED_PRIVATE_HOSTS: graph.host,
	} as unknown as Env;
	const team = await createTeam();
	let ahead = 0;
	const order = <Answer>(name: string, body: object): Promise<Answer> =>
		orderGraph<Answer>(graph.url, name, body);

	async function sealerOf(workspaceId: string) {
		const row = await bindings.DB.prepare(
			"select data_key_wrapped as w from workspaces where id = ?",
		)
			.bind(workspaceId)
			.first<{ w: string }>();
		const { masterKeys } = loadConfig(env);
		return createSealer({ masterKeys, workspaceId, dataKeyWrapped: row?.w ?? "" });
	}

	/** An account of Meta's and of the workspace, and the id of its first pixel. */
	async function addAccount(
		token: string,
		change: { isKnownPixel?: boolean; accountStatus?: number } = {},
	): Promise<{ accountId: string; pixelId: string }> {
		const accountId = freshDigits();
		const made = await order<{ pixels: { id: string }[] }>("account", { accountId });
		const pixelId = made.pixels[0]?.id ?? "";
		const { workspaceId } = team;
		const sealed = sealAccountToken(await sealerOf(workspaceId), { workspaceId, accountId }, token);
		const now = Date.now();
		await bindings.DB.prepare(
			`insert into facebook_accounts (workspace_id, account_id, name, account_status, token_sealed,
				member_id, created_at, updated_at) values (?, ?, ?, ?, ?, ?, ?, ?)`,
		)
			.bind(
				workspaceId,
				accountId,
				`Conta ${accountId}`,
				change.accountStatus ?? 1,
				sealed,
				team.people.manager.memberId,
				now,
				now,
			)
			.run();
		if (change.isKnownPixel !== false)
			await bindings.DB.prepare(
				`insert into facebook_pixels (workspace_id, account_id, pixel_id, name, is_unavailable,
					enable_automatic_matching, is_crm, last_sync_at) values (?, ?, ?, 'Pixel da Loja', 0, 1, 0, ?)`,
			)
				.bind(workspaceId, accountId, pixelId, now)
				.run();
		return { accountId, pixelId };
	}

	/** A member's own sign-in at Facebook, as that person there. */
	async function signInAtFacebook(signedIn: SignedIn, facebookUserId: string): Promise<void> {
		const workspaceId = signedIn.workspace.id;
		const rowId = signedIn.member.id;
		const place = { workspaceId, table: "facebook_logins", rowId, field: "token" };
		const sealed = (await sealerOf(workspaceId)).seal(`EAAGmoney-u${facebookUserId}`, place);
		await bindings.DB.prepare(
			`insert or replace into facebook_logins (workspace_id, member_id, facebook_user_id, name,
				token_sealed, created_at, updated_at) values (?, ?, ?, 'Maria', ?, ?, ?)`,
		)
			.bind(workspaceId, rowId, facebookUserId, sealed, Date.now(), Date.now())
			.run();
	}

	return {
		env,
		team,
		graph,
		order,
		addAccount,
		sealerOf,
		signInAtFacebook,
		later: (ms: number) => void (ahead += ms),
		/** `change`: another binding than the deployment's. */
		services: (change: Record<string, unknown> = {}) =>
			createServices({ ...env, ...change } as Env, {
				defer: (work) => void work.catch(() => null),
				now: () => Date.now() + ahead,
			}),
	};
}
export type MoneyRig = Awaited<ReturnType<typeof createMoneyRig>>;
