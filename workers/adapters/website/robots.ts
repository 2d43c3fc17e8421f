/** What a site asks of programs that read it (RFC 9309). */

const MAX_CHARACTERS = 500_000;
const MAX_RULES = 2_000;
const MAX_PATTERN_LENGTH = 500;

interface Rule {
	isAllowed: boolean;
	pattern: string;
}

interface Group {
	agents: string[];
	rules: Rule[];
	delaySeconds: number;
}

export interface Robots {
	/** Whether an address of this site may be read. */
	allows(address: string): boolean;
	/** The sitemaps that the site names. */
	sitemaps: string[];
	/** How long to wait between two pages. */
	delaySeconds: number;
}

/** `/a*b$` against a path: pieces in their order, without an expression that a site could make slow. */
function matches(pattern: string, path: string): boolean {
	const isWhole = pattern.endsWith("$");
	const [first = "", ...others] = (isWhole ? pattern.slice(0, -1) : pattern).split("*");
	if (!path.startsWith(first)) return false;
	let at = first.length;
	for (const [index, piece] of others.entries()) {
		const isLast = index === others.length - 1;
		if (isLast && isWhole) return path.endsWith(piece) && path.length - piece.length >= at;
		const found = path.indexOf(piece, at);
		if (found < 0) return false;
		at = found + piece.length;
	}
	return !isWhole || at === path.length;
}

function listGroups(text: string): { groups: Group[]; sitemaps: string[] } {
	const groups: Group[] = [];
	const sitemaps: string[] = [];
	let isNaming = false;
	let rules = 0;
	for (const line of text.slice(0, MAX_CHARACTERS).split(/\r?\n|\r/)) {
		const [bare = ""] = line.split("#", 1);
		const colon = bare.indexOf(":");
		if (colon < 0) continue;
		const key = bare.slice(0, colon).trim().toLowerCase();
		const value = bare.slice(colon + 1).trim();
		if (key === "sitemap") sitemaps.push(value);
		if (key === "user-agent") {
			// Names right under each other share the rules that follow.
			if (!isNaming) groups.push({ agents: [], rules: [], delaySeconds: 0 });
			groups.at(-1)?.agents.push(value.toLowerCase());
			isNaming = true;
			continue;
		}
		const group = groups.at(-1);
		if (!group) continue;
		if (key === "crawl-delay") group.delaySeconds = Math.max(0, Number(value) || 0);
		if (key === "allow" || key === "disallow") {
			isNaming = false;
			rules += 1;
			if (value !== "" && rules <= MAX_RULES)
				group.rules.push({
					isAllowed: key === "allow",
					pattern: value.slice(0, MAX_PATTERN_LENGTH),
				});
		}
	}
	return { groups, sitemaps };
}

/**
 * Reads a robots.txt. The groups that name `agent` count, else those of `*`; of the rules that fit a path the longest
 * one, and among equals the one that allows.
 */
export function readRobots(text: string, agent: string): Robots {
	const { groups, sitemaps } = listGroups(text);
	const named = groups.filter(({ agents }) =>
		agents.some((name) => name !== "*" && agent.startsWith(name)),
	);
	const chosen = named.length > 0 ? named : groups.filter(({ agents }) => agents.includes("*"));
	const rules = chosen.flatMap((group) => group.rules);
	return {
		sitemaps,
		delaySeconds: Math.max(0, ...chosen.map(({ delaySeconds }) => delaySeconds)),
		allows(address) {
			const { pathname, search } = new URL(address);
			const path = pathname + search;
			let best: Rule | null = null;
			for (const rule of rules) {
				if (!matches(rule.pattern, path)) continue;
				const isLonger = best === null || rule.pattern.length > best.pattern.length;
				const isKinder = rule.pattern.length === best?.pattern.length && rule.isAllowed;
				if (isLonger || isKinder) best = rule;
			}
			return best?.isAllowed ?? true;
		},
	};
}
