import { act, screen, waitFor, within } from "@testing-library/react";
import { type ActionFunctionArgs, data } from "react-router";
import { expect, test, vi } from "vitest";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { listenToToasts } from "#tests/support/dom-toasts.ts";
import { draw, type Drawn } from "#tests/support/dom.tsx";
import { activity, invitation, member, NOW } from "#tests/unit/areas/team/team-lists.ts";
import type { TeamAnswer } from "#app/areas/team/actions.ts";
import { TeamScreen } from "#app/areas/team/team-screen.tsx";
import type { ErrorCode } from "#app/contracts/errors.ts";
import type { TeamOverview } from "#app/contracts/team.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import type { Role } from "#app/domain/team/role.ts";
import { WorkspaceEventsContext } from "#app/ui/workspace-events.ts";

const me = member({ id: "me", fullName: "Eu Mesma", email: "eu@loja.test", role: "admin" });
const bia = member({ id: "m2", fullName: "Bia Souza", email: "bia@loja.test" });
const duda = member({ id: "m3", fullName: "Duda Reis", email: "duda@loja.test", role: "viewer" });

const teamOf = (overrides: Partial<TeamOverview> = {}): TeamOverview => ({
	members: { members: [me, bia, duda], total: 3, removed: [] },
	invitations: { invitations: [], total: 0, pending: 0 },
	activity: { activity: [] },
	now: NOW,
	...overrides,
});

type Answer = TeamAnswer | ErrorCode;

interface Visit {
	role?: Role;
	at?: string;
	locale?: "pt" | "en";
	team?: TeamOverview;
	/** What the server answers to a form; the code of its refusal. */
	answer?: (form: Record<string, string>) => Answer | Promise<Answer>;
}

interface Visited extends Drawn {
	/** Forms the server got. */
	sent: Record<string, string>[];
	toasts: string[];
	/** What the server's lists say from now on. */
	become: (team: TeamOverview) => void;
	/** What the workspace's line says. */
	hear: (frame: WorkspaceFrame) => void;
}

/** The team page in front of somebody, with a server behind it. */
function visit(options: Visit = {}): Visited {
	const { role = "admin", at = "/team", locale = "pt" } = options;
	let team = options.team ?? teamOf();
	vi.stubGlobal("fetch", (path: string) => {
		const list = path.split("/").at(-1);
		const lists: Record<string, unknown> = {
			members: team.members,
			invitations: team.invitations,
			activity: team.activity,
		};
		return Promise.resolve(Response.json(lists[list ?? ""]));
	});
	const sent: Record<string, string>[] = [];
	const listeners = new Set<(frame: WorkspaceFrame) => void>();
	const line = {
		listen(listener: (frame: WorkspaceFrame) => void) {
			listeners.add(listener);
			return () => void listeners.delete(listener);
		},
	};
	const action = async ({ request }: ActionFunctionArgs) => {
		const form = Object.fromEntries(await request.formData()) as Record<string, string>;
		sent.push(form);
		const answer = (await options.answer?.(form)) ?? { intent: "remove", code: null };
		return typeof answer === "string"
			? data({ intent: form.intent, code: answer }, { status: 403 })
			: answer;
	};
	const toasts = listenToToasts();
	const drawn = draw(
		<WorkspaceEventsContext value={line}>
			<TeamScreen me={{ id: "me", role }} overview={team} />
		</WorkspaceEventsContext>,
		{ at, locale, page: { action } },
	);
	return {
		...drawn,
		sent,
		toasts,
		become: (next) => void (team = next),
		hear: (frame) => act(() => listeners.forEach((listener) => listener(frame))),
	};
}

const dialog = () => screen.getByRole("dialog");
const inDialog = () => within(dialog());
const emailField = () => inDialog().getByRole("textbox", { name: "E-mail" });
const invited = (overrides: Parameters<typeof invitation>[0] = {}): TeamAnswer => ({
	intent: "invite",
	code: null,
	invited: { invitation: invitation(overrides), link: null },
});
/** A tab says its name twice: a hidden one keeps its width. */
const tab = (name: string): HTMLElement => {
	const found = screen.getAllByRole("tab").find((each) => each.textContent?.startsWith(name));
	if (!found) throw new Error(`no tab ${name}`);
	return found;
};
const rowOf = (text: string): HTMLElement => {
	const row = screen.getAllByRole("listitem").find((item) => item.textContent?.includes(text));
	if (!row) throw new Error(`no row of ${text}`);
	return row;
};

