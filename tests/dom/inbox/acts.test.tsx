import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { ContactActs, KeptAct } from "#app/contracts/agents.ts";
import type { Role } from "#app/domain/team/role.ts";
import { FakeChannel, ME, openConversation, visitInbox } from "./support.tsx";

const NAME = "Maria Souza";
const ACT: KeptAct = {
	id: "act1",
	actionId: "x",
	tool: "loja__cancelar_pedido",
	arguments: '{"numero_do_pedido":"9001"}',
	needsMember: true,
	state: "asked",
	result: null,
	askedAt: Date.now() - 120_000,
	agentId: "a",
	agentName: "Aurora",
	changedAt: Date.now() - 120_000,
	decidedBy: null,
	isTold: false,
};

/** A conversation in which an agent asks for a yes; `decided` is what becomes of it. */
async function open(decided: Partial<KeptAct> & { isDecided?: boolean }, role: Role = "operator") {
	const channel = new FakeChannel();
	const server = { act: ACT, decisions: [] as unknown[] };
	channel.add({ id: NAME, actsAt: 1 });
	const view = (): ContactActs => ({
		acts: [server.act],
		fields: { tamanho_do_pe: "38", cpf: "1" },
		labels: { tamanho_do_pe: "Tamanho do pé" },
	});
	channel.answer = ({ what, body }) => {
		if (what === `GET /contacts/${NAME}/acts`) return Response.json(view());
		if (!what.endsWith("/decision")) return undefined;
		server.decisions.push(body);
		const { isDecided = true, ...end } = decided;
		server.act = { ...server.act, changedAt: Date.now(), ...end };
		return Response.json({ ...view(), isDecided });
	};
	const drawn = await visitInbox(channel, { role });
	await openConversation(drawn, NAME);
	await act(() => vi.dynamicImportSettled());
	return { channel, server, ...drawn };
}
const cards = () => screen.findByRole("region", { name: "Ações do agente" });
const button = async (name: string) =>
	within(await cards()).getByRole("button", { name: new RegExp(`^${name}`, "u") });

test("a member says yes in one click: what would be done stands before, what came of it after", async () => {
	const { user, server } = await open({ state: "done", result: "Feito!", decidedBy: ME.name });
	const text = () => cards().then(({ textContent }) => textContent);
	expect(await text()).toMatch(/Aurora.*pede um sim para:.*loja cancelar pedido/u);
	expect(await text()).toMatch(/numero do pedido9001/u);
	expect(await text()).toContain("só a equipe pode confirmar");
	await user.click(await button("Confirmar"));
	await waitFor(async () => expect(await text()).toContain("Você confirmou"));
	expect(await text()).toContain("Feito!");
	expect(server.decisions).toEqual([{ decision: "confirm" }]);
	expect(document.activeElement?.closest("[data-act-state]")).not.toBeNull();
	await user.click(await button("Tirar daqui"));
	expect(screen.queryByRole("region", { name: "Ações do agente" })).toBeNull();
});

test("who comes second is told who was faster", async () => {
	const late = { state: "done", decidedBy: "Olga Reis", isDecided: false } as const;
	const { user, toasts } = await open(late);
	await user.click(await button("Recusar"));
	await waitFor(() => expect(toasts).toHaveLength(1));
	expect(toasts[0]?.title).toBe("Já estava decidido");
	expect(toasts[0]?.description).toMatch(/Olga Reis.* confirmou/u);
});

test("what another member decides is seen here, live", async () => {
	const { channel, server } = await open({});
	expect(await button("Confirmar")).toBeTruthy();
	server.act = { ...ACT, state: "refused", result: "", decidedBy: "Olga Reis", changedAt: 2 };
	channel.change(NAME, { actsAt: 2 });
	await waitFor(async () => expect((await cards()).textContent).toMatch(/Olga Reis.* recusou/u));
	expect(screen.queryByRole("button", { name: "Confirmar" })).toBeNull();
});

test("an end that nobody knows is said so, and a member tells how it was", async () => {
	const { user, server } = await open({ state: "unknown", result: "", decidedBy: ME.name });
	await user.click(await button("Confirmar"));
	await waitFor(async () =>
		expect((await cards()).textContent).toContain("Não se sabe se foi feito"),
	);
	await user.click(await button("Não foi feito"));
	await waitFor(() => expect(server.decisions).toHaveLength(2));
	expect(server.decisions[1]).toEqual({ decision: "was_not_done" });
});

test("a viewer sees what is asked and is told why they cannot decide", async () => {
	const { user, server } = await open({}, "viewer");
	const confirm = await button("Confirmar");
	expect(confirm.textContent).toContain("Sua função permite só ler.");
	await user.click(confirm);
	expect(server.decisions).toEqual([]);
});

test("what a customer told stands in the details, under the team's own words", async () => {
	const { user } = await open({});
	await user.click(screen.getByRole("button", { name: /Detalhes/u }));
	const told = await screen.findByRole("region", { name: "O que o cliente informou" });
	expect(told.textContent).toContain("Tamanho do pé38");
	expect(told.textContent).toContain("cpf1");
});
