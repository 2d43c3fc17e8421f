import { type ActDone, isPassingOn, MAX_ACTS_PER_ANSWER } from "#app/domain/agents/acts/act.ts";
import { answerCourtesy } from "#app/domain/agents/courtesy-words.ts";
import { finishAnswer, isShortened } from "#app/domain/agents/answer-text.ts";
import { registerOf } from "#app/domain/agents/register.ts";
import { sayFresh } from "#app/domain/agents/said-before.ts";
import { estimateTokens } from "#app/domain/agents/budget.ts";
import { toPromptWithMaterial, writePrompt } from "#app/domain/agents/prompt.ts";
import { describeSituation, type Situation } from "#app/domain/agents/prompt-context.ts";
import { orAborted } from "#app/domain/or-aborted.ts";
import type { LanguageModels } from "#workers/adapters/language-model/index.ts";
import type { ModelAnswer, ModelUsage } from "#workers/adapters/language-model/port.ts";
import type { Log } from "#workers/adapters/secrets/log-event.ts";
import {
	addUsage,
	type AnswerDraft,
	type AnswerRequest,
	answerWith,
	costFields,
	NO_USAGE,
	type ReadRequest,
	type ToMarks,
} from "./answer-draft.ts";
import { draftActEnd } from "./act-end-draft.ts";
import { draftFromKnowledge, draftUnknown } from "./knowledge-draft.ts";
import type { ModelKeys } from "./model-keys.ts";

/** Tokens for one chat answer. */
const MAX_OUTPUT_TOKENS = 1_200;

export interface ModelDraftsDeps {
	models: Pick<LanguageModels, "create">;
	modelKeys: Pick<ModelKeys, "findForAgent">;
	toMarks: ToMarks;
	log: Log;
	now: () => number;
}

