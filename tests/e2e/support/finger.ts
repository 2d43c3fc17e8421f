/** A finger on a page's screen: the browser itself says what a tap, a swipe or a long press is. */
import type { Locator, Page } from "playwright/test";

/** Longer than a phone takes for a long press. */
const REST_MS = 700;
const STEPS = 8;

export interface Finger {
	/** Pulls what is there to the right, by so many px. */
	swipe: (target: Locator, byPx: number) => Promise<void>;
	/** Rests on it until a menu would open. */
	rest: (target: Locator) => Promise<void>;
}

/** The finger of whoever holds the phone of `page`, whose context is made with `hasTouch`. */
export async function createFinger(page: Page): Promise<Finger> {
	const session = await page.context().newCDPSession(page);
	const touch = async (type: "touchStart" | "touchMove" | "touchEnd", x: number, y: number) => {
		const touchPoints = type === "touchEnd" ? [] : [{ x, y }];
		await session.send("Input.dispatchTouchEvent", { type, touchPoints });
	};
	const middleOf = async (target: Locator): Promise<[x: number, y: number]> => {
		const box = await target.boundingBox();
		if (!box) throw new Error("nothing to touch");
		return [box.x + box.width / 2, box.y + box.height / 2];
	};
	return {
		async swipe(target, byPx) {
			const [x, y] = await middleOf(target);
			await touch("touchStart", x, y);
			for (let step = 1; step <= STEPS; step++)
				await touch("touchMove", x + (byPx * step) / STEPS, y);
			await touch("touchEnd", x, y);
		},
		async rest(target) {
			const [x, y] = await middleOf(target);
			await touch("touchStart", x, y);
			await page.waitForTimeout(REST_MS);
			await touch("touchEnd", x, y);
		},
	};
}
