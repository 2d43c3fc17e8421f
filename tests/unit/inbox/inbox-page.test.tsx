import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { ChannelSummary, InboxSnapshot } from "#app/contracts/whatsapp.ts";
import { InboxPage } from "#app/inbox/inbox-page.tsx";
import { CAPABILITIES, contactView } from "./views.ts";

const channel = { id: "c", type: "webchat", name: "Site da loja" } as ChannelSummary;
const inbox = {
	seq: 1,
	link: { status: "connected" },
	contacts: { contacts: [contactView()], nextCursor: null },
	conversation: null,
	maxTextLength: 4096,
	capabilities: CAPABILITIES,
} as unknown as InboxSnapshot;

function titleOf(title?: string): string | undefined {
	const me = { memberId: "m", name: "Ana", role: "operator" } as const;
	const Page = () => (
		<InboxPage channel={channel} inbox={inbox} me={me} {...(title && { title })} />
	);
	const Stub = createRoutesStub([{ path: "/", Component: Page }]);
	return /<title>([^<]*)/u.exec(renderToString(<Stub />))?.[1];
}

test("a tab is called by the person whose conversation it is, else by the channel (inbox B5)", () => {
	expect(titleOf("Maria")).toBe("Maria · Prosa");
	expect(titleOf()).toBe("Site da loja · Prosa");
});
