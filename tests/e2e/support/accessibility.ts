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
	/** Looks in this theme, which is one class on the page, and leaves it so; else at the page as it is. */
	theme?: "light" | "dark";
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
	if (part.theme) await switchDark(page, part.theme === "dark");
	const { violations } = await axe.analyze();
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
	await switchDark(page, false);
	return [...light, ...dark.map((violation) => `dark ${violation}`)];
}

/** The browsers of the tests ask for reduced motion: a colour on its way to another one would be judged as if it stayed. */
async function switchDark(page: Page, isDark: boolean): Promise<void> {
	const moving = await page.evaluate(async (dark) => {
		document.documentElement.classList.toggle("dark", dark);
		const parts = document.getAnimations().filter((each) => each instanceof CSSTransition);
		// Colours change with the next picture, not before.
		for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
		return parts.length;
	}, isDark);
	expect(moving, "nothing moves to its other colour").toBe(0);
}

/** How far the page is wider than its window. */
export const measureOverflow = (page: Page): Promise<number> =>
	page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Most pages fit at once. */
const TALL = 1_600;

/** Tall enough for the whole page: what stands half under the footer would count as too small. */
export async function showWhole(page: Page, width: number): Promise<void> {
	await page.setViewportSize({ width, height: TALL });
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	if (height > TALL) await page.setViewportSize({ width, height: height + 200 });
}
