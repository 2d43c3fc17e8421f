export const pt = {
	label: "Receber conversas",
	available: "Disponível",
	away: "Ausente",
	mark: "ausente",
	awayUntil: (time: string) => `Ausente até ${time}`,
	awayForAnHour: "Ausente por 1 hora",
	nowAvailable: "Você está disponível",
	nowAway: "Você está ausente e não recebe conversas",
	failed: "A mudança não foi salva",
};
