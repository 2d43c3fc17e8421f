// Words that customers and teams use for the same thing: shipped for small businesses of any kind.
import { fold } from "../../fold.ts";
import { stemOf } from "./stems.ts";

/** One group a line; phrases of several words stand between commas like single words. */
const SHIPPED = `preco, precos, valor, valores, custa, custam, custo, custar, custou, cobra, cobram, cobrado, tabela, reais, tarifa, quanto custa, quanto custam, quanto e, quanto sao, quanto esta, quanto estao, quanto fica, quanto ficam, quanto sai, quanto saem, quanto cobra, quanto cobram, quanto vale, quanto da, sai por, fica por, por quanto, quanto pago, quanto vou pagar, quanto gasto, quanto vou gastar, how much, price, cost, cuanto cuesta, cuanto cuestan, cuanto es, precio
troca, trocar, substituir, substituicao, nao serviu, ficou apertado, ficou grande, ficou pequeno, exchange, cambio
devolver, devolucao, reembolso, reembolsar, estorno, estornar, ressarcir, ressarcimento, dinheiro de volta, meu dinheiro, return, refund, devolucion
horario, horarios, abre, aberto, fecha, fechado, funcionamento, expediente, que horas, ate que horas, que hora, pegar aberto, de que horas, atendem ate, hours, opening, open, close, abierto, horas
endereco, localizacao, localizado, rua, onde fica, onde ficam, onde voces ficam, como chego, como chegar, como faco para chegar, esquina, ponto de referencia, maps, mapa, gps, address, located, direccion, ubicacion, donde queda
entrega, entregar, delivery, motoboy, motoqueiro, mandar em casa, levar em casa, trazer em casa, trazem em casa, levam em casa, mandam para casa, receber em casa, domicilio, leva e traz, ship, shipping, envio
frete, taxa de entrega, custo de envio, taxa, envio, sedex
prazo, demora, demoram, quanto tempo, quantos dias, em quanto tempo, leva quanto, antecedencia, tempo, chega quando, quando chega, fica pronto, previsao, how long, plazo
pagamento, pagar, pix, dinheiro, forma de pagamento, formas de pagamento, transferencia, pay, payment, efectivo
cartao, credito, debito, visa, master, mastercard, elo, maquininha, bandeira, card, tarjeta
parcelar, parcela, parcelado, parcelamento, dividir, dividido, divide, prestacao, prestacoes, vezes, sem juros, juros, aos poucos, installments, cuotas
desconto, promocao, promocoes, oferta, cupom, abatimento, mais barato, barato, vantagem, baixar o preco, discount, descuento
garantia, cobertura, garantido, warranty, voltou o defeito, mesmo defeito
estacionamento, estacionar, estaciona, vaga, vagas, carro, parar o carro, deixar o carro, garagem, vallet, manobrista, parking, estacionamiento
telefone, telefones, whatsapp, contato, numero, ligar, celular, fone, ligacao, phone, telefono
agendar, agendamento, marcar, agenda, horario marcado, agendo, marco, marcacao, consulta marcada, appointment, turno, cita
cancelar, cancelamento, desistir, desisto, desistencia, desmarcar, desmarco, cancelo, nao vou mais, nao quero mais, cancel
mudar, alterar, alteracao, modificar, corrigir, remarcar, remarcacao, reagendar, adiar, trocar a data, trocar o dia, mudar a data, mudanca, change, cambiar
reserva, reservar, guardar, separar, segurar, booking, reservation
sinal, entrada, adiantamento, adiantar, adiantado, antecipado, antecipar, adiantei, deposit, caucao
encomenda, encomendar, encomendas, pedido, pedidos, pedir, order, sob encomenda
retirar, retirada, buscar, busco, pegar na loja, retiro, pick up, pickup, recoger
rastrear, rastreio, rastreamento, acompanhar, codigo de rastreio, onde esta meu pedido, onde anda, cade meu pedido, tracking
defeito, problema, estragado, estragou, quebrado, danificado, rasgado, rasgada, com defeito, faltando, errado, veio errado, reclamacao, reclamar, broken, roto
atraso, atrasado, atrasada, atrasar, nao chegou, ate agora nada, era para ter chegado, late
nota fiscal, nota, recibo, comprovante, cupom fiscal, cnpj, invoice, receipt, factura
feriado, feriados, natal, ano novo, reveillon, carnaval, pascoa, vespera, recesso, sete de setembro, tiradentes, corpus christi, emenda, holiday
crianca, criancas, bebe, bebes, filho, filhos, infantil, kids, menino, menina, pequenos, filhinho, nino
cachorro, cao, animal, animais, pet, pets, gato, gatos, bichinho, bicho, dog, mascota
acessibilidade, cadeirante, cadeira de rodas, deficiente, rampa, elevador, mobilidade, deficiencia, idoso, bengala, wheelchair
internet, wifi, wi fi, rede
convenio, plano de saude, plano, planos, unimed, bradesco, seguro, insurance
documento, documentos, documentacao, identidade, rg, cpf, certidao, papelada, papeis, documents
idade, anos, faixa etaria, a partir de que idade, age
tamanho, tamanhos, numero, numeracao, medida, medidas, veste, grade, size, talla
cor, cores, colorido, estampa, tonalidade, color
sabor, sabores, recheio, recheios, gosto
almoco, almocar, refeicao, jantar, comida, janta, lunch, dinner
cafe da manha, cafe, desjejum, breakfast, desayuno
vegano, vegetariano, vegana, vegetariana, vegan, origem animal
sem gluten, celiaco, celiaca, gluten
sem acucar, diabetico, diabetica, diabetes, diet, zero acucar, acucar
alergia, alergico, intolerancia, intolerante, alergenos, amendoim, castanhas
empresa, empresas, cnpj, corporativo, firma, juridica, company
atacado, revenda, revender, revendedor, quantidade grande, lojista, wholesale
presente, presentear, vale presente, embrulho, embalagem, gift, regalo
fidelidade, pontos, carimbo, cashback, clube, programa de pontos
emprego, vaga de emprego, trabalhar ai, curriculo, contratando, contratam, job
unidade, filial, filiais, outra loja, unidades, branch, sucursal
domingo, fim de semana, sabado, sabados, domingos, weekend
bagunca, barulho, som, silencio, festa, noise
banheiro, chuveiro, ducha, banho, bathroom
roupa de cama, toalha, toalhas, lencol, lencois, enxoval, towel
hospede, diaria, diarias, hospedagem, hospedar, pernoite, quarto, noite, room, night, habitacion
check in, checkin, chegada, entrada, chegar cedo, entrar mais cedo, late check in
check out, checkout, saida, sair mais tarde, ir embora
praia, mar, beach, playa
piscina, piscinas, nadar, pool, alberca
passeio, passeios, trilha, barco, turismo, excursao, tour
transfer, translado, traslado, aeroporto, rodoviaria, uber, taxi, airport
nao pagar, inadimplencia, atrasar o pagamento, boleto, boletos, vencimento, vencido, multa, segunda via
matricula, matricular, inscricao, inscrever, rematricula, enroll
mensalidade, mensal, anuidade, por mes, todo mes
professor, professora, professores, docente, teacher, profe
uniforme, uniformes, roupa da escola
aula, aulas, curso, cursos, turma, turmas, class
prova, provas, avaliacao, nota, boletim, exame final
material, livro, livros, apostila, lista de material
transporte, van, onibus, perua, bus, metro
remedio, remedios, medicamento, receita, medicacao, medicine
exame, exames, resultado, laudo, laboratorio, ultrassom, raio x, test
medico, medica, doutor, doutora, especialista, especialidade, profissional, doctor
consulta, consultas, atendimento, sessao, avaliacao
dente, dentes, dentista, odontologia, dentist
crianca, pediatra, pediatria
gravida, gestante, gravidez, prenatal, pre natal
psicologo, psicologa, terapia, psicoterapia, terapeuta
online, video, videochamada, telemedicina, teleconsulta, a distancia, remoto, remote
tela, display, vidro, visor, trincada, trincou, touch, screen
bateria, baterias, carga, descarrega, descarregando, carregando, carregar, nao carrega, battery
conserto, consertar, consertam, arrumar, arrumam, reparar, reparo, manutencao, reparam, arruma, repair, fix
orcamento, orcamentos, diagnostico, avaliar, quote, estimate, presupuesto
tecnico, tecnicos, assistencia, technician
molhou, molhado, agua, caiu na agua, caiu na piscina, caiu no vaso, oxidado, water
dados, fotos, backup, arquivos, recuperar, recuperacao, data
celular, smartphone, telefone celular, aparelho, iphone, android, samsung, motorola, xiaomi
computador, notebook, laptop, pc
geladeira, refrigerador, freezer
televisao, tv, smart tv
peca, pecas, original, paralela, compativel, parts
lavar, lavagem, limpar, limpeza, higienizar, clean
usado, usados, seminovo, segunda mao, used
casamento, casar, noiva, noivos, matrimonio, wedding
aniversario, festa, niver, parabens, comemorar, birthday
evento, eventos, confraternizacao, reuniao, salao de festas, event
grupo, grupos, turma, excursao, group
foto, fotos, imagem, fotografia, picture
catalogo, cardapio, menu, lista, opcoes, modelos, variedade
estoque, disponivel, disponibilidade, acabou, esgotado, reposicao, repor, stock
tecido, material, algodao, linho, couro, composicao
ajuste, barra, bainha, costureira, apertar, costura
foto, conta, cadastro, senha, login, site, aplicativo, app
politica, regra, regras, norma, normas, permitido, proibido, rules
fumar, cigarro, fumante, smoke
bebida, bebidas, alcool, cerveja, vinho, drink
cozinha, cozinhar, fogao, kitchen
lembrete, aviso, avisar, confirmar, confirmacao
resfriado, gripe, doente, febre, atestado, sick, faltar, falta, faltas, ausencia
diferenca, comparar, comparacao, versus
minimo, minima, a partir de, pelo menos, minimum
maximo, maxima, no maximo, limite, cabem, capacidade
congelado, congelar, congelada, congelo, frozen
conservar, conservacao, guardar, dura, duram, validade, vence, durar, estraga, store`;

