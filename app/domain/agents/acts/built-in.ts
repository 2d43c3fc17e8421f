// The acts every agent has at hand: ask for data and keep it, label, pass on to a member, tell whether it is open,
// report a conversion.
import {
	type BusinessHours,
	describeMoment,
	isOpenAt,
	nextOpening,
} from "../../channels/business-hours.ts";
import { parseLabels } from "../../conversations/labels.ts";
import { fail, ok, type Result } from "../../result.ts";
import type { ActCall, ActOffer, ReplyEffect } from "./act.ts";
import {
	type ConversionChoice,
	offerConversion,
	readConversion,
	type ReportedConversion,
} from "./conversion.ts";
import { type FormField, parseFormFields, readFieldValues } from "./contact-fields.ts";

export interface ActSettings {
	/** Data the agent asks for in the course of a talk; empty: none. */
	form: FormField[];
	/** Labels it may put on a conversation; empty: none. */
	labels: string[];
	/** It may pass a conversation on to a member or a department by name. */
	mayAssign: boolean;
	/** It may look up whether the team is there now. */
	tellsHours: boolean;
}

export const NO_ACTS: ActSettings = { form: [], labels: [], mayAssign: false, tellsHours: false };

/** What somebody typed, cleaned. */
export function parseActSettings(typed: ActSettings): Result<ActSettings, "acts_invalid"> {
	const form = parseFormFields(typed.form);
	const labels = parseLabels(typed.labels);
	if (form === null || !labels.ok) return fail("acts_invalid");
	const { mayAssign, tellsHours } = typed;
	return ok({ form, labels: labels.value, mayAssign, tellsHours });
}

export const BUILT_IN_ACTS = [
	"save_contact_data",
	"label_conversation",
	"assign_to_person",
	"transfer_to_department",
	"check_opening_hours",
	"report_conversion",
] as const;
export type BuiltInAct = (typeof BUILT_IN_ACTS)[number];
export const isBuiltIn = (name: string): name is BuiltInAct =>
	(BUILT_IN_ACTS as readonly string[]).includes(name);

/** What the acts of one agent work with at one moment. */
export interface BuiltInParts {
	acts: ActSettings;
	/** Null: always open. */
	hours: BusinessHours | null;
	/** Members who may answer. */
	people: readonly { memberId: string; name: string }[];
	/** Departments of the workspace. */
	departments: readonly { id: string; name: string }[];
	/** What it may report of this conversation; null: nothing, or nothing that Meta would take. */
	conversion: ConversionChoice | null;
	/** Epoch ms. */
	now: number;
}

const MAX_PEOPLE = 30;

const object = (
	properties: Record<string, unknown>,
	required: readonly string[] = Object.keys(properties),
) => ({ type: "object", properties, required, additionalProperties: false });

/** The acts this agent has; none that could only fail. */
export function offerBuiltIn(parts: BuiltInParts): ActOffer[] {
	const { acts, people, departments, conversion } = parts;
	const offers: ActOffer[] = [];
	if (acts.form.length > 0)
		offers.push({
			name: "save_contact_data",
			description: describeForm(acts.form),
			parameters: object(
				Object.fromEntries(
					acts.form.map(({ key, label, kind }) => [
						key,
						{ type: "string", description: `${label} (${kind})` },
					]),
				),
				[],
			),
		});
	if (acts.labels.length > 0)
		offers.push({
			name: "label_conversation",
			description: "Põe uma etiqueta da equipe nesta conversa.",
			parameters: object({ label: { type: "string", enum: acts.labels } }),
		});
	if (acts.mayAssign && people.length > 0)
		offers.push({
			name: "assign_to_person",
			description:
				"Passa esta conversa a uma pessoa da equipe, que segue o atendimento. Só quando o cliente pedir essa pessoa ou a equipe instruir.",
			parameters: object({
				person: { type: "string", enum: people.slice(0, MAX_PEOPLE).map(({ name }) => name) },
			}),
		});
	if (acts.mayAssign && departments.length > 0)
		offers.push({
			name: "transfer_to_department",
			description:
				"Passa esta conversa a um departamento da equipe, que segue o atendimento. Só quando o assunto for dele, o cliente pedir ou a equipe instruir.",
			parameters: object({
				department: { type: "string", enum: departments.map(({ name }) => name) },
			}),
		});
	if (acts.tellsHours)
		offers.push({
			name: "check_opening_hours",
			description: "Diz se o atendimento está aberto agora, e quando abre ou fecha.",
			parameters: object({}),
		});
	if (conversion !== null) offers.push(offerConversion(conversion));
	return offers;
}

