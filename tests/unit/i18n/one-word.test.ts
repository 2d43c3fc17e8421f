// One word for one thing, in all that people read in Portuguese.
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const files = globSync(["app/**/*.pt.ts", "workers/**/*.pt.ts"]);

/** Another word for the same thing, and what it must be; idioms are taken out first. */
const OTHERS: [word: RegExp, say: string][] = [
	[/\bpap(?:el|éis)\b/iu, "função"],
	[/espaços? de trabalho/iu, "workspace"],
	[/\b(?:uptime)\b(?!\w*:)/u, "tempo conectado"],
];
const IDIOMS = /faz o papel d[eo]|O papel, o tom e os limites do agente|uptime\w*:|\.uptime/g;

test("a role is always 'função', a workspace always 'workspace'", () => {
	expect(files.length).toBeGreaterThan(40);
	const found = files.flatMap((file) => {
		const text = readFileSync(file, "utf8")
			.replace(/\/\*[\s\S]*?\*\/|\/\/.*/g, "")
			.replace(IDIOMS, "");
		return OTHERS.filter(([word]) => word.test(text)).map(([, say]) => `${file}: ${say}`);
	});
	expect(found).toEqual([]);
});
