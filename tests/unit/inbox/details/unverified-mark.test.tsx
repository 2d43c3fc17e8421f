import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { ContactView } from "#app/contracts/frames.ts";
import { DetailsBody } from "#app/inbox/details/details-pane.tsx";
import { type InboxParts, InboxProvider } from "#app/inbox/store/inbox-context.ts";
import { QueryProvider } from "#app/ui/query-provider.tsx";
import { PresenceLine } from "#app/inbox/conversation/presence-line.tsx";
import { contactView } from "../views.ts";

const MARK = "não verificado";

/** How often the mark is read above the conversation and in the details. */
function countMarks(over: Partial<ContactView>) {
	const contact = contactView(over);
	const parts = {
		instance: { id: "c1", type: "webchat" },
		me: { memberId: "m", name: "Ana", role: "operator" },
		people: { presence: {}, lastSeenAt: {}, colleagues: {} },
		now: 1,
	} as unknown as InboxParts;
	const ways = {
		header: <PresenceLine contact={contact} />,
		details: <DetailsBody contact={contact} isShown={false} onGone={() => undefined} />,
	};
	const draw = (element: React.ReactElement): number => {
		const Component = () => (
			<QueryProvider>
				<InboxProvider value={parts}>{element}</InboxProvider>
			</QueryProvider>
		);
		const Stub = createRoutesStub([{ path: "/", Component }]);
		const text = renderToString(<Stub />).replace(/<[^>]+>/gu, "|");
		return text.split(MARK).length - 1;
	};
	return [draw(ways.header), draw(ways.details)];
}

test("what a visitor says of themself is marked wherever it stands, for screen readers too (security b)", () => {
	const email = "maria@example.com";
	expect(countMarks({ email, told: ["name", "phone", "email"] })).toEqual([1, 3]);
	// Their phone is the title, and stands once more in the details.
	expect(countMarks({ name: null, told: ["phone"] })).toEqual([0, 2]);
	expect(countMarks({ email, told: ["email"] })).toEqual([0, 1]);
});

test("what a gateway told is never marked (security b)", () => {
	expect(countMarks({ email: "maria@example.com" })).toEqual([0, 0]);
});
