import { expect, test } from "vitest";
import {
	findBuiltSql,
	findConsole,
	findDatabaseBinding,
	findFetch,
	findMarkup,
	findOpenListen,
	findStubs,
	findTypedAttributes,
	findWeakRandom,
} from "./bans.ts";
import { findInProduction, listFiles, listProduction, readSource } from "./sources.ts";

/** Places that may draw weak random numbers; none of them is an id, a token or a secret. */
const WEAK_RANDOM = new Map([
	["app/areas/shell/use-workspace-socket.ts", "jitter of a reconnect"],
	["app/inbox/store/channel-socket.ts", "jitter of a reconnect"],
	["app/widget/reconnecting-socket.ts", "jitter of a reconnect"],
	["app/areas/phone/customer-picker.tsx", "a made-up customer of the simulated phone"],
	[
		"workers/adapters/whatsapp-gateway/simulator/simulator.ts",
		"whether a simulated phone scans by itself",
	],
]);
/** Browser code that calls our own API through a function that makes the path. */
const OWN_API = ["app/ui/api-request.ts", "app/widget/webchat-api.ts"];
/** The guarded fetch, and what it asks the deployment's own resolver before it calls (H10). */
const GUARDED = ["workers/adapters/safe-fetch.ts", "workers/adapters/host-check.ts"];
/** Where the binding is handed to the data layer; nobody else sees it. */
const DATABASE_WIRING = [
	"workers/services/index.ts",
	"workers/services/runtime.ts",
	"durable-objects/channel/channel.ts",
	"durable-objects/workspace/workspace-hub.ts",
];
/** Who reaches objects: where they are made, and from one object to another that stands already. */
const STUBS = [
	"workers/services/places.ts",
	"durable-objects/channel/projections/number-proof.ts",
	"durable-objects/workspace/stub.ts",
	"durable-objects/workspace/workspace-hub.ts",
];

/** Statements whose column names are keys of a type of ours; the values are parameters. */
const NAMED_COLUMNS = ["durable-objects/channel/ledger/ledger.ts"];
/** Hands a finished statement on, and adds nothing to it. */
const PASSES_ON = ["workers/data/deadline.ts", "workers/data/read-where.ts"];
/** Whole tables, for a backup: names of tables and columns come from the database's own schema, quoted; values are parameters. */
const NAMED_TABLES = [
	"durable-objects/object/dump.ts",
	"durable-objects/object/restoration.ts",
	"durable-objects/object/tables.ts",
	"workers/data/queries/backup/tables.ts",
];

/** Who writes to a console: the one log of the server, and pages to the console of their own visitor. */
const CONSOLES = new Map([
	["workers/adapters/secrets/log-event.ts", "the log"],
	["app/areas/channels/instances/instance-card.tsx", "spec 2: a refused generate_qr"],
	["app/areas/demo/samples/campaigns.route.tsx", "spec 2: the buttons only log"],
	["app/areas/n8n/use-n8n-test.ts", "the answer of a test, for who runs it"],
	["app/areas/shell/use-server-preferences.ts", "a preference that stays in this browser"],
	["app/areas/site/contact-form.tsx", "spec 1: the form is logged"],
	["app/ui/error-log.ts", "what is reported to the server, too"],
	["app/ui/performance-monitor.ts", "spec 1: slow metrics"],
	["app/ui/theme-choice.ts", "a theme that could not be applied"],
	["app/widget/main.ts", "who embeds the widget wrongly"],
]);

test("the guards read the production sources", () => {
	expect(listProduction().length).toBeGreaterThan(100);
});

test("F14 no source writes text as markup", () => {
	expect(findInProduction(findMarkup)).toEqual([]);
});

test("F14 the guard sees each way of writing markup", () => {
	const planted = [
		"const a = <p dangerouslySetInnerHTML={{ __html: text }} />;",
		"element.innerHTML = text;",
		"element.insertAdjacentHTML('beforeend', text);",
		"document.write(text);",
		"const b = <iframe srcDoc={text} />;",
		"createElement('p', { dangerouslySetInnerHTML: html });",
	];
	for (const source of planted) expect(findMarkup("planted.tsx", source), source).toHaveLength(1);
	expect(findMarkup("planted.tsx", "file.write(text); element.textContent = text;")).toEqual([]);
});

test("F20 what people typed is no element's id and no style", () => {
	// The name of a section of ours, from a closed list.
	const isOurs = (file: string) => file === "app/areas/settings/settings-sections.tsx";
	expect(findInProduction(findTypedAttributes, isOurs)).toEqual([]);
	for (const source of [
		"const a = <p id={member.name} />;",
		"const b = <p style={{ color: contact.text }} />;",
		"const c = <label htmlFor={`x-${user.email}`} />;",
	])
		expect(findTypedAttributes("planted.tsx", source), source).toHaveLength(1);
	expect(findTypedAttributes("planted.tsx", "const d = <p id={formId}>{member.name}</p>;")).toEqual(
		[],
	);
});

