/**
 * Meta's embedded sign-up: the dialog and the browser's SDK around it, the exchange of its code, and what makes a number work
 * afterwards. Where each shape is from stands in SOURCES.md.
 */
import { randomBytes, randomInt } from "node:crypto";
import { z } from "zod";
import { type Answer, type Asked, reply, textOf } from "../emulator-server.ts";
import { post } from "../faults.ts";
import { emit, type PhoneNumber, sign, type World } from "./state.ts";

const Account = z.object({
	businessId: z.string(),
	review: z.string().default("APPROVED"),
	funding: z.string().nullable().default("7788990011"),
	canSend: z.string().default("AVAILABLE"),
	errors: z.array(z.object({ error_code: z.number(), error_description: z.string() })).default([]),
});

/** What is known of a number beside its messages (state.ts). */
const Registration = z.object({
	id: z.string(),
	/** It is in use in the app of a phone. */
	isOnPhone: z.boolean().default(false),
	isConnected: z.boolean().default(false),
	/** Of its owner's two-step verification. */
	pin: z.string().nullable().default(null),
	/** What the owner answers when asked to share the conversations. */
	sharesHistory: z.boolean().default(true),
	/** More than a day has passed since it was connected. */
	isLate: z.boolean().default(false),
	/** Texts of conversations on the phone, by digits of the customer. */
	history: z.record(z.string(), z.array(z.string())).default({}),
	/** Names in the phone's address book, by digits. */
	contacts: z.record(z.string(), z.string()).default({}),
});

interface Code {
	/** Accounts that the token will be for. */
	grants: string[];
	isUsed: boolean;
	isExpired: boolean;
}

interface SignUps {
	app: { id: string; secret: string; configId: string };
	accounts: Map<string, z.infer<typeof Account>>;
	registrations: Map<string, z.infer<typeof Registration>>;
	codes: Map<string, Code>;
	/** Accounts by token. */
	tokens: Map<string, string[]>;
	/** Of calls that change something, in order. */
	calls: string[];
}

const worlds = new WeakMap<World, SignUps>();

function signUpsOf(world: World): SignUps {
	const known = worlds.get(world) ?? {
		app: { id: "123456789012345", secret: "app-secret-of-the-emulator", configId: "777000777" },
		accounts: new Map(),
		registrations: new Map(),
		codes: new Map(),
		tokens: new Map(),
		calls: [],
	};
	worlds.set(world, known);
	return known;
}

const fault = (status: number, code: number, message: string, subcode?: number): Answer =>
	reply(status, {
		error: {
			message,
			type: "OAuthException",
			code,
			...(subcode ? { error_subcode: subcode } : {}),
			fbtrace_id: "Az8or2yhqkZfEZ-_4Qn_Bam",
		},
	});

const bearerOf = (asked: Asked): string => asked.header("authorization").replace(/^Bearer /, "");

const formOf = (asked: Asked): Record<string, unknown> => ({
	...Object.fromEntries(asked.url.searchParams),
	...asked.body,
});

function newCode(state: SignUps, grants: string[], isExpired = false): string {
	const code = `AQ${randomBytes(24).toString("base64url")}`;
	state.codes.set(code, { grants, isUsed: false, isExpired });
	return code;
}

/** The business's token: it takes the place of what its numbers were reached with before. */
function exchange(world: World, state: SignUps, asked: Asked): Answer {
	const { client_id: id, client_secret: secret, code: given } = formOf(asked);
	if (id !== state.app.id || secret !== state.app.secret)
		return fault(400, 101, "Error validating application. Cannot get application info.");
	const code = state.codes.get(textOf(given));
	if (!code) return fault(400, 100, "Invalid verification code format.", 36008);
	if (code.isExpired) return fault(400, 100, "This authorization code has expired.", 36007);
	if (code.isUsed) return fault(400, 100, "This authorization code has been used.", 36009);
	code.isUsed = true;
	const token = `EAA${randomBytes(40).toString("hex")}`;
	state.tokens.set(token, code.grants);
	for (const number of world.numbers.values())
		if (code.grants.includes(number.businessId)) number.token = token;
	return reply(200, { access_token: token, token_type: "bearer" });
}

