import type { AgentErrorCode } from "#app/contracts/errors.ts";

export const pt = {
	instructions_too_long: "As instruções passam de 8.000 caracteres.",
	model_required: "Informe o nome do modelo.",
	model_too_long: "O nome do modelo é longo demais.",
	temperature_invalid: "A temperatura vai de 0 a 1.",
	integration_required: "Escolha a integração OpenAI que este agente usa.",
	provider_not_offered: "Este provedor de modelo não está disponível aqui.",
	words_invalid: "Use até 20 palavras ou frases, de até 60 caracteres cada.",
	turns_invalid: "O número de respostas vai de 1 a 50.",
	debounce_invalid: "A espera vai de 1 a 60 segundos.",
	languages_required: "Escolha pelo menos um idioma.",
	title_required: "Dê um título ao conteúdo.",
	title_too_long: "O título é longo demais.",
	entry_empty: "O conteúdo está vazio.",
	entry_too_long: "O conteúdo passa de 200.000 caracteres. Divida-o em partes.",
	too_many_entries:
		"A base de conhecimento já tem 200 conteúdos. Remova algum antes de adicionar outro.",
	file_type_unknown: "Envie um arquivo .txt, .md, .csv ou .pdf.",
	file_unreadable: "Não foi possível ler este arquivo. Ele pode estar danificado ou protegido.",
	file_without_text: "Este PDF não tem texto: parece ser digitalizado. Cole o texto no lugar.",
} satisfies Record<AgentErrorCode, string>;