test("the keyboard alone invites somebody, with what is wrong told at each field", async () => {
	const visited = visit({
		answer: ({ email = "", name = "" }) => invited({ email, name, role: "operator" }),
	});
	const { user } = visited;
	screen.getByRole("button", { name: "Convidar Membro" }).focus();
	await user.keyboard("{Enter}");
	await waitFor(() => expect(document.activeElement).toBe(emailField()));
	await user.keyboard("{Enter}");
	expect(inDialog().getByText("Email é obrigatório")).toBeTruthy();
	expect(inDialog().getByText("Nome é obrigatório")).toBeTruthy();
	expect(document.activeElement).toBe(emailField());
	await user.keyboard("sem-arroba{Enter}");
	expect(inDialog().getByText("Email inválido")).toBeTruthy();
	expect(visited.sent).toEqual([]);
	await user.clear(emailField());
	await user.keyboard("fabio@loja.test{Tab}Fábio Teixeira{Tab}");
	// The chosen role has the stop; the arrow goes from viewer back to operator.
	expect(document.activeElement).toBe(inDialog().getByRole("radio", { name: "Visualizador" }));
	await user.keyboard("{ArrowUp}");
	expect(inDialog().getByRole("radio", { name: "Operador" })).toHaveProperty("checked", true);
	const fabio = invitation({ email: "fabio@loja.test", role: "operator" });
	visited.become(teamOf({ invitations: { invitations: [fabio], total: 1, pending: 1 } }));
	await user.keyboard("{Enter}");
	const another = await screen.findByRole("button", { name: "Convidar outra pessoa" });
	await waitFor(() => expect(document.activeElement).toBe(another));
	expect(visited.sent).toEqual([
		{
			intent: "invite",
			email: "fabio@loja.test",
			name: "Fábio Teixeira",
			role: "operator",
			department: "",
		},
	]);
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	tab("Visão geral").focus();
	await user.keyboard("{ArrowRight}");
	await waitFor(() => expect(visited.address()).toBe("/team?tab=invitations"));
	await waitFor(() => expect(tab("Convites").getAttribute("aria-selected")).toBe("true"));
	await waitFor(() => expect(rowOf("fabio@loja.test").textContent).toContain("Operador"));
});

const eva = invitation({ id: "i7", email: "eva@loja.test", name: "Eva Nunes", role: "operator" });
const withEva = (overrides: Parameters<typeof invitation>[0] = {}) =>
	teamOf({
		invitations: { invitations: [{ ...eva, ...overrides }], total: 1, pending: 1 },
	});

test("a resent invitation tells what became of its mail, and counts", async () => {
	const again = { ...eva, resentCount: 1, lastSentAt: NOW };
	const visited = visit({
		at: "/team?tab=pending",
		team: withEva(),
		answer: () => ({ intent: "resend", code: null, invited: { invitation: again, link: null } }),
	});
	const { user, toasts } = visited;
	expect(rowOf("eva@loja.test").textContent).toContain("Ativo");
	expect(rowOf("eva@loja.test").textContent).toContain("Expira em 6 dias");
	visited.become(withEva({ resentCount: 1, lastSentAt: NOW }));
	await user.click(screen.getByRole("button", { name: "Reenviar convite para eva@loja.test" }));
	await waitFor(() => expect(toasts).toEqual(["info: Enviando convite…", "eva@loja.test"]));
	expect(visited.sent).toEqual([{ intent: "resend", id: "i7" }]);
	visited.hear({
		type: "invitation_delivery",
		invitationId: "i7",
		memberId: "me",
		email: "eva@loja.test",
		outcome: "sent",
		isResend: true,
	});
	await waitFor(() =>
		expect(toasts.at(-1)).toBe("success: Convite reenviado para eva@loja.test com sucesso!"),
	);
	await user.click(tab("Convites"));
	await waitFor(() => expect(rowOf("eva@loja.test").textContent).toContain("1 reenvio"));
});

