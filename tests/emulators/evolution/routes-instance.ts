/** Instances, settings, webhooks: 2.A.2 and 2.A.4, in the order real 2.3.7 checks things. */
import { type Answer, failure, invalid, reply, typeError } from "./http.ts";
import { closeForGood, issueQr, startConnecting } from "./phone.ts";
import { createInstance, type Instance, rowId, type Settings, type World } from "./state.ts";
import { emit } from "./webhooks.ts";

type Body = Record<string, unknown>;
const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

const ALL_EVENTS = [
	"APPLICATION_STARTUP",
	"QRCODE_UPDATED",
	"MESSAGES_SET",
	"MESSAGES_UPSERT",
	"MESSAGES_EDITED",
	"MESSAGES_UPDATE",
	"MESSAGES_DELETE",
	"SEND_MESSAGE",
	"SEND_MESSAGE_UPDATE",
	"CONTACTS_SET",
	"CONTACTS_UPSERT",
	"CONTACTS_UPDATE",
	"PRESENCE_UPDATE",
	"CHATS_SET",
	"CHATS_UPSERT",
	"CHATS_UPDATE",
	"CHATS_DELETE",
	"GROUPS_UPSERT",
	"GROUP_UPDATE",
	"GROUP_PARTICIPANTS_UPDATE",
	"CONNECTION_UPDATE",
	"LABELS_EDIT",
	"LABELS_ASSOCIATION",
	"CALL",
	"TYPEBOT_START",
	"TYPEBOT_CHANGE_STATUS",
	"REMOVE_INSTANCE",
	"LOGOUT_INSTANCE",
	"INSTANCE_CREATE",
	"INSTANCE_DELETE",
	"STATUS_INSTANCE",
];
const TOGGLES = [
	"rejectCall",
	"groupsIgnore",
	"alwaysOnline",
	"readMessages",
	"readStatus",
	"syncFullHistory",
] as const;
/** Names that were deleted a moment ago stay taken. */
const NAME_FREED_AFTER_MS = 300;
const freed = new Map<string, number>();

export async function create(world: World, body: Body): Promise<Answer> {
	const name = typeof body.instanceName === "string" ? body.instanceName : "undefined";
	const isFreed = Date.now() - (freed.get(name) ?? 0) > NAME_FREED_AFTER_MS;
	if (name === "undefined" || world.instances.has(name) || !isFreed)
		return failure(403, [`This name "${name}" is already in use.`]);
	const wrong = ["qrcode", ...TOGGLES].filter(
		(key) => body[key] !== undefined && typeof body[key] !== "boolean",
	);
	if (wrong.length > 0) return invalid(...wrong.map((key) => `${key} is not of a type(s) boolean`));
	if (body.integration !== "WHATSAPP-BAILEYS") return failure(400, ["Invalid integration"]);
	const hook = body.webhook as Body | undefined;
	if (hook?.url && !Array.isArray(hook.events)) return failure(400, [typeError("length")]);
	const token = typeof body.token === "string" ? body.token : null;
	const number = typeof body.number === "string" ? body.number : null;
	const instance = createInstance(name, token, number);
	for (const key of TOGGLES) if (typeof body[key] === "boolean") instance.settings[key] = body[key];
	if (typeof body.msgCall === "string") instance.settings.msgCall = body.msgCall;
	if (hook?.url) setHook(instance, { ...hook, enabled: true });
	world.instances.set(name, instance);
	emit(world, instance, "instance.create", { instanceName: name, instanceId: instance.id });
	if (body.qrcode === true) {
		startConnecting(world, instance);
		await sleep(world.options.connectWaitMs);
		issueQr(world, instance);
	}
	return reply(201, {
		instance: {
			instanceName: name,
			instanceId: instance.id,
			integration: instance.integration,
			webhookWaBusiness: null,
			accessTokenWaBusiness: "",
			status: instance.memory,
		},
		hash: instance.token,
		webhook: instance.webhook
			? {
					webhookUrl: instance.webhook.url,
					webhookHeaders: instance.webhook.headers,
					webhookByEvents: instance.webhook.webhookByEvents,
					webhookBase64: instance.webhook.webhookBase64,
				}
			: {},
		websocket: {},
		rabbitmq: {},
		nats: {},
		sqs: {},
		settings: instance.settings,
		...(body.qrcode === true ? { qrcode: instance.qr ?? { count: 0 } } : {}),
	});
}

const stateOf = (instance: Instance) => ({
	instance: { instanceName: instance.name, state: instance.memory },
});

const isOpen = (instance: Instance): boolean => instance.memory === "open";

export async function connect(world: World, instance: Instance, body: Body): Promise<Answer> {
	if (instance.memory === "open") return reply(200, stateOf(instance));
	if (instance.memory === "close") {
		// Only at the beginning of an attempt: while connecting a number is ignored.
		if (typeof body.number === "string") instance.number = body.number;
		startConnecting(world, instance);
		await sleep(world.options.connectWaitMs);
		// Somebody may have scanned meanwhile.
		if (!isOpen(instance)) issueQr(world, instance);
	}
	return reply(200, instance.qr ?? { count: 0 });
}

export const connectionState = (_world: World, instance: Instance): Answer =>
	reply(200, stateOf(instance));

