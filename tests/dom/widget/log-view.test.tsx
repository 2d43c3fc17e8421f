import { userEvent } from "@testing-library/user-event";
import { afterEach, expect, test, vi } from "vitest";
import { createLogView } from "#app/widget/log-view.ts";
import { pt } from "#app/widget/strings.pt.ts";
import type { Bubble } from "#app/widget/thread.ts";

afterEach(() => document.body.replaceChildren());

const AT = new Date(2026, 10, 28, 14, 32).getTime();
const bubble = (more: Partial<Bubble>): Bubble => ({
	id: "m1",
	from: "team",
	author: null,
	text: "",
	at: AT,
	state: "there",
	...more,
});
const FILE = { name: "Contrato.pdf", mimetype: "application/pdf", bytes: 1_500_000 };

function draw(load: () => Promise<Blob | null> = () => Promise.resolve(null)) {
	const retry = vi.fn();
	const log = createLogView(pt, "pt-BR", { load, retry });
	document.body.appendChild(log.element);
	const one = (selector: string) => log.element.querySelector<HTMLElement>(selector);
	return { log, retry, one, user: userEvent.setup() };
}

test("a file says its name and size, is saved when pressed, and says so when it is gone", async () => {
	let isThere = true;
	const { log, one, user } = draw(() => Promise.resolve(isThere ? new Blob(["x"]) : null));
	const saved: string[] = [];
	vi.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
		this: HTMLAnchorElement,
	) {
		saved.push(`${this.download} ${this.href.slice(0, 5)}`);
	});
	log.show([bubble({ file: FILE, text: "Segue o contrato" })]);
	const button = one('button[aria-label="Baixar Contrato.pdf 1,4 MB"]');
	expect(button?.textContent).toContain("Contrato.pdf");
	expect(one(".bubble")?.textContent).toContain("Segue o contrato");
	await user.click(button as HTMLElement);
	await vi.waitFor(() => expect(saved).toEqual(["Contrato.pdf blob:"]));
	isThere = false;
	await user.click(button as HTMLElement);
	await vi.waitFor(() => expect(button?.textContent).toContain(pt.fileGone));
});

test("a picture that cannot be drawn is its name", async () => {
	const { log, one } = draw(() => Promise.resolve(new Blob(["no picture"])));
	log.show([bubble({ file: { ...FILE, name: "foto.png", mimetype: "image/png" } })]);
	await vi.waitFor(() => expect(one(".file")?.textContent).toContain("foto.png"));
	expect(one("img")).toBeNull();
});

test("a file under way shows how far it is, without being drawn anew", () => {
	const { log, one } = draw();
	const sending = bubble({ from: "me", state: "waiting", file: FILE, trouble: null });
	log.show([sending]);
	const bar = one("progress") as HTMLProgressElement;
	expect(bar.getAttribute("aria-label")).toBe("Enviando Contrato.pdf");
	log.progress("m1", 0.5);
	log.show([sending]);
	expect(one("progress")).toBe(bar);
	expect(bar.value).toBe(0.5);
});

test("what did not get there says why, and offers another try only where that helps", async () => {
	const { log, one, user, retry } = draw();
	const refused = (trouble: Bubble["trouble"] & string) =>
		log.show([bubble({ from: "me", state: "refused", file: FILE, trouble })]);
	refused("fileType");
	expect(one(".meta")?.textContent).toBe(pt.fileType);
	expect(one(".again")).toBeNull();
	refused("fileFailed");
	expect(one(".meta")?.textContent).toBe(pt.fileFailed);
	await user.click(one(".again") as HTMLElement);
	expect(retry).toHaveBeenCalledWith("m1");
});

test("reactions of the team and other words are shown, and said to a screen reader", () => {
	const { log, one } = draw();
	log.show([bubble({ from: "me", text: "Obrigada", reactions: ["❤️"] })]);
	expect(one('[role="img"]')?.getAttribute("aria-label")).toBe("Reação do atendimento: ❤️");
	log.show([
		bubble({ text: "Custa R$ 12", isEdited: true }),
		bubble({ id: "m2", text: "Mais uma" }),
	]);
	expect(one('[data-id="m1"] .meta')?.textContent).toBe("editada · 14:32");
	expect(one('[data-id="m1"] [role="img"]')).toBeNull();
	log.show([bubble({ state: "deleted", file: FILE, reactions: ["❤️"] })]);
	expect(one(".bubble")?.textContent).toBe(pt.deleted);
});
