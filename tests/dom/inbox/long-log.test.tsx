import { fireEvent, waitFor, within } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { BLOCK_SIZE } from "#app/domain/chat/blocks.ts";
import { bubbles, FakeChannel, log, openConversation, visitInbox } from "./support.tsx";

const NAME = "Maria Souza";
const LOG_PX = 800;
const BLOCK_PX = 1500;

/** How far the reader has scrolled up from the end. */
let upPx = 0;

/** Blocks of one height, the newest at the lower edge: a window without a browser lays out nothing. */
function layOut(): void {
	upPx = 0;
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(LOG_PX);
	vi.spyOn(HTMLElement.prototype, "getBoundingClientRect").mockImplementation(function (
		this: HTMLElement,
	) {
		const block = this.closest("[data-block]");
		if (!block) return new DOMRect(0, 0, 400, LOG_PX);
		const all = [...document.querySelectorAll("[data-block]")];
		const fromEnd = all.length - all.indexOf(block);
		return new DOMRect(0, LOG_PX - fromEnd * BLOCK_PX + upPx, 400, BLOCK_PX);
	});
}

async function openWith(count: number) {
	const channel = new FakeChannel();
	channel.add(
		{ id: NAME },
		Array.from({ length: count }, (_, at) => `Mensagem ${String(at + 1)}`),
	);
	const drawn = await visitInbox(channel);
	await openConversation(drawn, NAME);
	layOut();
	fireEvent.scroll(log());
	return { channel, drawn };
}

test("of a long conversation what is near is drawn, the rest keeps its place (performance 2.3)", async () => {
	const { drawn } = await openWith(300);
	const spaces = [...log().querySelectorAll<HTMLElement>("[data-block]:empty")];
	expect(spaces).toHaveLength(7);
	expect(spaces.every(({ style }) => style.height === `${String(BLOCK_PX)}px`)).toBe(true);
	expect(bubbles()).toHaveLength(90);
	expect(within(log()).getByText("Mensagem 300")).toBeTruthy();

	upPx = 6 * BLOCK_PX;
	fireEvent.scroll(log());
	expect(bubbles().length).toBeLessThanOrEqual(150);
	expect(within(log()).getByText("Mensagem 100")).toBeTruthy();
	expect(within(log()).queryByText("Mensagem 300")).toBeNull();

	// The keys reach what is not drawn.
	bubbles().at(-1)?.focus();
	await drawn.user.keyboard("{Home}");
	expect(document.activeElement?.textContent).toContain("Mensagem 1");
	await drawn.user.keyboard("{End}");
	expect(document.activeElement?.textContent).toContain("Mensagem 300");
});

test("a message that comes costs the same work, however many are loaded (performance 2.3)", async () => {
	const costs: number[] = [];
	for (const count of [100, 310]) {
		const { channel } = await openWith(count);
		// Each bubble that is drawn tells its time, each message of a block that is laid out anew its day.
		const formatter = Intl.DateTimeFormat.prototype as { format: unknown };
		const told = vi.spyOn(formatter, "format", "get");
		channel.write(NAME, "E mais uma");
		await waitFor(() => expect(log().textContent).toContain("E mais uma"));
		costs.push(told.mock.calls.length);
		vi.restoreAllMocks();
	}
	expect(costs[0]).toBeGreaterThan(0);
	// The end of one block and two bubbles, not all that is drawn.
	expect(costs[0]).toBeLessThan(2 * BLOCK_SIZE);
	// The row of the list may be drawn again in between, when the server has noted that it was read.
	expect(Math.abs((costs[1] ?? 0) - (costs[0] ?? 0))).toBeLessThan(BLOCK_SIZE / 2);
});