function debug(state: SignUps, asked: Asked): Answer {
	if (bearerOf(asked) !== `${state.app.id}|${state.app.secret}`)
		return fault(400, 190, "Invalid OAuth access token");
	const grants = state.tokens.get(asked.url.searchParams.get("input_token") ?? "");
	if (!grants)
		return reply(200, { data: { is_valid: false, scopes: [], error: { code: 190, message: "" } } });
	const scopes = ["whatsapp_business_management", "whatsapp_business_messaging"];
	return reply(200, {
		data: {
			app_id: state.app.id,
			type: "SYSTEM_USER",
			is_valid: true,
			expires_at: 0,
			scopes,
			granular_scopes: scopes.map((scope) => ({ scope, target_ids: grants })),
		},
	});
}

const registrationOf = (state: SignUps, number: PhoneNumber) =>
	state.registrations.get(number.id) ?? Registration.parse({ id: number.id });

function listNumbers(world: World, state: SignUps, businessId: string): Answer {
	const numbers = [...world.numbers.values()].filter((one) => one.businessId === businessId);
	return reply(200, {
		data: numbers.map((number) => {
			const { isOnPhone, isConnected } = registrationOf(state, number);
			const isThere = isOnPhone || isConnected;
			return {
				id: number.id,
				display_phone_number: number.display,
				verified_name: number.name,
				quality_rating: "GREEN",
				status: isThere ? "CONNECTED" : "PENDING",
				platform_type: isThere ? "CLOUD_API" : "NOT_APPLICABLE",
				is_on_biz_app: isOnPhone,
			};
		}),
	});
}

function readAccount(state: SignUps, businessId: string): Answer {
	const account = state.accounts.get(businessId) ?? Account.parse({ businessId });
	const { review, funding, canSend, errors } = account;
	return reply(200, {
		id: businessId,
		account_review_status: review,
		...(funding === null ? {} : { primary_funding_id: funding }),
		health_status: {
			can_send_message: canSend,
			entities: [
				{
					entity_type: "WABA",
					id: businessId,
					can_send_message: canSend,
					errors: errors.map((error) => ({ ...error, possible_solution: "" })),
				},
			],
		},
	});
}

function register(state: SignUps, number: PhoneNumber, asked: Asked): Answer {
	const known = registrationOf(state, number);
	const pin = textOf(asked.body.pin);
	state.calls.push(`register ${number.id} ${pin}`);
	if (!/^\d{6}$/.test(pin)) return fault(400, 100, "(#100) Param pin must be 6 digits.");
	if (known.pin !== null && known.pin !== pin)
		return fault(400, 133005, "(#133005) Two step verification PIN Mismatch");
	state.registrations.set(number.id, { ...known, isConnected: true, isOnPhone: false, pin });
	return reply(200, { success: true });
}

const secondsAgo = (seconds: number): string => String(Math.floor(Date.now() / 1000) - seconds);

function emitContacts(world: World, number: PhoneNumber, contacts: Record<string, string>): void {
	const entries = Object.entries(contacts).map(([phone, name]) => ({
		type: "contact",
		contact: { full_name: name, first_name: name.split(" ")[0], phone_number: phone },
		action: "add",
		metadata: { timestamp: secondsAgo(0) },
	}));
	if (entries.length > 0) emit(world, number, { state_sync: entries }, "smb_app_state_sync");
}

function emitHistory(
	world: World,
	number: PhoneNumber,
	{ sharesHistory, history }: z.infer<typeof Registration>,
): void {
	if (!sharesHistory) {
		const errors = [{ code: 2593109, title: "History sharing is turned off by the business" }];
		emit(world, number, { history: [{ errors }] }, "history");
		return;
	}
	const own = number.display.replace(/\D/g, "");
	const threads = Object.entries(history).map(([phone, texts]) => ({
		id: phone,
		messages: texts.map((body, n) => ({
			// By turns: the customer begins.
			...(n % 2 === 0 ? { from: phone } : { from: own, to: phone }),
			id: `wamid.${number.id}.${phone}.${n}`,
			timestamp: secondsAgo((texts.length - n) * 3_600),
			type: "text",
			text: { body },
			history_context: { status: "READ" },
		})),
	}));
	const metadata = { phase: 0, chunk_order: 1, progress: 100 };
	emit(world, number, { history: [{ metadata, threads }] }, "history");
}

