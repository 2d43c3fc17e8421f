/** The browser of the tests. `npm test` finds or installs one and names it in CHROMIUM_PATH. */
import { existsSync } from "node:fs";

const SYSTEM = [
	"/usr/bin/chromium-headless-shell",
	"/usr/bin/chromium",
	"/usr/bin/chromium-browser",
	"/usr/bin/google-chrome",
];

/** Runs without a sandbox or a graphics card, and asks nothing of the network. */
export const CHROMIUM_FLAGS = [
	"--no-sandbox",
	"--disable-gpu",
	"--disable-quic",
	"--no-first-run",
	"--disable-background-networking",
	"--disable-component-update",
	"--disable-sync",
];

/** Path of a Chromium; null lets Playwright look for its own. */
export function findChromium(): string | null {
	const named = process.env.CHROMIUM_PATH;
	if (named) return named;
	return SYSTEM.find((place) => existsSync(place)) ?? null;
}
