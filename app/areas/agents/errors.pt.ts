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
	acts_invalid: "Confira os dados que o agente pede e as etiquetas.",
	conversion_invalid: "Escolha um pixel deste workspace.",
	action_name_invalid:
		"O nome da ação tem de 3 a 48 letras minúsculas e números, sem acentos nem espaços.",
	action_name_taken: "Este agente já tem uma ação com este nome.",
	action_description_missing: "Diga quando usar a ação: é por isso que o modelo a escolhe.",
	action_url_invalid:
		"Use um endereço https público. Entre chaves só parâmetros da ação, e nunca no domínio.",
	action_parameters_invalid:
		"Confira os parâmetros: nomes sem acentos nem espaços, cada um uma vez.",
	action_header_invalid: "Este nome de cabeçalho não pode ser usado.",
	too_many_actions: "O agente já tem 10 ações. Remova alguma antes de criar outra.",
	tools_unreachable: "Não foi possível ler as ferramentas deste servidor.",
	title_required: "Dê um título ao conteúdo.",
	title_too_long: "O título é longo demais.",
	entry_empty: "O conteúdo está vazio.",
	entry_too_long: "O conteúdo passa de 200.000 caracteres. Divida-o em partes.",
	too_many_entries:
		"O workspace já tem 5.000 conteúdos nas bases de conhecimento. Remova algum antes de adicionar outro.",
	knowledge_full:
		"As bases de conhecimento chegaram a 5 milhões de caracteres. Remova ou encurte algum conteúdo.",
	too_many_bases: "O workspace já tem 100 bases de conhecimento.",
	base_name_required: "Dê um nome à base.",
	base_name_too_long: "O nome da base passa de 80 caracteres.",
	synonyms_invalid:
		"Use de 2 a 20 palavras ou expressões curtas, de até 40 letras cada, que digam alguma coisa.",
	too_many_synonyms: "O workspace já tem 200 grupos de palavras.",
	base_name_taken: "Já existe uma base com este nome.",
	file_type_unknown: "Envie um arquivo .txt, .md, .csv, .pdf, .docx ou .xlsx.",
	file_unreadable: "Não foi possível ler este arquivo. Ele pode estar danificado ou protegido.",
	file_without_text: "Este arquivo não tem texto: parece ser digitalizado. Cole o texto no lugar.",
	source_address_invalid: "Escreva um endereço da web, como loja.com.br/ajuda.",
	source_known: "Esta base já lê este endereço.",
	too_many_sources: "O workspace já lê 30 endereços. Remova algum antes de adicionar outro.",
	too_many_pages:
		"Os endereços do workspace já somam 1.000 páginas. Remova algum antes de adicionar outro.",
	source_read_again: "O site foi lido de novo enquanto isso. Confira as mudanças de agora.",
	agent_changed: "Outra pessoa mudou este agente enquanto você editava.",
	tests_worse: "Há testes que passavam e deixaram de passar.",
	tests_not_run: "Os testes deste rascunho ainda não foram feitos por completo.",
	question_missing: "Escreva a pergunta do cliente.",
	question_too_long: "A pergunta passa de 8.000 caracteres.",
	phrases_invalid: "Use até 5 trechos, de até 200 caracteres cada.",
	too_many_cases: "O agente já tem 40 testes. Remova algum antes de guardar outro.",
} satisfies Record<AgentErrorCode, string>;
