import { act } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { vi } from "vitest";
import type { HeaderData } from "#app/contracts/header.ts";
import { EMPTY_HEADER, HeaderContext } from "#app/areas/shell/header-context.ts";
import { LazyHeaderFeed } from "#app/areas/shell/lazy-header-feed.tsx";
import { Shell, type ShellProps } from "#app/areas/shell/shell.tsx";
import type { ShellMember } from "#app/areas/shell/user-menu.tsx";
import type { WorkspaceFrame } from "#app/contracts/workspace-frames.ts";
import { UnreadContext, useUnread } from "#app/areas/shell/use-unread.ts";
import { type WorkspaceEvents, WorkspaceEventsContext } from "#app/ui/workspace-events.ts";
import { type Drawn, draw, type DrawOptions } from "#tests/support/dom.tsx";
import { headerData } from "#tests/unit/areas/shell/header-data.ts";

const PHONE_PX = 360;
export const OWNER = { workspaceId: "0123abcd-0000-4000-8000-000000000000", memberId: "m1" };
export const MEMBER: ShellMember = {
	id: OWNER.memberId,
	name: "Ana Souza",
	email: "ana@loja.test",
	role: "admin",
	workspaceName: "Loja Aurora",
	avatarUrl: null,
};

interface ShellOptions extends DrawOptions {
	/** What the server says of the header. */
	header?: Partial<HeaderData>;
	isPhone?: boolean;
	/** The workspace's line; without one nothing is ever said. */
	line?: ReturnType<typeof createLine>;
}

/** A workspace's line, and what the hub says on it. */
export function createLine() {
	const listeners = new Set<(frame: WorkspaceFrame) => void>();
	const events: WorkspaceEvents = {
		listen(listener) {
			listeners.add(listener);
			return () => listeners.delete(listener);
		},
	};
	return {
		events,
		say: (frame: WorkspaceFrame): Promise<void> =>
			act(async () => {
				for (const listener of listeners) listener(frame);
			}),
	};
}

/** The server of a header: it keeps nothing. Answers what was sent, as `path: body`; the list grows. */
function serveHeader(header: Partial<HeaderData> | undefined): string[] {
	const sent: string[] = [];
	vi.stubGlobal("fetch", async (path: string, init?: { body?: string }) => {
		if (path === "/api/header") return Response.json(headerData(header));
		sent.push(`${path}: ${init?.body ?? ""}`);
		return new Response(null, { status: 204 });
	});
	return sent;
}

/** What was asked for is there: parts of the page, and what they asked the server. */
async function settle(): Promise<void> {
	await act(() => vi.dynamicImportSettled());
	await act(() => vi.dynamicImportSettled());
}

/** The number of unread ones, as the line says it. */
function Counted({ children }: { children: ReactNode }) {
	return <UnreadContext value={useUnread("m1")}>{children}</UnreadContext>;
}

/** The shell around an empty page, with what it loads later. */
export async function drawShell(
	props: Partial<ShellProps> = {},
	{ header, isPhone = false, line, ...drawing }: ShellOptions = {},
): Promise<Drawn> {
	if (isPhone) vi.stubGlobal("innerWidth", PHONE_PX);
	serveHeader(header);
	const drawn = draw(
		<WorkspaceEventsContext value={(line ?? createLine()).events}>
			<Counted>
				<Shell
					channels={[]}
					company={{ name: "Prosa Ltda", taxId: "00.000.000/0001-00" }}
					member={MEMBER}
					menuGroups={[]}
					online={0}
					plan="premium"
					sidebarOpen
					workspaceId={OWNER.workspaceId}
					year="2026"
					{...props}
				>
					<h1>Página</h1>
				</Shell>
			</Counted>
		</WorkspaceEventsContext>,
		drawing,
	);
	await settle();
	return drawn;
}

function Header({ children }: { children: ReactNode }) {
	const [header, setHeader] = useState(EMPTY_HEADER);
	return (
		<HeaderContext value={header}>
			{children}
			<LazyHeaderFeed onChange={setHeader} {...OWNER} />
		</HeaderContext>
	);
}

/** One part of the header, with the header's data. */
export async function drawInHeader(
	part: ReactNode,
	{ header, ...drawing }: Omit<ShellOptions, "isPhone" | "line"> = {},
): Promise<Drawn & { sent: string[] }> {
	const sent = serveHeader(header);
	const drawn = draw(<Header>{part}</Header>, drawing);
	await settle();
	return { ...drawn, sent };
}