/** Contacts or history of the phone, each once and within a day. */
function sync(world: World, state: SignUps, number: PhoneNumber, asked: Asked): Answer {
	const known = registrationOf(state, number);
	const what = textOf(asked.body.sync_type);
	const call = `sync ${number.id} ${what}`;
	if (!known.isOnPhone) return fault(400, 100, "(#100) The number is not on a phone");
	if (known.isLate)
		return fault(400, 2593108, "Synchronization request made outside of allowed time window");
	if (state.calls.includes(call))
		return fault(400, 2593107, "Synchronization request limit exceeded");
	state.calls.push(call);
	setTimeout(() => {
		if (what === "history") emitHistory(world, number, known);
		else emitContacts(world, number, known.contacts);
	}, 20);
	return reply(200, { messaging_product: "whatsapp", request_id: String(randomInt(10 ** 9)) });
}

/** What of the Graph API belongs to the sign-up and needs no number's token; null: it is another call. */
export function resolveSignUp(world: World, asked: Asked, id: string, edge: string): Answer | null {
	const state = signUpsOf(world);
	if (id === "oauth" && edge === "access_token") return exchange(world, state, asked);
	if (id === "debug_token") return debug(state, asked);
	const isOfAccount = [...world.numbers.values()].some(({ businessId }) => businessId === id);
	const isTold = state.tokens.get(bearerOf(asked))?.includes(id) ?? false;
	if (!isOfAccount || !isTold || asked.method !== "GET") return null;
	if (edge === "phone_numbers") return listNumbers(world, state, id);
	return edge === "" ? readAccount(state, id) : null;
}

/** What is done to a number that its own token was shown for; null: it is another call. */
export function resolveNumber(
	world: World,
	asked: Asked,
	number: PhoneNumber,
	call: string,
): Answer | null {
	const state = signUpsOf(world);
	if (call === "POST register") return register(state, number, asked);
	return call === "POST smb_app_data" ? sync(world, state, number, asked) : null;
}

/** The dialog in a frame over the page; what was chosen goes back to the page and to the SDK. */
export function signUpDialog(world: World, { searchParams: query }: URL): Answer {
	const state = signUpsOf(world);
	const businessId = query.get("business") ?? [...state.accounts.keys()].at(-1) ?? "";
	const isShared = query.get("feature") === "whatsapp_business_app_onboarding";
	const [number] = [...world.numbers.values()].filter((one) => one.businessId === businessId);
	const finished = {
		event: isShared ? "FINISH_WHATSAPP_BUSINESS_APP_ONBOARDING" : "FINISH",
		data: { waba_id: businessId, ...(isShared ? {} : { phone_number_id: number?.id }) },
	};
	const cancelled = { event: "CANCEL", data: { current_step: "PHONE_NUMBER_SETUP" } };
	const error = { error_message: "Your account is too new", error_id: "524126" };
	const choices = [
		{ words: "Concluir", tell: finished, code: newCode(state, [businessId]) },
		{ words: "Cancelar", tell: cancelled, code: null },
		{ words: "Erro", tell: { event: "ERROR", data: error }, code: null },
	];
	const told = JSON.stringify({ choices, origin: query.get("origin") }).replaceAll("<", "\\u003c");
	const page = `<!doctype html><html lang="pt-BR"><title>Conectar com a Meta</title><body><script>
const { choices, origin } = ${told};
for (const { words, tell, code } of choices) {
	const button = document.createElement("button");
	button.textContent = words;
	button.onclick = () => {
		parent.postMessage(JSON.stringify({ type: "WA_EMBEDDED_SIGNUP", ...tell }), origin);
		parent.postMessage({ emulatedLogin: true, code }, origin);
	};
	document.body.append(button);
}
</script></body></html>`;
	return { status: 200, body: Buffer.from(page), type: "text/html; charset=utf-8" };
}