test("D15 only the data layer and its wiring touch the database binding", () => {
	const isData = (file: string) =>
		file.startsWith("workers/data/") || DATABASE_WIRING.includes(file);
	expect(findInProduction(findDatabaseBinding, isData)).toEqual([]);
	for (const file of DATABASE_WIRING)
		expect(findDatabaseBinding(file, readSource(file)), file).not.toEqual([]);
});

test("D15 the guard sees the binding however it is reached", () => {
	const planted = [
		"env.DB.prepare(text)",
		'env["DB"].batch([])',
		"const { DB } = env;",
		"const { DB: d } = env;",
	];
	for (const source of planted)
		expect(findDatabaseBinding("planted.ts", source), source).toHaveLength(1);
});

test("objects are reached through one file, which knows where they are made", () => {
	expect(findInProduction(findStubs, (file) => STUBS.includes(file))).toEqual([]);
	for (const file of STUBS) expect(findStubs(file, readSource(file)), file).not.toEqual([]);
	for (const source of ["env.WORKSPACE_HUB.getByName(id)", "a.get(a.idFromName(id))"])
		expect(findStubs("planted.ts", source), source).toHaveLength(1);
});

test("J23 only the log writes to the server's console, and pages of the specification to their visitor's", () => {
	expect(findInProduction(findConsole, (file) => CONSOLES.has(file))).toEqual([]);
	expect(findConsole("planted.ts", "console.info(1); globalThis.console.error(2);")).toHaveLength(
		2,
	);
	for (const file of CONSOLES.keys())
		expect(findConsole(file, readSource(file)), file).not.toEqual([]);
});

test("J18 Math.random appears only where nothing depends on it", () => {
	expect(findInProduction(findWeakRandom, (file) => WEAK_RANDOM.has(file))).toEqual([]);
	expect(findWeakRandom("planted.ts", "const id = Math.random().toString(36);")).toHaveLength(1);
});

test("J18 every exemption is still needed", () => {
	for (const file of WEAK_RANDOM.keys())
		expect(findWeakRandom(file, readSource(file)), file).not.toEqual([]);
});

test("only safe-fetch calls a host; the browser calls our own paths", () => {
	const isAllowed = (file: string) => GUARDED.includes(file) || OWN_API.includes(file);
	expect(findInProduction(findFetch, isAllowed)).toEqual([]);
	const planted = [
		"fetch(url)",
		'fetch("https://a.example")',
		'fetch("//a.example")',
		"globalThis.fetch(`${base}/x`)",
	];
	for (const source of planted) expect(findFetch("planted.ts", source), source).toHaveLength(1);
	expect(
		findFetch(
			"planted.ts",
			'fetch("/api/health"); fetch(`/api/channels/${id}`); stub.fetch(request)',
		),
	).toEqual([]);
});

test("F17 no SQL is put together from values", () => {
	const found = findInProduction(findBuiltSql).map(({ file }) => file);
	const named = found.filter((file) => NAMED_TABLES.includes(file));
	expect([...new Set(named)].toSorted()).toEqual(NAMED_TABLES);
	const others = found.filter((file) => !NAMED_TABLES.includes(file));
	expect(others.toSorted()).toEqual([...NAMED_COLUMNS, ...PASSES_ON].toSorted());
});

test("F17 the guard tells built SQL from fixed SQL", () => {
	const planted = [
		"sql.exec(`select * from contacts where name = '${name}'`)",
		'db.prepare("select * from a where b = " + value)',
		"drizzle.where(sql.raw(text))",
		"sql.identifier(column)",
		"sql.exec(statement)",
		"const run = (text: string) => sql.exec(text); run('select 1'); run(`select ${value}`);",
	];
	for (const source of planted) expect(findBuiltSql("planted.ts", source), source).toHaveLength(1);
	const fixed =
		'sql.exec("select 1", a); db.prepare(`select ${COLUMNS} from t`); /a/.exec(text); sql.exec(step.sql)';
	expect(findBuiltSql("planted.ts", fixed)).toEqual([]);
	const passedOn = "const run = (text: string) => sql.exec(text, 1); run('select ?');";
	expect(findBuiltSql("planted.ts", passedOn)).toEqual([]);
});

test("O03 every server of the house binds to loopback", () => {
	const files = [
		...listFiles("scripts", /\.mjs$/),
		...listFiles("tests", /\.(ts|mjs)$/).filter((file) => !file.startsWith("tests/unit/house/")),
		...listProduction(),
	];
	expect(files.flatMap((file) => findOpenListen(file, readSource(file)))).toEqual([]);
	expect(findOpenListen("planted.ts", "server.listen(8787)")).toHaveLength(1);
	expect(findOpenListen("planted.ts", 'server.listen(8787, "0.0.0.0")')).toHaveLength(2);
});
