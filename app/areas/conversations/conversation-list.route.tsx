import type { ShellHandle } from "#app/ui/shell-handle.ts";

export const handle: ShellHandle = { isFullHeight: true };

/** Spec 2, section 2: /conversations, the list with nothing open. The layout draws it (inbox.layout.tsx). */
export default function ConversationListPage() {
	return null;
}