function describeForm(form: readonly FormField[]): string {
	const required = form.flatMap(({ label, isRequired }) => (isRequired ? [label] : []));
	const always =
		required.length === 0
			? ""
			: ` Antes de concluir ou passar o atendimento, tenha pedido: ${required.join(", ")}.`;
	return `Guarda dados que o próprio cliente acabou de informar. Peça um de cada vez, só quando fizer sentido, e nunca invente.${always}`;
}

export interface BuiltInDone {
	result: string;
	effects: ReplyEffect[];
	conversion?: ReportedConversion;
}

const argument = (call: ActCall, name: string): unknown =>
	typeof call.arguments === "object" && call.arguments !== null
		? (call.arguments as Record<string, unknown>)[name]
		: undefined;

/** Does one act as far as it can be done here; its effects are the channel's object's. Refuses with what the model reads. */
export function runBuiltIn(
	name: BuiltInAct,
	call: ActCall,
	parts: BuiltInParts,
): Result<BuiltInDone, string> {
	const { acts, hours, people, departments, now, conversion } = parts;
	switch (name) {
		case "save_contact_data": {
			const values = readFieldValues(acts.form, call.arguments);
			if (!values.ok) return fail(`invalid value: ${values.code}`);
			const saved = Object.keys(values.value);
			return ok({
				result: `saved: ${saved.join(", ")}`,
				effects: [
					{
						type: "fields",
						values: values.value,
						labels: Object.fromEntries(
							acts.form.flatMap(({ key, label }) => (saved.includes(key) ? [[key, label]] : [])),
						),
					},
				],
			});
		}
		case "label_conversation": {
			const label = acts.labels.find((one) => one === argument(call, "label"));
			if (label === undefined) return fail("no such label");
			return ok({ result: "labelled", effects: [{ type: "labels", add: [label] }] });
		}
		case "assign_to_person": {
			const person = acts.mayAssign
				? people.find((one) => one.name === argument(call, "person"))
				: undefined;
			if (!person) return fail("no such person");
			return ok({
				result: "assigned: tell the customer that this person goes on with them",
				effects: [{ type: "assign", ...person }],
			});
		}
		case "transfer_to_department": {
			const department = acts.mayAssign
				? departments.find((one) => one.name === argument(call, "department"))
				: undefined;
			if (!department) return fail("no such department");
			return ok({
				result: "transferred: tell the customer that this department goes on with them",
				effects: [{ type: "department", departmentId: department.id }],
			});
		}
		case "check_opening_hours":
			return ok({ result: JSON.stringify(describeHours(hours, now)), effects: [] });
		case "report_conversion": {
			if (conversion === null) return fail("there is no such tool");
			const read = readConversion(conversion, call.arguments);
			if (!read.ok) return read;
			return ok({ result: "reported to the team", effects: [], conversion: read.value });
		}
	}
}

/** "open", the local moment, and when it changes. */
export function describeHours(hours: BusinessHours | null, now: number) {
	const zone = hours?.timeZone ?? "America/Sao_Paulo";
	const base = { now: describeMoment(now, zone), timeZone: zone, open: isOpenAt(hours, now) };
	if (hours === null) return { ...base, hours: "always" };
	const next = base.open ? null : nextOpening(hours, now);
	return {
		...base,
		...(next && {
			opensInDays: next.daysAhead,
			opensAt: `${Math.floor(next.minute / 60)}:${String(next.minute % 60).padStart(2, "0")}`,
		}),
	};
}