test("an invitation is cancelled after a question, and leaves the pending ones", async () => {
	const visited = visit({ at: "/team?tab=pending", team: withEva() });
	const { user } = visited;
	await user.click(screen.getByRole("button", { name: "Cancelar convite para eva@loja.test" }));
	const question = screen.getByRole("alertdialog");
	expect(question.textContent).toContain("Tem certeza que deseja cancelar este convite?");
	expect(visited.sent).toEqual([]);
	visited.become(withEva({ status: "cancelled" }));
	await user.click(within(question).getByRole("button", { name: "Cancelar convite" }));
	await waitFor(() => expect(visited.toasts).toEqual(["success: Convite cancelado com sucesso"]));
	expect(visited.sent).toEqual([{ intent: "cancel", id: "i7" }]);
	await waitFor(() => expect(screen.queryByText("eva@loja.test")).toBeNull());
	await user.click(tab("Convites"));
	expect(rowOf("eva@loja.test").textContent).toContain("Cancelado");
});

test("C09 a viewer sees the button, is told no, and loses nothing typed", async () => {
	const { user, toasts } = visit({ role: "viewer", answer: () => "forbidden" });
	expect(screen.queryByRole("button", { name: /^Ações de/ })).toBeNull();
	expect(screen.queryByRole("button", { name: "Convidar" })).toBeNull();
	await user.click(screen.getByRole("button", { name: "Convidar Membro" }));
	expect(inDialog().getByText(/Sua função não permite convidar\./)).toBeTruthy();
	await user.click(emailField());
	await user.paste("fora@exemplo.test");
	const name = () => inDialog().getByRole("textbox", { name: "Nome completo" });
	await user.click(name());
	await user.paste("Pessoa De Fora");
	await user.click(inDialog().getByRole("button", { name: "Enviar convite" }));
	const words = "Você não tem permissão para esta ação.";
	await waitFor(() => expect(toasts).toEqual(["error: Erro ao enviar convite", words]));
	expect(inDialog().getByRole("alert").textContent).toContain(words);
	expect(emailField()).toHaveProperty("value", "fora@exemplo.test");
	expect(name()).toHaveProperty("value", "Pessoa De Fora");
	// A closed dialog loses nothing either.
	await user.keyboard("{Escape}");
	await user.click(screen.getByRole("button", { name: "Convidar Membro" }));
	expect(emailField()).toHaveProperty("value", "fora@exemplo.test");
});

test("the address of Novo opens the dialog, and closing it leaves a clean address", async () => {
	const { user, address } = visit({ at: "/team?tab=pending&invite=1" });
	await waitFor(() => expect(document.activeElement).toBe(emailField()));
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
	expect(address()).toBe("/team?tab=pending");
});

test("a manager cannot choose administrator and sees why", async () => {
	const { user } = visit({ role: "manager" });
	await user.click(screen.getByRole("button", { name: "Convidar Membro" }));
	const admin = inDialog().getByRole("radio", { name: "Administrador" });
	expect(admin).toHaveProperty("disabled", true);
	const why = document.getElementById(admin.getAttribute("aria-describedby") ?? "");
	expect(why?.textContent).toBe("Só administradores convidam administradores.");
});

test("a role is changed, told, and read again", async () => {
	const visited = visit();
	const { user } = visited;
	await user.click(screen.getByRole("button", { name: "Ações de Bia Souza" }));
	await user.click(screen.getByRole("menuitem", { name: "Alterar função" }));
	await user.click(inDialog().getByRole("radio", { name: "Gestor" }));
	visited.become(
		teamOf({
			members: { members: [me, { ...bia, role: "manager" }, duda], total: 3, removed: [] },
		}),
	);
	await user.click(inDialog().getByRole("button", { name: "Salvar função" }));
	await waitFor(() => expect(visited.toasts.join()).toMatch(/Bia Souza.* agora é Gestor/));
	expect(visited.sent).toEqual([{ intent: "change_role", id: "m2", role: "manager" }]);
	await waitFor(() => expect(rowOf("bia@loja.test").textContent).toContain("Gestor"));
});

