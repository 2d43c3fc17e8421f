/** Windows that a zoom or a small phone leaves little of. */
import { expect, type Page } from "playwright/test";

/** What is left of a window, in px; `zoom` of the screen's own make one of them. */
interface Window {
	width: number;
	height: number;
	zoom: number;
}

/** Laptops of 1366x768 and 1536x864 at 200 % (WCAG 1.4.4), the narrowest phone, and 1280x1024 at 400 % (1.4.10). */
export const SMALL_WINDOWS = {
	zoomed: { width: 683, height: 384, zoom: 2 },
	zoomedPanes: { width: 768, height: 432, zoom: 2 },
	narrow: { width: 320, height: 568, zoom: 2 },
	reflowed: { width: 320, height: 256, zoom: 4 },
} as const satisfies Record<string, Window>;

/** Runs `look` in a window like that, and gives the page its own one back. */
export async function inWindow(page: Page, window: Window, look: () => Promise<void>) {
	const before = page.viewportSize();
	const session = await page.context().newCDPSession(page);
	const { width, height, zoom } = window;
	await page.setViewportSize({ width, height });
	await session.send("Emulation.setDeviceMetricsOverride", {
		width,
		height,
		deviceScaleFactor: zoom,
		mobile: false,
	});
	await expect.poll(() => page.evaluate(() => [innerWidth, innerHeight])).toEqual([width, height]);
	await look();
	await session.send("Emulation.clearDeviceMetricsOverride");
	await session.detach();
	if (before) await page.setViewportSize(before);
}

/** What somebody can do in the open conversation as it stands. */
export const readRoom = (page: Page) =>
	page.evaluate(() => {
		const root = document.documentElement;
		const log = document.querySelector("[data-conversation] [role=log]");
		if (!log) throw new Error("no conversation is open");
		const own = log.getBoundingClientRect();
		const isReached = (part: Element): boolean => {
			const { left, top, width, height } = part.getBoundingClientRect();
			const found = document.elementFromPoint(left + width / 2, top + height / 2);
			return found !== null && (part.contains(found) || part.closest("label") === found);
		};
		const controls = [
			...document.querySelectorAll<HTMLElement>(
				"[data-conversation] > header button, [data-conversation] form :is(button, textarea, input)",
			),
		].filter((part) => part.checkVisibility() && !part.matches(":disabled"));
		return {
			/** Wider than its window: the page, or the messages. */
			overflow: Math.max(root.scrollWidth - root.clientWidth, log.scrollWidth - log.clientWidth),
			covered: controls
				.filter((part) => !isReached(part))
				.map((part) => part.outerHTML.slice(0, 120)),
			controls: controls.length,
			/** Where one writes. */
			lineWidth: Math.round(
				document.querySelector("[data-conversation] form textarea")?.getBoundingClientRect()
					.width ?? 0,
			),
			/** Messages of which at least two lines can be read, or all. */
			readable: [...log.querySelectorAll("article[data-message-id]")].filter((message) => {
				const { top, bottom, height } = message.getBoundingClientRect();
				const seen = Math.min(bottom, own.bottom) - Math.max(top, own.top);
				return seen >= Math.min(height - 1, 48);
			}).length,
			shareOfWindow: own.height / innerHeight,
		};
	});
