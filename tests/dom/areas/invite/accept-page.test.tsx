import { screen, waitFor } from "@testing-library/react";
import {
	type ActionFunctionArgs,
	type LoaderFunctionArgs,
	redirect,
	useActionData,
	useLoaderData,
} from "react-router";
import { expect, test, vi } from "vitest";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw, type Drawn } from "#tests/support/dom.tsx";
import { offer } from "#tests/unit/areas/invite/offer.ts";
import AcceptPage, { shouldRevalidate } from "#app/areas/invite/accept.route.tsx";
import type { AcceptAnswer, AcceptView } from "#app/areas/invite/accept-view.ts";
import type { InvitationOffer } from "#app/contracts/team.ts";

const TOKEN = "segredo-do-convite";

interface Visit {
	at?: string;
	offered?: Partial<InvitationOffer>;
	signedInAs?: string;
	/** What the server says of a form that does not just open the invitation. */
	answer?: Partial<AcceptAnswer>;
}

interface Visited extends Drawn {
	/** Addresses the server was asked for, and forms it got. */
	asked: string[];
	sent: Record<string, string>[];
}

/** The page as the server and the router together make it. */
function visit(options: Visit = {}): Visited {
	const asked: string[] = [];
	const sent: Record<string, string>[] = [];
	const open: AcceptView = {
		state: "open",
		token: TOKEN,
		offer: offer(options.offered),
		signedInAs: options.signedInAs ?? null,
	};
	const loader = ({ request }: LoaderFunctionArgs) => {
		asked.push(request.url);
		const token = new URL(request.url).searchParams.get("token");
		return { view: token === null ? { state: "unknown" } : open, passwordMin: 8 };
	};
	const action = async ({ request }: ActionFunctionArgs) => {
		asked.push(request.url);
		const form = Object.fromEntries(await request.formData()) as Record<string, string>;
		sent.push(form);
		if (form["intent"] === "open") return { view: open, problem: null, fullName: "" };
		if (form["intent"] === "join") return redirect("/");
		return { view: null, problem: null, fullName: form["fullName"], ...options.answer };
	};
	const Loaded = () => {
		const loaderData = useLoaderData();
		const actionData = useActionData();
		// The data of this page, as the router hands it to the component.
		const props = { loaderData, actionData, params: {}, matches: [] } as unknown;
		return <AcceptPage {...(props as Parameters<typeof AcceptPage>[0])} />;
	};
	const at = options.at ?? `/aceitar-convite?token=${TOKEN}`;
	const drawn = draw(<Loaded />, { at, page: { action, loader, shouldRevalidate } });
	return { ...drawn, asked, sent };
}

const submit = () => screen.findByRole("button", { name: "Criar conta e aceitar convite" });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const kept = () => sessionStorage.getItem("prosa.invite");

test("C12 the token leaves the address and stays in the tab; without it there the page asks with the kept one", async () => {
	const first = visit();
	await submit();
	await waitFor(() => expect(first.address()).toBe("/aceitar-convite"));
	expect(kept()).toBe(TOKEN);
	expect(field("E-mail").readOnly).toBe(true);
	expect(field("Função").value).toBe("Operador");
	expect(field("Nome completo").value).toBe("Bia Souza");
	// The clean address is not asked for again.
	expect(first.asked).toHaveLength(1);
});

test("C12 a reload asks with the kept token by a post, so that it stands in no address", async () => {
	sessionStorage.setItem("prosa.invite", TOKEN);
	const { asked, sent } = visit({ at: "/aceitar-convite" });
	await submit();
	expect(sent).toEqual([{ intent: "open", token: TOKEN }]);
	expect(asked.join()).not.toContain(TOKEN);
});

test("without a token in the address or the tab nothing is asked, and the way back is shown", async () => {
	const { sent } = visit({ at: "/aceitar-convite" });
	expect(await screen.findByText("Token de convite não fornecido")).toBeTruthy();
	expect(screen.getByRole("link", { name: "Voltar para o início" }).getAttribute("href")).toBe("/");
	expect(sent).toEqual([]);
});

test("what is wrong is told at its field before anything is sent, all at once (screens A11)", async () => {
	const { user, sent } = visit();
	const button = await submit();
	const type = async (label: string, words: string) => {
		await user.clear(field(label));
		if (words) await user.type(field(label), words);
	};
	await type("Nome completo", "   ");
	await type("Senha", "curta");
	await type("Confirme a senha", "outra");
	await user.click(button);
	const wrong = (label: string) => {
		const ids = field(label).getAttribute("aria-describedby")?.split(" ") ?? [];
		return ids.map((id) => document.getElementById(id)?.textContent).join(" ");
	};
	expect(wrong("Nome completo")).toContain("Nome completo é obrigatório");
	expect(wrong("Senha")).toMatch(/A senha deve ter pelo menos \d+ caracteres/);
	expect(wrong("Confirme a senha")).toContain("As senhas não coincidem");
	expect(document.activeElement).toBe(field("Nome completo"));
	await type("Nome completo", "Helô Dias");
	await user.click(button);
	expect(screen.queryByText("Nome completo é obrigatório")).toBeNull();
	expect(document.activeElement).toBe(field("Senha"));
	await type("Senha", "girassol-azul-9");
	await type("Confirme a senha", "outra-coisa-9");
	await user.click(button);
	expect(wrong("Confirme a senha")).toContain("As senhas não coincidem");
	expect(sent).toEqual([]);
	await type("Confirme a senha", "girassol-azul-9");
	await user.click(button);
	await vi.waitFor(() => expect(sent).toHaveLength(1));
	expect(sent[0]).toMatchObject({ intent: "accept", token: TOKEN, fullName: "Helô Dias" });
});

test("a refusal of the server is told and leaves what was typed", async () => {
	const toasts = listenToToasts();
	const { user } = visit({ answer: { problem: "rate_limited" } });
	const button = await submit();
	await user.type(field("Senha"), "girassol-azul-9");
	await user.type(field("Confirme a senha"), "girassol-azul-9");
	await user.click(button);
	expect(await screen.findByRole("alert")).toBeTruthy();
	await waitFor(() => expect(toasts).toHaveLength(2));
	expect(field("Senha").value).toBe("girassol-azul-9");
});

test("C13 an account of another team goes to the sign-in with a clean address, and back joins by one button", async () => {
	const visitor = visit({ offered: { hasAccount: true } });
	const link = await screen.findByRole("link", { name: "Entrar para aceitar" });
	await waitFor(() =>
		expect(link.getAttribute("href")).toBe("/auth?next=%2Faceitar-convite&email=bia%40loja.test"),
	);
	expect(document.querySelector('input[type="password"]')).toBeNull();
	await visitor.user.click(link);
	expect(visitor.address()).toMatch(/^\/auth\?next=/);

	const { user, sent, address } = visit({
		at: "/aceitar-convite",
		offered: { hasAccount: true },
		signedInAs: "bia@loja.test",
	});
	await user.click(await screen.findByRole("button", { name: "Aceitar convite" }));
	await waitFor(() => expect(address()).toBe("/"));
	expect(sent).toEqual([
		{ intent: "open", token: TOKEN },
		{ intent: "join", token: TOKEN },
	]);
});
