import { act } from "@testing-library/react";
import { useEffect, useState } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { HeaderData } from "#app/contracts/header.ts";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { HeaderFeed } from "#app/areas/shell/header-feed.tsx";
import {
	type HeaderLine,
	HeaderLineContext,
	WorkspaceEventsContext,
} from "#app/ui/workspace-events.ts";
import { getQueryClient } from "#app/ui/query-client.ts";
import { draw } from "#tests/support/dom.tsx";
import { headerData, told } from "#tests/unit/areas/shell/header-data.ts";
import { OWNER } from "./drawn-shell.tsx";

const MINUTE = 60_000;
beforeEach(() => {
	vi.useFakeTimers({ now: 1_795_000_000_000 });
	getQueryClient().clear();
});
afterEach(() => {
	vi.useRealTimers();
	vi.unstubAllGlobals();
});

/** An open tab's header: what the server says, how changes come, how often it was asked, what it shows. */
function openTab(state: HeaderLine["state"], served: Partial<HeaderData> = {}) {
	const tab = { asked: 0, shown: null as HeaderData | null, served };
	vi.stubGlobal("fetch", async () => {
		tab.asked += 1;
		return Response.json(headerData({ lastSyncAt: Date.now(), ...tab.served }));
	});
	const listeners = new Set<(frame: WorkspaceFrame) => void>();
	const events = {
		listen(listener: (frame: WorkspaceFrame) => void) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
	const onChange = (header: { data: HeaderData | null }) => {
		tab.shown = header.data;
	};
	let setLine: (line: HeaderLine["state"]) => void = () => undefined;
	function Tab() {
		const [line, set] = useState(state);
		useEffect(() => {
			setLine = set;
		}, []);
		return (
			<WorkspaceEventsContext value={events}>
				<HeaderLineContext value={{ state: line, heardAt: Date.now }}>
					<HeaderFeed {...OWNER} onChange={onChange} />
				</HeaderLineContext>
			</WorkspaceEventsContext>
		);
	}
	draw(<Tab />);
	return {
		tab,
		pass: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
		hear: (frame: WorkspaceFrame) =>
			act(async () => {
				for (const listener of listeners) listener(frame);
				await vi.advanceTimersByTimeAsync(0);
			}),
		/** The line's first frame, as the socket handles it: both in one turn. */
		greet: () =>
			act(async () => {
				setLine("pushed");
				for (const listener of listeners)
					listener({ type: "hello", online: [], pushesHeader: true });
				await vi.advanceTimersByTimeAsync(0);
			}),
	};
}

test("an open tab with its line up asks once, whatever the time; the last sync goes on", async () => {
	const { tab, pass } = openTab("pushed");
	await pass(30 * MINUTE);
	expect(tab.asked).toBe(1);
	expect(tab.shown?.lastSyncAt).toBeGreaterThanOrEqual(Date.now() - MINUTE);
});

test("frames change the header without asking", async () => {
	const { tab, pass, hear } = openTab("pushed");
	await pass(0);
	await hear({ type: "notification", notification: told({ id: "a" }) });
	await hear({ type: "notification", notification: { id: "b", kind: "from_a_newer_release" } });
	expect(tab.shown?.notifications).toEqual([told({ id: "a" })]);
	await hear({ type: "notifications_read", ids: ["a"] });
	expect(tab.shown?.notifications[0]?.isRead).toBe(true);
	await hear({ type: "plan_changed", plan: "premium" });
	expect(tab.shown?.plan).toBe("premium");
	// What is for pages of the release before.
	await hear({ type: "notified", memberIds: [OWNER.memberId] });
	expect(tab.asked).toBe(1);
	tab.served = { waitingLetters: 3 };
	await hear({ type: "header_changed" });
	await pass(0);
	expect(tab.shown?.waitingLetters).toBe(3);
	expect(tab.asked).toBe(2);
});

test("without a line the header asks every minute, as before; the next line is asked for once", async () => {
	const { tab, pass, hear, greet } = openTab("asked");
	await pass(10 * MINUTE);
	expect(tab.asked).toBe(11);
	await hear({ type: "notified", memberIds: [OWNER.memberId] });
	expect(tab.asked).toBe(12);
	await greet();
	await pass(30 * MINUTE);
	expect(tab.asked).toBe(13);
});

test("as long as it is not known how changes come nothing is asked, and then once", async () => {
	const { tab, pass, greet } = openTab("connecting");
	await pass(MINUTE);
	expect(tab.asked).toBe(0);
	await greet();
	await pass(10 * MINUTE);
	expect(tab.asked).toBe(1);
});

test("while something is wrong it asks every minute, until all is well", async () => {
	const { tab, pass } = openTab("pushed", { system: "degraded" });
	await pass(3 * MINUTE);
	expect(tab.asked).toBe(4);
	tab.served = {};
	await pass(10 * MINUTE);
	expect(tab.asked).toBe(5);
	expect(tab.shown?.system).toBe("operational");
});
