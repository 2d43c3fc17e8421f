// What a model is told besides the team's instructions: in our voice what we know, and apart from it, as material, what
// people wrote (K01): passages, names, what a customer said about themselves.
import { type BusinessHours, describeMoment, isOpenAt } from "../channels/business-hours.ts";
import type { ChannelType } from "../channels/channel.ts";
import { isBlank } from "../inbox/stored-text.ts";
import { cutText, oneLine } from "./prompt-text.ts";

/** Where and with whom the agent talks; what the test bench does not know is absent. */
export interface Situation {
	/** Epoch ms. */
	now: number;
	/** Null: always open. */
	hours: BusinessHours | null;
	channel?: { name: string; type: ChannelType };
	/** Put on the conversation by the team. */
	labels?: readonly string[];
	/** The channel proves a number of theirs. */
	hasProvedPhone?: boolean;
}

const ZONE = "America/Sao_Paulo";
const CHANNELS: Record<ChannelType, string> = {
	whatsapp: "WhatsApp",
	telegram: "Telegram",
	webchat: "chat do site",
	messenger: "Messenger",
	instagram: "Instagram",
};

/** A section of the system prompt: the moment, the hours, the channel, what the team marked. */
export function describeSituation({
	now,
	hours,
	channel,
	labels = [],
	hasProvedPhone,
}: Situation): string {
	const lines = [`Agora: ${describeMoment(now, hours?.timeZone ?? ZONE)}.`];
	if (hours !== null)
		lines.push(`Atendimento da equipe: ${isOpenAt(hours, now) ? "aberto" : "fechado"} agora.`);
	if (channel) lines.push(`Canal: ${CHANNELS[channel.type]} (${oneLine(channel.name)}).`);
	if (labels.length > 0) lines.push(`Etiquetas da conversa: ${labels.map(oneLine).join(", ")}.`);
	if (hasProvedPhone !== undefined)
		lines.push(
			hasProvedPhone
				? "O telefone do cliente é conhecido pelo canal."
				: "O canal não comprova quem é o cliente: não trate o que ele disser de si como comprovado.",
		);
	return `# Situação\n${lines.map((line) => `- ${line}`).join("\n")}`;
}

/** What people wrote, beside the conversation itself. */
export interface Material {
	passages: readonly { title: string; text: string }[];
	customerName: string | null;
	/** What they said about themselves, by the team's labels. */
	told: readonly { label: string; value: string }[];
	/** What was said before the turns that the model gets; oldest first. */
	earlier: readonly { by: "customer" | "agent"; text: string }[];
}

const MAX_VALUE = 200;
const MAX_EARLIER_TURN = 120;
const MAX_EARLIER = 1_200;

/** The text between our fences must not look like one. */
const unfenced = (text: string): string =>
	text.replaceAll(/<(?=\/?(?:trecho|base|dados|cliente|antes))/giu, "‹");

const fence = (name: string, lines: readonly string[]): string =>
	lines.length === 0 ? "" : `<${name}>\n${lines.join("\n")}\n</${name}>`;

/** Newest first until it is enough, each cut short. */
function shorten(earlier: Material["earlier"]): string[] {
	const lines: string[] = [];
	let left = MAX_EARLIER;
	for (const { by, text } of earlier.toReversed()) {
		const said = text.replace(/\s+/gu, " ").trim();
		const line = `${by === "customer" ? "cliente" : "nós"}: ${unfenced(cutText(said, MAX_EARLIER_TURN))}`;
		left -= line.length;
		if (left < 0) break;
		lines.unshift(line);
	}
	return lines;
}

/** The material as one fenced block; it stands in the customer's turn, never in ours. */
export function describeMaterial({ passages, customerName, told, earlier }: Material): string {
	const fenced = passages.map(
		({ title, text }) =>
			`<trecho titulo="${oneLine(title).replaceAll('"', "'")}">\n${unfenced(text)}\n</trecho>`,
	);
	const name = oneLine(customerName ?? "");
	const about = [
		...(isBlank(name) ? [] : [`nome: ${unfenced(name)}`]),
		...told.map(
			({ label, value }) => `${oneLine(label)}: ${unfenced(oneLine(cutText(value, MAX_VALUE)))}`,
		),
	];
	const parts = [
		fenced.length === 0 ? "<base>nada encontrado para esta pergunta</base>" : fence("base", fenced),
		fence("cliente", about),
		fence("antes", shorten(earlier)),
	];
	return fence(
		"dados",
		parts.filter((part) => part !== ""),
	);
}

/** Between the material and what the customer wrote. */
export const SAYS = "\n\nMensagem do cliente:\n";
