import { act } from "@testing-library/react";
import { setTimeout as delay } from "node:timers/promises";
import { expect, test } from "vitest";
import { type Opening, useConversations } from "#app/areas/conversations/use-conversations.ts";
import { draw } from "#tests/support/dom.tsx";
import { summary } from "#tests/unit/areas/conversations/summary.ts";

test("the list that a page was opened with is no news to it: nothing is drawn a second time", async () => {
	const opening: Opening = {
		filter: { status: "active", q: "" },
		page: { conversations: [summary()], nextCursor: "more" },
		overview: { counts: { mine: 0, unassigned: 1, agent: 0, unread: 0 }, labels: [] },
		seq: 4,
	};
	const seen = new Set<unknown>();
	const member = { memberId: "ana", channels: [] };
	function List() {
		seen.add(useConversations(opening.filter, opening, member, null).conversations);
		return null;
	}
	draw(<List />);
	// What is kept is told in a task of its own.
	await act(() => delay(20));
	expect(seen.size).toBe(1);
});
