/** The Graph API, as far as the product speaks it for WhatsApp. */
import { type Answer, type Asked, reply, textOf } from "../emulator-server.ts";
import { fileOf, keepUpload, whyNot } from "./files.ts";
import { resolveNumber, resolveSignUp, signUpDialog, signUpSdk } from "./signup.ts";
import { edit, readSent, remove, submit, type TemplateFault } from "./templates.ts";
import { interactiveIn } from "./interactive.ts";
import { emitStatus, isNobody, newId, type PhoneNumber, type World } from "./state.ts";

const DAY_MS = 24 * 3_600_000;

const graphError = (status: number, code: number, message: string, subcode?: number): Answer =>
	reply(status, {
		error: {
			message,
			type: "OAuthException",
			code,
			...(subcode ? { error_subcode: subcode } : {}),
			fbtrace_id: "Az8or2yhqkZfEZ-_4Qn_Bam",
		},
	});
const unknownObject = (id: string): Answer =>
	graphError(400, 100, `Unsupported get request. Object with ID '${id}' does not exist`, 33);
const badToken = (): Answer => graphError(401, 190, "Invalid OAuth access token");

const tokenOf = (asked: Asked): string => asked.header("authorization").replace(/^Bearer /, "");

/** The number behind an id, of itself or of its account; an answer when the token is not its own. */
function find(world: World, asked: Asked, id: string): PhoneNumber | Answer {
	const known = [...world.numbers.values()];
	const number = known.find((one) => one.id === id || one.businessId === id);
	const mine = known.filter(({ token }) => token === tokenOf(asked));
	if (mine.length === 0) return badToken();
	return number && mine.some((one) => one.businessId === number.businessId)
		? number
		: unknownObject(id);
}

function send(world: World, number: PhoneNumber, body: Record<string, unknown>): Answer {
	if (body.status === "read") {
		number.marks.push(body);
		return reply(200, { success: true });
	}
	const to = String(body.to ?? body.recipient);
	if (isNobody(to)) return graphError(400, 131026, "(#131026) Message undeliverable");
	if (body.type === "reaction") return react(number, to, body.reaction as Reaction);
	const template = body.type === "template" ? readSent(number, body.template) : null;
	if (template && "said" in template) return templateError(template);
	const said = template ? { ...template, item: body.template } : contentOf(number, body);
	if (said === "unknown_media" || said === "malformed")
		return graphError(400, 131009, "(#131009) Parameter value is not valid");
	const sent = {
		id: newId(),
		to,
		...(said === "unusable" ? { text: "" } : said),
		quoted: (body.context as { message_id: string } | undefined)?.message_id ?? null,
		clientId: textOf(body.biz_opaque_callback_data),
	};
	const isClosed =
		!template && world.hasWindow && Date.now() - (number.window.get(to) ?? 0) > DAY_MS;
	// As Meta does it: taken at first, and refused by a status.
	if (isClosed) setTimeout(() => emitStatus(world, number, sent, "failed", 131047), 20);
	else if (said === "unusable")
		setTimeout(() => emitStatus(world, number, sent, "failed", 131053), 20);
	else {
		number.sends.push(sent);
		setTimeout(() => emitStatus(world, number, sent, "sent"), 10);
		setTimeout(() => emitStatus(world, number, sent, "delivered"), 40);
	}
	return reply(200, {
		messaging_product: "whatsapp",
		contacts: [{ input: to, wa_id: to }],
		messages: [{ id: sent.id, message_status: "accepted" }],
	});
}

interface Place {
	latitude?: unknown;
	longitude?: unknown;
}
interface Card {
	name?: { formatted_name?: string; first_name?: string };
	phones?: { phone?: string }[];
}

/** A place must have its point; a card its name, and one more form of it. */
function itemOf({ type, location, contacts }: Record<string, unknown>) {
	const { latitude, longitude } = (location ?? {}) as Place;
	const cards = (contacts ?? []) as Card[];
	const isRight =
		type === "location"
			? typeof latitude === "number" && typeof longitude === "number"
			: cards.length > 0 && cards.every(({ name }) => name?.formatted_name && name.first_name);
	return isRight ? { text: "", item: location ?? contacts } : "malformed";
}

const contentOf = (number: PhoneNumber, body: Record<string, unknown>) =>
	body.type === "interactive"
		? interactiveIn(body)
		: body.type === "location" || body.type === "contacts"
			? itemOf(body)
			: body.type === "text"
				? { text: (body.text as { body: string }).body }
				: fileOf(
						number,
						String(body.type),
						(body[String(body.type)] ?? {}) as Record<string, unknown>,
					);

interface Reaction {
	message_id: string;
	emoji: string;
}

/** A reaction is a message of its own to Meta. */
function react(number: PhoneNumber, to: string, reaction: Reaction): Answer {
	number.acts.push({ id: reaction.message_id, value: reaction.emoji });
	return reply(200, {
		messaging_product: "whatsapp",
		contacts: [{ input: to, wa_id: to }],
		messages: [{ id: newId() }],
	});
}

