import { screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { composer, FakeChannel, openConversation, visitInbox } from "./support.tsx";

async function open() {
	const channel = new FakeChannel();
	channel.add({ id: "Maria Souza" });
	const drawn = await visitInbox(channel);
	await openConversation(drawn, "Maria Souza");
	await drawn.user.click(composer());
	return { ...drawn, channel };
}
const offered = () => screen.queryAllByRole("option").map(({ textContent }) => textContent);

test("keys of WhatsApp mark what is selected, and take the mark away again", async () => {
	const { user } = await open();
	await user.type(composer(), "o preço novo");
	composer().setSelectionRange(2, 7);
	await user.keyboard("{Control>}b{/Control}");
	expect(composer().value).toBe("o *preço* novo");
	await user.keyboard("{Control>}{Shift>}x{/Shift}{/Control}");
	expect(composer().value).toBe("o *~preço~* novo");
	await user.keyboard("{Control>}{Shift>}x{/Shift}{/Control}");
	await user.keyboard("{Control>}b{/Control}");
	expect(composer().value).toBe("o preço novo");
});

test("an emoji is written by its name: the keys choose it, and Enter does not send", async () => {
	const { user, channel } = await open();
	await user.type(composer(), "Obrigada :cora");
	await waitFor(() => expect(offered().join()).toContain("coraç"), { timeout: 15_000 });
	expect(composer().getAttribute("aria-activedescendant")).toBe(
		screen.getAllByRole("option")[0]?.id,
	);
	await user.keyboard("{ArrowDown}");
	const [, second] = screen.getAllByRole("option");
	expect(second?.getAttribute("aria-selected")).toBe("true");
	const emoji = second?.textContent?.slice(0, 2) ?? "";
	await user.keyboard("{Enter}");
	await waitFor(() => expect(composer().value).toContain(`Obrigada ${emoji}`));
	await waitFor(() => expect(offered()).toEqual([]));
	expect(channel.asked("POST /messages")).toEqual([]);
	await user.keyboard("{Enter}");
	expect(channel.asked("POST /messages")).toHaveLength(1);
});

test("a name that is meant as a text stays one", async () => {
	const { user, channel } = await open();
	await user.type(composer(), "Horário :manha");
	await waitFor(() => expect(offered().length).toBeGreaterThan(0), { timeout: 15_000 });
	await user.keyboard("{Escape}");
	expect(offered()).toEqual([]);
	await user.keyboard("{Enter}");
	expect(channel.asked("POST /messages")).toMatchObject([{ text: "Horário :manha" }]);
});

test("an emoji of the picker is written where the caret is", async () => {
	const { user } = await open();
	await user.type(composer(), "Oi Maria");
	composer().setSelectionRange(2, 2);
	await user.click(screen.getByRole("button", { name: "Emoji" }));
	await user.click(
		await screen.findByRole("button", { name: "rosto risonho" }, { timeout: 15_000 }),
	);
	await waitFor(() => expect(composer().value).toBe("Oi😀 Maria"));
	await waitFor(() => expect(document.activeElement).toBe(composer()));
	await user.click(screen.getByRole("button", { name: "Emoji" }));
	expect(await screen.findByRole("region", { name: "Recentes" })).not.toBeNull();
});

test("the picker gives the focus back to its button (screens A5)", async () => {
	const { user } = await open();
	await expectFocusBack(user, "app/inbox/emoji/emoji-popover.tsx#Popover", {
		from: () => screen.getByRole("button", { name: "Emoji" }),
	});
});
