import { href, Link } from "react-router";
import type { IntegrationView } from "#app/contracts/integrations.ts";
import type { IntegrationType } from "#app/domain/integrations/type.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Card } from "#app/ui/card.tsx";
import { ReasonedButton } from "#app/ui/reasoned-button.tsx";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";
import { TypeMark } from "./type-mark.tsx";
import { typeWordsEn } from "./type-words.en.ts";
import { typeWordsPt } from "./type-words.pt.ts";
import { GROUP_NAMES, TYPE_GROUPS, TYPE_NAMES, useOf } from "./types.ts";

interface CatalogProps {
	integrations: readonly IntegrationView[];
	mayManage: boolean;
	onConnect: (type: IntegrationType) => void;
	/** Opens the tab of configured integrations. */
	onShowOwn: () => void;
}

/** Every service in its group: what it is, what it is used for, and how many are configured. */
export function CatalogTab(props: CatalogProps) {
	const types = useStrings({ pt: typeWordsPt, en: typeWordsEn });
	return (
		<div className="flex flex-col gap-8">
			{GROUP_NAMES.map((group) => (
				<section aria-labelledby={`group-${group}`} key={group}>
					<h2 className="mb-3 font-semibold text-gray-12" id={`group-${group}`}>
						{types.groups[group]}
					</h2>
					<ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 xl:grid-cols-3">
						{TYPE_GROUPS[group].map((type) => (
							<li key={type}>
								<TypeCard {...props} type={type} />
							</li>
						))}
					</ul>
				</section>
			))}
		</div>
	);
}

function TypeCard(props: CatalogProps & { type: IntegrationType }) {
	const t = useStrings({ pt, en });
	const types = useStrings({ pt: typeWordsPt, en: typeWordsEn });
	const { type, integrations } = props;
	const own = integrations.filter((each) => each.type === type).length;
	return (
		<Card className="flex h-full flex-col gap-3 p-4">
			<div className="flex items-center gap-3">
				<TypeMark type={type} />
				<h3 className="min-w-0 flex-1 truncate text-base font-semibold text-gray-12">
					{TYPE_NAMES[type]}
				</h3>
			</div>
			<div className="flex-1">
				<p className="text-pretty text-gray-12">{types.about[type]}</p>
				<p className="mt-1 text-[13px] text-pretty text-gray-11">
					{types.uses[useOf(type)]} <UseLink type={type} />
				</p>
			</div>
			<div className="flex min-h-8 flex-wrap items-center justify-between gap-2">
				{own > 0 ? (
					<button
						className="focus-ring rounded-control text-[13px] font-medium text-green-11 underline-offset-2 hover:underline"
						onClick={props.onShowOwn}
						type="button"
					>
						{t.catalog.configured(own)}
					</button>
				) : (
					<span />
				)}
				<ReasonedButton
					aria-label={t.catalog.connectType(TYPE_NAMES[type])}
					onClick={() => props.onConnect(type)}
					reason={props.mayManage ? null : t.managersOnly}
					type="button"
				>
					{t.catalog.connect}
				</ReasonedButton>
			</div>
		</Card>
	);
}

/** Link to the place that uses the service. */
function UseLink({ type }: { type: IntegrationType }) {
	const t = useStrings({ pt, en }).catalog;
	const use = useOf(type);
	if (use !== "model" && use !== "channel") return null;
	return (
		<Link
			className="focus-ring rounded-sm font-medium whitespace-nowrap text-accent-11 hover:underline"
			to={use === "model" ? href("/agents") : href("/channels")}
		>
			{use === "model" ? t.toAgents : t.toChannels}
		</Link>
	);
}