test("who is away says so in the list, and an admin changes how many conversations somebody takes", async () => {
	const away = { ...bia, capacity: 4, absence: { isAbsent: true, until: null } };
	const members = { members: [me, away, duda], total: 3, removed: [] };
	const { user, sent } = visit({ team: teamOf({ members }) });
	expect(rowOf("bia@loja.test").textContent).toContain("Ausente");
	expect(rowOf("duda@loja.test").textContent).not.toContain("Ausente");
	await user.click(screen.getByRole("button", { name: "Ações de Duda Reis" }));
	// Who only reads is given none.
	expect(screen.queryByRole("menuitem", { name: "Distribuição" })).toBeNull();
	await user.keyboard("{Escape}");
	await user.click(screen.getByRole("button", { name: "Ações de Bia Souza" }));
	await user.click(screen.getByRole("menuitem", { name: "Distribuição" }));
	const capacity = inDialog().getByLabelText("Conversas abertas no máximo");
	expect(capacity).toHaveProperty("value", "4");
	await user.clear(capacity);
	await user.type(capacity, "0");
	await user.click(inDialog().getByRole("button", { name: "Salvar" }));
	expect(inDialog().getByText("Um número de 1 a 500, ou vazio.")).toBeTruthy();
	await user.clear(capacity);
	await user.click(inDialog().getByRole("switch", { name: "Ausente" }));
	await user.click(inDialog().getByRole("button", { name: "Salvar" }));
	await waitFor(() =>
		expect(sent).toEqual([{ intent: "routing", id: "m2", capacity: "", absent: "no" }]),
	);
});

test("a removal asks by name; a refusal keeps the question open and says why", async () => {
	const answers: (TeamAnswer | ErrorCode)[] = ["forbidden", { intent: "remove", code: null }];
	const visited = visit({ answer: () => answers.shift() ?? "forbidden" });
	const { user } = visited;
	await user.click(screen.getByRole("button", { name: "Ações de Duda Reis" }));
	await user.click(screen.getByRole("menuitem", { name: "Remover da equipe" }));
	const question = screen.getByRole("alertdialog");
	expect(question.textContent).toContain("Duda Reis");
	const confirm = within(question).getByRole("button", { name: "Remover da equipe" });
	await user.click(confirm);
	expect((await within(question).findByRole("alert")).textContent).toContain(
		"Você não tem permissão para esta ação.",
	);
	visited.become(teamOf({ members: { members: [me, bia], total: 2, removed: [duda] } }));
	await user.click(confirm);
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	await waitFor(() =>
		expect(visited.toasts.at(-1)).toBe("success: Membro removido da equipe com sucesso"),
	);
	expect(visited.sent.at(-1)).toEqual({ intent: "remove", id: "m3" });
	expect(await screen.findByRole("button", { name: "Reativar Duda Reis" })).toBeTruthy();
});

test("a removal whose row has gone before the answer comes is still told", async () => {
	const { promise, resolve } = Promise.withResolvers<Answer>();
	const visited = visit({ answer: () => promise });
	const { user } = visited;
	await user.click(screen.getByRole("button", { name: "Ações de Duda Reis" }));
	await user.click(screen.getByRole("menuitem", { name: "Remover da equipe" }));
	visited.become(teamOf({ members: { members: [me, bia], total: 2, removed: [duda] } }));
	await user.click(
		within(screen.getByRole("alertdialog")).getByRole("button", { name: "Remover da equipe" }),
	);
	visited.hear({ type: "team_changed" });
	await screen.findByLabelText("Reativar Duda Reis");
	expect(screen.getByRole("alertdialog")).toBeTruthy();
	resolve({ intent: "remove", code: null });
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	expect(visited.toasts).toEqual(["success: Membro removido da equipe com sucesso"]);
});

