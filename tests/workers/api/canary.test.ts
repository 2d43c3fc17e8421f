import { runInDurableObject } from "cloudflare:test";
import { beforeAll, expect, test } from "vitest";
import { type Role, ROLES } from "#app/domain/team/role.ts";
import { call, dumpDatabase } from "#tests/support/call.ts";
import { instanceOf } from "#tests/support/instance.ts";
import {
	bindings,
	createMember,
	createWorkspace,
	migrate,
	type TestMember,
} from "#tests/support/sign-in.ts";
import { askForSocket } from "#tests/support/socket.ts";
import { services } from "#tests/support/two-workspaces.ts";
import { api } from "#workers/api/index.ts";

/** Stands in every field a secret is stored in; nothing else in the product is called like it. */
const MARKER = "canary7Q4zKw9ExposedSecret";
const members = new Map<Role, TestMember>();
let channelId: string;

beforeAll(async () => {
	await migrate();
	const { id } = await createWorkspace();
	for (const role of ROLES) members.set(role, await createMember(id, role));
	const signedIn = await services().auth.findSignedIn(
		new Request("http://prosa.test/", { headers: { cookie: admin().cookie } }),
	);
	if (!signedIn) throw new Error("not signed in");
	const made = await services().whatsapp.create(signedIn, {
		name: "Loja",
		description: "",
		webhookUrl: `https://hooks.loja.com.br/${MARKER}?key=${MARKER}`,
		gateway: "simulator",
	});
	if (!made.ok) throw new Error(made.code);
	channelId = made.value.id;
	const saved = await services().settings.update(signedIn, {
		openaiApiKey: MARKER,
		elevenlabsKey: MARKER,
		n8nWebhookUrl: "",
	});
	if (!saved.ok) throw new Error(saved.code);
});

function admin(): TestMember {
	const member = members.get("admin");
	if (!member) throw new Error("no admin");
	return member;
}

/** The marker as it might leave: plain, in base64 at each of three offsets, percent-encoded, hex. */
const disguises = [
	MARKER,
	...["", "x", "xx"].map((before) => btoa(`${before}${MARKER}`).slice(4, -6)),
	Array.from(MARKER, (letter) => `%${letter.charCodeAt(0).toString(16)}`).join(""),
	Array.from(MARKER, (letter) => letter.charCodeAt(0).toString(16)).join(""),
];
function expectClean(text: string, where: string) {
	for (const disguise of disguises)
		expect(text.includes(disguise), `${where}: ${disguise}`).toBe(false);
}

/** Every GET the API has, its parameters filled with what exists. */
const paths = () => [
	...new Set(
		api.routes
			.filter(({ method, path }) => method === "GET" && !path.includes("*"))
			.map(({ path }) => path.replace(":channelId", channelId).replace(/:\w+\??/g, "none")),
	),
];

async function dumpObject(): Promise<string> {
	return runInDurableObject(instanceOf(channelId), (_, state) => {
		const tables = state.storage.sql
			.exec<{ name: string }>(
				// A search table without content cannot be read as one; its shadow tables can.
				"select name from sqlite_master where type = 'table' and sql not like 'create virtual%'",
			)
			.toArray()
			.filter(({ name }) => !name.startsWith("_cf"));
		return JSON.stringify(
			tables.map(({ name }) => [name, state.storage.sql.exec(`select * from "${name}"`).toArray()]),
		);
	});
}

test("the crawl knows the marker when it sees it", () => {
	expect(() => expectClean(JSON.stringify({ a: btoa(`{"x":"${MARKER}"}`) }), "x")).toThrow("x: ");
	expect(() => expectClean(encodeURIComponent(`/${MARKER}/`), "x")).toThrow("x: ");
	expect(paths().length).toBeGreaterThan(4);
});

test("J01 no answer, header or socket frame carries a stored secret, for any role", async () => {
	for (const [role, member] of members) {
		for (const path of paths()) {
			const answer = await call(path, { headers: member.headers });
			expect(answer.status, path).toBeLessThan(500);
			expectClean(JSON.stringify([...answer.headers]) + (await answer.text()), `${role} ${path}`);
		}
		for (const path of ["/live/workspace", `/live/channels/${channelId}`]) {
			const { webSocket } = await askForSocket(member, path);
			if (!webSocket) throw new Error(`no socket at ${path}`);
			const frames: string[] = [];
			webSocket.addEventListener("message", ({ data }) => frames.push(String(data)));
			webSocket.accept();
			await new Promise((resolve) => setTimeout(resolve, 100));
			webSocket.close();
			expectClean(frames.join(), `${role} ${path}`);
		}
		const request = new Request("http://prosa.test/", { headers: { cookie: member.cookie } });
		const signedIn = await services().auth.findSignedIn(request);
		if (!signedIn) throw new Error("not signed in");
		// What loaders are given, and so what a page may hold.
		const opened = [
			await services().whatsapp.open(signedIn, channelId),
			await services().settings.open(signedIn),
		];
		expectClean(JSON.stringify([signedIn, opened]), `${role} loader`);
		expect(JSON.stringify([signedIn, opened])).not.toMatch(/v1\.[0-9a-f]{8}\.|sealed|wrapped/i);
	}
});

test("J02 neither D1, KV nor the object holds a secret in the clear", async () => {
	const database = await dumpDatabase();
	expect(database).toMatch(/v1\.[0-9a-f]{8}\.[\w-]{16}\.[\w-]+/);
	expectClean(database, "D1");
	expectClean(await dumpObject(), "object");
	const { keys } = await bindings.KV.list();
	for (const { name } of keys) expectClean((await bindings.KV.get(name)) ?? "", `KV ${name}`);
	for (const member of members.values()) expect(database).not.toContain(member.cookie.slice(-40));
});

test("G05 reading changes nothing: all GET routes leave database and object as they were", async () => {
	await dumpObject();
	const before = [await dumpDatabase(), await dumpObject()];
	// That a file was taken out is written down for the admins.
	const reading = paths().filter((path) => !/\/export$|\.csv$/.test(path));
	for (const path of [...reading, "/", "/auth", "/auth/confirm?token=x", "/dev/seed", "/sign-out"])
		for (const method of ["GET", "HEAD", "OPTIONS"])
			await call(path, { method, headers: admin().headers });
	expect([await dumpDatabase(), await dumpObject()]).toEqual(before);
});
