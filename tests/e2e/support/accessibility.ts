import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];
/** Rules of these levels that judge how a page is drawn: all that a theme can change. */
const DRAWN = [
	"color-contrast",
	"link-in-text-block",
	"scrollable-region-focusable",
	"target-size",
];

interface Part {
	/** A selector: only what is inside counts. */
	include?: string;
	exclude?: string;
	/** Looks in the dark, which is one class on the page; else at the page as it is. */
	theme?: "dark";
	/** Leaves out what does not depend on how the page is drawn. */
	isDrawnOnly?: boolean;
}

/** What breaks WCAG 2.2 AA on the page as it stands, each as `rule selector: html`. */
export async function listViolations(page: Page, part: Part = {}): Promise<string[]> {
	// A large script: a page that has it is not given it again.
	const isThere = await page.evaluate(() => "axe" in window);
	const axe = new AxeBuilder({ page, ...(isThere ? { axeSource: "0" } : {}) })
		// No frames of other origins here: the legacy mode spares a second page for each look.
		.setLegacyMode(true)
		.options({ resultTypes: ["violations"] });
	if (part.isDrawnOnly) axe.withRules(DRAWN);
	else axe.withTags(LEVELS);
	if (part.include) axe.include(part.include);
	if (part.exclude) axe.exclude(part.exclude);
	if (part.theme === "dark") await switchDark(page, true);
	const { violations } = await axe.analyze();
	if (part.theme === "dark") await switchDark(page, false);
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, html }) => `${id} ${target.join(" ")}: ${html}`),
	);
}

export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
	expect(await listViolations(page, part)).toEqual([]);
}

export async function listViolationsInBothThemes(page: Page, part: Part = {}): Promise<string[]> {
	const light = await listViolations(page, part);
	const dark = await listViolations(page, { ...part, theme: "dark", isDrawnOnly: true });
	return [...light, ...dark.map((violation) => `dark ${violation}`)];
}

async function switchDark(page: Page, isDark: boolean): Promise<void> {
	await page.evaluate(async (dark) => {
		// A colour on its way to another one would be judged as if it stayed.
		const sheet = new CSSStyleSheet();
		sheet.replaceSync("*, ::before, ::after { transition: none !important }");
		document.adoptedStyleSheets = dark ? [sheet] : [];
		document.documentElement.classList.toggle("dark", dark);
		// Colours change with the next picture, not before.
		for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
	}, isDark);
}

/** Tall enough for the whole page: what stands half under the footer would count as too small. */
export async function showWhole(page: Page, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 1200 });
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.setViewportSize({ width, height: height + 200 });
}
