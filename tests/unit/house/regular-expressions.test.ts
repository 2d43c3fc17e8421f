import { checkSync } from "recheck";
import { version } from "recheck/package.json";
import ts from "typescript";
import { expect, test } from "vitest";
import { findNodes, listProduction, readSource } from "./sources.ts";

/**
 * Files whose patterns are at worst quadratic, and why that does no harm: what cuts their input
 * before they run. Anything exponential is refused everywhere.
 */
const BOUNDED: Record<string, string> = {
	"app/areas/site/coming-topics.ts": "an address of at most a few thousand characters",
	"app/domain/auth/browser.ts": "a user agent is cut at 300 characters when it is stored",
	"app/domain/auth/common-passwords.ts": "a password has at most 256 code points",
	"app/domain/auth/sign-up.ts": "a name is cut at 3840 code units before it is trimmed",
	"app/domain/net/redact.ts": "a text is cut at 2000 characters before it is redacted",
	"app/domain/settings/job-title.ts": "a title is refused by its length before it is trimmed",
	"app/domain/site/contact-request.ts": "a field is refused by its length before it is trimmed",
	"app/domain/team/workspace.ts": "a name has at most 120 graphemes; the stem is cut at 40",
	"workers/config/values.ts": "addresses of the configuration",
	"workers/adapters/password/scrypt.ts": "a hash of ours",
	"workers/adapters/whatsapp-gateway/gateway-http.ts": "an address of the configuration",
};

/** Far above what any pattern takes: a busy machine must not turn a verdict into none. */
const TIMEOUT_MS = 180_000;
/** Whoever makes a pattern read so many characters has run it for ever. */
const ATTACK_STEPS = 10_000_000;

/**
 * What recheck, of the version in the first line, said of the patterns that take it more than a
 * fiftieth of a second. A pattern that changes is no longer in it and is analysed; so are all of them
 * in the long form, and whenever there is a newer recheck.
 */
const RECORD = "tests/unit/house/regular-expressions.txt";

/** Pattern and flags of a literal as it stands in the source. */
function parseLiteral(text: string): { source: string; flags: string } {
	const end = text.lastIndexOf("/");
	return { source: text.slice(1, end), flags: text.slice(end + 1) };
}

function judge(text: string): string {
	const { source, flags } = parseLiteral(text);
	// Some patterns are judged by trying: one seed, and steps that are counted instead of timed, so
	// that a verdict is the same every time and on every machine.
	const answer = checkSync(source, flags, {
		timeout: TIMEOUT_MS,
		randomSeed: 1,
		incubationTimeout: null,
		attackTimeout: null,
		attackLimit: ATTACK_STEPS,
	});
	return answer.status === "vulnerable" ? `vulnerable: ${answer.complexity.type}` : answer.status;
}

const literals = listProduction().flatMap((file) => {
	const texts: string[] = [];
	findNodes(file, readSource(file), /\//, (node, tree) => {
		if (ts.isRegularExpressionLiteral(node)) texts.push(node.getText(tree));
		return false;
	});
	return texts.map((text) => ({ file, text }));
});

/** Verdicts by literal: one line each, so that a pattern stands there as it does in the source. */
function readRecord(): { version: string; verdicts: Map<string, string> } {
	const [version = "", ...lines] = readSource(RECORD).trimEnd().split("\n");
	return { version, verdicts: new Map(lines.map((line) => splitLine(line))) };
}

function splitLine(line: string): [literal: string, verdict: string] {
	const [verdict = "", ...literal] = line.split("\t");
	return [literal.join("\t"), verdict];
}

const record = readRecord();
const isLong = process.env.PROSA_LONG === "1";

test("L11 no regular expression of ours can be made to run for ever", () => {
	expect(literals.length).toBeGreaterThan(50);
	const known = new Map(!isLong && record.version === version ? record.verdicts : []);
	const bad: string[] = [];
	for (const { file, text } of literals) {
		const verdict = known.get(text) ?? judge(text);
		known.set(text, verdict);
		const isHarmless =
			verdict === "safe" || (verdict === "vulnerable: polynomial" && file in BOUNDED);
		if (!isHarmless) bad.push(`${file} ${text} ${verdict}`);
	}
	expect(bad).toEqual([]);
	if (isLong)
		for (const [text, verdict] of record.verdicts) expect(known.get(text), text).toBe(verdict);
}, 480_000);

test("what is recorded of a pattern is of this recheck, and the pattern is still there", () => {
	expect(record.version).toBe(version);
	const texts = new Set(literals.map(({ text }) => text));
	expect([...record.verdicts.keys()].filter((text) => !texts.has(text))).toEqual([]);
	expect(new Set(record.verdicts.values())).toEqual(new Set(["safe", "vulnerable: polynomial"]));
});

test("the check sees a pattern that runs for ever", () => {
	expect(judge("/^(a+)+$/")).toBe("vulnerable: exponential");
	expect(judge("/^[^@]+@[^@]+\\.[^@]+$/")).toMatch(/^vulnerable/);
});
