import { screen, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { useServerPreferences } from "#app/areas/shell/use-server-preferences.ts";
import { LanguageToggle } from "#app/ui/language-toggle.tsx";
import { writePreference } from "#app/ui/preference-cookie.ts";
import { ThemeToggle } from "#app/ui/theme-toggle.tsx";
import { draw } from "#tests/support/dom.tsx";

function Part({ isSignedIn }: { isSignedIn: boolean }) {
	return (
		<>
			{isSignedIn ? <Following /> : null}
			<ThemeToggle />
			<LanguageToggle />
		</>
	);
}
function Following() {
	useServerPreferences();
	return null;
}

function visit(isSignedIn: boolean) {
	const sent: string[] = [];
	vi.stubGlobal("fetch", async (path: string, init: { body: string }) => {
		sent.push(`${path}: ${init.body}`);
		return new Response(null, { status: 204 });
	});
	let readings = 0;
	const loader = () => {
		readings += 1;
		return null;
	};
	return {
		...draw(<Part isSignedIn={isSignedIn} />, { page: { loader } }),
		sent,
		readings: () => readings,
	};
}

test("a choice of theme and language is shown, kept, and follows the person to the server", async () => {
	const { readings, sent, user } = visit(true);
	await user.click(await screen.findByRole("button", { name: "Alternar tema claro e escuro" }));
	expect(document.documentElement.classList.contains("dark")).toBe(true);
	await user.click(screen.getByRole("button", { name: /Switch to English/ }));
	await waitFor(() => expect(readings()).toBe(2));
	expect(sent).toEqual(['/api/preferences: {"theme":"dark"}', '/api/preferences: {"lang":"en"}']);
	expect(document.cookie).toContain("prosa.theme=dark");
	expect(document.cookie).toContain("prosa.lang=en");
});

test("a folded sidebar and opened groups stay with this browser; hidden steps follow the person", async () => {
	const { sent } = visit(true);
	await screen.findByRole("button", { name: "Alternar tema claro e escuro" });
	writePreference("sidebar", "closed");
	writePreference("menu", "team");
	expect(sent).toEqual([]);
	writePreference("steps", "hidden");
	expect(sent).toEqual(['/api/preferences: {"steps":"hidden"}']);
});

test("the choice of a visitor is the browser's alone", async () => {
	const { sent, user } = visit(false);
	await user.click(await screen.findByRole("button", { name: "Alternar tema claro e escuro" }));
	await user.click(screen.getByRole("button", { name: "Alternar tema claro e escuro" }));
	expect(document.documentElement.classList.contains("dark")).toBe(false);
	expect(document.cookie).toContain("prosa.theme=light");
	expect(sent).toEqual([]);
});