function upload(number: PhoneNumber, asked: Asked): Answer {
	const wrong = whyNot(asked.file, asked.body);
	if (wrong !== null || !asked.file) return graphError(400, 100, wrong ?? "");
	return reply(200, { id: keepUpload(number, asked.file) });
}

function listTemplates(number: PhoneNumber, query: URLSearchParams): Answer {
	const from = Number(query.get("after") ?? 0);
	// Pages of two, so that paging is seen.
	const page = number.templates.slice(from, from + 2);
	const isLast = from + 2 >= number.templates.length;
	return reply(200, {
		data: page.map(({ editedAt: _, ...template }) => template),
		paging: {
			cursors: { before: "0", after: String(from + 2) },
			...(isLast ? {} : { next: "https://graph.facebook.com/next" }),
		},
	});
}

/** The number in whose account a template is; null: it is none, or not of the caller's account. */
const ownerOf = (world: World, asked: Asked, id: string): PhoneNumber | null =>
	[...world.numbers.values()].find(
		({ token, templates }) => token === tokenOf(asked) && templates.some((one) => one.id === id),
	) ?? null;

const doneOr = (fault: TemplateFault | null): Answer =>
	fault ? templateError(fault) : reply(200, { success: true });

const templateError = ({ code, subcode, said }: TemplateFault): Answer =>
	reply(400, {
		error: {
			message: `(#${code}) ${said}`,
			type: "OAuthException",
			code,
			...(subcode ? { error_subcode: subcode } : {}),
			error_user_msg: said,
			error_data: { messaging_product: "whatsapp", details: said },
			fbtrace_id: "Az8or2yhqkZfEZ-_4Qn_Bam",
		},
	});

function readMedia(world: World, asked: Asked, id: string): Answer | null {
	const mine = [...world.numbers.values()].find(({ token }) => token === tokenOf(asked));
	const media = mine?.media.get(id);
	if (!media) return null;
	return reply(200, {
		messaging_product: "whatsapp",
		url: media.url,
		mime_type: media.mimetype,
		sha256: "x",
		file_size: String(media.bytes.byteLength),
		id,
	});
}

function download(world: World, asked: Asked, id: string): Answer {
	const owner = [...world.numbers.values()].find(({ media }) => media.has(id));
	const media = owner?.media.get(id);
	if (!media || tokenOf(asked) !== owner?.token)
		return { status: 401, body: Buffer.from("<html>error</html>"), type: "text/html" };
	return { status: 200, body: media.bytes, type: media.mimetype };
}

export function resolve(world: World, asked: Asked): { call: string; run: () => Answer } {
	const { pathname, searchParams } = asked.url;
	const [first = "", id = "", edge = ""] = pathname.split("/").filter(Boolean);
	if (first === "download") return { call: "download", run: () => download(world, asked, id) };
	if (first === "dialog") return { call: "dialog", run: () => signUpDialog(world, asked.url) };
	if (first === "sdk.js") return { call: "sdk", run: () => signUpSdk(world.url()) };
	if (!/^v\d+\.\d$/.test(first)) return { call: "unknown", run: () => unknownObject(first) };
	const call = `${asked.method} ${edge || "node"}`;
	const run = (): Answer => {
		// Id and secret of an app are a token of the app itself.
		const secret = world.apps.get(id);
		if (secret !== undefined && call === "GET node")
			return tokenOf(asked) === `${id}|${secret}` ? reply(200, { id }) : badToken();
		const media = edge === "" && asked.method === "GET" ? readMedia(world, asked, id) : null;
		if (media) return media;
		const signedUp = resolveSignUp(world, asked, id, edge);
		if (signedUp) return signedUp;
		const template = edge === "" && asked.method === "POST" ? ownerOf(world, asked, id) : null;
		if (template) return doneOr(edit(template, id, asked.body));
		const number = find(world, asked, id);
		if ("status" in number) return number;
		const registered = resolveNumber(world, asked, number, call);
		if (registered) return registered;
		switch (call) {
			case "GET node":
				return reply(200, {
					id: number.id,
					display_phone_number: number.display,
					verified_name: number.name,
				});
			case "POST messages":
				return send(world, number, asked.body);
			case "POST media":
				return upload(number, asked);
			case "POST subscribed_apps":
			case "DELETE subscribed_apps":
				// The account is subscribed, with all its numbers.
				for (const one of world.numbers.values())
					if (one.businessId === number.businessId) one.isSubscribed = asked.method === "POST";
				return reply(200, { success: true });
			case "GET message_templates":
				return listTemplates(number, searchParams);
			case "POST message_templates": {
				const made = submit(number, asked.body);
				return "said" in made ? templateError(made) : reply(200, made);
			}
			case "DELETE message_templates":
				return doneOr(remove(number, searchParams));
			default:
				return graphError(400, 2500, `Unknown path components: /${edge}`);
		}
	};
	return { call, run };
}
