import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import { displayName } from "#app/domain/chat/display-text.ts";
import { nameOrFormer } from "#app/domain/team/former-member.ts";
import { may } from "#app/domain/team/role.ts";
import { useErrorText } from "#app/i18n/use-error-text.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { codeOf } from "#app/ui/api-error.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorState } from "#app/ui/error-state.tsx";
import { notify } from "#app/ui/toasts.ts";
import { useInboxParts } from "../store/inbox-context.ts";
import { AdPicture } from "./ad-picture.tsx";
import { MarkActs } from "./mark-acts.tsx";
import { MarkDialog } from "./mark-dialog.tsx";
import { readSales, refuseAds, type Sales } from "./sales-api.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** Which ads brought a contact, and the leads and sales on its conversations. */
export function SalesSection({ contact }: { contact: ContactView }) {
	const { section: t } = useStrings({ pt, en });
	const { me, instance } = useInboxParts();
	const client = useQueryClient();
	const [isMarking, setIsMarking] = useState(false);
	const key = ["sales", me.memberId, instance.id, contact.id];
	const query = useQuery({
		// The contact says when something of it changed.
		queryKey: [...key, contact.salesAt ?? 0],
		queryFn: ({ signal }) => readSales(instance.id, contact.id, signal),
		placeholderData: keepPreviousData,
		// Another person in this tab must not see it.
		gcTime: 0,
	});
	const again = (): void => void client.invalidateQueries({ queryKey: key });
	if (query.isError) return <ErrorState onRetry={again} title={t.failed} />;
	const mayAct = may(me.role, "send");
	return (
		<div aria-busy={query.isPending} className="flex flex-col gap-4 text-[13px]">
			{query.data ? (
				<>
					<Touches sales={query.data} />
					<Marks contactId={contact.id} mayAct={mayAct} sales={query.data} />
				</>
			) : (
				<p className="text-gray-11">{t.loading}</p>
			)}
			{mayAct && contact.conversation ? (
				<Button onClick={() => setIsMarking(true)} size="small" type="button">
					{t.mark}
				</Button>
			) : null}
			{query.data && mayAct ? (
				<Refusal contactId={contact.id} isRefused={query.data.isRefused} onDone={again} />
			) : null}
			{isMarking ? <MarkDialog contactId={contact.id} onClose={() => setIsMarking(false)} /> : null}
		</div>
	);
}

function Touches({ sales }: { sales: Sales }) {
	const { section: t, line } = useStrings({ pt, en });
	const format = useFormat();
	const { instance } = useInboxParts();
	const { touches, ads, isConnected } = sales;
	if (touches.length === 0) return <p className="text-gray-11">{t.none}</p>;
	return (
		<ul aria-label={t.origin} className="flex flex-col gap-3">
			{touches.map((touch, n) => {
				const ad = ads.find(({ adId }) => adId === touch.adId);
				const id = touch.adId === null ? line.unnamed : line.adNumber(touch.adId);
				const places = [ad?.campaign && t.campaign(ad.campaign), ad?.adSet && t.adSet(ad.adSet)];
				return (
					<li className="flex items-start gap-3" key={touch.line}>
						{touch.hasPicture ? (
							<AdPicture alt={line.picture} channelId={instance.id} line={touch.line} />
						) : null}
						<div className="min-w-0 [overflow-wrap:anywhere]">
							<p>
								{touch.kind === "post" ? line.fromPost : line.fromAd}{" "}
								<bdi className="font-medium">
									{displayName(ad?.name ?? "") || displayName(touch.headline) || id}
								</bdi>
							</p>
							{ad ? (
								<p className="text-xs text-gray-11">
									<bdi>
										{places
											.filter(Boolean)
											.map((one) => displayName(one ?? ""))
											.join(" · ")}
									</bdi>
								</p>
							) : touch.adId === null ? null : (
								<p className="text-xs text-gray-11">{isConnected ? t.unknown : t.unconnected}</p>
							)}
							<p className="text-xs text-gray-11" suppressHydrationWarning>
								{format.dateTime(touch.at)}
								{n === touches.length - 1 && n > 0 ? ` · ${t.first}` : ""}
							</p>
						</div>
					</li>
				);
			})}
		</ul>
	);
}

function Marks(props: { sales: Sales; contactId: string; mayAct: boolean }) {
	const { section: t, kinds, line, former } = useStrings({ pt, en });
	const format = useFormat();
	const { marks } = props.sales;
	if (marks.length === 0) return <p className="text-gray-11">{t.noMarks}</p>;
	return (
		<ul aria-label={t.marks} className="flex flex-col gap-3">
			{marks.map((mark) => {
				const isOver = mark.takenBackAt !== null;
				const worth = mark.cents === null ? "" : ` · ${format.money(mark.cents, mark.currency)}`;
				const product = mark.product ? ` · ${displayName(mark.product)}` : "";
				const what = `${kinds[mark.kind]}${worth}${product}`;
				const who =
					mark.name === null ? line.somebody : nameOrFormer(displayName(mark.name), former);
				return (
					<li className="[overflow-wrap:anywhere]" key={mark.id}>
						<p className="font-medium">
							<bdi>{isOver ? <s>{what}</s> : what}</bdi>
						</p>
						<p className="text-xs text-gray-11" suppressHydrationWarning>
							{t.at(format.dateTime(mark.at), who)}
						</p>
						<p className="text-xs text-gray-11">
							<Told mark={mark} />
						</p>
						{isOver ? (
							<p className="text-xs font-medium">{line.takenBack}</p>
						) : props.mayAct ? (
							<span className="text-xs">
								<MarkActs contactId={props.contactId} mark={mark} />
							</span>
						) : null}
					</li>
				);
			})}
		</ul>
	);
}

/** What Meta was told, or why it was not. */
function Told({ mark: { outcome, sent } }: { mark: Sales["marks"][number] }) {
	const { section: t } = useStrings({ pt, en });
	if (sent)
		return (
			<>
				{t.states[sent.state]}
				{sent.fault?.message ? <bdi>: {displayName(sent.fault.message)}</bdi> : null}
			</>
		);
	if (outcome === null) return t.waiting;
	return outcome === "sent" ? t.states.sent : t.outcomes[outcome];
}

function Refusal(props: { contactId: string; isRefused: boolean; onDone: () => void }) {
	const { section: t, line } = useStrings({ pt, en });
	const errorText = useErrorText();
	const { instance } = useInboxParts();
	const [isBusy, setIsBusy] = useState(false);
	async function set(isRefused: boolean): Promise<void> {
		setIsBusy(true);
		try {
			await refuseAds(instance.id, props.contactId, isRefused);
			props.onDone();
		} catch (error) {
			notify.error(line.failed, errorText(codeOf(error)));
		} finally {
			setIsBusy(false);
		}
	}
	return (
		<div className="flex flex-col items-start gap-1">
			<p className="text-xs text-gray-11">{props.isRefused ? t.isRefused : t.refuseHint}</p>
			<Button
				kind="quiet"
				loading={isBusy}
				onClick={() => void set(!props.isRefused)}
				size="small"
				type="button"
			>
				{props.isRefused ? t.allow : t.refuse}
			</Button>
		</div>
	);
}
