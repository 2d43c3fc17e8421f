import { within } from "@testing-library/dom";
import type { APIRequestContext } from "playwright/test";
import { expect, test } from "vitest";
import { DEMO } from "#tests/e2e/support/visitor.ts";
import { openMember, openWorkspace, readPage } from "#tests/support/served.ts";

/** A new instance on the simulator. Answers its id. */
async function createInstance(member: APIRequestContext, name: string): Promise<string> {
	const made = await member.post("/whatsapp/instances/new", {
		form: { name, gateway: "simulator" },
	});
	return /\/whatsapp\/([0-9a-f-]{36})/u.exec(made.headers()["location"] ?? "")?.[1] ?? "";
}

const open = async (member: APIRequestContext, path: string): Promise<HTMLElement> =>
	readPage(await member.get(path));
const wordsOf = (page: HTMLElement): string => page.textContent.replace(/\s+/gu, " ");

test("a workspace without instances is told what to do first, on every page of the area", async () => {
	const [admin] = await openWorkspace(["admin"], { plan: "free" });
	for (const [path, words] of [
		["/whatsapp", "Nenhuma instância do WhatsApp"],
		["/whatsapp/instances", "Nenhuma instância criada"],
		["/whatsapp/qr-codes", "Nenhuma instância para conectar"],
		["/whatsapp/connections", "Criar Primeira Instância"],
		["/whatsapp/analytics", "Nenhuma instância criada"],
		["/whatsapp/messages", "Nenhuma instância criada"],
	] as const)
		expect(wordsOf(await open(admin, path)), path).toContain(words);
});

test("a viewer sees the instances, is told why they may change none, and is refused the form", async () => {
	const viewer = await openMember(DEMO.viewer);
	const page = within(await open(viewer, "/whatsapp/instances"));
	for (const name of [/Nova Instância/u, /^Excluir Vendas/u])
		expect(page.getAllByRole("button", { name })[0]?.getAttribute("aria-disabled")).toBe("true");
	const refused = await viewer.get("/whatsapp/instances/new");
	expect(refused.status()).toBe(403);
	expect(wordsOf(await readPage(refused))).toContain("Você não tem permissão para esta ação.");
	const [chat] = page.getAllByRole("link", { name: "Abrir Chat" });
	const settings = await open(viewer, `${chat?.getAttribute("href") ?? ""}/settings`);
	expect(wordsOf(settings)).toContain("Só gestores e administradores mudam");
	expect(within(settings).getByLabelText("Nome").closest("fieldset")?.disabled).toBe(true);
	expect(
		within(settings).getByRole("switch", { name: "Rejeitar chamadas" }).closest("fieldset")
			?.disabled,
	).toBe(true);
	expect(within(settings).queryByRole("button", { name: "Excluir instância" })).toBeNull();
});

test("an unknown instance is not found, inside the shell", async () => {
	const admin = await openMember();
	const answer = await admin.get("/whatsapp/01a1fc0c-0000-7000-8000-000000000000");
	expect(answer.status()).toBe(404);
	const page = await readPage(answer);
	expect(wordsOf(page)).toContain("Instância não encontrada");
	expect(within(page).getByRole("navigation", { name: "Menu principal" })).not.toBeNull();
});

test("F12 markup and line separators in a name reach no page but as text", async () => {
	const [admin] = await openWorkspace(["admin"]);
	const script = "</script><script>window.broken=1</script>";
	const id = await createInstance(admin, `${script}\u2028 __proto__ <b>x</b>`);
	for (const path of [`/whatsapp/${id}`, "/whatsapp/instances", "/"]) {
		const answer = await admin.get(path);
		const html = await answer.text();
		expect(html, path).not.toContain("<script>window.broken");
		expect(html, path).not.toContain("<b>x</b>");
		expect(wordsOf(await readPage(answer)), path).toContain(script);
	}
});

test("a conversation's link opens it, and so does the messages page with both in its address", async () => {
	const [admin] = await openWorkspace(["admin"]);
	const id = await createInstance(admin, "Ligação");
	await admin.post(`/api/channels/${id}/link`, { data: { action: "connect" } });
	const phone = (data: object) => admin.post(`/dev/phone/${id}.data`, { data });
	await expect
		.poll(async () => {
			await phone({ type: "scan" });
			return (await admin.get(`/api/channels/${id}/link`)).json();
		})
		.toMatchObject({ status: "connected" });
	const who = { phone: "5511988887777", name: "Davi Rocha" };
	await phone({ type: "write", ...who, text: "Olá", count: 1 });
	const listed = (await (await admin.get(`/api/channels/${id}/contacts`)).json()) as {
		contacts: { id: string }[];
	};
	const contact = listed.contacts[0]?.id ?? "";
	const own = `/whatsapp/instances/${id}/messages/${contact}`;
	const page = within(await open(admin, own));
	expect(page.getByRole("heading", { name: "Davi Rocha" })).not.toBeNull();
	// As earlier releases had it.
	for (const path of [
		`/whatsapp/${id}?contact=${contact}`,
		`/whatsapp/messages?instance=${id}&contact=${contact}`,
	])
		expect((await admin.get(path)).headers()["location"], path).toContain(own);
	expect(wordsOf(await open(admin, "/whatsapp"))).toContain("Taxa de conexão");
});