test("J24 an erasure says what goes and what stays, and is offered to admins, of removed people too", async () => {
	const answers: (TeamAnswer | ErrorCode)[] = ["last_admin", { intent: "erase", code: null }];
	const visited = visit({
		answer: () => answers.shift() ?? "forbidden",
		team: teamOf({ members: { members: [me, bia], total: 2, removed: [duda] } }),
	});
	const { user } = visited;
	await user.click(screen.getByRole("button", { name: "Ações de Bia Souza" }));
	expect(screen.getByRole("menuitem", { name: "Apagar dados" })).toBeTruthy();
	await user.keyboard("{Escape}");
	await user.click(screen.getByRole("button", { name: "Apagar os dados de Duda Reis" }));
	const question = screen.getByRole("alertdialog");
	for (const said of ["Duda Reis", "Antigo membro", "Não dá para desfazer"])
		expect(question.textContent).toContain(said);
	const confirm = within(question).getByRole("button", { name: "Apagar para sempre" });
	await user.click(confirm);
	expect((await within(question).findByRole("alert")).textContent).toContain("Erro ao apagar");
	visited.become(teamOf({ members: { members: [me, bia], total: 2, removed: [] } }));
	await user.click(confirm);
	await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
	expect(visited.sent.at(-1)).toEqual({ intent: "erase", id: "m3" });
	expect(visited.toasts.at(-1)).toBe("success: Dados apagados");
	await waitFor(() => expect(screen.queryByText("Duda Reis")).toBeNull());
});

test("J24 a manager may remove but not erase", async () => {
	const { user } = visit({ role: "manager" });
	await user.click(screen.getByRole("button", { name: "Ações de Duda Reis" }));
	expect(screen.getByRole("menuitem", { name: "Remover da equipe" })).toBeTruthy();
	expect(screen.queryByRole("menuitem", { name: "Apagar dados" })).toBeNull();
});

test("J24 the log names nobody who was erased, neither as who did it nor as whom it was about", () => {
	visit({
		at: "/team?tab=activity",
		team: teamOf({
			activity: {
				activity: [
					activity(
						{ code: "role_changed", name: "", from: "viewer", to: "operator" },
						{ actor: { id: "x", fullName: "", email: "" } },
					),
				],
			},
		}),
	});
	expect(screen.getByText("Antigo membro")).toBeTruthy();
	expect(document.body.textContent).toContain("mudou a função de um antigo membro");
});

test("news of the workspace's line have the lists read again, and a page that shows the activity too", async () => {
	const visited = visit({ at: "/team?tab=activity" });
	visited.become(
		teamOf({ activity: { activity: [activity({ code: "member_removed", name: "Duda Reis" })] } }),
	);
	visited.hear({ type: "team_changed" });
	await waitFor(() =>
		expect(rowOf("Duda Reis").textContent).toMatch(/removeu .*Duda Reis.* da equipe/),
	);
});

test("in English the team page and its dialog speak English", async () => {
	const { user } = visit({ locale: "en" });
	for (const name of ["Overview", "Invitations", "Pending", "Activity"])
		expect(tab(name)).toBeTruthy();
	await user.click(screen.getByRole("button", { name: "Invite member" }));
	expect(screen.getByRole("dialog", { name: "Invite member" })).toBeTruthy();
	await user.click(inDialog().getByRole("button", { name: "Send invitation" }));
	expect(inDialog().getByText("Email is required")).toBeTruthy();
	expect(inDialog().getByText("A name is required")).toBeTruthy();
	// One that is open at the end gives its focus back to the page of the next test.
	await user.keyboard("{Escape}");
	await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("the dialogs of a member's menu give the focus back to its button (screens A5)", async () => {
	const { user } = visit();
	const from = () => screen.getByRole("button", { name: "Ações de Bia Souza" });
	await expectFocusBack(user, "app/areas/team/role-dialog.tsx#Dialog", {
		from,
		item: "Alterar função",
	});
	await expectFocusBack(user, "app/areas/team/routing-dialog.tsx#Dialog", {
		from,
		item: "Distribuição",
	});
	for (const item of ["Remover da equipe", "Apagar dados"])
		await expectFocusBack(user, "app/areas/team/team-question.tsx#ConfirmDialog", { from, item });
});

test("so do the invitation, and the link of one that was sent again", async () => {
	const { user } = visit({
		at: "/team?tab=pending",
		team: withEva(),
		answer: () => ({
			intent: "resend",
			code: null,
			invited: { invitation: eva, link: "https://prosa.example/invite/x" },
		}),
	});
	await expectFocusBack(user, "app/areas/team/invite-dialog.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Convidar Membro" }),
	});
	await expectFocusBack(user, "app/areas/team/link-dialog.tsx#Dialog", {
		from: () => screen.getByRole("button", { name: "Reenviar convite para eva@loja.test" }),
	});
});
