import { act, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { FakeChannel, openConversation, visitInbox } from "./support.tsx";

const NAME = "Maria Souza";

test("what comes is said once, and the same words again are said again", async () => {
	vi.useFakeTimers({ shouldAdvanceTime: true });
	const channel = new FakeChannel();
	channel.add({ id: NAME });
	const drawn = await visitInbox(channel, { advanceTimers: (ms) => vi.advanceTimersByTime(ms) });
	await openConversation(drawn, NAME);
	const said = () => document.querySelector("[data-announcements]")?.firstElementChild;
	// What is there when it comes is not news.
	await waitFor(() => expect(said()).toBeDefined());
	const write = async (text: string) => {
		channel.write(NAME, text);
		await act(() => vi.advanceTimersByTimeAsync(1_100));
		return said();
	};
	const first = await write("Oi?");
	expect(first?.textContent).toBe(`${NAME}: Oi?`);
	await act(() => vi.advanceTimersByTimeAsync(3_000));
	expect(said()).toBe(first);
	// A screen reader is told of what is new in the region: another element.
	const second = await write("Oi?");
	expect(second?.textContent).toBe(`${NAME}: Oi?`);
	expect(second).not.toBe(first);
});
