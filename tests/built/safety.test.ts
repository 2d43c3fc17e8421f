import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { DEMONSTRATION } from "#scripts/demo/loja-aurora.mjs";
import { BUILD, CLIENT, listBuilt, SERVER } from "./bundle.ts";

const isText = (file: string) => /\.(js|mjs|css|html|json|txt|webmanifest|svg)$/.test(file);
/** wrangler.json stays on the machine that builds: it names local files and is not uploaded. */
const shipped = listBuilt(BUILD).filter((file) => isText(file) && !file.endsWith("wrangler.json"));
const code = shipped.map(
	(file) => [path.relative(BUILD, file), readFileSync(file, "utf8")] as const,
);

function filesWith(needle: string | RegExp): string[] {
	const isIn = (text: string) =>
		typeof needle === "string" ? text.includes(needle) : needle.test(text);
	return code.filter(([, text]) => isIn(text)).map(([file]) => file);
}

test("the bundle is there to be looked at", () => {
	expect(code.length).toBeGreaterThan(10);
	expect(filesWith("Prosa").length).toBeGreaterThan(0);
});

test("O04 no demonstration name, address or password is in the bundle", () => {
	const { workspace, members, instances } = DEMONSTRATION;
	const people = instances.flatMap((instance) => instance.contacts.map((contact) => contact.name));
	const markers = [
		workspace.name,
		workspace.slug,
		"demo.prosa.test",
		...members.flatMap(({ email, password, fullName }) => [email ?? "", password, fullName ?? ""]),
		...people.slice(0, 10),
	];
	for (const marker of markers) expect(filesWith(marker), marker).toEqual([]);
});

test("O04 no test, emulator or test double is in the bundle", () => {
	for (const marker of [
		"TEST_MIGRATIONS",
		"TEST_EARLIER_MIGRATIONS",
		"vitest",
		"__emulator",
		"fast-check",
		"cloudflare:test",
	]) {
		expect(filesWith(marker), marker).toEqual([]);
	}
});

test("O05 no source map is built for the browser, and none is named", () => {
	expect(listBuilt(CLIENT).filter((file) => file.endsWith(".map"))).toEqual([]);
	expect(filesWith(/\/\/# sourceMappingURL=(?!data:)/)).toEqual([]);
});

test("O06 the bundle is the production form of its libraries", () => {
	expect(filesWith("jsxDEV")).toEqual([]);
	expect(filesWith(/react-dom[\w.-]*\.development/)).toEqual([]);
});

test("the bundle names no place on the machine that built it", () => {
	expect(filesWith(path.dirname(BUILD) + path.sep)).toEqual([]);
});

test("no settings file travels with the server", () => {
	expect(listBuilt(SERVER).filter((file) => /\.dev\.vars|\.env/.test(file))).toEqual([]);
	const config = JSON.parse(readFileSync(path.join(SERVER, "wrangler.json"), "utf8")) as {
		vars: Record<string, unknown>;
	};
	expect(config.vars).toEqual({});
});
