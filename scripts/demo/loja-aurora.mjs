/** Loja Aurora: the demonstration workspace. Local only; nothing of it is in the bundle. */
import { conversation } from "./conversation.mjs";
import { RECENT } from "./recent-conversations.mjs";
import { AURORA, VISITORS } from "./agent-aurora.mjs";
import { EARLIER } from "./earlier-conversations.mjs";

const PASSWORD = "demonstracao";
const members = [
	["admin@demo.prosa.test", "Helena Prado", "admin"],
	["gestor@demo.prosa.test", "Rafael Nogueira", "manager"],
	["operador@demo.prosa.test", "Beatriz Lima", "operator"],
	["operador2@demo.prosa.test", "Caio Mendes", "operator"],
	["visualizador@demo.prosa.test", "Lívia Torres", "viewer"],
].map(([email, fullName, role]) => ({ email, fullName, role, password: PASSWORD }));

/** Two operators answer in turns; now and then the manager does. */
const AUTHORS = ["operador@demo.prosa.test", "operador2@demo.prosa.test", "gestor@demo.prosa.test"];
const HOUR = 60;

const contacts = [...RECENT, ...EARLIER].map(([name, phone, when, ...lines], index) =>
	conversation({
		name,
		phone,
		minutesAgo: when.minutes ?? when.hours * HOUR,
		unread: when.unread ?? 0,
		author: AUTHORS[index % 7 === 6 ? 2 : index % 2] ?? null,
		lines,
	}),
);

/** The body of `POST /dev/seed`. */
export const DEMONSTRATION = {
	workspace: { name: "Loja Aurora", slug: "loja-aurora", plan: "premium" },
	members,
	instances: [
		{
			key: "atendimento",
			name: "Atendimento",
			connected: true,
			phone: "5511970000100",
			contacts,
		},
		{ key: "vendas", name: "Vendas", connected: false, phone: null, contacts: [] },
	],
	webchats: [{ name: "Site da loja", agent: AURORA, visitors: VISITORS }],
};
