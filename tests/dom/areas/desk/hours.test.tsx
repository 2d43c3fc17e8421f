import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { useState } from "react";
import { expect, test } from "vitest";
import HoursPage from "#app/areas/desk/hours.route.tsx";
import type { DeskHoursView, HoursOwner } from "#app/contracts/desk.ts";
import type { DeskHours } from "#app/domain/desk/desk-hours.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw } from "#tests/support/dom.tsx";

/** A Tuesday, ten in the morning in São Paulo. */
const NOW = Date.parse("2026-11-24T13:00:00Z");
const WORKSPACE: HoursOwner = { scope: "workspace", id: "", name: "", isOwn: false };
const SALES: HoursOwner = { scope: "department", id: "d1", name: "Vendas", isOwn: false };
const SHOP: HoursOwner = { scope: "channel", id: "c1", name: "Loja Centro", isOwn: true };

const HOURS: DeskHours = {
	hours: {
		timeZone: "America/Sao_Paulo",
		open: ([1, 2, 3, 4, 5] as const).map((day) => ({ day, from: 540, to: 1080 })),
	},
	state: null,
	holidays: ["christmas"],
	closedDays: [],
	greeting: "",
	away: "Voltamos {{abre}}.",
	answersWithin: "",
};

function drawPage({
	owner = WORKSPACE,
	hours = null as DeskHours | null,
	mayManage = true,
	code = null as string | null,
} = {}) {
	const sent: Record<string, unknown>[] = [];
	let keep: (view: DeskHoursView) => void = () => undefined;
	/** What is saved is what the page shows from then on. */
	function Shown() {
		const [view, setView] = useState<DeskHoursView>({
			owner,
			hours,
			owners: [WORKSPACE, SALES, SHOP],
		});
		keep = setView;
		const props = { loaderData: { view, mayManage, now: NOW } } as unknown;
		return <HoursPage {...(props as Parameters<typeof HoursPage>[0])} />;
	}
	const drawn = draw(<Shown />, {
		at: "/settings/hours",
		page: {
			action: async ({ request }) => {
				const form = Object.fromEntries(await request.formData());
				sent.push(form);
				if (code === null && form["intent"] === "save")
					keep({
						owner: { ...owner, isOwn: true },
						hours: saved(),
						owners: [WORKSPACE, SALES, SHOP],
					});
				return { intent: form["intent"], code };
			},
		},
	});
	const saved = () => JSON.parse(String(sent.at(-1)?.["hours"])) as DeskHours;
	return { ...drawn, sent, saved };
}
/** A section by its title: looking through all roles of this form takes seconds. */
const region = (title: string): HTMLElement =>
	screen.getByText(title, { selector: "h2" }).closest("section") ?? document.body;
/** At once, as from a clipboard: what each letter does is not asked here. */
const write = (label: string | RegExp, value: string): boolean =>
	fireEvent.change(screen.getByLabelText(label), { target: { value } });

test("a shop is set up by a model week, its state and two switches", async () => {
	const { user, sent, saved } = drawPage();
	const toasts = listenToToasts();
	expect(region("O que aconteceria").textContent).toContain("Aberto");
	await user.click(screen.getByText("Seg a sex, 9h–18h, e sáb, 9h–13h"));
	await user.selectOptions(screen.getByLabelText("Estado"), "BA");
	expect(screen.getByLabelText<HTMLInputElement>(/Independência da Bahia/u).checked).toBe(true);
	expect(screen.getByLabelText<HTMLInputElement>(/Terça-feira de Carnaval/u).checked).toBe(false);
	await user.click(screen.getByLabelText(/Terça-feira de Carnaval/u));
	await user.click(screen.getByLabelText("Saudação"));
	await user.click(screen.getByLabelText("Mensagem de ausência"));
	write(/Prazo de resposta/u, "em até 2 horas");
	const texts = region("Mensagens automáticas").textContent ?? "";
	expect(texts).toContain("Bom dia, Maria! Recebemos sua mensagem. Respondemos em até 2 horas.");
	await user.click(screen.getByText("Salvar"));
	await waitFor(() => expect(toasts).toEqual(["success: Horários salvos"]));
	expect(sent).toHaveLength(1);
	expect(sent[0]).toMatchObject({ intent: "save", scope: "workspace", id: "" });
	expect(saved()).toMatchObject({ state: "BA", answersWithin: "em até 2 horas" });
	expect(saved().hours?.open).toHaveLength(6);
	expect(saved().holidays).toEqual(
		expect.arrayContaining(["ba-07-02", "carnival-tuesday", "christmas"]),
	);
});

