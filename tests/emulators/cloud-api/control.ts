/** What a test does with numbers, customers and the app of the emulated Graph API. */
import { randomInt } from "node:crypto";
import { z } from "zod";
import { createInvoice } from "./invoice.ts";
import { type Answer, reply } from "../emulator-server.ts";
import { FaultRules } from "../faults.ts";
import { AdClick, referralOf } from "./ads.ts";
import { controlSignUp } from "./signup.ts";
import { NewTemplate, review } from "./templates.ts";
import { actOfPlatform } from "./platform.ts";
import { APP_SECRET, emit, emitStatus, newId, type PhoneNumber, type World } from "./state.ts";

const NewNumber = z.object({
	id: z.string(),
	businessId: z.string(),
	token: z.string(),
	callback: z.string(),
	appSecret: z.string().default(APP_SECRET),
	templates: z.array(NewTemplate).default([]),
});
const Written = z.object({
	phone: z.string(),
	name: z.string().default(""),
	text: z.string().default(""),
	/** Base64 of a file that comes with it. */
	file: z.string().optional(),
	/** Where the file's address points to, instead of here. */
	fileUrl: z.string().optional(),
	/** Only the user id is told, not the number. */
	userId: z.string().optional(),
	/** In this group. */
	group: z.string().optional(),
	/** The ad that brought them (ads.ts). */
	ad: AdClick.optional(),
});
const Moved = z.object({ phone: z.string(), to: z.string() });

export function control(world: World, route: string, body: Record<string, unknown>): Answer {
	if (route.startsWith("signup/")) return controlSignUp(world, route.slice("signup/".length), body);
	switch (route) {
		case "faults":
			world.faults = FaultRules.parse(body);
			return reply(200, {});
		case "window":
			world.hasWindow = z.object({ on: z.boolean() }).parse(body).on;
			return reply(200, {});
		case "apps": {
			const { id, secret } = z.object({ id: z.string(), secret: z.string() }).parse(body);
			world.apps.set(id, secret);
			return reply(200, {});
		}
		case "numbers": {
			const number = NewNumber.parse(body);
			world.numbers.set(number.id, {
				...number,
				display: `+55 11 3${randomInt(100, 999)}-${randomInt(1_000, 9_999)}`,
				name: "Loja Exemplo",
				isSubscribed: false,
				window: new Map(),
				sends: [],
				acts: [],
				marks: [],
				invoice: createInvoice(),
				media: new Map(),
				deletedTemplates: new Set(),
			});
			return reply(200, {});
		}
	}
	const [id = "", action = ""] = route.split("/");
	const number = world.numbers.get(id);
	if (!number) return reply(404, { error: `no number ${id}` });
	return reply(200, act(world, number, action, body) ?? {});
}

function act(world: World, number: PhoneNumber, action: string, body: Record<string, unknown>) {
	switch (action) {
		case "write":
			return write(world, number, Written.parse(body));
		case "echo":
			return echo(world, number, Written.parse(body));
		case "move":
			return move(world, number, Moved.parse(body));
		case "receipt":
			for (const sent of number.sends) emitStatus(world, number, sent, "read");
			return null;
		case "revoke":
			number.token = "revoked";
			return null;
		case "sent":
			return number.sends;
		case "acts":
			return number.acts;
		case "media-gone":
			number.media.clear();
			return null;
		case "marks":
			return number.marks;
		case "review":
			return review(world, number, body);
		case "templates":
			return number.templates;
		case "invoice":
			return number.invoice.lines();
		case "came-by-ad":
			number.invoice.noteAd(z.object({ phone: z.string() }).parse(body).phone);
			return null;
		case "state":
			return { isSubscribed: number.isSubscribed };
		default: {
			const done = actOfPlatform(world, number, action, body);
			if (done === undefined) throw new Error(`no action ${action}`);
			return done;
		}
	}
}

function write(
	world: World,
	number: PhoneNumber,
	{ phone, name, text, file, fileUrl, userId, group, ad }: z.infer<typeof Written>,
): void {
	number.window.set(phone, Date.now());
	const mediaId = String(randomInt(10 ** 9, 10 ** 12));
	if (file)
		number.media.set(mediaId, {
			bytes: Buffer.from(file, "base64"),
			mimetype: "image/png",
			url: fileUrl ?? `${world.url()}/download/${mediaId}`,
		});
	const image = { id: mediaId, mime_type: "image/png", sha256: "x", caption: text };
	const who = userId ? { from_user_id: userId } : { from: phone };
	emit(world, number, {
		contacts: [{ profile: { name }, ...(userId ? { user_id: userId } : { wa_id: phone }) }],
		messages: [
			{
				...who,
				...(group ? { group_id: group } : {}),
				...(ad ? { referral: referralOf(ad) } : {}),
				id: newId(),
				timestamp: String(Math.floor(Date.now() / 1000)),
				...(file ? { type: "image", image } : { type: "text", text: { body: text } }),
			},
		],
	});
}

const secondsNow = (): string => String(Math.floor(Date.now() / 1000));

/** The owner writes in the app on the phone that shares the number (coexistence). */
function echo(world: World, number: PhoneNumber, { phone, text, group }: z.infer<typeof Written>) {
	const from = number.display.replace(/\D/g, "");
	const said = { id: newId(), timestamp: secondsNow(), type: "text", text: { body: text } };
	const where = group ? { group_id: group } : { to: phone };
	emit(world, number, { message_echoes: [{ from, ...where, ...said }] }, "smb_message_echoes");
	return null;
}

/** A customer takes another number along, in the same account of theirs. */
function move(world: World, number: PhoneNumber, { phone, to }: z.infer<typeof Moved>) {
	const system = { body: "changed", wa_id: to, type: "user_changed_number" };
	const said = { id: newId(), timestamp: secondsNow(), type: "system", system };
	emit(world, number, { messages: [{ from: phone, ...said }] });
	return null;
}