/** `FB.login` of the browser's SDK; as with Meta's it tells the code, and the dialog the rest. */
export function signUpSdk(url: string): Answer {
	const script = `(() => {
	const base = ${JSON.stringify(url)};
	window.FB = {
		init() {},
		ui() {},
		login(done, asked) {
			const query = new URLSearchParams({ origin: location.origin, feature: asked.extras?.featureType ?? "" });
			const frame = document.createElement("iframe");
			frame.title = "Meta";
			Object.assign(frame.style, { position: "fixed", inset: "10% 0 auto", margin: "0 auto", width: "420px",
				maxWidth: "100%", height: "200px", zIndex: "2147483647", background: "#fff" });
			frame.src = base + "/dialog?" + query;
			const hear = (event) => {
				if (event.source !== frame.contentWindow || event.origin !== base || !event.data.emulatedLogin) return;
				window.removeEventListener("message", hear);
				frame.remove();
				const { code } = event.data;
				done(code ? { status: "connected", authResponse: { code } } : { status: "unknown", authResponse: null });
			};
			window.addEventListener("message", hear);
			document.body.append(frame);
		},
	};
	window.fbAsyncInit?.();
})();`;
	return {
		status: 200,
		body: Buffer.from(script),
		type: "application/javascript; charset=utf-8",
		headers: {
			"access-control-allow-origin": "*",
			"cross-origin-resource-policy": "cross-origin",
		},
	};
}

const NewCode = z.object({
	businessId: z.string(),
	/** The token is for these accounts instead. */
	grants: z.array(z.string()).optional(),
	isExpired: z.boolean().default(false),
});
const Left = z.object({ id: z.string(), event: z.string().default("PARTNER_REMOVED") });

/** `signup/<route>`: what a test does. */
export function controlSignUp(world: World, route: string, body: Record<string, unknown>): Answer {
	const state = signUpsOf(world);
	switch (route) {
		case "app":
			state.app = z
				.object({ id: z.string(), secret: z.string(), configId: z.string() })
				.parse(body);
			return reply(200, {});
		case "account": {
			const account = Account.parse(body);
			state.accounts.set(account.businessId, account);
			return reply(200, {});
		}
		case "number": {
			const number = Registration.parse(body);
			state.registrations.set(number.id, number);
			return reply(200, {});
		}
		case "code": {
			const { businessId, grants = [businessId], isExpired } = NewCode.parse(body);
			return reply(200, { code: newCode(state, grants, isExpired) });
		}
		case "calls":
			return reply(200, state.calls);
		case "registration":
			return reply(200, state.registrations.get(textOf(body.id)) ?? null);
		case "leave":
			return leave(world, state, Left.parse(body));
		default:
			throw new Error(`no action signup/${route}`);
	}
}

/** Tells something of an account, which names no number by its id. */
function emitAccount(world: World, number: PhoneNumber, value: object): void {
	const changes = [{ field: "account_update", value }];
	const time = Math.floor(Date.now() / 1000);
	const body = JSON.stringify({
		object: "whatsapp_business_account",
		entry: [{ id: number.businessId, time, changes }],
	});
	const headers = { "x-hub-signature-256": sign(body, number.appSecret) };
	post(world.faults, { url: number.callback, headers, body });
}

/** The owner ends it on the phone, or the phone was changed: told about the account, with the number in digits. */
function leave(world: World, state: SignUps, { id, event }: z.infer<typeof Left>): Answer {
	const number = world.numbers.get(id);
	if (!number) return reply(404, {});
	if (event === "PARTNER_REMOVED") {
		state.tokens.delete(number.token);
		number.token = "revoked";
		state.registrations.delete(id);
	}
	const reason = { reason: "ACCOUNT_DISCONNECTED", initiated_by: "USER" };
	const phone = { phone_number: number.display.replace(/\D/g, "") };
	const told = {
		event,
		...phone,
		...(event === "PARTNER_REMOVED" && { disconnection_info: reason }),
	};
	emitAccount(world, number, told);
	return reply(200, {});
}
