import type { TriedAction } from "#app/contracts/agent-actions.ts";
import type { KeptAct, ReplyContext } from "#app/contracts/agents.ts";
import {
	type ActCall,
	type ActDone,
	type ActOffer,
	cutResult,
	type PendingAct,
} from "#app/domain/agents/acts/act.ts";
import { isBuiltIn, NO_ACTS, offerBuiltIn, runBuiltIn } from "#app/domain/agents/acts/built-in.ts";
import { offerSendFile, readSendFile, SEND_FILE } from "#app/domain/agents/acts/send-file.ts";
import { offersOf, type OwnOffer, readToolArguments } from "#app/domain/agents/acts/own-action.ts";
import { type Parameter, type Proved, readArguments } from "#app/domain/agents/acts/parameters.ts";
import { planForwardedFile } from "#app/domain/inbox/forwarding.ts";
import { kindOf } from "#app/domain/inbox/outgoing-file.ts";
import { type LibraryFile, sentName } from "#app/domain/library/library-file.ts";
import { fail, ok, type Result } from "#app/domain/result.ts";
import { listActions, type StoredAction } from "#workers/data/queries/agents/actions.ts";
import { listPeopleWhoMay } from "#workers/data/queries/agents/answering.ts";
import { listDepartmentNames } from "#workers/data/queries/team/departments.ts";
import { hasPixel } from "#workers/data/queries/facebook/conversions.ts";
import type { AnsweringAgent } from "./answer-draft.ts";
import { listLibraryFiles } from "#workers/data/queries/library/library.ts";
import { createOwnCalls, describeRequest, type OwnCallsDeps } from "./own-calls.ts";

export interface AgentActsDeps extends OwnCallsDeps {
	now(): number;
	newId(): string;
}

/** For whom an agent acts. */
export interface ActingFor {
	workspaceId: string;
	agent: AnsweringAgent;
	proved: Proved;
	/** A test: what would be called is checked and told, and nothing is. */
	isDry?: boolean;
	/** How files get into the conversation's channel; null: none can, or nobody knows. */
	sending?: FileSending | null;
}

/** What it takes to send files of the library in one conversation. */
export interface FileSending {
	rules: NonNullable<NonNullable<ReplyContext["files"]>["rules"]>;
	/** Hashes of what agents sent in it already. */
	sent: readonly string[];
	/** Copies a file of the library for the channel. False: it is there no more. */
	take(hash: string): Promise<boolean>;
}

/** What an agent may do for one answer. Nothing throws for what a foreign system does. */
export interface Acting {
	offers: readonly ActOffer[];
	run(call: ActCall): Promise<ActDone>;
}

/** How a change went that somebody said yes to. */
export interface ConfirmedAct {
	state: "done" | "failed" | "unknown";
	result: string;
}

interface Offered extends OwnOffer {
	stored: StoredAction;
}

