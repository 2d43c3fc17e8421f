import { renderToString } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import type { LinkView } from "#app/domain/channels/link/link-view.ts";
import { LinkBanner } from "#app/inbox/connection-banner.tsx";
import { type InboxParts, InboxProvider } from "#app/inbox/store/inbox-context.ts";

function draw(link: Pick<LinkView, "status" | "reason" | "unheard">, role = "operator"): string {
	const parts = {
		instance: { id: "c1", type: "whatsapp" },
		me: { memberId: "m", name: "Ana", role },
	} as unknown as InboxParts;
	const Stub = createRoutesStub([
		{
			path: "/",
			Component: () => (
				<InboxProvider value={parts}>
					<LinkBanner link={link} />
				</InboxProvider>
			),
		},
	]);
	return renderToString(<Stub />);
}

test("a gateway that does not answer is not blamed on WhatsApp (gateway A8)", () => {
	const html = draw({ status: "unstable", reason: "gateway_unreachable" });
	expect(html).toContain("O serviço de conexão não responde");
	expect(html).not.toContain("WhatsApp está instável");
	expect(draw({ status: "unstable", reason: "silent" })).toContain("O WhatsApp está instável");
});

test("a number whose messages come late says so, and who may link can have it repaired (gateway A1)", () => {
	const late = { status: "connected", reason: null, unheard: 2 } as const;
	expect(draw(late)).toContain("chegando com atraso");
	expect(draw(late)).toContain("Refazer avisos");
	expect(draw(late, "viewer")).not.toContain("Refazer avisos");
	expect(draw({ status: "connected", reason: null })).not.toContain("atraso");
});
