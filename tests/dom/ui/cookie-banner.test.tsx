import { act, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { draw } from "#tests/support/dom.tsx";
import { CookieBanner } from "#app/ui/cookie-banner.tsx";
import { openCookiePreferences } from "#app/ui/cookie-consent.ts";

beforeEach(() => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
});

const banner = () => screen.queryByRole("region", { name: "Cookies" });
const stored = () => ({
	local: localStorage.getItem("prosa.cookie-consent"),
	cookie: /prosa\.cookie-consent=(\w+)/.exec(document.cookie)?.[1] ?? null,
});
/** Time passes, and what it made the page load is there. */
async function pass(ms: number): Promise<void> {
	await act(() => vi.advanceTimersByTimeAsync(ms));
	await act(() => vi.dynamicImportSettled());
}

function visit() {
	return draw(
		<>
			<input aria-label="E-mail" />
			<CookieBanner />
		</>,
		{ at: "/auth", advanceTimers: (ms) => vi.advanceTimersByTime(ms) },
	);
}

async function visitUntilAsked() {
	const drawn = visit();
	await pass(2_100);
	await vi.waitFor(() => expect(banner()).not.toBeNull());
	return drawn;
}

test("the banner comes after two seconds and takes no focus", async () => {
	visit();
	screen.getByLabelText("E-mail").focus();
	await pass(1_900);
	expect(banner()).toBeNull();
	await pass(200);
	await vi.waitFor(() => expect(banner()).not.toBeNull());
	expect(document.activeElement).toBe(screen.getByLabelText("E-mail"));
});

test.for([
	["Aceitar Todos", "accepted"],
	["Apenas Essenciais", "rejected"],
] as const)("'%s' stores %s, and the banner does not come back", async ([name, word]) => {
	const { user } = await visitUntilAsked();
	await user.click(screen.getByRole("button", { name }));
	expect(banner()).toBeNull();
	expect(stored()).toEqual({ local: word, cookie: word });
	visit();
	await pass(5_000);
	expect(banner()).toBeNull();
});

test("closing stores no answer and hides the banner for the session", async () => {
	const { user } = await visitUntilAsked();
	await user.click(screen.getByRole("button", { name: "Fechar sem escolher" }));
	expect(banner()).toBeNull();
	expect(stored()).toEqual({ local: null, cookie: null });
	visit();
	await pass(5_000);
	expect(banner()).toBeNull();
	sessionStorage.clear();
	await visitUntilAsked();
});

test("'Preferências de cookies' brings the banner back, with the focus in it", async () => {
	const { user } = await visitUntilAsked();
	await user.click(screen.getByRole("button", { name: "Aceitar Todos" }));
	act(() => openCookiePreferences());
	await vi.waitFor(() => expect(document.activeElement).toBe(banner()));
	await user.click(screen.getByRole("button", { name: "Apenas Essenciais" }));
	expect(stored()).toEqual({ local: "rejected", cookie: "rejected" });
});
