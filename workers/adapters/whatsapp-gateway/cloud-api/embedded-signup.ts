/** What Meta's embedded sign-up needs of the Graph API: the exchange of its code, and what makes a number work. */
import { z } from "zod";
import type {
	AccountNumber,
	AccountState,
	TokenGrant,
} from "#app/domain/channels/embedded-signup.ts";
import { NewToken } from "#workers/adapters/meta-graph/graph-login.ts";
import {
	createGraphCaller,
	type GraphCall,
	type GraphSettings,
} from "#workers/adapters/meta-graph/graph-http.ts";
import { list, Name, SECOND_MS, Success } from "#workers/adapters/meta-graph/graph-values.ts";
import type { GraphResult } from "#workers/adapters/meta-graph/port.ts";

const Text = z.string().nullish().catch(null);

const Grant = z.looseObject({
	data: z.looseObject({
		app_id: Text,
		is_valid: z.boolean(),
		expires_at: z.number().nullish().catch(null),
		granular_scopes: z
			.array(z.looseObject({ scope: z.string(), target_ids: z.array(z.string()).catch([]) }))
			.catch([]),
	}),
});

const ListedNumber = z
	.looseObject({
		id: z.string().regex(/^\d{5,32}$/),
		display_phone_number: Name,
		verified_name: Name,
		status: Text,
		platform_type: Text,
		is_on_biz_app: z.boolean().nullish().catch(null),
	})
	.transform((number): AccountNumber => ({
		id: number.id,
		display: number.display_phone_number,
		name: number.verified_name,
		isConnected: number.status === "CONNECTED" && number.platform_type === "CLOUD_API",
		isOnPhone: number.is_on_biz_app === true,
	}));

const MAX_REASONS = 5;
const Cut = z
	.string()
	.catch("")
	.transform((text) => text.slice(0, 300));
const Account = z.looseObject({
	account_review_status: Text,
	primary_funding_id: Text,
	health_status: z
		.looseObject({
			can_send_message: Text,
			entities: z
				.array(
					z.looseObject({
						errors: z
							.array(
								z.looseObject({
									error_code: z.number(),
									error_description: Cut,
									possible_solution: Cut,
								}),
							)
							.catch([]),
					}),
				)
				.catch([]),
		})
		.nullish()
		.catch(null),
});

/** The account's way to pay is told to some partners only. */
const ACCOUNT_FIELDS = "account_review_status,health_status";
const NUMBER_FIELDS = "id,display_phone_number,verified_name,status,platform_type,is_on_biz_app";

export type SignUpGraph = ReturnType<typeof createSignUpGraph>;

/** Calls with the deployment's app, or with a token of the business that was signed up. Never throw. */
export function createSignUpGraph(
	settings: GraphSettings & { app: NonNullable<GraphSettings["app"]> },
) {
	const call = createGraphCaller(settings);
	const { app, now } = settings;

	async function ask<Value>(
		asked: GraphCall,
		shape: z.ZodType<Value>,
	): Promise<GraphResult<Value>> {
		const answer = await call(asked, shape);
		return answer.ok ? { ok: true, value: answer.value } : answer;
	}

	const readAccountWith = (token: string, businessId: string, fields: string) =>
		ask({ method: "GET", path: businessId, token, query: { fields } }, Account);

	return {
		/** The business's token for the dialog's code, which serves once; no address comes with it, as the SDK opened the dialog. */
		exchangeCode: (code: string): Promise<GraphResult<string>> =>
			ask(
				{
					method: "POST",
					path: "oauth/access_token",
					token: null,
					form: { client_id: app.id, client_secret: app.secret, code },
				},
				NewToken.transform(({ access_token: token }) => token),
			),

		/** For which accounts a token is. */
		readGrant: (token: string): Promise<GraphResult<TokenGrant>> =>
			ask(
				{
					method: "GET",
					path: "debug_token",
					token: `${app.id}|${app.secret}`,
					query: { input_token: token },
				},
				Grant.transform(({ data }): TokenGrant => {
					const { expires_at: seconds } = data;
					return {
						isValid: data.is_valid && (!seconds || seconds * SECOND_MS > now()),
						isOurs: data.app_id === app.id,
						targets: data.granular_scopes.map(({ scope, target_ids: ids }) => ({ scope, ids })),
					};
				}),
			),

		listNumbers: (token: string, businessId: string): Promise<GraphResult<AccountNumber[]>> =>
			ask(
				{
					method: "GET",
					path: `${businessId}/phone_numbers`,
					token,
					query: { fields: NUMBER_FIELDS, limit: "100" },
				},
				list(ListedNumber),
			),

		/** From now on Meta tells our app what happens in the account. */
		subscribe: (token: string, businessId: string): Promise<GraphResult<null>> =>
			ask({ method: "POST", path: `${businessId}/subscribed_apps`, token }, Success),

		/** Registers a number for the official API. Never one that stays on its phone. */
		register: (token: string, phoneNumberId: string, pin: string): Promise<GraphResult<null>> =>
			ask(
				{
					method: "POST",
					path: `${phoneNumberId}/register`,
					token,
					body: JSON.stringify({ messaging_product: "whatsapp", pin }),
				},
				Success,
			),

		/** Asks the phone for its contacts or its history, each once; they come as events. */
		syncPhone: (
			token: string,
			phoneNumberId: string,
			what: "smb_app_state_sync" | "history",
		): Promise<GraphResult<null>> =>
			ask(
				{
					method: "POST",
					path: `${phoneNumberId}/smb_app_data`,
					token,
					body: JSON.stringify({ messaging_product: "whatsapp", sync_type: what }),
				},
				z.looseObject({ messaging_product: z.string() }).transform(() => null),
			),

		/** Null when Meta does not tell. */
		async readAccount(token: string, businessId: string): Promise<AccountState | null> {
			const full = await readAccountWith(token, businessId, `${ACCOUNT_FIELDS},primary_funding_id`);
			const answer = full.ok ? full : await readAccountWith(token, businessId, ACCOUNT_FIELDS);
			if (!answer.ok) return null;
			const { account_review_status: review, health_status: health } = answer.value;
			const { primary_funding_id: funding } = answer.value;
			const errors = (health?.entities ?? []).flatMap((entity) => entity.errors);
			return {
				review: review ?? null,
				isFunded: full.ok ? funding !== null && funding !== undefined && funding !== "0" : null,
				canSend: health?.can_send_message ?? null,
				reasons: errors.slice(0, MAX_REASONS).map((error) => ({
					code: error.error_code,
					text: error.error_description,
					solution: error.possible_solution,
				})),
				readAt: now(),
			};
		},
	};
}
