import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, expect, test } from "vitest";
import { knowledgeObjectName } from "#app/domain/agents/knowledge-base.ts";
import { channelObjectName } from "#app/domain/channels/object-name.ts";
import { createMember, createWorkspace, migrate, ORIGIN } from "#tests/support/sign-in.ts";
import { findToken, metaOf, newPerson, rigSignIn, rows } from "#tests/support/sign-in-rig.ts";
import { findSignedIn } from "#tests/support/two-workspaces.ts";
import { createToken, hashToken } from "#workers/adapters/secrets/token.ts";
import { handleRequest } from "#workers/api/handle-request.ts";
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

/** Names of the objects that every workspace has. */
const objectsOf = (workspaceId: string) => [workspaceId, knowledgeObjectName(workspaceId)];

const given = { defer: (work: Promise<unknown>) => void work.catch(() => null) };

/** A number and a webchat of a new workspace; where each object was asked to be. */
async function makeChannels(region: string | null = null) {
	const { bindings, first } = watchPlaces();
	const services = createServices(bindings, given);
	const workspace = await createWorkspace();
	await env.DB.prepare("update workspaces set region = ? where id = ?")
		.bind(region, workspace.id)
		.run();
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

/** Who administers the first workspace of an installation in the west of Europe; its id. */
async function enterInstallation(asked: Env): Promise<string> {
	const token = createToken();
	await env.DB.prepare(
		"insert into operator_keys (token_hash, purpose, created_at, expires_at) values (?, 'setup', 0, ?)",
	)
		.bind(hashToken(token), Date.now() + 60_000)
		.run();
	const { installation } = createServices(asked, { ...given, nearby: "oc" });
	const typed = { ...newPerson(), workspaceName: "Padaria", region: "weur", language: "pt" };
	const entered = await installation.enter(token, typed, metaOf());
	if (!entered.ok) throw new Error(entered.code);
	return (await installation.find())?.workspaceId ?? "";
}

test("a channel's object is made where its workspace is, else where the installation is, else near its call", async () => {
	expect(await makeChannels()).toEqual([null, null]);
	const { bindings, first } = watchPlaces();
	const workspaceId = await enterInstallation(bindings);
	expect(objectsOf(workspaceId).map((name) => first.get(name))).toEqual(["weur", "weur"]);
	expect(await makeChannels()).toEqual(["weur", "weur"]);
	expect(await makeChannels("apac")).toEqual(["apac", "apac"]);
});

test("whoever confirms a sign-up founds a workspace near them, whose objects nobody has called before", async () => {
	const rig = rigSignIn();
	const person = newPerson();
	await rig.services.auth.signUp(person, metaOf());
	await rig.deliver();
	const token = await findToken(rig, person.email, "/auth/confirm");
	const { bindings, first } = watchPlaces();
	const cf = { continent: "SA", country: "BR", longitude: "-46.63" };
	const ctx = createExecutionContext();
	await handleRequest(
		new Request(`${ORIGIN}/auth/confirm`, { cf }),
		bindings,
		ctx,
		async (_, page) => {
			await page.services.auth.confirmEmail(token, person.password, metaOf());
			return new Response("page");
		},
	);
	await waitOnExecutionContext(ctx);
	const [made] = await rows(
		`select w.id, w.region from workspaces w join members m on m.workspace_id = w.id
			join users u on u.id = m.user_id where u.email = ?`,
		person.email,
	);
	expect(made?.["region"]).toBe("sam");
	expect(objectsOf(String(made?.["id"])).map((name) => first.get(name))).toEqual(["sam", "sam"]);
	expect([...first.values()]).toEqual(["sam", "sam"]);
});

test("a workspace that is not there makes no object; one whose objects cannot be made is founded all the same", async () => {
	const { bindings, first } = watchPlaces();
	await createRuntime(bindings, given).placeWorkspace(crypto.randomUUID());
	expect(first.size).toBe(0);
	const { id } = await createWorkspace();
	const fails = () => Promise.reject(new Error("away"));
	const away = { getByName: () => ({ countUsed: fails, listBases: fails }) };
	const broken = { ...env, WORKSPACE_HUB: away } as unknown as Env;
	await expect(createRuntime(broken, given).placeWorkspace(id)).resolves.toBeUndefined();
});

test("restored objects carry the region of whoever restores them", () => {
	const { bindings, first } = watchPlaces();
	const { hub, channel } = createRuntime(bindings, given);
	const restored = crypto.randomUUID();
	hub(restored, "weur");
	channel({ id: restored, type: "whatsapp" }, "weur");
	expect([restored, channelObjectName(restored)].map((name) => first.get(name))).toEqual([
		"weur",
		"weur",
	]);
});
