/** What each vendor answers to its connectivity call, as it documents or was seen to. */

export interface VendorReply {
	status: number;
	body: unknown;
}

export interface VendorRequest {
	method: string;
	path: string;
	headers: Record<string, string>;
	body: string;
}

interface Vendor {
	/** The call it knows; any other is answered with 404. */
	knows(request: VendorRequest): boolean;
	good(request: VendorRequest): VendorReply;
	/** Wrong credentials. */
	refusal: VendorReply;
}

const reply = (status: number, body: unknown): VendorReply => ({ status, body });
const starts = (method: string, path: string) => (request: VendorRequest) =>
	request.method === method && request.path.startsWith(path);

const META_REFUSAL = reply(400, {
	error: {
		message: "Invalid OAuth access token - Cannot parse access token",
		type: "OAuthException",
		code: 190,
		fbtrace_id: "AbCdEfGh",
	},
});

function graph(request: VendorRequest): VendorReply {
	const path = request.path.replace(/^\/v\d+\.\d+\//, "");
	if (path.startsWith("me/accounts"))
		return reply(200, {
			data: [{ id: "1" }, { instagram_business_account: { username: "loja.aurora", id: "178" } }],
		});
	if (path.startsWith("me?")) return reply(200, { id: "10", name: "Loja Aurora Anúncios" });
	if (path.includes("display_phone_number"))
		return reply(200, {
			id: path.split("?")[0],
			display_phone_number: "+55 11 91234-5678",
			verified_name: "Loja Aurora",
		});
	return reply(200, { id: path.split("?")[0], name: "Loja Aurora" });
}

const TOKEN = reply(200, { access_token: "issued-token", token_type: "Bearer", expires_in: 3599 });

export const VENDORS: Record<string, Vendor> = {
	"graph.facebook.com": {
		knows: ({ method, path }) => method === "GET" && /^\/v\d+\.\d+\//.test(path),
		good: graph,
		refusal: META_REFUSAL,
	},
	"graph.instagram.com": {
		knows: ({ method, path }) => method === "GET" && /^\/v\d+\.\d+\/me\?/.test(path),
		good: () => reply(200, { user_id: "178", username: "loja.ig", account_type: "BUSINESS" }),
		refusal: META_REFUSAL,
	},
	"api.openai.com": {
		knows: starts("GET", "/v1/models"),
		good: () =>
			reply(200, {
				object: "list",
				data: ["gpt-5-mini", "gpt-5", "gpt-5-nano"].map((id) => ({ id, object: "model" })),
			}),
		refusal: reply(401, {
			error: {
				message: "Incorrect API key provided: sk-abc***xyz.",
				type: "invalid_request_error",
				param: null,
				code: "invalid_api_key",
			},
		}),
	},
	"api.elevenlabs.io": {
		knows: starts("GET", "/v1/voices"),
		good: () => reply(200, { voices: [{ voice_id: "21m00", name: "Rachel" }, { voice_id: "x2" }] }),
		refusal: reply(401, { detail: { status: "invalid_api_key", message: "Invalid API key" } }),
	},
	"api.hubapi.com": {
		knows: starts("GET", "/crm/v3/objects/contacts"),
		good: () => reply(200, { results: [{ id: "101", properties: { email: "a@b.co" } }] }),
		refusal: reply(401, {
			status: "error",
			message: "Authentication credentials not found.",
			category: "INVALID_AUTHENTICATION",
		}),
	},
	"loja.pipedrive.com": {
		knows: starts("GET", "/v1/users/me"),
		good: () => reply(200, { success: true, data: { id: 1, name: "Maria", locale: "pt_BR" } }),
		refusal: reply(401, { success: false, error: "unauthorized access", errorCode: 401 }),
	},
	"api.telegram.org": {
		knows: ({ method, path }) => method === "GET" && path.endsWith("/getMe"),
		good: () => reply(200, { ok: true, result: { id: 7, is_bot: true, username: "loja_bot" } }),
		refusal: reply(401, { ok: false, error_code: 401, description: "Unauthorized" }),
	},
	"api.stripe.com": {
		knows: starts("GET", "/v1/balance"),
		good: () => reply(200, { object: "balance", livemode: false, available: [] }),
		refusal: reply(401, {
			error: {
				message: "Invalid API Key provided: sk_test_***abc",
				type: "invalid_request_error",
			},
		}),
	},
	"accounts.zoho.com": {
		knows: starts("POST", "/oauth/v2/token"),
		good: () => TOKEN,
		// With a 200: Zoho's token endpoint knows no other.
		refusal: reply(200, { error: "invalid_client" }),
	},
	"www.zohoapis.com": {
		knows: starts("GET", "/crm/v8/org"),
		good: () => reply(200, { org: [{ company_name: "Loja Aurora Ltda" }] }),
		refusal: reply(401, { code: "INVALID_TOKEN", message: "invalid oauth token", status: "error" }),
	},
	"oauth2.googleapis.com": {
		knows: starts("POST", "/token"),
		good: () => TOKEN,
		refusal: reply(400, {
			error: "invalid_grant",
			error_description: "Token has been expired or revoked.",
		}),
	},
	"hooks.zapier.com": {
		knows: starts("POST", "/hooks/catch/"),
		good: () => reply(200, { attempt: "a", id: "b", request_id: "c", status: "success" }),
		refusal: reply(404, { status: "error" }),
	},
};

/** Addresses that people type whole: a portal of Bitrix24, an organisation of Salesforce, an n8n. */
export const TYPED: Vendor[] = [
	{
		knows: ({ method, path }) => method === "POST" && /^\/rest\/\d+\/[\w-]+\/profile$/.test(path),
		good: () => reply(200, { result: { ID: "1", ADMIN: true, NAME: "Maria" }, time: {} }),
		refusal: reply(401, {
			error: "INVALID_CREDENTIALS",
			error_description: "Invalid request credentials",
		}),
	},
	{
		knows: starts("POST", "/services/oauth2/token"),
		good: () => TOKEN,
		refusal: reply(400, {
			error: "invalid_client_id",
			error_description: "client identifier invalid",
		}),
	},
	{
		knows: starts("GET", "/services/data/"),
		good: () => reply(200, [{ label: "Winter '27", url: "/services/data/v66.0", version: "66.0" }]),
		refusal: reply(401, [
			{ message: "Session expired or invalid", errorCode: "INVALID_SESSION_ID" },
		]),
	},
	{
		knows: starts("POST", "/webhook/"),
		good: () => reply(200, { message: "Workflow was started" }),
		refusal: reply(404, {
			code: 404,
			message: 'The requested webhook "POST abc" is not registered.',
		}),
	},
];
