import { cleanup, screen, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { CustomerPhone } from "#app/areas/phone/customer-phone.tsx";
import type { PhoneAction, PhoneMessage, PhoneView } from "#app/contracts/simulated-phone.ts";
import type { OutgoingItem } from "#app/domain/inbox/outgoing-item.ts";
import { draw } from "#tests/support/dom.tsx";

const PHONE = "5511987650018";

const POLL = {
	type: "poll",
	question: "Qual cor?",
	options: ["Azul", "Verde"],
	isMultiple: false,
} as const satisfies OutgoingItem;

/** The phone of a customer to whom the business sent these. */
function visit(messages: Partial<PhoneMessage>[], status: PhoneView["status"] = "linked") {
	const acts: PhoneAction[] = [];
	const contact = {
		phone: PHONE,
		name: "Maria",
		online: false,
		typing: false,
		businessTyping: false,
		hidesNumber: false,
		messages: messages.map((over, at): PhoneMessage => ({
			id: `m${at}`,
			fromMe: true,
			text: "",
			sentAt: 1_800_000_000_000,
			status: "delivered",
			readByUs: false,
			...over,
		})),
	};
	const view = { status, profileName: "Loja", phone: null, contacts: [contact] };
	const drawn = draw(
		<CustomerPhone
			act={(one) => acts.push(one)}
			isBusy={false}
			takesFiles
			view={view as unknown as PhoneView}
		/>,
	);
	return { ...drawn, acts, log: within(screen.getByRole("log")) };
}

test("a place, a card and a poll show what they say", () => {
	const place = { latitude: -23.55, longitude: -46.63, name: "Praça da Sé", address: "" };
	const { log } = visit([
		{ item: { type: "location", ...place } },
		{ item: { type: "contact", cards: [{ name: "Ana Lima", phones: ["5511955554444"] }] } },
		{ item: POLL },
	]);
	expect(log.getByText(/Praça da Sé/u).textContent).toBe("Praça da Sé\n-23.55000, -46.63000");
	expect(log.getByText(/Ana Lima/u).textContent).toBe("Ana Lima\n+55 11 95555-4444");
	expect(log.getByRole("group", { name: "Qual cor?" })).toBeDefined();
});

test.each([
	["one answer: another press takes its place", false, [1], [0]],
	["several answers: another press adds one", true, [1], [1, 0]],
	["one more press takes it back", false, [0], []],
] as const)("a poll of %s", async (_, isMultiple, choices, expected) => {
	const { user, acts, log } = visit([{ item: { ...POLL, isMultiple }, choices: [...choices] }]);
	const chosen = POLL.options[choices[0]];
	expect(log.getByRole("button", { pressed: true }).textContent).toContain(chosen);
	await user.click(log.getByRole("button", { name: "Azul" }));
	expect(acts).toEqual([{ type: "vote", phone: PHONE, messageId: "m0", choices: expected }]);
});

test("a poll cannot be answered by a phone that is not linked, nor what is deleted be seen", () => {
	const { log } = visit([{ item: POLL }], "unlinked");
	expect(log.getByRole<HTMLButtonElement>("button", { name: "Azul" }).disabled).toBe(true);
	cleanup();
	const later = visit([{ item: POLL, deleted: true }]);
	expect(later.log.queryByText("Qual cor?")).toBeNull();
	expect(later.log.getByText("Mensagem apagada")).toBeDefined();
});

test("the customer sends a place, a card and a poll from the menu", async () => {
	const { user, acts } = visit([]);
	for (const name of ["Localização", "Contato", "Enquete"]) {
		await user.click(screen.getByRole("button", { name: "Enviar arquivo" }));
		await user.click(await screen.findByRole("menuitem", { name }));
	}
	const items = acts.map((one) => (one.type === "send_item" ? one.item : null));
	expect(items).toMatchObject([{ type: "location" }, { type: "contact" }, { type: "poll" }]);
});

test("an item is answered by its kind's word, and cannot be edited", async () => {
	const { user, log } = visit([{ item: POLL, fromMe: false }]);
	await user.click(log.getByRole("button", { name: /^Ações da mensagem/u }));
	expect(screen.queryByRole("menuitem", { name: "Editar" })).toBeNull();
	await user.click(await screen.findByRole("menuitem", { name: "Responder" }));
	expect(screen.getByText("Respondendo:").parentElement?.textContent).toContain("Enquete");
});
