import { screen } from "@testing-library/react";
import { useState } from "react";
import { expect, test, vi } from "vitest";
import { ConversationRows } from "#app/areas/conversations/conversation-rows.tsx";
import type { Conversations } from "#app/areas/conversations/use-conversations.ts";
import { draw } from "#tests/support/dom.tsx";
import { summary } from "#tests/unit/areas/conversations/summary.ts";

const FILTER = { status: "active", q: "" } as const;
const ME = { memberId: "ana", name: "Ana", role: "operator" } as const;
const show = () => undefined;
const loadMore = () => undefined;

test("another open conversation draws its row and the former one's again, and no other", async () => {
	vi.spyOn(HTMLElement.prototype, "clientHeight", "get").mockReturnValue(800);
	const drawn: string[] = [];
	const conversations = ["um", "dois", "tres"].map((id) => ({
		...summary({ id, contactId: id, contactName: id }),
		// Read once each time the row is drawn.
		get avatarUrl() {
			drawn.push(id);
			return null;
		},
	}));
	const isPinned = () => false;
	const list = {
		conversations,
		hasMore: false,
		isPinned,
		loadMore,
		show,
	} as unknown as Conversations;
	function List() {
		const [openId, setOpenId] = useState("um");
		return (
			<>
				<button onClick={() => setOpenId("dois")} type="button">
					next
				</button>
				<ConversationRows
					filter={FILTER}
					list={list}
					me={ME}
					now={1}
					onOpen={show}
					openId={openId}
					selection={null}
				/>
			</>
		);
	}
	const { user } = draw(<List />);
	expect(new Set(drawn)).toEqual(new Set(["um", "dois", "tres"]));
	drawn.length = 0;
	await user.click(screen.getByRole("button", { name: "next" }));
	expect(drawn.toSorted()).toEqual(["dois", "um"]);
});
