/** What a screen reader is given: the browser's own tree, and what its live regions say. */
import type { Page } from "playwright/test";

/** One thing of the tree. */
export interface Told {
	role: string;
	name: string;
	/** How it tells of changes; "" where it does not. */
	live: string;
}

/** The accessibility tree as the browser made it, without what it leaves out. */
export async function readTree(page: Page): Promise<Told[]> {
	const session = await page.context().newCDPSession(page);
	const { nodes } = await session.send("Accessibility.getFullAXTree");
	await session.detach();
	return nodes
		.filter(({ ignored }) => !ignored)
		.map(({ role, name, properties = [] }) => ({
			role: String(role?.value ?? ""),
			name: String(name?.value ?? ""),
			live: String(properties.find((one) => one.name === "live")?.value.value ?? ""),
		}));
}

interface ListeningWindow {
	heard: { region: string; words: string }[];
}

/** Begins to note what live regions of the page say. Returns what they have said by then. */
export async function listenToRegions(
	page: Page,
): Promise<() => Promise<ListeningWindow["heard"]>> {
	await page.evaluate(() => {
		const heard: ListeningWindow["heard"] = [];
		Object.assign(window, { heard });
		const regions = "[aria-live], [role=status], [role=alert], [role=log], output";
		const note = (node: Node, words: string): void => {
			const around = node instanceof Element ? node : node.parentElement;
			const region = around?.closest(regions);
			if (!region || region.getAttribute("aria-live") === "off" || words.trim() === "") return;
			heard.push({ region: region.outerHTML.slice(0, 80), words });
		};
		new MutationObserver((changes) => {
			for (const { type, target, addedNodes } of changes) {
				if (type === "characterData") note(target, target.nodeValue ?? "");
				else for (const node of addedNodes) note(node, node.textContent ?? "");
			}
		}).observe(document.body, { childList: true, characterData: true, subtree: true });
	});
	return () => page.evaluate(() => (window as unknown as ListeningWindow).heard);
}
