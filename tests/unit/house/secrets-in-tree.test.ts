import { expect, test } from "vitest";
import { listCommitted, readSource } from "./sources.ts";

/** Shapes of real credentials. */
const SHAPES: [name: string, shape: RegExp][] = [
	["private key", /-----BEGIN (RSA |EC |OPENSSH |)PRIVATE KEY-----/],
	["OpenAI-style key", /\bsk-(proj-|ant-)?[A-Za-z0-9_-]{32,}/],
	["Stripe key", /\b(sk|rk)_(live|test)_[A-Za-z0-9]{16,}/],
	["webhook secret", /\bwhsec_[A-Za-z0-9+/=]{24,}/],
	["Meta token", /\bEAA[A-Za-z0-9]{40,}/],
	["Slack token", /\bxox[abprs]-[A-Za-z0-9-]{20,}/],
	["AWS key", /\bAKIA[0-9A-Z]{16}\b/],
	["GitHub token", /\bgh[pousr]_[A-Za-z0-9]{36,}/],
	["Google key", /\bAIza[A-Za-z0-9_-]{35}\b/],
	["Telegram bot token", /\b\d{8,10}:AA[A-Za-z0-9_-]{33}\b/],
	["npm token", /\bnpm_[A-Za-z0-9]{36}\b/],
	["Cloudflare token", /CLOUDFLARE_API_TOKEN\s*=\s*[A-Za-z0-9_-]{30,}/],
	["Bitrix24 webhook", /bitrix24\.[a-z.]+\/rest\/\d+\/[a-z0-9]{16}\b/],
];
/** Paths of somebody's machine, and hosts of package mirrors. */
const PLACES = /\/(home|Users)\/[a-z][\w-]+\/|registry\.(?!npmjs\.org)[a-z0-9-]+\.[a-z]{2,}/;
const BINARY = /\.(png|jpe?g|webp|ico|woff2?|gif|pdf)$/;

function findShapes(text: string): string[] {
	return SHAPES.filter(([, shape]) => shape.test(text)).map(([name]) => name);
}

const files = listCommitted().filter((file) => !BINARY.test(file));

test("J17 nothing that git would commit looks like a credential", () => {
	const self = "tests/unit/house/secrets-in-tree.test.ts";
	// The redactor and its tests must write down what they look for.
	const made = (file: string) => file === self || /redact/.test(file);
	const found = files
		.filter((file) => !made(file))
		.map((file) => [file, ...findShapes(readSource(file))])
		.filter((row) => row.length > 1);
	expect(found).toEqual([]);
});

test("J17 files with secrets are ignored by git", () => {
	expect(files.filter((file) => /(^|\/)(\.dev\.vars|\.env[^/]*|secrets\.env)$/.test(file))).toEqual(
		[],
	);
	expect(readSource(".gitignore")).toMatch(/^\.dev\.vars$/m);
	expect(readSource(".gitignore")).toMatch(/^\.env\*$/m);
});

test("J17 the shapes catch a planted credential", () => {
	const planted = [
		`sk_live_${"a1B2".repeat(6)}`,
		`AKIA${"ABCD1234".repeat(2)}`,
		`123456789:AA${"x".repeat(33)}`,
		`-----BEGIN ${"PRIVATE KEY"}-----`,
	];
	for (const text of planted) expect(findShapes(`key = "${text}"`), text).toHaveLength(1);
	expect(
		findShapes("a sentence with sk-short and an id 0190f3c2-7a7b-7c3d-9e0f-aabbccddeeff"),
	).toEqual([]);
});

test("no file names a place on somebody's machine or a package mirror", () => {
	const found = files
		.filter((file) => file !== "tests/unit/house/secrets-in-tree.test.ts")
		.filter((file) => PLACES.test(readSource(file)));
	expect(found).toEqual([]);
});
