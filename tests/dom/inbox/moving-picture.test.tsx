import { act, fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { MovingPicture } from "#app/inbox/message/moving-picture.tsx";

/** A screen that the picture comes into and leaves, and what was asked of its film. */
function open(wantsStill = false) {
	const told: string[] = [];
	const hears: ((entries: { isIntersecting: boolean }[]) => void)[] = [];
	vi.stubGlobal("matchMedia", () => ({ matches: wantsStill }));
	vi.stubGlobal(
		"IntersectionObserver",
		class {
			constructor(hear: (typeof hears)[number]) {
				hears.push(hear);
			}
			observe = () => undefined;
			disconnect = () => undefined;
		},
	);
	vi.spyOn(HTMLMediaElement.prototype, "play").mockImplementation(async () => {
		told.push("play");
	});
	vi.spyOn(HTMLMediaElement.prototype, "pause").mockImplementation(() => void told.push("pause"));
	render(<MovingPicture name="Vídeo de Maria" onError={() => undefined} src="/media/1" />);
	const isSeen = (isIntersecting: boolean) =>
		act(() => hears.at(-1)?.([{ isIntersecting }] as never));
	return { told, isSeen };
}

test("a GIF plays on the screen, silent and over again, rests outside of it, and stops by a press", () => {
	const { told, isSeen } = open();
	const film = document.querySelector("video");
	expect([film?.loop, film?.muted]).toEqual([true, true]);
	expect(told).toEqual([]);
	isSeen(true);
	isSeen(false);
	expect(told).toEqual(["play", "pause"]);
	fireEvent.click(screen.getByRole("button", { name: "Parar o GIF: Vídeo de Maria" }));
	expect(told.at(-1)).toBe("pause");
	fireEvent.click(screen.getByRole("button", { name: "Tocar o GIF: Vídeo de Maria" }));
	isSeen(true);
	expect(told.at(-1)).toBe("play");
});

test("who wants nothing to move sees it still until they ask for it", () => {
	const { told, isSeen } = open(true);
	isSeen(true);
	expect(told).toEqual([]);
	fireEvent.click(screen.getByRole("button", { name: "Tocar o GIF: Vídeo de Maria" }));
	isSeen(true);
	expect(told).toEqual(["play"]);
});
