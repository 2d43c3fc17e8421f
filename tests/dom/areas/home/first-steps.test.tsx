import { screen, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FirstSteps } from "#app/areas/home/first-steps.tsx";
import { draw } from "#tests/support/dom.tsx";

const DONE = { hasChannel: true, hasMessage: true, hasTeam: true, hasAnswers: true };
const NEW = { hasChannel: false, hasMessage: false, hasTeam: false, hasAnswers: false };

function browserThat(permission: NotificationPermission | "unable"): void {
	document.cookie = "prosa.steps=; path=/; max-age=0";
	if (permission === "unable") Reflect.deleteProperty(window, "Notification");
	else vi.stubGlobal("Notification", { permission });
}
const card = () => screen.queryByRole("region", { name: "Primeiros passos" });
const placesOf = () =>
	within(screen.getByRole("region", { name: "Primeiros passos" }))
		.getAllByRole("link")
		.map((link) => [link.textContent, link.getAttribute("href")]);

test("a new workspace's steps lead to where they are done; what is done says so", () => {
	browserThat("default");
	draw(<FirstSteps facts={{ ...NEW, hasChannel: true }} role="admin" />);
	expect(placesOf()).toEqual([
		["Troque a primeira mensagem", "/conversations"],
		["Convide a equipe", "/team"],
		["Diga quando a equipe atende", "/agents/new"],
		["Ligue os avisos neste computador", "/settings"],
	]);
	expect(card()?.textContent).toContain("1 de 5");
	expect(screen.getByText(/^Conecte um número/u).textContent).toBe("Conecte um número. Feito");
});

test("hidden they are gone for this person, and the focus goes to the page's title", async () => {
	browserThat("denied");
	const { user } = draw(
		<>
			<h1 tabIndex={-1}>Bom dia</h1>
			<FirstSteps facts={NEW} role="admin" />
		</>,
	);
	await user.click(screen.getByRole("button", { name: "Ocultar os primeiros passos" }));
	expect(card()).toBeNull();
	expect(document.cookie).toContain("prosa.steps=hidden");
	expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 }));
});

test("with all done, notifications of this browser too, they are gone and never asked for again", () => {
	browserThat("granted");
	draw(<FirstSteps facts={DONE} role="operator" />);
	expect(card()).toBeNull();
	expect(document.cookie).toContain("prosa.steps=hidden");
});

test("a browser that has no notifications is not asked to turn them on", () => {
	browserThat("unable");
	draw(<FirstSteps facts={{ ...DONE, hasTeam: false }} role="manager" />, { locale: "en" });
	expect(screen.getByRole("region", { name: "First steps" }).textContent).toContain("3 of 4");
	expect(document.cookie).not.toContain("prosa.steps");
});
