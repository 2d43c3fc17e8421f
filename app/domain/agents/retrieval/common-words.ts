// Words that say little or nothing of what is asked, folded, in Portuguese, English and Spanish.

const list = (words: string): ReadonlySet<string> => new Set(words.split(/\s+/u));

/** Nothing is looked for by these. */
export const STOP_WORDS = list(
	`a ao aos contra aquela aquele aqueles aquelas aquilo aqui ali la ca ai as ate com como da das de dela dele delas deles desse dessa desses dessas deste desta disso disto daquele daquela do dos e ela ele elas eles em entre
	era eram essa essas esse esses esta estao estas estava estavam este estes estou estamos eu foi foram for fui gostaria gostava ha havia isso isto ja lhe lhes mais mas me mim meu meus minha minhas muito muita muitos muitas na nao nas nem no nos nossa nosso nossas nossos
	num numa nuns o oi ola os ou para pela pelas pelo pelos per por porque pode podem poderia poderiam posso podia podemos preciso precisa precisava precisam qual quais quando quanto quantos quanta quantas que quem queria querem queriam quero quer quiser saber sei sabe sabem se sem ser sera seja seu
	seus sim sobre so somente sua suas tal talvez tambem te tem tenho tens temos teria teriam tinha ter teu tua tudo todo toda todos todas um uma umas uns vai vao vou vamos voce voces favor obrigado obrigada bom boa bons boas ne pois entao dai
	agora ainda alguem algum alguma alguns algumas algo coisa coisas tipo tipos assim bem mal mesmo mesma mesmos demais cada outro outra outros outras qualquer nada ninguem nunca sempre quase apenas ate desde durante apos antes depois enquanto aonde onde cade
	ser sou somos sao eh fica ficar ficam ficou fico fazer faz fazem faco fez feito dar da dao deu dou de dei ir vem vir veio venho vejo ver vi viu olha olhar gente povo pessoal galera caso conforme
	consigo consegue conseguem conseguir conseguia deixar deixa deixo acho acha achei parece chama chamo passar passa passo passei pegar pego pega peguei botar boto colocar coloco por ponho tirar tira tiro
	comigo contigo conosco senhor senhora moco moca amigo amiga querido querida oh ah eita uai bah oxe oxente viu hein poxa nossa dia tarde noite hoje duvida pergunta ajuda ajudar informacao informacoes
	dizer diz digo fala falar falaram disse disseram contar conta-me explica explicar mostrar mostra favor gentileza tudo certo certinho certa direito direitinho jeito maneira forma modo verdade favor pouco pouquinho bastante tanto
	tao menos meio toda-vida super bem-vindo casualmente alias porem contudo realmente simplesmente geralmente normalmente mesmo
	am about an and any are at be been but by can could did does doing for from get got had has have hello hey hi how i if in is it
	its just let like ll may me my of off on one or our please re so some such than thank thanks that the their them then there these they
	this to us ve want wanted was we were what when where which who whom why will with would you your yours know tell do don need
	al alguna alguno ante buenos buenas cual cuales cuando cuanto cuanta cuantos cuantas del desde donde el ella
	ellas ellos en es eso estan esto gracias hasta hay hola las le les lo los mi mis muy necesito nuestra nuestro
	otra otro pero puede pueden puedo quiero quien quisiera si son su sus tener tiene tienen tu tus una unas uno unos usted ustedes y ya yo`,
);

