/** Who deploys, and on which account. */
import { connect } from "./cloudflare.mjs";
import { WORDS } from "./words.mjs";

/** What `wrangler auth token --json` calls the kinds of credentials, as headers. */
const toHeaders = ({ type, token, key, email }) =>
	type === "api_key"
		? { "x-auth-key": key, "x-auth-email": email }
		: { authorization: `Bearer ${token}` };

/** Of CLOUDFLARE_API_TOKEN, or of what `wrangler login` left on this machine; null: nobody is signed in. */
async function findCredentials(wrangler, env) {
	if (env.CLOUDFLARE_API_TOKEN)
		return toHeaders({ type: "api_token", token: env.CLOUDFLARE_API_TOKEN });
	const { code, output } = await wrangler(["auth", "token", "--json"]);
	const found = /\{[\s\S]*\}/.exec(output)?.[0];
	if (code !== 0 || found === undefined) return null;
	const credentials = JSON.parse(found);
	return credentials.token || credentials.key ? toHeaders(credentials) : null;
}

/**
 * @param {{ wrangler: (args: string[]) => Promise<{ code: number, output: string }>, env: NodeJS.ProcessEnv }} options
 * @returns {Promise<{ api: ReturnType<typeof connect>, account: string } | { problem: string, isNobody: boolean }>}
 *   `problem` in words; throws CloudflareError
 */
export async function openAccount({ wrangler, env }) {
	const headers = await findCredentials(wrangler, env);
	if (headers === null) return { problem: WORDS.noAccount, isNobody: true };
	const api = connect({ headers, env });
	if (env.CLOUDFLARE_ACCOUNT_ID) return { api, account: env.CLOUDFLARE_ACCOUNT_ID };
	const accounts = await api.list("/accounts");
	const [only] = accounts;
	if (accounts.length === 1) return { api, account: only.id };
	if (accounts.length === 0) return { problem: WORDS.noAccountSeen, isNobody: false };
	return { problem: WORDS.whichAccount(accounts), isNobody: false };
}
