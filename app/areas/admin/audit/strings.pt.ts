import type { AuditKind, AuditPeriod } from "#app/domain/team/audit.ts";

const kinds: Record<AuditKind, string> = {
	people: "Pessoas e funções",
	data: "Exportações e exclusões",
	keys: "Chaves e conexões",
	settings: "Configurações",
};
const periods: Record<AuditPeriod, string> = {
	7: "Últimos 7 dias",
	30: "Últimos 30 dias",
	90: "Últimos 90 dias",
	400: "Últimos 400 dias",
	0: "Desde o início",
};

/** Words of the audit log. */
export const pt = {
	title: "Auditoria",
	purpose: "Quem mudou direitos, levou dados e criou chaves neste workspace",
	kinds,
	periods,
	allKinds: "Todos os tipos",
	kind: "Tipo",
	period: "Período",
	search: "Buscar por pessoa, e-mail ou nome",
	searchNow: "Buscar",
	label: "Entradas da auditoria",
	request: (id: string) => `Pedido ${id}`,
	empty: "Nada neste período",
	emptyText: "Mudanças de função, convites, exportações, exclusões e chaves aparecem aqui.",
	nothingFound: "Nada encontrado",
	nothingFoundText: "Tente outro tipo, um período maior ou outra busca.",
	all: "Limpar filtros",
	export: "Exportar CSV",
	exportFailed: "Não foi possível exportar",
	cut: "O arquivo tem as 10.000 entradas mais novas. Escolha um período menor para ver as outras.",
	fileName: "auditoria",
	columns: ["Data e hora", "Pessoa", "E-mail", "Tipo", "O que fez", "Pedido"],
	kept: "O registro não se edita nem se apaga: cada entrada é ligada à anterior e conferida todos os dias. Fica guardado enquanto o workspace existir.",
};
export type AuditStrings = typeof pt;
