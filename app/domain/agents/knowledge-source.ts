// Sites that a base is read from: what they may be, when they are read, and what of a reading counts.
import { fail, ok, type Result } from "../result.ts";
import type { FoundEntry } from "./document-blocks.ts";
import { digestOf, type Proposal, type SourceEntry } from "./knowledge-diff.ts";

/** One page, or every page that the site's sitemap or its links lead to. */
export const SOURCE_KINDS = ["page", "site"] as const;
export type SourceKind = (typeof SOURCE_KINDS)[number];

export const SCHEDULES = ["never", "daily", "weekly"] as const;
export type Schedule = (typeof SCHEDULES)[number];

export const SOURCE_STATES = ["waiting", "reading", "ready", "failed"] as const;
export type SourceState = (typeof SOURCE_STATES)[number];

/** Why a page was not read, or what a reading found could not be taken. */
export const SOURCE_PROBLEMS = [
	/** It leads into a private network, or to ourselves. */
	"refused_address",
	/** No answer, an error of the site, or a redirect without end. */
	"unreachable",
	"gone",
	/** A file, a picture. */
	"no_page",
	/** By robots.txt. */
	"disallowed",
	/** It answers programs with 401 or 403. */
	"forbidden",
	/** A form for a password, and no text beside it. */
	"login",
	"too_large",
	/** Scripts draw what stands there, or nothing does. */
	"no_text",
	"too_many_entries",
	"knowledge_full",
	/** The reading itself fails, each time anew. */
	"broken",
] as const;
export type SourceProblem = (typeof SOURCE_PROBLEMS)[number];

/** Of one workspace. */
export const MAX_SOURCES = 30;
/** Pages of all sources of a workspace, and of one. */
export const MAX_PAGES = 1_000;
export const MAX_SITE_PAGES = 200;
/** Calls that did not get on in a row, before a reading is given up. */
export const MAX_ATTEMPTS = 3;
export const MAX_ADDRESS_LENGTH = 2_048;
/** Characters of what one page says, as JSON: far below what a row of the object may hold. */
export const MAX_PAGE_CHARACTERS = 500_000;

const DAY_MS = 24 * 60 * 60 * 1000;
const EVERY: Record<Schedule, number | null> = { never: null, daily: DAY_MS, weekly: 7 * DAY_MS };

/** When a source that was read at `at` (epoch ms) is due again; null: when somebody asks for it. */
export function nextReadAt(schedule: Schedule, at: number): number | null {
	const every = EVERY[schedule];
	return every === null ? null : at + every;
}

/** "loja.com.br/ajuda" as an address, without a fragment. Passwords in addresses are refused: members would see them. */
export function parseSourceAddress(typed: string): Result<string, "source_address_invalid"> {
	const bare = typed.trim();
	const written = /^[a-z][a-z\d+.-]*:\/\//i.test(bare) ? bare : `https://${bare}`;
	if (bare === "" || written.length > MAX_ADDRESS_LENGTH || !URL.canParse(written))
		return fail("source_address_invalid");
	const url = new URL(written);
	const isOfTheWeb = url.protocol === "https:" || url.protocol === "http:";
	const isNamed = url.hostname.includes(".") || url.hostname.startsWith("[");
	if (!isOfTheWeb || !isNamed || url.username !== "" || url.password !== "")
		return fail("source_address_invalid");
	url.hash = "";
	return ok(url.href);
}

/** Each thing once: what stands on every page of a site, like its opening hours, is one entry. */
export function withoutRepeats(found: readonly FoundEntry[]): FoundEntry[] {
	const known = new Set<string>();
	return found.filter((entry) => {
		const digest = digestOf(entry);
		if (known.has(digest)) return false;
		known.add(digest);
		return true;
	});
}

/** Pages that are away for good; of any other problem the page may be back tomorrow. */
const GONE: ReadonlySet<SourceProblem> = new Set(["gone", "no_page", "disallowed"]);

/** What a reading met. */
export interface ReadPage {
	address: string;
	problem: SourceProblem | null;
}

/**
 * The proposals without removals nobody can be sure of: where a page failed for the moment, or not all pages were read,
 * what stands on a page that was not read may still be there. The first part of an entry's path is its page's address.
 */
export function onlySure(
	proposals: readonly Proposal[],
	known: readonly SourceEntry[],
	pages: readonly ReadPage[],
	maxPages: number,
): Proposal[] {
	const isWhole =
		pages.length < maxPages && pages.every(({ problem }) => problem === null || GONE.has(problem));
	if (isWhole) return [...proposals];
	const read = new Set(
		pages.flatMap(({ address, problem }) => (problem === null ? [address] : [])),
	);
	const pageOf = new Map(known.map(({ id, path }) => [id, path[0] ?? ""]));
	return proposals.filter((one) => one.kind !== "removed" || read.has(pageOf.get(one.id) ?? ""));
}
