import { renderToString } from "react-dom/server";
import { MemoryRouter } from "react-router";
import { expect, test } from "vitest";
import type { Role } from "#app/domain/team/role.ts";
import { type InboxParts, InboxProvider } from "#app/inbox/store/inbox-context.ts";
import { LimitNotice } from "#app/inbox/composer/limit-notice.tsx";

function draw(role: Role): string {
	const parts = { me: { memberId: "m", name: "Ana", role } } as unknown as InboxParts;
	return renderToString(
		<MemoryRouter>
			<InboxProvider value={parts}>
				<LimitNotice />
			</InboxProvider>
		</MemoryRouter>,
	);
}

test("N01 over the plan's limit an administrator is led to the plans, everybody else is told whom to ask", () => {
	const admin = draw("admin");
	expect(admin).toContain("O limite de conversas do plano foi atingido");
	expect(admin).toContain('href="/subscription"');
	for (const role of ["manager", "operator", "viewer"] as const) {
		const html = draw(role);
		expect(html).toContain("peça a um administrador");
		expect(html).not.toContain("href=");
	}
});
