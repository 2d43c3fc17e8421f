import { screen, waitFor, within } from "@testing-library/react";
import { expect, test } from "vitest";
import { ConversationListCard } from "#app/areas/admin/conversation-list-card.tsx";
import { KeptList } from "#app/areas/admin/kept-list.tsx";
import type { KeptEventPage } from "#app/contracts/kept-events.ts";
import { expectFocusBack } from "#tests/support/dom-dialogs.ts";
import { draw } from "#tests/support/dom.tsx";

const PAGE: KeptEventPage = {
	events: [
		{
			n: 7,
			source: "ledger",
			reason: "odd",
			bytes: 900,
			isCut: false,
			receivedAt: 1,
			failure: null,
		},
	],
	total: 1,
	olderThan: null,
};

test("an event is looked at and asked about, and the focus comes back to its row", async () => {
	const { user } = draw(<KeptList channelId="c1" page={PAGE} />);
	const row = () => screen.getByRole("button", { name: /odd/u });
	await expectFocusBack(user, "app/areas/admin/kept-dialog.tsx#Dialog", { from: row });
	await expectFocusBack(user, "app/areas/admin/kept-list.tsx#ConfirmDialog", {
		from: row,
		open: async () => {
			await user.keyboard("{Enter}");
			const details = within(await screen.findByRole("dialog"));
			await user.click(details.getByRole("button", { name: "Descartar" }));
			await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
		},
	});
});

test("the list of conversations is made anew only after a question, which gives the focus back", async () => {
	const { user } = draw(<ConversationListCard />);
	await expectFocusBack(user, "app/areas/admin/conversation-list-card.tsx#ConfirmDialog", {
		from: () => screen.getByRole("button", { name: "Refazer lista" }),
	});
});
