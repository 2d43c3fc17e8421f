import type { TemplateWish } from "./template-wish.ts";
import type { DecideAct } from "./agents.ts";
import type { BeginConversation, LookUpNumber } from "./beginnings.ts";
import type { SaveProfile } from "./contact-details.ts";
import type { LeaseWish, SetLabels, SnoozeConversation } from "./conversations.ts";
import type { SendFile } from "./files.ts";
import type { CorrectMark, MarkSale, RefuseAds } from "./sales.ts";
import type { SendItem } from "./items.ts";
import type { ChangeScheduled, EndScheduled, ScheduleMessages } from "./scheduled.ts";
import type { RateAnswer } from "./traces.ts";
import type {
	AssignContact,
	EditNote,
	WriteNote,
	ContactState,
	EditMessage,
	ForwardMessage,
	LinkAction,
	MergeContacts,
	PairingRequest,
	PasskeyAnswer,
	ReactToMessage,
	SendMessage,
	StarMessage,
} from "./whatsapp.ts";

/**
 * Method and path of each operation of a channel, below `/api/channels/:channelId`. The server's routes and the
 * browser's client are generated from it; it contains no validators, to keep the browser's bundle small.
 */
export const CHANNEL_ROUTES = {
	listContacts: "GET /contacts",
	findContact: "GET /contacts/:contactId",
	listMessages: "GET /contacts/:contactId/messages",
	readIdentity: "GET /contacts/:contactId/identity",
	readProfile: "GET /contacts/:contactId/profile",
	readGroup: "GET /contacts/:contactId/group",
	readCost: "GET /contacts/:contactId/cost",
	listShared: "GET /contacts/:contactId/shared",
	listEarlier: "GET /contacts/:contactId/earlier",
	listCallable: "GET /notes/callable",
	writeNote: "POST /notes",
	editNote: "POST /notes/:noteId/edit",
	deleteNote: "POST /notes/:noteId/deletion",
	dismissMention: "POST /contacts/:contactId/mention/end",
	searchMessages: "GET /search",
	markRead: "POST /contacts/:contactId/read",
	beginConversation: "POST /beginnings",
	lookUpNumber: "POST /numbers",
	sendMessage: "POST /messages",
	sendFile: "POST /files/:hash/message",
	sendItem: "POST /items",
	sendTemplate: "POST /items/template",
	forwardMessage: "POST /forwards",
	listScheduled: "GET /contacts/:contactId/scheduled",
	scheduleMessages: "POST /contacts/:contactId/scheduled",
	changeScheduled: "POST /contacts/:contactId/scheduled/:scheduledId",
	endScheduled: "POST /contacts/:contactId/scheduled/:scheduledId/end",
	retryMessage: "POST /messages/:messageId/retry",
	reactToMessage: "POST /messages/:messageId/reaction",
	editMessage: "POST /messages/:messageId/edit",
	deleteMessage: "POST /messages/:messageId/deletion",
	starMessage: "POST /messages/:messageId/star",
	letWishGo: "POST /messages/:messageId/wishes/:kind/end",
	assign: "POST /contacts/:contactId/assign",
	setState: "POST /contacts/:contactId/state",
	setLabels: "POST /contacts/:contactId/labels",
	saveProfile: "POST /contacts/:contactId/profile",
	snooze: "POST /contacts/:contactId/snooze",
	markUnread: "POST /contacts/:contactId/unread",
	mergeContacts: "POST /contacts/:contactId/merge",
	readSales: "GET /contacts/:contactId/sales",
	markSale: "POST /contacts/:contactId/sales",
	correctMark: "POST /contacts/:contactId/sales/:markId",
	refuseAds: "POST /contacts/:contactId/ads-refusal",
	undoMerge: "POST /merges/:mergeId/undo",
	exportContact: "POST /contacts/:contactId/export",
	eraseContact: "POST /contacts/:contactId/erase",
	setLease: "POST /contacts/:contactId/lease",
	readLinkPreview: "GET /messages/:messageId/preview",
	readTrace: "GET /messages/:messageId/trace",
	rateAnswer: "POST /messages/:messageId/rating",
	listActs: "GET /contacts/:contactId/acts",
	decideAct: "POST /contacts/:contactId/acts/:actId/decision",
	suggest: "POST /contacts/:contactId/suggestion",
	summarize: "POST /contacts/:contactId/summary",
	readFigures: "GET /figures",
	readLink: "GET /link",
	requestLink: "POST /link",
	pairPhone: "POST /link/pair",
	answerPasskey: "POST /link/passkey",
	inviteToLink: "POST /link/invite",
	listTemplates: "GET /templates",
	changeTemplate: "POST /templates",
	listNotices: "GET /notices",
} as const;

export type ChannelOperationName = keyof typeof CHANNEL_ROUTES;

/** JSON bodies of the operations that have one. */
export interface ChannelBodies {
	beginConversation: BeginConversation;
	lookUpNumber: LookUpNumber;
	sendMessage: SendMessage;
	sendFile: SendFile;
	sendItem: SendItem;
	scheduleMessages: ScheduleMessages;
	changeScheduled: ChangeScheduled;
	endScheduled: EndScheduled;
	sendTemplate: SendItem;
	forwardMessage: ForwardMessage;
	reactToMessage: ReactToMessage;
	editMessage: EditMessage;
	starMessage: StarMessage;
	writeNote: WriteNote;
	editNote: EditNote;
	assign: AssignContact;
	setState: ContactState;
	setLabels: SetLabels;
	saveProfile: SaveProfile;
	snooze: SnoozeConversation;
	mergeContacts: MergeContacts;
	markSale: MarkSale;
	correctMark: CorrectMark;
	refuseAds: RefuseAds;
	setLease: LeaseWish;
	rateAnswer: RateAnswer;
	decideAct: DecideAct;
	requestLink: LinkAction;
	changeTemplate: TemplateWish;
	pairPhone: PairingRequest;
	answerPasskey: PasskeyAnswer;
}
export type BodyOf<Name extends ChannelOperationName> = Name extends keyof ChannelBodies
	? ChannelBodies[Name]
	: undefined;

type ParamNames<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
	? Name | ParamNames<Rest>
	: Path extends `${string}:${infer Name}`
		? Name
		: never;
/** The path parameters of an operation besides `channelId`. */
export type ParamsOf<Name extends ChannelOperationName> = Record<
	ParamNames<(typeof CHANNEL_ROUTES)[Name]>,
	string
>;

/** `["POST", "/contacts/:contactId/read"]` */
export function routeOf(name: ChannelOperationName): ["GET" | "POST", string] {
	const [method = "GET", path = ""] = CHANNEL_ROUTES[name].split(" ");
	return [method === "POST" ? "POST" : "GET", path];
}