export function restart(world: World, instance: Instance): Answer {
	if (instance.memory === "close") return reply(200, { error: true, message: "[object Object]" });
	if (instance.memory === "connecting") return reply(200, instance.qr ?? { count: 0 });
	const stale = stateOf(instance);
	const { name: instanceName, ownerJid, profileName, profilePicUrl } = instance;
	emit(world, instance, "connection.update", {
		instance: instanceName,
		state: "connecting",
		statusReason: 200,
	});
	emit(world, instance, "connection.update", {
		instance: instanceName,
		wuid: ownerJid,
		profileName,
		profilePictureUrl: profilePicUrl,
		state: "open",
		statusReason: 200,
	});
	return reply(200, stale);
}

const done = (message: string): Answer =>
	reply(200, { status: "SUCCESS", error: false, response: { message } });

export function logout(world: World, instance: Instance): Answer {
	if (instance.memory === "close")
		return failure(400, [`The "${instance.name}" instance is not connected`]);
	closeForGood(world, instance, 401, `Log out instance: ${instance.name}`);
	return done("Instance logged out");
}

export function remove(world: World, instance: Instance): Answer {
	const wasOpen = instance.memory === "open";
	const ids = { instanceName: instance.name, instanceId: instance.id };
	// Open: the log-out's events come around and after REMOVE_INSTANCE.
	if (!wasOpen) {
		emit(world, instance, "instance.delete", ids);
		emit(world, instance, "remove.instance", null);
	} else {
		closeForGood(world, instance, 401, `Log out instance: ${instance.name}`);
		emit(world, instance, "instance.delete", ids);
		emit(world, instance, "remove.instance", null);
	}
	world.instances.delete(instance.name);
	freed.set(instance.name, Date.now());
	return done("Instance deleted");
}

export function fetchInstances(world: World, query: URLSearchParams, key: string): Answer {
	const wanted = query.get("instanceName") ?? query.get("instanceId") ?? query.get("number");
	const all = [...world.instances.values()];
	const found =
		wanted === null
			? all
			: all.filter(({ name, id, number }) => [name, id, number].includes(wanted));
	if (key !== world.options.apiKey) {
		const own = all.filter(({ token }) => token === key);
		if (own.length === 0 || (wanted !== null && !found.some(({ token }) => token === key)))
			return failure(401, "Unauthorized");
		return reply(200, own.map(rowOf));
	}
	if (wanted !== null && found.length === 0)
		return failure(404, [`Instance "${wanted}" not found`]);
	return reply(200, found.map(rowOf));
}

function rowOf(instance: Instance): Record<string, unknown> {
	return {
		id: instance.id,
		name: instance.name,
		connectionStatus: instance.database,
		ownerJid: instance.ownerJid,
		profileName: instance.profileName,
		profilePicUrl: instance.profilePicUrl,
		integration: instance.integration,
		number: instance.number,
		businessId: null,
		token: instance.token,
		clientName: "evolution_exchange",
		disconnectionReasonCode: instance.disconnection?.code ?? null,
		disconnectionObject: instance.disconnection?.object ?? null,
		disconnectionAt: instance.disconnection?.at ?? null,
		createdAt: instance.createdAt,
		updatedAt: instance.createdAt,
		Setting: { ...instance.settings, instanceId: instance.id },
		_count: { Message: instance.messages.length, Contact: instance.contacts.size, Chat: 0 },
	};
}

export function setSettings(_world: World, instance: Instance, body: Body): Answer {
	const missing = TOGGLES.filter((key) => body[key] === undefined);
	if (missing.length > 0)
		return invalid(...missing.map((key) => `instance requires property "${key}"`));
	const wrong = TOGGLES.filter((key) => typeof body[key] !== "boolean");
	if (wrong.length > 0) return invalid(...wrong.map((key) => `${key} is not of a type(s) boolean`));
	const sent: Partial<Settings> = {};
	for (const key of TOGGLES) sent[key] = body[key] === true;
	if (typeof body.msgCall === "string") sent.msgCall = body.msgCall;
	if (typeof body.wavoipToken === "string") sent.wavoipToken = body.wavoipToken;
	instance.settings = { ...instance.settings, ...sent };
	return reply(201, { settings: { instanceName: instance.name, settings: sent } });
}

export const findSettings = (_world: World, instance: Instance): Answer =>
	reply(200, instance.settings);

export const findWebhook = (_world: World, instance: Instance): Answer =>
	reply(200, instance.webhook);

export function setWebhook(_world: World, instance: Instance, body: Body): Answer {
	const hook = body.webhook as Body | undefined;
	if (typeof hook !== "object") return invalid('instance requires property "webhook"');
	if (hook.url === undefined) return invalid('webhook requires property "url"');
	if (hook.enabled !== false && !Array.isArray(hook.events))
		return failure(500, typeError("length"));
	const unknown = Array.isArray(hook.events)
		? hook.events.findIndex((event) => !ALL_EVENTS.includes(String(event)))
		: -1;
	if (unknown >= 0)
		return invalid(`webhook.events[${unknown}] is not one of enum values: ${ALL_EVENTS.join(",")}`);
	setHook(instance, hook);
	return reply(201, instance.webhook);
}

function setHook(instance: Instance, hook: Body): void {
	const listed = Array.isArray(hook.events) ? hook.events.map(String) : [];
	const isEnabled = hook.enabled !== false;
	const now = new Date().toISOString();
	instance.webhook = {
		id: instance.webhook?.id ?? rowId(),
		url: String(hook.url),
		headers: (hook.headers as Record<string, string> | undefined) ?? null,
		enabled: isEnabled,
		events: isEnabled ? (listed.length > 0 ? listed : ALL_EVENTS) : [],
		webhookByEvents: hook.byEvents === true,
		webhookBase64: hook.base64 === true,
		createdAt: instance.webhook?.createdAt ?? now,
		updatedAt: now,
		instanceId: instance.id,
	};
}
