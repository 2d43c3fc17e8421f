import { afterEach, expect, test, vi } from "vitest";
import type { VisitorClientFrame } from "#app/contracts/webchat.ts";
import { createBrowserMemory } from "#app/widget/browser-memory.ts";
import { createDelivery } from "#app/widget/delivery.ts";
import { createThread } from "#app/widget/thread.ts";

const { askForToken, line } = vi.hoisted(() => ({
	askForToken: vi.fn(),
	line: { open: vi.fn(), send: vi.fn(() => true), isUp: vi.fn(() => false), restart: vi.fn() },
}));
vi.mock("#app/widget/webchat-api.ts", () => ({ askForToken }));
vi.mock("#app/widget/reconnecting-socket.ts", () => ({ createReconnectingSocket: () => line }));
afterEach(() => {
	vi.clearAllMocks();
	vi.useRealTimers();
});

function start() {
	const memory = createBrowserMemory("chat", null);
	const delivery = createDelivery({
		place: { base: "https://prosa.example", key: "k", target: null },
		memory,
		thread: createThread(),
		onText: () => undefined,
		note: () => undefined,
	});
	return { memory, delivery };
}

test("a text and a file that are sent together make one visitor, and the file waits for the token", async () => {
	let give: (token: string) => void = () => undefined;
	askForToken.mockReturnValue(new Promise((resolve) => (give = resolve)));
	const { delivery } = start();
	delivery.write("Oi");
	const asked = delivery.askToken();
	give("v.mac");
	expect(await asked).toBe("v.mac");
	expect(askForToken).toHaveBeenCalledTimes(1);
	expect(line.open).toHaveBeenCalledTimes(1);
});

test("who gets no token now is asked for again by itself", async () => {
	vi.useFakeTimers();
	askForToken.mockResolvedValueOnce(null).mockResolvedValueOnce("v.mac");
	const { delivery, memory } = start();
	expect(await delivery.askToken()).toBeNull();
	await vi.advanceTimersByTimeAsync(5_000);
	expect(memory.token()).toBe("v.mac");
	expect(line.open).toHaveBeenCalledTimes(1);
});

test("before a file the channel is told who the visitor says they are", async () => {
	line.isUp.mockReturnValue(true);
	const { delivery, memory } = start();
	memory.keepToken("v.mac");
	memory.keepIntroduction({ name: "Maria" });
	expect(await delivery.askToken()).toBe("v.mac");
	const frames = (line.send.mock.calls as unknown as [string][]).map(
		([frame]) => JSON.parse(frame) as VisitorClientFrame,
	);
	expect(frames).toEqual([{ type: "introduce", name: "Maria" }]);
	line.isUp.mockReturnValue(false);
});
