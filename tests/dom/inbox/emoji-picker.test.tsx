import { cleanup, screen, waitFor } from "@testing-library/react";
import { afterEach, expect, test, vi } from "vitest";
import { isSameEmoji } from "#app/domain/inbox/reaction.ts";
import { EmojiPicker } from "#app/inbox/emoji/emoji-picker.tsx";
import { draw } from "#tests/support/dom.tsx";

afterEach(() => localStorage.clear());

/** As it is in the table, which asks some for colour that have it anyway. */
const button = (emoji: string) =>
	[...document.querySelectorAll<HTMLElement>("[data-emoji]")].find((one) =>
		isSameEmoji(one.dataset["emoji"] ?? "", emoji),
	);

async function open(taken: readonly string[] | null = null) {
	const onPick = vi.fn();
	const { user } = draw(<EmojiPicker onPick={onPick} taken={taken} />);
	await waitFor(() => expect(document.querySelector("[data-emoji]")).toBeTruthy(), {
		timeout: 10_000,
	});
	return { onPick, user };
}

test("the tone of skin that is chosen is that of all people and hands, and is remembered with what was picked", async () => {
	const { onPick, user } = await open();
	await user.selectOptions(screen.getByRole("combobox", { name: "Tom de pele" }), "🏽");
	expect(button("👍")).toBeUndefined();
	expect(button("❤️")).toBeTruthy();
	const thumb = button("👍🏽");
	if (thumb) await user.click(thumb);
	expect(onPick).toHaveBeenCalledWith("👍🏽");
	cleanup();
	const again = await open();
	const recent = screen.getByRole("region", { name: "Recentes" });
	expect(recent.textContent).toContain("👍🏽");
	// What was picked in a tone stays so when another one is chosen.
	await again.user.selectOptions(screen.getByRole("combobox"), "");
	expect(recent.textContent).toContain("👍🏽");
	expect(button("👍")).toBeTruthy();
});

test("where only some may be picked there are no tones, and the sign that asks for colour does not matter", async () => {
	localStorage.setItem("prosa.skin-tone", JSON.stringify("🏿"));
	await open(["❤", "👍"]);
	expect(screen.queryByRole("combobox")).toBeNull();
	expect(document.querySelectorAll("[data-emoji]")).toHaveLength(2);
	expect(button("❤️")).toBeTruthy();
	expect(button("👍")).toBeTruthy();
});
