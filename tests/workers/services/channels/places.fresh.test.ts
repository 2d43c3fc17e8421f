import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import { createMember, createWorkspace, migrate } from "#tests/support/sign-in.ts";
import { findSignedIn } from "#tests/support/two-workspaces.ts";
import { createServices } from "#workers/services/index.ts";
import { createRuntime } from "#workers/services/runtime.ts";

beforeAll(migrate);

const OBJECTS = ["CHANNEL_INBOX", "WHATSAPP_INSTANCE", "WORKSPACE_HUB"] as const;

/** The platform's bindings, with the hint of each object's first call noted by its name. */
function watchPlaces() {
	const first = new Map<string, string | null>();
	const watch = <Namespace extends object>(namespace: Namespace) =>
		new Proxy(namespace, {
			get(target, key) {
				const value: unknown = Reflect.get(target, key);
				if (typeof value !== "function") return value;
				return (name: string, options?: { locationHint?: string }) => {
					if (key === "getByName" && !first.has(name))
						first.set(name, options?.locationHint ?? null);
					return Reflect.apply(value, target, [name, options]) as unknown;
				};
			},
		});
	const watched = Object.fromEntries(OBJECTS.map((name) => [name, watch(env[name])]));
	const bindings = new Proxy(env, {
		get: (target, key) => watched[String(key)] ?? (Reflect.get(target, key) as unknown),
	});
	return { bindings, first };
}

const given = { defer: (work: Promise<unknown>) => void work.catch(() => null) };

/** A number and a webchat of a new workspace; where each object was asked to be. */
async function makeChannels() {
	const { bindings, first } = watchPlaces();
	const services = createServices(bindings, given);
	const workspace = await createWorkspace();
	const signedIn = await findSignedIn(await createMember(workspace.id));
	const number = crypto.randomUUID();
	await services.whatsapp.register(workspace.id, {
		id: number,
		name: "Loja",
		description: "",
		webhookUrl: "",
		gateway: "simulator",
		createdBy: null,
	});
	const made = await services.channelChanges.create(signedIn, {
		type: "webchat",
		name: "Site",
		token: "",
		locale: "pt",
	});
	if (!made.ok) throw new Error(made.code);
	return [number, made.value.id].map((id) => first.get(channelObjectName(id)));
}

test("a channel's object is made where the installation is, and near its call before anybody has entered", async () => {
	expect(await makeChannels()).toEqual([null, null]);
	const { id } = await createWorkspace("Primeira");
	await env.DB.prepare("insert into installation values (1, ?, 'weur', ?)")
		.bind(id, Date.now())
		.run();
	expect(await makeChannels()).toEqual(["weur", "weur"]);
});

test("hubs that are made or restored carry the same hint", async () => {
	const { bindings, first } = watchPlaces();
	const runtime = createRuntime(bindings, given);
	const [made, restored] = [crypto.randomUUID(), crypto.randomUUID()];
	await runtime.placeHub(made, "apac");
	runtime.hubAt(restored, "weur");
	runtime.channelAt({ id: restored, type: "whatsapp" }, "weur");
	expect([made, restored, channelObjectName(restored)].map((name) => first.get(name))).toEqual([
		"apac",
		"weur",
		"weur",
	]);
});
