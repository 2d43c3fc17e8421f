import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test, vi } from "vitest";
import type { IntegrationInput } from "#app/contracts/integrations.ts";
import { CREDENTIAL_FIELDS, INTEGRATION_TYPES } from "#app/domain/integrations/type.ts";
import { ROLES } from "#app/domain/team/role.ts";
import { call, dumpDatabase } from "#tests/support/call.ts";
import { createIntegrationRig } from "#tests/support/integration-rig.ts";
import { instanceOf } from "#tests/support/instance.ts";
import { bindings, migrate } from "#tests/support/sign-in.ts";
import { askForSocket } from "#tests/support/socket.ts";
import { createTeam, type Team } from "#tests/support/team.ts";
import { createChannel } from "#tests/support/two-workspaces.ts";
import { api } from "#workers/api/index.ts";

/** A marker of its own in every secret field of every type: `canary` + type + field, letters only. */
const markers = new Map<string, string>();
const logged: string[] = [];
let team: Team;
let channelId: string;
let ids: string[] = [];
const rig = createIntegrationRig({ ALLOWED_PRIVATE_HOSTS: "" });

const markerOf = (type: string, key: string): string => {
	const marker = `Canary7Q${`${type}X${key}`.replaceAll(/[^a-z0-9]/gi, "")}EndZ9`;
	markers.set(`${type}.${key}`, marker);
	return marker;
};

/** A form that is taken: open fields are plausible, secrets carry their markers. */
function inputOf(type: (typeof INTEGRATION_TYPES)[number]): IntegrationInput {
	const open: Record<string, string> = {
		instance_url: "https://loja.my.salesforce.com",
		company_domain: "loja",
	};
	const addresses: Record<string, string> = {
		bitrix24: "https://loja.bitrix24.com.br/rest/1/",
		n8n: "https://n8n.loja.com.br/webhook/",
		zapier: "https://hooks.zapier.com/hooks/catch/1/",
	};
	const credentials = CREDENTIAL_FIELDS[type].map(({ key, isSecret }): [string, string] => {
		if (!isSecret) return [key, open[key] ?? "1234567890"];
		return [key, `${key === "webhook_url" ? addresses[type] : ""}${markerOf(type, key)}abcd`];
	});
	const settings = { events: ["message.received" as const] };
	return {
		type,
		name: `Integração ${type}`,
		credentials: Object.fromEntries(credentials),
		settings,
	};
}

beforeAll(async () => {
	await migrate();
	for (const name of ["log", "warn", "error", "info", "debug"] as const)
		vi.spyOn(console, name).mockImplementation((...said: unknown[]) => {
			logged.push(
				said.map((part) => (typeof part === "string" ? part : JSON.stringify(part))).join(),
			);
		});
	team = await createTeam();
	channelId = await createChannel(team.workspaceId);
	const { integrations } = rig.services();
	const { signedIn } = team.people.manager;
	for (const type of INTEGRATION_TYPES) {
		const made = await integrations.create(signedIn, inputOf(type));
		if (!made.ok) throw new Error(`${type}: ${made.code}`);
		if (made.value.secret) markers.set(`${type}.signing`, made.value.secret);
		ids = [...ids, made.value.id];
	}
	// Every vendor is out of reach: failures are what ends in logs and rows.
	for (const integrationId of ids)
		await rig.services().healthChecks.check({ workspaceId: team.workspaceId, integrationId });
}, 120_000);

/** As it might leave: plain, in base64 at each of three offsets, percent-encoded, hex. */
const disguisesOf = (marker: string): string[] => [
	marker,
	...["", "x", "xx"].map((before) => btoa(`${before}${marker}`).slice(4, -6)),
	Array.from(marker, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join(""),
	Array.from(marker, (letter) => letter.charCodeAt(0).toString(16)).join(""),
];

function expectClean(text: string, where: string): void {
	const lower = text.toLowerCase();
	for (const [field, marker] of markers)
		for (const disguise of disguisesOf(marker))
			expect(lower.includes(disguise.toLowerCase()), `${field} in ${where}`).toBe(false);
}

const paths = () => [
	...new Set(
		api.routes
			.filter(({ method, path }) => method === "GET" && !path.includes("*"))
			.map(({ path }) => path.replace(":channelId", channelId).replace(/:\w+\??/g, "none")),
	),
];

test("the crawl knows every marker when it sees it, in each disguise", () => {
	const secrets = INTEGRATION_TYPES.flatMap((type) =>
		CREDENTIAL_FIELDS[type].filter(({ isSecret }) => isSecret),
	);
	expect(markers.size).toBe(secrets.length + 2);
	for (const marker of markers.values()) {
		expect(() => expectClean(`a ${marker} b`, "x")).toThrow("in x");
		expect(() => expectClean(btoa(`{"k":"${marker}"}`), "x")).toThrow("in x");
		expect(() => expectClean(Buffer.from(marker).toString("hex"), "x")).toThrow("in x");
	}
});

test("J01 J11 what pages, answers and sockets carry holds no secret of any type, for any role", async () => {
	for (const role of ROLES) {
		const person = team.people[role];
		const { integrations, agents, settings } = rig.services();
		const given = [
			await integrations.list(person.signedIn),
			await agents.options(person.signedIn),
			await settings.open(person.signedIn),
			...(await Promise.all(ids.map((id) => integrations.deliveries(person.signedIn, id)))),
		];
		expectClean(JSON.stringify(given), `${role} loader`);
		expect(JSON.stringify(given)).not.toMatch(/v1\.[0-9a-f]{8}\.|sealed|wrapped/i);
		for (const path of paths()) {
			const answer = await call(path, { headers: person.headers });
			expectClean(JSON.stringify([...answer.headers]) + (await answer.text()), `${role} ${path}`);
		}
		for (const path of ["/live/workspace", `/live/channels/${channelId}`]) {
			const { webSocket } = await askForSocket(person, path);
			if (!webSocket) continue;
			const frames: string[] = [];
			webSocket.addEventListener("message", ({ data }) => void frames.push(String(data)));
			webSocket.accept();
			await rig.services().integrations.checkNow(team.people.admin.signedIn, ids[0] ?? null);
			await scheduler.wait(100);
			webSocket.close();
			expectClean(frames.join(), `${role} ${path}`);
		}
	}
}, 120_000);

test("J02 J13 what is kept, and so what a backup holds, has no secret in the clear: D1, KV, objects, queue", async () => {
	const database = await dumpDatabase();
	expect(database).toContain("Integração salesforce");
	expectClean(database, "D1");
	const { keys } = await bindings.KV.list();
	for (const { name } of keys) expectClean((await bindings.KV.get(name)) ?? "", `KV ${name}`);
	const kept = await runInDurableObject(instanceOf(channelId), (_, state) => {
		const tables = state.storage.sql
			.exec<{ name: string }>(
				"select name from sqlite_master where type = 'table' and sql not like 'create virtual%'",
			)
			.toArray()
			.filter(({ name }) => !name.startsWith("_cf"));
		return JSON.stringify(
			tables.map(({ name }) => state.storage.sql.exec(`select * from "${name}"`).toArray()),
		);
	});
	// The object does know of the automations, by their ids.
	expect(kept).toContain(ids[INTEGRATION_TYPES.indexOf("n8n")]);
	expectClean(kept, "object");
	expectClean(JSON.stringify(rig.queued), "queue");
});

test("J09 no log says a secret, though every vendor failed", () => {
	expectClean(logged.join("\n"), "logs");
});