/** For each stem or phrase the stems and phrases that mean nearly the same. */
export interface Synonyms {
	groupsOf: ReadonlyMap<string, readonly number[]>;
	groups: readonly (readonly string[])[];
	/** Phrases of several words, by their first word; the longest first. */
	phrases: ReadonlyMap<string, readonly (readonly string[])[]>;
	words: ReadonlySet<string>;
}

/** Ready for looking up; `lines` are groups of words between commas. */
export function readSynonyms(lines: readonly string[]): Synonyms {
	const groupsOf = new Map<string, number[]>();
	const phrases = new Map<string, string[][]>();
	const words = new Set<string>();
	const groups = lines.map((line, at) =>
		line.split(",").map((written) => {
			const parts = fold(written).trim().split(/\s+/u);
			const key = parts.length === 1 ? stemOf(parts[0] ?? "") : parts.join(" ");
			groupsOf.set(key, [...(groupsOf.get(key) ?? []), at]);
			if (parts.length > 1) {
				const [first = ""] = parts;
				phrases.set(first, [...(phrases.get(first) ?? []), parts]);
			} else words.add(parts[0] ?? "");
			return key;
		}),
	);
	for (const [first, known] of phrases)
		phrases.set(
			first,
			known.toSorted((a, b) => b.length - a.length),
		);
	return { groupsOf, groups, phrases, words };
}

export const SHIPPED_SYNONYMS: Synonyms = readSynonyms(SHIPPED.split("\n"));
