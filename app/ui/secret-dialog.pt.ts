export const pt = {
	warning: "Depois de fechar, ninguém consegue ver de novo.",
	copyFailed: "Não foi possível copiar. Selecione o texto e copie.",
	done: "Já copiei",
};
export type SecretDialogStrings = typeof pt;