/** Answers of language models: asks the agent's model and judges what it wrote. */
export function createModelDrafts({ models, modelKeys, toMarks, log, now }: ModelDraftsDeps) {
	/**
	 * The agent's model: the deployment's own, or OpenAI's paid by `key` or by the agent's integration. Null for
	 * agents without a model and when no key is configured.
	 */
	async function findModel({ workspaceId, agent, key }: AnswerRequest) {
		const { provider, model, integrationId } = agent.settings;
		if (provider === "knowledge") return null;
		const payer =
			key ??
			(provider === "openai" && integrationId !== null
				? await modelKeys.findForAgent(workspaceId, integrationId)
				: null);
		return models.create({ provider, model, key: payer });
	}

	/** Decides what to do with what the model wrote, or with its failure. */
	function judge(read: ReadRequest, written: Written, situation: Situation): AnswerDraft {
		const { request, passages, notes, acts = [] } = read;
		const { workspaceId, agent } = request;
		const { instructions, handOver, languages } = agent.settings;
		if (written.class !== "answered") {
			const why = written.class === "refused" ? written.reason : null;
			const cost = costFields(read, written.usage);
			log({ event: "model_failed", level: "warn", workspaceId, agentId: agent.id, why });
			if (why !== null) notes.noteCheck("vendor_refused");
			if (why === "content") return { type: "hand_over", reason: "withheld", ...cost };
			const isBusy = written.class === "unavailable" && written.retryAfterMs !== null;
			const code = isBusy ? "rate_limited" : "model_failed";
			const mayRetry = written.class === "unavailable";
			return { type: "failed", code, mayRetry, ...cost };
		}
		const cost = costFields(read, written.usage);
		const text = finishAnswer(written.text, {
			instructions,
			languages,
			passages: [
				...passages.map((passage) => `${passage.title}\n${passage.text}`),
				...acts.map(({ result }) => result),
				describeSituation(situation),
			],
			...conversationTexts(request),
			// Whoever it was passed to does go on with the customer.
			mayPromise: acts.some(isPassingOn),
			hasActed: acts.some(({ isOk }) => isOk),
			toMarks,
		});
		if (text.ok) {
			if (isShortened(written.text, text.value)) notes.noteCheck("shortened");
			const fresh = sayFresh(text.value, read.talk.ours, { language: read.language, isOwn: false });
			return answerWith(read, fresh, written.usage);
		}
		notes.noteCheck(text.code);
		if (text.code === "empty")
			return { type: "failed", code: "model_failed", mayRetry: true, ...cost };
		if (text.code === "gives_away") {
			log({ event: "instructions_kept", level: "security", workspaceId, agentId: agent.id });
			// Not counted as a failure of the model: otherwise a customer could have the agent paused (K09).
			return { type: "hand_over", reason: "withheld", ...cost };
		}
		const told = draftActEnd(read);
		if (told !== null) return { ...told, ...cost };
		if (text.code === "unfounded") {
			log({ event: "answer_unfounded", level: "warn", workspaceId, agentId: agent.id });
			// What the team itself wrote in the knowledge base may still answer.
			const without = { ...read, request: { ...request, withoutModel: "withheld" as const } };
			return { ...draftFromKnowledge(without, toMarks), ...cost };
		}
		// A greeting needs no person.
		if (read.question === "") return answerWith(read, greetingIn(read), written.usage);
		const isWanted = text.code === "wants_person" && handOver.onRequest;
		return isWanted
			? { type: "hand_over", reason: "requested", ...cost }
			: draftUnknown(read, written.usage);
	}

	/**
	 * Asks the agent's model. Without enough budget the knowledge base answers instead; without a model it is a
	 * `failed` draft. Never throws for what a vendor does.
	 */
	async function draftFromModel(read: ReadRequest): Promise<AnswerDraft> {
		const { request, passages } = read;
		const { agent, customerName, turns, signal } = request;
		const { instructions, languages, temperature, handOver } = agent.settings;
		const model = await findModel(request);
		if (!model)
			return {
				type: "failed",
				code: "model_not_configured",
				mayRetry: false,
				...costFields(read),
			};
		const situation = { now: now(), hours: agent.settings.hours, ...request.situation };
		const prompt = writePrompt({
			agentName: agent.name,
			instructions,
			languages,
			customerName,
			situation,
			notes: conversationTexts(request).notes,
			register: registerOf(turns),
			handsOverUnknown: handOver.onNoAnswer || handOver.onRequest,
		});
		const promptTurns = toPromptWithMaterial(turns, {
			passages,
			customerName,
			told: request.told ?? [],
		});
		const acts: ActDone[] = [];
		const note = (done: ActDone): void => {
			acts.push(done);
			read.notes.noteAct(done);
		};
		for (const done of request.done ?? []) note(done);
		const acting = await request.openActing?.();
		let usage = NO_USAGE;
		for (;;) {
			const texts = [
				prompt,
				...promptTurns.map(({ text }) => text),
				...acts.map(({ result }) => result),
			];
			const mayAsk = await request.reserve?.(
				usage.inputTokens + usage.outputTokens + estimateTokens(texts, MAX_OUTPUT_TOKENS),
			);
			if (mayAsk === false) {
				read.notes.noteCheck("over_budget");
				const without = { ...read, request: { ...request, withoutModel: "over_budget" as const } };
				const instead = draftActEnd(read) ?? draftFromKnowledge(without, toMarks);
				return { ...instead, usage, acts };
			}
			read.notes.noteModel();
			const mayAct = acts.length < MAX_ACTS_PER_ANSWER;
			const writing = model.write(
				{
					instructions: prompt,
					turns: promptTurns,
					tools: mayAct ? (acting?.offers ?? []) : [],
					called: acts,
					temperature,
					maxOutputTokens: MAX_OUTPUT_TOKENS,
					...(signal ? { signal } : {}),
				},
				request.onDelta,
			);
			// An adapter may not react to the signal.
			const written: ModelAnswer = (await read.notes.timed(
				"model",
				orAborted(writing, signal),
			)) ?? { class: "unavailable", retryAfterMs: null };
			if ("usage" in written) usage = addUsage(usage, written.usage);
			if (written.class !== "calls" || !acting)
				return judge(
					{ ...read, acts },
					{ ...(written as Exclude<ModelAnswer, { class: "calls" }>), usage },
					situation,
				);
			// One after the other: what one tells may be what the next one needs, and a change comes once.
			for (const call of written.calls.slice(0, MAX_ACTS_PER_ANSWER - acts.length))
				note(await acting.run(call));
		}
	}

	return { draftFromModel, findModel };
}

/** How the writing ended, with what all calls for this answer used. */
type Written = Exclude<ModelAnswer, { class: "calls" }> & { usage: ModelUsage };

/** The team's notes to the agent, and apart from them what everybody in the conversation has read. */
function conversationTexts({ turns, customerName }: AnswerRequest) {
	const notes = turns.flatMap(({ by, text }) => (by === "note" ? [text] : []));
	const said = turns.flatMap(({ by, text }) => (by === "note" ? [] : [text]));
	return { notes, said: customerName === null ? said : [...said, customerName] };
}

const greetingIn = ({ language, talk }: ReadRequest): string =>
	answerCourtesy("greeting", language, talk.ours) ?? "";