/** The acts of agents: what they offer to a model, and what its calls do. Methods throw when D1 fails. */
export function createAgentActs(deps: AgentActsDeps) {
	const { secretOf, perform } = createOwnCalls(deps);

	const check = (
		{ stored }: Offered,
		call: ActCall,
		proved: Proved,
	): Result<Record<string, unknown>, string> =>
		stored.action.kind === "mcp"
			? readToolArguments(call.arguments)
			: readArguments(stored.action.parameters, call.arguments, proved);

	async function runOwn(
		{ workspaceId, proved, isDry = false }: ActingFor,
		offered: Offered,
		call: ActCall,
	): Promise<Pick<ActDone, "isOk" | "result" | "pending">> {
		const args = check(offered, call, proved);
		if (!args.ok)
			return { isOk: false, result: `invalid or unproved: ${args.code}`, pending: null };
		const { stored, tool, needsMember } = offered;
		if (offered.isWriting) {
			const pending: PendingAct = {
				id: deps.newId(),
				actionId: stored.id,
				tool: call.name,
				arguments: JSON.stringify(args.value),
				...(needsMember && { needsMember }),
			};
			const result = needsMember
				? "not done yet: say what would be done, and that somebody of the team confirms it first"
				: "not done yet: say what would be done and ask the customer for a yes";
			return { isOk: true, result, pending };
		}
		if (isDry) return { isOk: true, result: NOT_CALLED, pending: null };
		const answer = await perform(workspaceId, stored, {
			tool,
			args: args.value,
			key: deps.newId(),
		});
		return answer.kind === "answer"
			? { isOk: answer.isOk, result: answer.text, pending: null }
			: { isOk: false, result: "not available now", pending: null };
	}

	const findOffered = async (workspaceId: string, agentId: string): Promise<Offered[]> =>
		(await listActions(deps.db, workspaceId, agentId))
			.filter(({ isActive }) => isActive)
			.flatMap((stored) => offersOf(stored.action).map((offer) => ({ ...offer, stored })));

	/** What this agent may do now; agents without a model do nothing but talk. */
	async function open(who: ActingFor): Promise<Acting> {
		const { workspaceId, agent } = who;
		const { provider, acts = NO_ACTS, hours } = agent.settings;
		if (provider === "knowledge") return { offers: [], run: refuse };
		// Meta takes no event about nobody, and only a proved phone is handed on.
		const { conversion = null } = agent.settings;
		const isProved = who.proved.phone !== null && who.proved.conversation_id !== null;
		const { sendsFiles = false } = agent.settings;
		const { sending = null } = who;
		const [own, people, departments, canReport, library] = await Promise.all([
			findOffered(workspaceId, agent.id),
			acts.mayAssign ? listPeopleWhoMay(deps.db, workspaceId, "send") : [],
			acts.mayAssign ? listDepartmentNames(deps.db, workspaceId) : [],
			conversion !== null && isProved && hasPixel(deps.db, workspaceId, conversion.pixelId),
			sendsFiles && sending !== null ? listLibraryFiles(deps.db, workspaceId) : [],
		]);
		const sendable = library.filter((file) => sending && planOf(file, sending.rules).ok);
		const parts = {
			acts,
			hours,
			people,
			departments,
			now: deps.now(),
			conversion: canReport ? conversion : null,
		};
		const builtIn = offerBuiltIn(parts);
		return {
			offers: [
				...builtIn,
				...(sendable.length > 0 ? [offerSendFile(sendable)] : []),
				...own.map(({ offer }) => offer),
			],
			async run(call) {
				const began = deps.now();
				const done = { call, effects: [], pending: null };
				const timed = <T>(outcome: T) => ({ ...done, ...outcome, ms: deps.now() - began });
				if (isBuiltIn(call.name) && builtIn.some(({ name }) => name === call.name)) {
					const ran = runBuiltIn(call.name, call, parts);
					return ran.ok
						? timed({ isOk: true, ...ran.value })
						: timed({ isOk: false, result: ran.code });
				}
				if (call.name === SEND_FILE && sending !== null && sendable.length > 0)
					return timed(await sendFile(call, sendable, sending, who.isDry === true));
				const offered = own.find(({ offer }) => offer.name === call.name);
				return offered ? timed(await runOwn(who, offered, call)) : refuse(call);
			},
		};
	}

	return {
		secretOf,

		/**
		 * One call by hand. Where the product fills in who writes, the given argument stands for them.
		 * `invalid_request`: an argument is missing or of another type, or there is no such tool.
		 */
		async attempt(
			workspaceId: string,
			stored: StoredAction,
			{ tool, arguments: given }: { tool: string; arguments: Record<string, unknown> },
		): Promise<Result<TriedAction, "invalid_request">> {
			const offer = offersOf(stored.action).find((one) => one.offer.name === tool);
			if (!offer) return fail("invalid_request");
			const { action } = stored;
			const asModels = action.kind === "http" ? action.parameters.map(byHand) : [];
			const args =
				action.kind === "mcp"
					? readToolArguments(given)
					: readArguments(asModels, given, NOBODY_PROVED);
			if (!args.ok) return fail("invalid_request");
			const began = deps.now();
			const wanted = { tool: offer.tool, args: args.value, key: deps.newId() };
			const answer = await perform(workspaceId, stored, wanted);
			const ms = deps.now() - began;
			const request = describeRequest(stored, wanted);
			return answer.kind === "answer"
				? ok({ isOk: answer.isOk, result: answer.text, ms, request })
				: ok({ isOk: false, result: answer.kind, ms, request });
		},

		open,

		/** The same for the bench and for tests: no foreign system is reached, and whoever writes is a sample. */
		openDry: (workspaceId: string, agent: AnsweringAgent): Promise<Acting> =>
			open({ workspaceId, agent, proved: SAMPLE_PROVED, isDry: true, sending: DRY_SENDING }),

		/**
		 * Does what was confirmed: one call, never repeated. `unknown`: it may have arrived.
		 */
		async confirm(
			workspaceId: string,
			agentId: string,
			{ id, tool, actionId, ...kept }: Pick<KeptAct, "id" | "tool" | "actionId" | "arguments">,
		): Promise<ConfirmedAct> {
			const own = await findOffered(workspaceId, agentId);
			// Under another id it is another action of the same name.
			const offered = own.find(
				({ stored, offer }) => stored.id === actionId && offer.name === tool,
			);
			if (!offered) return { state: "failed", result: "this action is not there any more" };
			const args = JSON.parse(kept.arguments) as Record<string, unknown>;
			const answer = await perform(workspaceId, offered.stored, {
				tool: offered.tool,
				args,
				key: id,
			});
			if (answer.kind === "answer")
				return { state: answer.isOk ? "done" : "failed", result: cutResult(answer.text) };
			return answer.kind === "broken"
				? { state: "unknown", result: "" }
				: { state: "failed", result: "not available now" };
		},
	};
}

