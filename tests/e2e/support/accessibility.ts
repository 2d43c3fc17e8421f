import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "playwright/test";

const LEVELS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"];

interface Part {
	/** A selector: only what is inside counts. */
	include?: string;
	exclude?: string;
}

/** What breaks WCAG 2.2 AA on the page as it stands, each as `rule selector: html`. */
export async function listViolations(page: Page, part: Part = {}): Promise<string[]> {
	// No frames of other origins here: the legacy mode spares a second page for each look.
	const axe = new AxeBuilder({ page }).setLegacyMode(true).withTags(LEVELS);
	if (part.include) axe.include(part.include);
	if (part.exclude) axe.exclude(part.exclude);
	const { violations } = await axe.analyze();
	return violations.flatMap(({ id, nodes }) =>
		nodes.map(({ target, html }) => `${id} ${target.join(" ")}: ${html}`),
	);
}

export async function expectAccessible(page: Page, part: Part = {}): Promise<void> {
	expect(await listViolations(page, part)).toEqual([]);
}

/** As it is, then in the dark: both themes are one class on the page. */
export async function listViolationsInBothThemes(page: Page, part: Part = {}): Promise<string[]> {
	const toggle = () => page.evaluate(() => document.documentElement.classList.toggle("dark"));
	const light = await listViolations(page, part);
	await toggle();
	const dark = await listViolations(page, part);
	await toggle();
	return [...light, ...dark.map((violation) => `dark ${violation}`)];
}

/** Tall enough for the whole page: what stands half under the footer would count as too small. */
export async function showWhole(page: Page, width: number): Promise<void> {
	await page.setViewportSize({ width, height: 1200 });
	const height = await page.evaluate(() => document.documentElement.scrollHeight);
	await page.setViewportSize({ width, height: height + 200 });
}