test("what would happen at another moment is tried without saving", () => {
	const { sent } = drawPage({ hours: HOURS });
	const outlook = region("O que aconteceria");
	const when = within(outlook).getByLabelText("Se um cliente novo escrevesse em");
	expect(when).toHaveProperty("value", "2026-11-24T10:00");
	expect(outlook.textContent).toContain("Nada é enviado: a saudação está desligada.");
	fireEvent.change(when, { target: { value: "2026-12-24T22:00" } });
	// The next day is Christmas, then comes a Saturday.
	expect(outlook.textContent).toContain("Fechado. Abre às 9h de segunda-feira");
	expect(outlook.textContent).toContain("Voltamos às 9h de segunda-feira.");
	expect(sent).toEqual([]);
});

test("a variable that does not exist is named before anything is sent", () => {
	drawPage({ hours: HOURS });
	write("Texto da mensagem de ausência", "");
	write("Texto da mensagem de ausência", "Oi {{nomee}}");
	expect(screen.getByText("Não existe: {{nomee}}")).toBeDefined();
});

test("a department begins with the workspace's hours, and a number goes back to them", async () => {
	drawPage({ owner: SALES, hours: HOURS });
	expect(document.body.textContent).toContain("Vendas usa os horários do workspace.");
	expect(screen.queryByText("Usar os horários do workspace")).toBeNull();
	document.body.replaceChildren();
	const { user, sent } = drawPage({ owner: SHOP, hours: HOURS });
	await user.click(screen.getByText("Usar os horários do workspace"));
	await waitFor(() => expect(sent).toEqual([{ intent: "reset", scope: "channel", id: "c1" }]));
});

test("own days are added, named and removed", async () => {
	const { user, sent, saved } = drawPage({ hours: HOURS });
	await user.click(screen.getByText("Adicionar dia"));
	write("Data", "2027-01-20");
	write("Motivo", "São Sebastião");
	await user.click(screen.getByText("Salvar"));
	await waitFor(() => expect(sent).toHaveLength(1));
	expect(saved().closedDays).toEqual([{ date: "2027-01-20", name: "São Sebastião" }]);
	await user.click(screen.getByLabelText("Remover São Sebastião"));
	expect(screen.queryByLabelText("Data")).toBeNull();
});

test("a refusal says why and keeps what was typed; who may only look changes nothing", async () => {
	const { user } = drawPage({ hours: HOURS, code: "message_too_long" });
	write(/Prazo de resposta/u, "já");
	await user.click(screen.getByText("Salvar"));
	await waitFor(() =>
		expect(screen.getByRole("alert").textContent).toContain("no máximo 1.000 letras"),
	);
	expect(screen.getByLabelText(/Prazo de resposta/u)).toHaveProperty("value", "já");
	document.body.replaceChildren();
	drawPage({ hours: HOURS, mayManage: false });
	expect(document.body.textContent).toContain("Só administradores e gestores");
	expect(screen.getByLabelText("Saudação").closest("fieldset:disabled")).not.toBe(null);
});

test("what was not saved is not lost by a link", async () => {
	const { user } = drawPage({ hours: HOURS });
	write(/Prazo de resposta/u, "já");
	await expectFocusBack(user, "app/areas/desk/hours-form.tsx#LeaveGuard", {
		from: () => screen.getByText("Voltar").closest("a") ?? document.body,
	});
});
