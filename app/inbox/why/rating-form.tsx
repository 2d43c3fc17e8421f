import { ThumbsDown, ThumbsUp } from "lucide-react";
import { useState } from "react";
import { MAX_RATING_NOTE } from "#app/domain/agents/trace.ts";
import { displayName, displayText } from "#app/domain/chat/display-text.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { may } from "#app/domain/team/role.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { TextArea } from "#app/ui/text-input.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { Part } from "./part.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { rateAnswer, type ReadTrace } from "./trace-api.ts";

interface RatingProps {
	messageId: string;
	read: ReadTrace;
	onRated: (rated: ReadTrace) => void;
}

/** The member's thumb and note, and those of others. */
export function RatingForm(props: RatingProps) {
	const t = useStrings({ pt, en }).rating;
	const { me } = useInboxParts();
	const { read } = props;
	const own = read.ratings.find(({ memberId }) => memberId === me.memberId) ?? null;
	const others = read.ratings.filter((rating) => rating !== own);
	return (
		<Part title={read.outcome === "handed_over" ? t.titleHandedOver : t.title}>
			{may(me.role, "send") ? (
				<OwnRating {...props} own={own} />
			) : (
				<p className="text-gray-11">{t.viewer}</p>
			)}
			{others.length === 0 ? null : <Others ratings={others} />}
		</Part>
	);
}

function OwnRating(props: RatingProps & { own: ReadTrace["ratings"][number] | null }) {
	const t = useStrings({ pt, en }).rating;
	const { own } = props;
	const [note, setNote] = useState(own?.note ?? "");
	const { isBusy, send } = useRating(props);
	const thumb = (isGood: boolean) => {
		const isOn = own?.isGood === isGood;
		const Icon = isGood ? ThumbsUp : ThumbsDown;
		return (
			<Button
				aria-pressed={isOn}
				className={isOn ? (isGood ? "!bg-green-4 !text-green-12" : "!bg-red-4 !text-red-12") : ""}
				disabled={isBusy}
				onClick={() => void send(isOn ? null : isGood, note)}
				type="button"
			>
				<Icon aria-hidden="true" size={16} />
				{isGood ? t.good : t.bad}
			</Button>
		);
	};
	return (
		<form
			className="flex flex-col gap-3"
			onSubmit={(event) => {
				event.preventDefault();
				if (own) void send(own.isGood, note);
			}}
		>
			<div className="flex gap-2">
				{thumb(true)}
				{thumb(false)}
			</div>
			{own === null ? null : (
				<>
					<Field label={t.note}>
						{(control) => (
							<TextArea
								{...control}
								maxLength={MAX_RATING_NOTE}
								onChange={(event) => setNote(event.currentTarget.value)}
								placeholder={own.isGood ? "" : t.notePlaceholder}
								rows={2}
								value={note}
							/>
						)}
					</Field>
					{note === own.note ? null : (
						<Button className="self-start" loading={isBusy} size="small" type="submit">
							{t.save}
						</Button>
					)}
				</>
			)}
		</form>
	);
}

function useRating({ messageId, onRated }: RatingProps) {
	const t = useStrings({ pt, en }).rating;
	const errorText = useErrorText();
	const { instance } = useInboxParts();
	const [isBusy, setIsBusy] = useState(false);
	const send = async (isGood: boolean | null, note: string): Promise<void> => {
		setIsBusy(true);
		try {
			onRated(await rateAnswer(instance.id, messageId, { isGood, note }));
			notify.success(isGood === null ? t.removed : t.saved);
		} catch (error) {
			const code = codeOf(error);
			notify.error(t.failed, code === "conflict" ? t.full : errorText(code));
		} finally {
			setIsBusy(false);
		}
	};
	return { isBusy, send };
}

function Others({ ratings }: { ratings: ReadTrace["ratings"] }) {
	const t = useStrings({ pt, en }).rating;
	const format = useFormat();
	return (
		<ul aria-label={t.others} className="mt-3 flex flex-col gap-1.5 text-[13px]">
			{ratings.map(({ memberId, name, isGood, note, at }) => (
				<li className="text-gray-12" key={memberId}>
					<bdi>{t.said(nameOrFormer(displayName(name), t.former), isGood ? t.good : t.bad)}</bdi>{" "}
					<time className="tabular text-gray-11" dateTime={new Date(at).toISOString()}>
						{format.dateTime(at)}
					</time>
					{note === "" ? null : (
						<p className="text-gray-11 [overflow-wrap:anywhere]">
							<bdi>“{displayText(note)}”</bdi>
						</p>
					)}
				</li>
			))}
		</ul>
	);
}
