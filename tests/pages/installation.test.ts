import { createHash, randomBytes } from "node:crypto";
import { expect, inject, test } from "vitest";
import { DEMO } from "#tests/e2e/support/visitor.ts";
import { withDatabase } from "#tests/support/database.ts";
import { openMember, openVisitor, openWorkspace, readPage } from "#tests/support/served.ts";

const HOUR_MS = 60 * 60_000;

/** What `npm run deploy -- --link` does: only whoever may write the database can. */
function drawLink(): string {
	const token = randomBytes(32).toString("base64url");
	const hash = createHash("sha256").update(token).digest("hex");
	withDatabase(inject("served").scratch, (database) =>
		database
			.prepare(
				"insert into operator_keys (token_hash, purpose, created_at, expires_at) values (?, 'setup', ?, ?)",
			)
			.run(hash, Date.now(), Date.now() + HOUR_MS),
	);
	return token;
}

const headingOf = async (answer: Parameters<typeof readPage>[0]) =>
	(await readPage(answer)).querySelector("h1")?.textContent;

test("P01 without the operator's link a visitor is asked to sign in, and another workspace's admin is refused", async () => {
	const visitor = await openVisitor();
	const sent = await visitor.get("/setup");
	expect([sent.status(), sent.headers()["location"]]).toEqual([302, "/auth?next=%2Fsetup"]);
	const [stranger] = await openWorkspace(["admin"]);
	expect((await stranger.get("/setup")).status()).toBe(403);
	// Somebody administers this installation already: the link makes nobody else's workspace its own.
	const answer = await stranger.post("/setup", { form: { intent: "claim", token: drawLink() } });
	expect(answer.status()).toBe(400);
	expect((await stranger.get("/setup")).status()).toBe(403);
});

test("P02 the operator's link leads back in, once, whatever the page was asked for as", async () => {
	const token = drawLink();
	const visitor = await openVisitor();
	const sent = await visitor.get(`/setup?link=${token}`);
	const entrance = sent.headers()["location"] ?? "";
	expect(entrance).toBe(`/setup/enter?link=${token}`);
	const page = await visitor.get(entrance);
	expect(await headingOf(page)).toBe("Voltar à instalação");
	expect(page.headers()["referrer-policy"]).toBe("no-referrer");

	const typed = {
		token,
		fullName: "Rita Alves",
		email: `rita-${Date.now()}@empresa.test`,
		password: "curta",
		language: "en",
	};
	const refused = await visitor.post(entrance, { form: typed });
	expect(refused.status()).toBe(400);
	const form = (await readPage(refused)).querySelector("form");
	expect(form?.querySelector<HTMLInputElement>('[name="fullName"]')?.value).toBe("Rita Alves");

	const password = "janela verde 31";
	const entered = await visitor.post(entrance, { form: { ...typed, password } });
	expect([entered.status(), entered.headers()["location"]]).toEqual([302, "/setup"]);
	expect(await headingOf(await visitor.get("/setup"))).toBe("Installation");

	const late = await openVisitor();
	expect(await headingOf(await late.get(entrance))).toBe("Este link não vale mais");
});

test("a test of a part is kept and shown, and health tells the states in codes", async () => {
	const admin = await openMember(DEMO.admin);
	const tested = await admin.post("/setup", { form: { intent: "test", item: "storage" } });
	expect(tested.status()).toBe(200);
	const page = await readPage(await admin.get("/setup"));
	expect(page.textContent).toContain("O teste passou");
	// The product under test is told of a gateway that does not run for these tests.
	const gateway = await admin.post("/setup", { form: { intent: "test", item: "gateways" } });
	expect(gateway.status()).toBe(200);
	expect((await readPage(await admin.get("/setup"))).textContent).toMatch(
		/Gateways de WhatsApp(?:Tudo certo|Com problema)/,
	);
	for (const item of ["version", "payments", "nonsense"]) {
		const answer = await admin.post("/setup", { form: { intent: "test", item } });
		expect(answer.status(), item).toBe(item === "payments" ? 404 : 400);
	}
	const health = await (await openVisitor()).get("/api/health");
	expect(await health.json()).toMatchObject({
		ok: true,
		parts: { storage: "good", files: "good", payments: "off", version: "good" },
	});
});

test("P03 where mail leaves nobody but its reader gets a link to a new password", async () => {
	const admin = await openMember(DEMO.admin);
	const form = { intent: "reset_link", email: DEMO.operator };
	expect((await admin.post("/setup", { form })).status()).toBe(403);
});
