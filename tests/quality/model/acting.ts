/** Two tools that models are offered: one looks something up, one keeps what the customer tells. */
import type { ActDone } from "#app/domain/agents/acts/act.ts";
import type { Acting } from "#workers/services/agents/acts.ts";

const ORDER = "Pedido 4821: saiu para entrega hoje, chega até as 18h.";

const text = (description: string) => ({ type: "string", description });
const of = (properties: object) => ({ type: "object", properties, additionalProperties: false });

export const TOOLS: Acting = {
	offers: [
		{
			name: "consultar_pedido",
			description: "Diz onde está um pedido, uma reserva ou um conserto.",
			parameters: { ...of({ numero: text("O número.") }), required: ["numero"] },
		},
		{
			name: "guardar_dados",
			description: "Guarda o que o cliente disse de si.",
			parameters: of({ nome: text("Nome."), reserva: text("Número da reserva.") }),
		},
	],
	run: async (call): Promise<ActDone> => ({
		call,
		isOk: true,
		result: call.name === "consultar_pedido" ? ORDER : "Guardado.",
		ms: 0,
		effects: [],
		pending: null,
	}),
};
