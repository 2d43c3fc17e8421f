/** Three shops' catalogues as they come from their spreadsheets. */
import { parseRows } from "#app/domain/agents/knowledge-text.ts";
import { type Catalogue, readCatalogue } from "#app/domain/agents/catalogue/catalogue.ts";

const catalogueOf = (csv: string): Catalogue => {
	const catalogue = readCatalogue(parseRows(csv.trim()));
	if (!catalogue) throw new Error("no catalogue");
	return catalogue;
};

/** Rows of lists, and a product with a row for each size. */
export const CLOTHES = catalogueOf(`
Produto;Categoria;Preço;Tamanhos;Cores;Estoque;Preço de custo;Tecido;Link
Camiseta lisa;Camisetas;R$ 49,90;P, M, G, GG;Preto, Branco, Azul marinho;sim;R$ 18,00;algodão;https://loja.example/lisa
Camiseta estampada;Camisetas;R$ 59,90;P, M, G;Branco, Vermelho;sim;R$ 21,00;algodão;
Camiseta oversized;Camisetas;R$ 79,90;M, G;Preto;esgotado;R$ 30,00;algodão;
Calça jeans skinny;Calças;R$ 159,90;36 ao 44;Azul;sim;R$ 70,00;jeans;
Calça jogger;Calças;R$ 129,90;P, M, G;Preto, Verde;sim;R$ 55,00;moletom;
Jaqueta jeans;Jaquetas;R$ 1.299,90;M;Azul;2;R$ 600,00;jeans;
Jaqueta jeans;Jaquetas;R$ 1.349,90;G;Azul;0;R$ 620,00;jeans;
Vestido midi;Vestidos;a partir de R$ 189,00;P, M;Vermelho, Preto;sim;R$ 80,00;viscose;
Boné trucker;Acessórios;39,9;Único;Preto, Vermelho;15;R$ 12,00;;
Meia cano alto;Acessórios;R$ 19,90;34-38, 39-43;Branco;40;R$ 5,00;;
`);

/** Neither sizes nor colours; prices by weight, and one nobody wrote down. */
export const BAKERY = catalogueOf(`
Item,Tipo,Valor,Disponível,Peso
Pão francês,Pães,"R$ 18,90 o kg",sim,50 g
Pão de queijo,Pães,"R$ 4,50",sim,80 g
Pão integral,Pães,"R$ 16,00",não,500 g
Bolo de cenoura,Bolos,"R$ 38,00",sim,900 g
Bolo de cenoura com chocolate,Bolos,"R$ 45,00",sim,1 kg
Bolo de fubá,Bolos,"R$ 32,00",sim,900 g
Bolo de casamento,Bolos,sob consulta,sim,
Torta de limão,Tortas,"R$ 62,00",não,1.2 kg
Coxinha,Salgados,"R$ 7,00",sim,120 g
Brigadeiro,Doces,"R$ 3,50",sim,20 g
Suco de laranja,Bebidas,"R$ 9,00",sim,300 ml
`);

/** In English columns, with sizes in millimetres and counts. */
export const PARTS = catalogueOf(`
Name\tCategory\tPrice (US$)\tSize\tStock\tBrand
Parafuso sextavado\tParafusos\t0.35\t6mm, 8mm, 10mm\t1200\tCiser
Parafuso allen\tParafusos\t0.80\t8mm\t0\tCiser
Rolamento 6203\tRolamentos\t12.5\t\t34\tSKF
Rolamento 6204\tRolamentos\t14.9\t\t8\tSKF
Correia dentada\tCorreias\t89.00\t\t3\tGates
Correia em V 8PK\tCorreias\t22.00\t\tout of stock\tGates
Filtro de óleo\tFiltros\t28.00\t\t15\tTecfil
Filtro de ar\tFiltros\t45.00\t\t\tTecfil
Pastilha de freio\tFreios\t119.00\t\t6\tCobreq
`);
