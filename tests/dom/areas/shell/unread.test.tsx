import { act, waitFor } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { UnreadCount, useUnreadText } from "#app/areas/shell/unread-count.tsx";
import { useTabUnread } from "#app/areas/shell/use-tab-unread.ts";
import { UnreadContext, useAppBadge, useUnread } from "#app/areas/shell/use-unread.ts";
import { WorkspaceEventsContext } from "#app/ui/workspace-events.ts";
import { draw } from "#tests/support/dom.tsx";

function Page() {
	const unread = useUnread("m1");
	useTabUnread(unread);
	useAppBadge(unread);
	return (
		<UnreadContext value={unread}>
			<Number />
		</UnreadContext>
	);
}

function Number() {
	const unread = useUnreadText();
	return unread && <UnreadCount className="" unread={unread} />;
}

const hello = (unread?: number): WorkspaceFrame => ({ type: "hello", online: [], unread });
const counted = (unreadOfNobody: number, mine: number): WorkspaceFrame => ({
	type: "conversations",
	seq: 1,
	channelIds: [],
	conversations: [],
	counts: { unreadOfNobody, unreadMembers: { m1: mine, m2: 40 } },
});

test("title, menu and app icon show the server's number, also after a page has written its own title", async () => {
	const badges: number[] = [];
	vi.stubGlobal(
		"navigator",
		Object.assign(navigator, {
			setAppBadge: async (count: number) => void badges.push(count),
			clearAppBadge: async () => void badges.push(0),
		}),
	);
	document.title = "Equipe · Prosa";
	const listeners = new Set<(frame: WorkspaceFrame) => void>();
	const events = {
		listen(listener: (frame: WorkspaceFrame) => void) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
	const tell = (frame: WorkspaceFrame) => act(() => listeners.forEach((hear) => hear(frame)));
	const { container } = draw(
		<WorkspaceEventsContext value={events}>
			<Page />
		</WorkspaceEventsContext>,
	);
	const shown = () => container.textContent ?? "";
	tell(hello(3));
	expect(document.title).toBe("(3) Equipe · Prosa");
	expect(shown()).toContain("3 conversas não lidas");

	document.title = "Relatórios · Prosa";
	await waitFor(() => expect(document.title).toBe("(3) Relatórios · Prosa"));

	tell(counted(80, 20));
	expect(document.title).toBe("(99+) Relatórios · Prosa");
	// The hub of an earlier release says nothing of it: what is known stays.
	tell(hello());
	expect(shown()).toContain("99+");

	tell(counted(0, 0));
	expect(document.title).toBe("Relatórios · Prosa");
	expect(shown()).not.toContain("lida");
	expect(badges).toEqual([3, 100, 0]);
});
