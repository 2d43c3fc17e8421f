import { useState } from "react";
import type { Parameter } from "#app/domain/agents/acts/parameters.ts";
import { offersOf } from "#app/domain/agents/acts/own-action.ts";
import { displayText } from "#app/domain/chat/display-text.ts";
import { isolate } from "#app/i18n/isolate.ts";
import { useFormat } from "#app/i18n/use-format.ts";
import { useStrings } from "#app/i18n/use-strings.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/select.tsx";
import { StatusBadge } from "#app/ui/status-badge.tsx";
import { TextArea, TextInput } from "#app/ui/text-input.tsx";
import { useAsking } from "../use-asking.ts";
import { tryAction } from "./actions-api.ts";
import type { StoredAction, Tried } from "./forms.ts";
import { en } from "./strings.en.ts";
import { pt } from "./strings.pt.ts";

/** One call by hand with sample values: what is sent, without the secret, and what comes back. */
export function TryDialog(props: { agentId: string; stored: StoredAction; onClose: () => void }) {
	const t = useStrings({ pt, en }).tryDialog;
	const { action } = props.stored;
	const offers = offersOf(action);
	const [tool, setTool] = useState(offers[0]?.offer.name ?? "");
	const [values, setValues] = useState<Record<string, string>>({});
	const [json, setJson] = useState("{}");
	const [tried, setTried] = useState<Tried | null>(null);
	const [isUnreadable, setUnreadable] = useState(false);
	const { isBusy, refusal, ask } = useAsking(t.failed);
	const offer = offers.find(({ offer: { name } }) => name === tool);
	const run = (): void => {
		const given = action.kind === "http" ? valuesOf(action.parameters, values) : readJson(json);
		setUnreadable(given === null);
		if (given === null) return;
		setTried(null);
		ask(async () =>
			setTried(await tryAction(props.agentId, props.stored.id, { tool, arguments: given })),
		);
	};
	return (
		<Dialog
			onOpenChange={(open) => {
				if (!open) props.onClose();
			}}
			open
			purpose={offer?.isWriting ? undefined : t.purpose}
			title={t.title(isolate(action.name))}
			width={640}
		>
			<form
				className="flex flex-col gap-4"
				noValidate
				onSubmit={(event) => {
					event.preventDefault();
					run();
				}}
			>
				{offer?.isWriting ? (
					<p className="rounded-control border border-amber-6 bg-amber-3 px-3 py-2 text-amber-12">
						{t.forReal}
					</p>
				) : null}
				{action.kind === "http" ? (
					action.parameters.map((parameter) => (
						<Field
							hint={parameter.source === "model" ? parameter.description : t.filledIn}
							key={parameter.name}
							label={parameter.name}
							optional={!parameter.isRequired}
						>
							{(control) => (
								<TextInput
									{...control}
									autoComplete="off"
									onChange={(event) =>
										setValues({ ...values, [parameter.name]: event.currentTarget.value })
									}
									value={values[parameter.name] ?? ""}
								/>
							)}
						</Field>
					))
				) : offers.length === 0 ? (
					<p className="text-gray-11">{t.noTools}</p>
				) : (
					<>
						<Field label={t.tool}>
							{(control) => (
								<Select
									{...control}
									onChange={(event) => setTool(event.currentTarget.value)}
									value={tool}
								>
									{offers.map(({ offer: { name }, tool: own }) => (
										<option key={name} value={name}>
											{own}
										</option>
									))}
								</Select>
							)}
						</Field>
						<Field error={isUnreadable ? t.unreadable : null} hint={t.jsonHint} label={t.json}>
							{(control) => (
								<TextArea
									{...control}
									className="font-mono"
									onChange={(event) => setJson(event.currentTarget.value)}
									rows={4}
									spellCheck={false}
									value={json}
								/>
							)}
						</Field>
					</>
				)}
				{refusal ? (
					<p className="text-[13px] text-red-11" role="alert">
						{refusal.code === "invalid_request" ? t.invalid : refusal.words}
					</p>
				) : null}
				<div className="flex flex-wrap justify-end gap-3">
					<Button onClick={props.onClose} type="button">
						{t.close}
					</Button>
					<Button
						disabled={offer === undefined}
						kind={offer?.isWriting ? "danger" : "primary"}
						loading={isBusy}
						type="submit"
					>
						{offer?.isWriting ? t.runForReal : t.run}
					</Button>
				</div>
			</form>
			<div aria-live="polite">{tried ? <Outcome tried={tried} /> : null}</div>
		</Dialog>
	);
}

/** As a model would write them: texts, and what is empty not at all. */
const valuesOf = (parameters: readonly Parameter[], values: Record<string, string>) =>
	Object.fromEntries(
		parameters.flatMap(({ name }) => {
			const value = values[name]?.trim() ?? "";
			return value === "" ? [] : [[name, value] as const];
		}),
	);

function readJson(text: string): Record<string, unknown> | null {
	try {
		const value: unknown = JSON.parse(text);
		const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
		return isObject ? (value as Record<string, unknown>) : null;
	} catch {
		return null;
	}
}

const SECRET = "••••••••";

function Outcome({ tried }: { tried: Tried }) {
	const t = useStrings({ pt, en }).tryDialog;
	const format = useFormat();
	const { request } = tried;
	const words = new Map(Object.entries(t.unanswered)).get(tried.result);
	return (
		<section aria-label={t.outcome} className="mt-5 flex flex-col gap-4 border-t border-line pt-5">
			<Said title={t.sent}>
				{`${request.method} ${request.url}`}
				{request.header === null ? "" : `\n${request.header}: ${SECRET}`}
				{request.body === null ? "" : `\n\n${indented(request.body)}`}
			</Said>
			<div>
				<p className="mb-1.5 flex flex-wrap items-center gap-2 font-medium">
					{t.answered}
					<StatusBadge tone={tried.isOk ? "good" : "bad"}>
						{tried.isOk ? t.ok : t.notOk}
					</StatusBadge>
					<span className="tabular text-[13px] font-normal text-gray-11">
						{t.ms(format.number(tried.ms))}
					</span>
				</p>
				{!tried.isOk && words !== undefined ? (
					<p className="text-red-11">{words}</p>
				) : (
					<Said>{tried.result === "" ? t.nothing : indented(tried.result)}</Said>
				)}
				<p className="mt-1.5 text-[13px] text-gray-11">{t.kept}</p>
			</div>
		</section>
	);
}

function indented(text: string): string {
	try {
		return JSON.stringify(JSON.parse(text), null, 2);
	} catch {
		return text;
	}
}

function Said({ title, children }: { title?: string; children: string | string[] }) {
	return (
		<div>
			{title === undefined ? null : <p className="mb-1.5 font-medium">{title}</p>}
			<pre className="max-h-64 overflow-auto rounded-control border border-line bg-gray-2 px-3 py-2 font-mono text-xs whitespace-pre-wrap text-gray-12 [overflow-wrap:anywhere]">
				<bdi>{displayText([children].flat().join(""))}</bdi>
			</pre>
		</div>
	);
}