/** These may tell, but they stand in any question. */
export const SOFT_WORDS = list(
	`clinica escola colegio padaria pousada hotel consultorio oficina lojinha aceitar aceita aceitam aceitas vender vende vendem venda vendas fazer trabalhar trabalha trabalham trabalhamos usar usa uso usam usado levar leva levam levo levando trazer traz trazem mandar manda mandam mando mandem mandou mandei
	enviar receber recebe recebo recebi comprar compra comprei comprou compro pedir pedi peco pede funcionar funciona funcionam existe existir possui oferecer oferece oferecem servir serve
	precisar chegar chega chego cheguei chegou chegam sair sai saem saiu saio voltar volta voltam volto entrar entra entro entram querer comecar comeca terminar acabar acaba acabou continuar ligar liga
	loja empresa casa lugar local aqui vida mundo semana semanas mes meses ano anos dias hora horas minuto minutos vez vezes filho filha filhos mae pai marido esposa namorado namorada irma irmao avo vo tia tio sogra sogro primo prima vizinha vizinho amigos colega cliente clientes familia crianca
	grande pequeno pequena novo nova melhor pior bonito bonita linda lindo simples normal especial diferente igual certo errado inteiro inteira proximo proxima ultimo ultima primeiro primeira
	dois duas tres quatro cinco seis sete oito nove dez vinte trinta quarenta cinquenta cem duzentos mil meia metade segunda terca quarta quinta sexta sabado domingo manha amanha ontem cedo
	nome pessoa pessoas tempo lado perto longe junto separado possivel necessario obrigatorio disponivel preparar querendo procurando procuro buscar busco gostei gosto adorei amei vontade dizem ouvi vendo moro morar moramos mora
	comum geral total dentro fora cima baixo inclusive hoje ainda costuma costumam tentar tentei tentando resolver esqueci lembrar acontecer acontece aconteceu pensar pensando falando queira servico servicos produto produtos atender atendem atende
	open sell offer buy accept make take give work there people day days hour hours time store shop vender abren venden hacen aceptan trabajan tienda personas`,
);

/** Words of every day that are no slip of another one: "caro" is not "carro". They tell as much as any word. */
export const KNOWN_WORDS = list(
	`caro cara caros caras rosto come comem comer comi guria guri menino menina meninos meninas apagar apaga apagam apago devo deve devem gato gata pato rato mato trampo trabalho bico vila rua sono dono dona donos donas capa copa cama cana
	carta conta contas ponto ponta porta porto parte perna peito braco cabeca olho olhos mao pe dedo pele cabelo barba unha dente boca nariz orelha ouvido dor febre tosse carne peixe frango ovo queijo leite agua suco vinho cerveja
	faca garfo prato copo mesa cadeira sofa cama porta janela parede chao teto luz fogo gas sol lua mar rio praia areia pedra terra ceu chuva vento frio calor quente gelo neve flor folha arvore fruta banana laranja limao uva morango
	carro moto bicicleta bike onibus aviao trem barco navio rede radio televisao livro papel caneta lapis tinta cor preto branca branco azul verde vermelho amarelo rosa roxo cinza bege marrom
	rei rainha santo santa deus festa bola bolo bala bolsa calca blusa saia meia sapato tenis bota chinelo oculos relogio anel brinco colar corrente
	curto longo largo fino grosso duro mole leve pesado alto baixo fundo raso cheio vazio limpo sujo seco molhado velho velha jovem rico pobre forte fraco rapido lento facil dificil feliz triste sozinho sozinha
	correr andar anda andam pular nadar dancar cantar tocar jogar joga brincar ler escrever estudar ensinar aprender esquecer perder ganhar achar procurar encontrar morrer nascer viver dormir acordar sonhar comer beber cozinhar lavar secar
	quebrar rasgar cortar colar furar apertar soltar abrir fechar subir descer cair levantar sentar deitar parar andar cheirar provar sentir ouvir escutar emprestar emprestam empresta alugar aluga alugam dividir somar medir pesar contar
	escola igreja hospital banco mercado padaria farmacia hotel cidade bairro estado pais centro predio andar escada elevador sala quarto cozinha banheiro quintal garagem jardim
	medo raiva amor saudade sorte azar risco culpa razao ideia plano projeto sonho problema solucao resposta motivo causa efeito exemplo modelo marca tipo forma lado canto meio fim comeco vista volta ida
	franquia curso vagas emprego salario patrao chefe socio receita segredo historia noticia jornal revista filme musica jogo jogos time copa`,
);
