export const pt = {
	always: "Sempre",
	scheduled: "Em dias e horários definidos",
	day: (weekday: string) => `Aberto: ${weekday}`,
	from: (weekday: string) => `Início, ${weekday}`,
	to: (weekday: string) => `Fim, ${weekday}`,
	until: "até",
	closed: "Fechado",
	notes: {
		next_day: "termina no dia seguinte",
		midnight: "até a meia-noite",
		all_day: "24 horas",
	},
	add: (weekday: string) => `Adicionar horário: ${weekday}`,
	remove: (weekday: string) => `Remover horário: ${weekday}`,
	copy: "Copiar para os dias úteis",
	zone: "Fuso horário",
	zonePlaceholder: "Cidade ou região",
	zoneNone: "Nenhum fuso encontrado",
};
export type HoursEditorStrings = typeof pt;
