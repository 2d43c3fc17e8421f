import { useQuery } from "@tanstack/react-query";
import type { RefObject } from "react";
import * as v from "valibot";
import type { ContactView } from "#app/contracts/frames.ts";
import {
	findShortcut,
	RESPONSE_LANGUAGES,
	searchResponses,
} from "#app/domain/canned-responses/canned-response.ts";
import {
	fillVariables,
	firstNameOf,
	greetingOf,
	listVariables,
	protocolOf,
} from "#app/domain/canned-responses/variables.ts";
import { dayPart } from "#app/domain/day-part.ts";
import { localDay } from "#app/domain/inbox/local-day.ts";
import { usePreferences } from "#app/i18n/preferences.tsx";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { callApi, parseAnswer } from "#app/ui/api-request.ts";
import { notify } from "#app/ui/toasts.ts";
import { takeFile } from "../library/take-file.ts";
import { WordMenu } from "../composer/word-menu.tsx";
import { writeInto } from "../composer/write-into.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

const Answer = v.object({
	responses: v.array(
		v.object({
			id: v.string(),
			shortcut: v.string(),
			title: v.string(),
			text: v.string(),
			language: v.fallback(v.picklist(RESPONSE_LANGUAGES), ""),
			isTeam: v.boolean(),
			isFavourite: v.boolean(),
			uses: v.number(),
			// A server of an earlier release says neither.
			department: v.optional(v.object({ name: v.string() })),
			files: v.optional(
				v.array(v.object({ id: v.string(), name: v.string(), mimetype: v.string() })),
			),
		}),
	),
});
type Response = v.InferOutput<typeof Answer>["responses"][number];

const MAX_OFFERED = 8;
/** Somebody else may have saved one since. */
const STALE_MS = 60_000;

/**
 * Ready answers for the `/atalho` at the caret: the chosen one is written in its place, with the customer's name in it. Says
 * which variables still wait to be filled by hand.
 */
export function CannedSuggestions(props: {
	input: RefObject<HTMLTextAreaElement | null>;
	contact: ContactView;
	text: string;
	/** Null: something is selected, or the focus is elsewhere. */
	caret: number | null;
	onUse: (responseId: string) => void;
	/** Puts files beside the draft. */
	onFiles: (files: readonly File[]) => void;
}) {
	const t = useStrings({ pt, en });
	const valuesFor = useValues(props.contact);
	const { input, text, caret } = props;
	const written = caret === null ? null : findShortcut(text, caret);
	const { data } = useQuery({
		queryKey: ["canned-responses"],
		queryFn: async ({ signal }) =>
			parseAnswer(Answer, await callApi("/api/canned-responses", { signal })),
		staleTime: STALE_MS,
		// A slash stands in every address of the web.
		enabled: written !== null,
	});
	// A customer must not read "{{protocolo}}".
	const gaps = listVariables(text);
	if (gaps.length > 0 && written === null)
		return (
			<output className="absolute bottom-full left-2 z-10 mb-1 animate-appear rounded-control border border-line bg-raised px-3 py-1.5 text-[13px] text-amber-11 shadow-float">
				{t.gaps(gaps.join(", "))}
			</output>
		);
	if (caret === null || written === null || !data) return null;
	const pick = (response: Response): void => {
		if (!input.current) return;
		props.onUse(response.id);
		const { from } = written;
		const filled = fillVariables(response.text, valuesFor(response));
		// What nobody knows is selected, so that the next key writes it.
		const [gap] = filled.gaps;
		const start = from + (gap?.from ?? filled.text.length);
		const end = from + (gap?.to ?? filled.text.length);
		writeInto(input.current, { from, to: caret, insert: filled.text, start, end });
		if (response.files) void addFiles(response.files);
	};
	/** All of them or, said, none: half of what belongs together would leave unnoticed. */
	async function addFiles(files: NonNullable<Response["files"]>): Promise<void> {
		try {
			props.onFiles(await Promise.all(files.map(takeFile)));
		} catch {
			notify.error(t.filesFailed, t.filesFailedText);
		}
	}
	const found = searchResponses(data.responses, written.query, MAX_OFFERED);
	return (
		<WordMenu
			input={input}
			isWide
			label={t.label}
			offered={found.map((response) => ({
				key: response.id,
				line: <Line response={response} />,
				response,
			}))}
			onPick={({ response }) => pick(response)}
			word={`/${written.query}`}
		/>
	);
}

function Line({ response }: { response: Response }) {
	const t = useStrings({ pt, en });
	const { shortcut, title, text, language, isTeam, department, files = [] } = response;
	return (
		<span className="min-w-0 py-1.5">
			<span className="flex items-baseline gap-2">
				<code className="shrink-0 text-accent-11">/{shortcut}</code>
				{/* Without a name of its own it goes by how its text begins. */}
				{text.startsWith(title.replace(/…$/u, "")) ? null : (
					<bdi className="truncate font-medium">{title}</bdi>
				)}
				{language === "" ? null : (
					<span className="shrink-0 text-xs text-gray-11 uppercase">{language}</span>
				)}
				{department ? (
					<bdi className="min-w-0 truncate text-xs text-gray-11">{department.name}</bdi>
				) : null}
				{files.length > 0 ? (
					<span className="shrink-0 text-xs text-gray-11">{t.files(files.length)}</span>
				) : null}
				{isTeam ? null : <span className="shrink-0 text-xs text-gray-11">{t.own}</span>}
			</span>
			<bdi className="block truncate text-gray-11">{text}</bdi>
		</span>
	);
}

/** What stands in the variables' places for this customer, now. */
function useValues({ name, conversation }: ContactView) {
	const { me } = useInboxParts();
	const format = useFormat();
	const { locale } = usePreferences();
	return ({ language }: Response) => ({
		primeiro_nome: firstNameOf(name),
		nome: name,
		atendente: me.name,
		saudacao: greetingOf(
			dayPart(format.hour(Date.now())),
			language === "" ? (locale === "en" ? "en" : "pt") : language,
		),
		protocolo: conversation && protocolOf(conversation.id, localDay(conversation.openedAt)),
	});
}
