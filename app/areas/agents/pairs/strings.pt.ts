import { counted } from "#app/i18n/counted.ts";
export const pt = {
	title: "Repetidos e contradições",
	purpose:
		"Textos que dizem o mesmo, ou que se contradizem: o agente pode responder com qualquer um dos dois.",
	list: "Pares de textos",
	count: (count: string) => counted(count, "par", "pares"),
	failed: "Não foi possível procurar textos repetidos",
	differs: {
		prices: "Preços diferentes",
		shares: "Porcentagens diferentes",
		dates: "Datas diferentes",
		times: "Horários diferentes",
		terms: "Prazos diferentes",
		yes_no: "Um diz sim, o outro não",
	},
	same: "Dizem o mesmo",
	inBase: (name: string) => `na base ${name}`,
	keep: "Ficar só com este",
	keepOf: (title: string) => `Ficar só com ${title}`,
	edit: "Editar",
	editOf: (title: string) => `Editar ${title}`,
	bothRight: "Os dois estão certos",
	settled: "Certo: este par não aparece mais enquanto os textos ficarem assim",
	settleFailed: "Não foi possível guardar",
	managersOnly: "Só gestores e administradores podem alterar as bases.",
	more: (count: string) => `Mostrar mais (${count})`,
};
export type PairStrings = typeof pt;
