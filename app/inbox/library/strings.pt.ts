export const pt = {
	title: "Enviar da biblioteca",
	purpose: "O arquivo fica ao lado do texto; nada sai antes de você enviar.",
	search: "Buscar na biblioteca",
	files: "Arquivos da biblioteca",
	none: "Nenhum arquivo com esse nome.",
	empty: "A biblioteca está vazia.",
	manage: "Abrir a biblioteca",
	failed: "Não foi possível abrir a biblioteca",
	goneTitle: "Não foi possível pegar o arquivo",
	gone: "Ele foi excluído da biblioteca ou a conexão caiu. Tente novamente.",
};
export type LibraryPickStrings = typeof pt;