const byHand = (parameter: Parameter): Parameter => ({ ...parameter, source: "model" });
/** Neither a success nor a failure: the model has nothing to tell of it. */
const NOT_CALLED =
	"not called: this is a test of the team. Say in one sentence what you would look up, and invent no result.";
const SAMPLE_PROVED: Proved = {
	phone: "5511900000000",
	contact_id: "test",
	conversation_id: "test",
};
/** A channel that takes everything, where nothing was sent. */
const DRY_SENDING: FileSending = {
	rules: { document: { maxBytes: Number.MAX_SAFE_INTEGER, caption: false } },
	sent: [],
	take: async () => false,
};
const NOBODY_PROVED: Proved = { phone: null, contact_id: null, conversation_id: null };

/** As what a file of the library goes where these rules hold. */
const planOf = (file: LibraryFile, files: FileSending["rules"]) =>
	planForwardedFile({ text: "", kind: kindOf(file.mimetype) }, file, { files, maxTextLength: 0 });

/** Copies the file into the channel; it leaves with the answer. In a test it is named, and that is all. */
async function sendFile(
	call: ActCall,
	files: readonly LibraryFile[],
	{ rules, sent, take }: FileSending,
	isDry: boolean,
): Promise<Pick<ActDone, "isOk" | "result"> & Partial<Pick<ActDone, "effects">>> {
	const read = readSendFile(files, new Set(sent), call.arguments);
	if (!read.ok) return { isOk: false, result: read.code };
	const { file, isAgain } = read.value;
	const plan = planOf(file, rules);
	if (!plan.ok) return { isOk: false, result: "this channel does not take it" };
	if (isDry) return { isOk: true, result: "not sent: this is a test; the file would follow" };
	if (!(await take(file.hash))) return { isOk: false, result: "this file is not there any more" };
	const { hash, mimetype, bytes } = file;
	const { kind } = plan.value;
	const name = sentName(file);
	return {
		isOk: true,
		result: "the file follows your answer by itself: announce it in a few words, without a link",
		effects: [{ type: "file", file: { kind, hash, name, mimetype, bytes }, isAgain }],
	};
}

export type AgentActs = ReturnType<typeof createAgentActs>;

const refuse = async (call: ActCall): Promise<ActDone> => ({
	call,
	isOk: false,
	result: "there is no such tool",
	ms: 0,
	effects: [],
	pending: null,
});
