import { Command } from "cmdk";
import { MessagesSquare, Search } from "lucide-react";
import { useState } from "react";
import { href, useNavigate, useSubmit } from "react-router";
import type { Role } from "#app/domain/team/role.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { listConversationActs, runConversationAct } from "#app/inbox/conversation-acts.ts";
import { listRecents } from "#app/inbox/recents.ts";
import { keysOf } from "#app/inbox/inbox-keys.ts";
import { en as laterEn } from "#app/inbox/later-strings.en.ts";
import { pt as laterPt } from "#app/inbox/later-strings.pt.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import { BareDialog } from "#app/ui/bare-dialog.tsx";
import { en as uiEn } from "#app/ui/strings.en.ts";
import { pt as uiPt } from "#app/ui/strings.pt.ts";
import { toggleTheme } from "#app/ui/theme-choice.ts";
import { useLanguage } from "#app/ui/use-language.ts";
import { listActions, type PaletteAction, scoreCommand } from "./palette-commands.ts";
import { PaletteResults } from "./palette-results.tsx";
import type { MenuChannel } from "./sidebar-menu.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

export interface PaletteProps {
	/** What was typed in the header's search box. */
	typed: string;
	isOpen: boolean;
	onClose: () => void;
	/** Returns the focus to where it was before. */
	onReturnFocus: () => void;
	onToggleSidebar: () => void;
	memberId: string;
	role: Role;
	channels: MenuChannel[];
}

const NewConversation = lazyPart(
	() => import("#app/inbox/begin/new-conversation.tsx"),
	"NewConversation",
	{ onFailure: "toast" },
);

const WIDTH_PX = 640;
const MAX_QUERY_LENGTH = 120;

/**
 * founding.md 13: pages, agents, instances, conversations, contacts and actions by keyboard. Loaded
 * when it is opened.
 */
export function Palette(props: PaletteProps) {
	const t = useStrings({ pt, en }).search;
	const navigate = useNavigate();
	const [isLeaving, setIsLeaving] = useState(false);
	const [isBeginning, setIsBeginning] = useState(false);
	// Reset on each opening, so that the focus is returned again.
	if (props.isOpen && isLeaving) setIsLeaving(false);
	const go = (to: string): void => {
		setIsLeaving(true);
		props.onClose();
		void navigate(to);
	};
	return (
		<>
			<BareDialog
				onClose={props.onClose}
				onReturnFocus={() => {
					// After navigating, the next page's title takes the focus; otherwise it returns to where it
					// was.
					if (!isLeaving) props.onReturnFocus();
				}}
				open={props.isOpen}
				title={t.title}
				width={WIDTH_PX}
			>
				<Commands {...props} key={props.typed} onBegin={() => setIsBeginning(true)} onGo={go} />
			</BareDialog>
			{isBeginning ? <NewConversation onClose={() => setIsBeginning(false)} /> : null}
		</>
	);
}

function Commands(props: PaletteProps & { onGo: (to: string) => void; onBegin: () => void }) {
	const t = useStrings({ pt, en }).search;
	const [query, setQuery] = useState(props.typed);
	const actions = usePaletteActions(props);
	const [recent] = useState(() =>
		listRecents(props.memberId).map(({ contactId, ...one }) => ({
			...one,
			id: contactId,
			sessionId: contactId,
			email: null,
		})),
	);
	return (
		<Command
			// The title is the first keyword: a value must be unique, a title need not.
			filter={(_value, search, [title = "", ...more] = []) => scoreCommand(title, search, more)}
			label={t.title}
			loop
			vimBindings={false}
		>
			<div className="flex items-center gap-2.5 border-b border-line px-4">
				<Search aria-hidden="true" className="shrink-0 text-gray-10" size={18} strokeWidth={1.75} />
				<Command.Input
					className="h-13 w-full bg-transparent text-base text-gray-12 outline-none placeholder:text-gray-11"
					maxLength={MAX_QUERY_LENGTH}
					onValueChange={setQuery}
					placeholder={t.placeholder}
					value={query}
				/>
				<kbd
					aria-hidden="true"
					className="hidden h-5 shrink-0 items-center rounded border border-gray-6 px-1.5 font-sans text-[11px] text-gray-11 sm:flex"
				>
					Esc
				</kbd>
			</div>
			<PaletteResults
				actions={actions}
				channels={props.channels}
				onGo={props.onGo}
				query={query}
				recent={recent}
			/>
			<p className="hidden border-t border-line px-4 py-2 text-xs text-gray-11 sm:block">
				{t.keys}
			</p>
		</Command>
	);
}

/** Actions of the palette besides opening pages; each closes it first. */
function usePaletteActions(props: {
	role: Role;
	onClose: () => void;
	onGo: (to: string) => void;
	onBegin: () => void;
	onToggleSidebar: () => void;
}): PaletteAction[] {
	const t = useStrings({ pt, en });
	const ui = useStrings({ pt: uiPt, en: uiEn });
	const { other, choose } = useLanguage();
	const submit = useSubmit();
	const closing = (run: () => void) => (): void => {
		props.onClose();
		run();
	};
	const acts = useStrings({ pt: laterPt, en: laterEn }).help.commands;
	// What is open when the palette opens: it covers the rest.
	const [possible] = useState(listConversationActs);
	const onConversation = possible.map((act) => ({
		title: acts[act],
		icon: MessagesSquare,
		keys: keysOf(act),
		// Its dialog opens once the palette has given the focus back.
		run: closing(() => setTimeout(() => runConversationAct(act))),
	}));
	const others = listActions(t, props.role, ui.language.name, {
		navigate: props.onGo,
		// As with what is done to a conversation: once the palette has given the focus back.
		beginConversation: closing(() => setTimeout(props.onBegin)),
		toggleTheme: closing(toggleTheme),
		switchLanguage: closing(() => choose(other)),
		toggleSidebar: closing(props.onToggleSidebar),
		signOut: closing(() => void submit(null, { method: "post", action: href("/auth/sign-out") })),
	});
	return [...onConversation, ...others];
}
