const conversas = (count: string): string => (count === "1" ? "1 conversa" : `${count} conversas`);

export const pt = {
	department: "Departamento:",
	of: (name: string) => `Departamento: ${name}`,
	item: "Transferir…",
	title: "Transferir",
	purpose: "Para um departamento, cujas pessoas assumem, ou direto para uma pessoa.",
	search: "Buscar departamento ou pessoa",
	departments: "Departamentos",
	people: "Pessoas",
	yours: "seu",
	nobody: "Nenhum departamento ou pessoa com este nome.",
	note: "Recado para quem recebe",
	noteHint: "Só a equipe lê. Não vai para o cliente.",
	cancel: "Cancelar",
	confirm: "Transferir",
	loading: "Carregando a equipe",
	failedMembers: "Erro ao carregar a equipe",
	closed: "Só conversas abertas são transferidas.",
	viewer: "Sua função permite só ler.",
	done: (count: string, name: string) => `${conversas(count)} com ${name}`,
	undo: "Desfazer",
	failed: "A conversa não foi transferida",
	refused: (count: string) => `${conversas(count)} sem transferir`,
	nothing: "Nada a transferir",
};

export type TransferStrings = typeof pt;
