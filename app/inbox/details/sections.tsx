import type { ReactNode } from "react";
import type { ContactView } from "#app/contracts/frames.ts";
import type { ChannelSummary } from "#app/contracts/whatsapp.ts";
import { may, type Role } from "#app/domain/team/role.ts";
import { lazyPart } from "#app/ui/lazy-part.tsx";
import type { Onward } from "../conversation/use-decisions.ts";
import { ConversationSection } from "./conversation-section.tsx";
import { FactsSection } from "./facts-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import type { DetailsStrings } from "./strings.pt.ts";

/** What a section is given; it takes what it needs. */
export interface SectionProps {
	contact: ContactView;
	/** False while the pane is hidden: then nothing is requested. */
	isShown: boolean;
	onward?: Onward | undefined;
	/** The contact was erased. */
	onGone: () => void;
}

interface DetailsSection {
	id: keyof DetailsStrings["sections"];
	/** Whether it says anything about this contact to this member. */
	isFor: (contact: ContactView, instance: ChannelSummary, role: Role) => boolean;
	/** Before anybody opened or folded it on this device. */
	startsOpen: boolean;
	/** It is there while the pane is hidden, as wide screens show it before the browser has run anything. */
	isAtOnce?: true;
	render: (props: SectionProps) => ReactNode;
}

const part = { preload: true } as const;
const MembersSection = lazyPart(
	() => import("../groups/members-section.tsx"),
	"MembersSection",
	part,
);
const VisitSection = lazyPart(() => import("./visit-section.tsx"), "VisitSection", part);
const SalesSection = lazyPart(() => import("../sales/sales-section.tsx"), "SalesSection", part);
const EarlierSection = lazyPart(() => import("./earlier-section.tsx"), "EarlierSection", part);
const CostSection = lazyPart(() => import("./cost-section.tsx"), "CostSection");
const SharedSection = lazyPart(() => import("./shared-section.tsx"), "SharedSection", part);
const ToldSection = lazyPart(() => import("../acts/told-section.tsx"), "ToldSection");
const IdentityCard = lazyPart(() => import("./identity-card.tsx"), "IdentityCard", part);
const PersonalData = lazyPart(() => import("./personal-data.tsx"), "PersonalData", part);
const DeliverySection = lazyPart(() => import("./delivery-section.tsx"), "DeliverySection", part);

const always = () => true;
const isPerson = ({ isGroup }: ContactView): boolean => !isGroup;

/** The sections of the details in their order. One more is an entry here and its name in the strings. */
export const SECTIONS: readonly DetailsSection[] = [
	{
		id: "conversation",
		isFor: always,
		startsOpen: true,
		isAtOnce: true,
		render: (props) => <ConversationSection {...props} />,
	},
	{
		id: "profile",
		isFor: isPerson,
		startsOpen: true,
		isAtOnce: true,
		render: (props) => <ProfileSection {...props} />,
	},
	{
		id: "members",
		isFor: ({ isGroup }) => isGroup,
		startsOpen: true,
		render: ({ contact }) => <MembersSection contact={contact} />,
	},
	{
		id: "visit",
		isFor: ({ visit }) => visit !== undefined,
		startsOpen: true,
		render: ({ contact }) => <VisitSection contact={contact} />,
	},
	{
		id: "told",
		isFor: ({ actsAt }) => actsAt !== undefined,
		startsOpen: true,
		render: ({ contact }) => <ToldSection contact={contact} />,
	},
	{
		id: "sales",
		isFor: ({ salesAt }) => !!salesAt,
		startsOpen: true,
		render: ({ contact }) => <SalesSection contact={contact} />,
	},
	{
		id: "cost",
		isFor: (_contact, { gateway }) => gateway === "cloud-api",
		startsOpen: false,
		render: ({ contact }) => <CostSection contact={contact} />,
	},
	{
		id: "earlier",
		isFor: isPerson,
		startsOpen: false,
		render: ({ contact }) => <EarlierSection contact={contact} />,
	},
	{
		id: "shared",
		isFor: always,
		startsOpen: false,
		render: ({ contact }) => <SharedSection contact={contact} />,
	},
	{
		id: "facts",
		isFor: always,
		startsOpen: false,
		render: ({ contact }) => <FactsSection contact={contact} />,
	},
	{
		id: "identity",
		isFor: isPerson,
		startsOpen: false,
		render: ({ contact }) => <IdentityCard contact={contact} />,
	},
	{
		id: "personalData",
		isFor: (_contact, _instance, role) => may(role, "care_for_data"),
		startsOpen: false,
		render: ({ contact, onGone }) => <PersonalData contact={contact} onGone={onGone} />,
	},
	{
		id: "delivery",
		isFor: (_contact, { type }) => type === "whatsapp",
		startsOpen: false,
		render: () => <DeliverySection />,
	},
];
