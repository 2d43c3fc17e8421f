// Services: what customers ask, by topic (form: ../topic-index.ts).

export const SERVICOS = `
# advogado-consulta-honorarios
! honorários, consulta jurídica, advogado, advogada, áreas de atuação, contrato de honorários
preciso de ajuda com um problema na justiça | quanto cobram pra pegar minha causa | só pagam se ganhar? | recebi um papel do oficial, o que faço | fui processado | quero saber meus direitos
a primeira conversa com o advogado é paga? | não tenho dinheiro pro processo | cuidam de que tipo de caso | o advogado conversa por vídeo? | qual a porcentagem que fica com vocês
chegou intimação e tenho 5 dias | pegam causa em outra cidade? | quero trocar de defensor | preciso de uma procuração | fui enganado num negócio, tem o que fazer? | qual a chance de eu ganhar
parcelam o valor da causa? | só quero que alguém leia meu contrato | meu vizinho invadiu meu terreno, é com vocês? | preciso de orientação jurídica antes de assinar
tenho audiência amanhã e não tenho ninguém | mandar uma notificação pro meu sócio | levar que documentos pra falar da minha causa | quem é o doutor que cuida de causas pequenas
posso desistir do processo? | meu nome foi parar no spc sem dever | dano moral, vale a pena? | fui mordido por cachorro do vizinho e quero indenização | é sigiloso o que eu contar?
necesito un abogado | I need a lawyer | how much do you charge for a legal consultation

# advogado-trabalhista
! direito trabalhista, trabalhista, rescisão, verbas rescisórias, horas extras, demissão, FGTS, vínculo empregatício
fui mandado embora e não recebi nada | trabalhei três anos sem carteira | meu patrão não deposita o fundo | tô grávida e me dispensaram | faço mais de dez horas por dia e não pagam
me acidentei no serviço | me chamam de burra na frente de todos | assinei os papéis da saída mas acho que faltou dinheiro | justa causa injusta | quanto tempo tenho pra pôr a empresa no pau
doméstica tem direito a quê | não me deram férias | o motoboy do aplicativo tem direito? | a empresa fechou e sumiu | quero sair mas sem perder meus direitos | peguei tendinite de tanto digitar
salário atrasado dois meses | fazia serviço de outra função | não liberaram meu seguro desemprego | calcular quanto me devem | insalubridade, mexo com produto químico | meu chefe me assedia
trabalho como pj mas bato ponto | 13º não caiu | descontaram do meu salário sem explicar | voltei do afastamento e me mandaram pra rua | como empresa, recebi um processo de ex-funcionário
intervalo de almoço de 15 minutos só | sou vigilante e não pagam noturno | preciso de colega de testemunha contra o patrão? | me despidieron sin pagar | I got fired unfairly | unpaid overtime
me mandaram embora sem pagar meus direitos | meu chefe não assina minha carteira | não pagaram minhas férias nem o décimo | posso processar a firma onde trabalhei?

# advogado-familia
! direito de família, divórcio, pensão alimentícia, guarda, inventário, união estável, testamento
quero me separar | o pai não ajuda em nada com meu filho | meu ex sumiu com as crianças | meu pai morreu e deixou uma casa, como passa pra gente | vivemos juntos 8 anos sem casar, tenho direito?
quanto ele tem que dar por mês pro filho | não deixam eu ver minha filha | dá pra separar sem briga, no cartório? | fiquei desempregado e não consigo pagar o que o juiz mandou
preciso que ele reconheça o menino | quem fica com a casa na separação | meus irmãos não querem dividir a herança | quero deixar por escrito quem fica com o quê | vou casar, qual regime
ela quer mudar de estado com minha filha | posso ser preso por não pagar? | crio meu neto e quero regularizar | minha mãe tem alzheimer, preciso responder por ela
ele me bate, quero me separar e medida protetiva | o filho fez 18, ainda pago? | adotar o enteado | aumentar o que ele dá pro menino | visita de fim de semana não é cumprida
na separação o cachorro fica com quem | prazo pra abrir a partilha depois do falecimento | a amante quer parte dos bens | mudar o sobrenome depois que separei | quanto tempo leva pra sair a separação
a família brigou por causa do terreno da vó | comprei casa antes de casar, ela leva metade? | quiero divorciarme | child custody | my ex won't pay support | meu ex não paga pensão
quero me divorciar, por onde começo | quero a guarda do meu filho | como divide os bens na separação

# advogado-previdenciario
! previdenciário, aposentadoria, INSS, auxílio-doença, BPC, LOAS, perícia, revisão de benefício
já posso parar de trabalhar? | negaram meu auxílio | tô encostado e cortaram meu dinheiro | meu filho autista tem direito a um salário? | tenho 64 anos e nunca contribuí
quanto falta pra eu me aposentar | viúva recebe o quê | o perito disse que estou bom e não aguento andar | trabalhei na roça, conta? | sou mei, como fica quando eu envelhecer
meu benefício veio menor do que devia | licença de quem teve bebê e tá desempregada | trabalhei com ruído, tenho tempo especial? | contribuí em carnê, achar esses pagamentos
doente de câncer, tem direito a alguma coisa? | marido preso, recebo auxílio? | faltou um vínculo na minha carteira | professora aposenta antes?
planejamento de quanto pagar por mês pra ter renda boa | meu pai faleceu recebendo, passa pra mãe? | espero resposta do benefício há um ano | hérnia de disco, não consigo trabalhar
sou surdo, aposento mais cedo? | consignado que não pedi no meu benefício | morei fora e trabalhei lá, soma? | perdi o prazo do recurso | idoso sem renda, como conseguir ajuda do governo
cuidar de mãe doente dá algum benefício | meu processo no meu inss tá em exigência | acidente deixou sequela no dedo, tem indenização mensal? | quiero jubilarme | retirement claim denied
disability benefit for my son

# andamento-processo
! andamento do processo, processo, número do processo, audiência, sentença, recurso, alvará
tem novidade do meu caso? | quando sai meu dinheiro da causa | faz três meses que não me falam nada | o juiz já decidiu? | que dia tenho que ir no fórum | ganhei? recebi um email do tribunal
por que a justiça demora tanto no meu caso | a outra parte apresentou defesa? | preciso falar com quem cuida da minha ação | saiu movimentação e não entendi | conclusos para despacho, o que é isso
perdemos a causa, e agora | tem acordo na mesa? | como acompanho minha ação pelo site do tribunal | vou ter que depor? | caiu o valor na conta de vocês? | me atualizem por favor, tô ansiosa
a audiência é online ou presencial | mudei de telefone e não sei de nada | que roupa vou na frente do juiz | adiaram meu julgamento de novo? | quantos anos minha ação leva ainda
precatório, quando recebo | levo testemunha no dia do fórum? | o que falta pra acabar minha causa | me mandem cópia da decisão | o réu não pagou, qual o próximo passo
prazo acabou e vocês entraram com o pedido? | não posso ir no dia que marcaram no fórum | meu inventário travou? | cómo va mi caso | any update on my case | when is my hearing

# contador-abrir-empresa
! abertura de empresa, abrir empresa, CNPJ, contrato social, contabilidade, alvará, constituição de empresa
quero ter meu negócio formalizado | preciso emitir nota e não tenho firma | quanto custa pra virar pj | a empresa pediu que eu abrisse um cadastro pra me contratar
qual tipo é melhor pra mim, ltda ou individual | quanto tempo até sair o número do cnpj | médico, quero pagar menos imposto com firma | preciso de sócio? | posso usar meu endereço de casa
vou montar uma loja de roupas, por onde começo | que licenças preciso da prefeitura e bombeiros | quero colocar mais um sócio | mudar de endereço na junta | nome sujo impede?
funcionário público pode ter firma? | trocar o ramo de atividade | somos duas amigas abrindo um salão | qual cnae eu uso | estrangeiro pode ser sócio? | faz certificado digital da firma aí?
registrar a marca da minha firma nova | capital mínimo | vocês cuidam da junta e prefeitura ou preciso correr atrás | desenvolvedor recebendo do exterior, como formalizo | sair da sociedade
filial em outra cidade | dropshipping, que empresa abro? | e-commerce precisa de inscrição estadual? | clínica nova, documentação toda | comprei o ponto de outra pessoa, como passo pro meu nome
abrir una empresa en Brasil | register a company | open a business as a foreigner

# contador-mei
! MEI, microempreendedor individual, DAS, DASN, desenquadramento, declaração anual do MEI
sou autônomo e quero pagar o mínimo | ultrapassei os 81 mil, e agora | não paguei as guias do ano passado | como tiro o boletinho mensal | posso ter um funcionário sendo pequenininho
tenho que fazer declaração todo ano? | quero fechar meu mei, como dá baixa | manicure pode ser? | caiu uma multa por não declarar | emitir nota do meu trabalho de diarista
meu cadastro de microempreendedor foi suspenso | trabalho registrado e quero vender doces por fora, pode? | estourei o limite | virar micro, quanto passo a pagar | qual ocupação coloco, faço bolo
recebo bolsa família, perco se formalizar? | parcelar o atrasado da guia | tenho direito a licença maternidade pagando essa guia? | meu cnpj tá inapto | o que declarar de faturamento
preciso de contador sendo tão pequeno? | sou motorista de app | não vendi nada esse ano, declaro mesmo assim? | cartão de crédito conta no faturamento?
recebi um email dizendo que devo taxa, é golpe? | como pago INSS trabalhando por conta própria pela guia | mudar atividade, agora sou eletricista | quanto o mei paga por mês
abri faz tempo e nunca paguei | quem tem empresinha pode ser sócio de outra? | soy autónomo | self-employed registration | close my micro business

# contador-imposto-renda
! imposto de renda, IRPF, declaração de imposto de renda, restituição, malha fina, Receita Federal
preciso declarar? | quanto cobram pro leão | caí na malha | quando recebo de volta o dinheiro do leão | que papéis trago pra declarar | esqueci de mandar a declaração ano passado
vendi uma casa, pago imposto? | tenho criptomoeda | meu cpf está pendente | ganhei herança, como lanço | dependente, coloco minha mãe? | aposentado com doença grave paga? | comprei ação na bolsa
último dia pra entregar pro leão | recebi da firma o informe, e agora | errei um valor, dá pra corrigir | trabalho pro exterior e recebo em dólar | aluguel que recebo entra?
mei também tem que mandar a da pessoa física? | pensão do meu filho, declara quem | deu a pagar um absurdo, tem jeito de baixar? | carta da receita aqui em casa | moro fora, saída definitiva
posso abater escola e médico | simplificada ou completa | meu contador errou minha declaração, vocês arrumam | faleceu, quem entrega por ele | parcelar o que o leão deu pra pagar | em que lote eu tô
vendi o carro e moto, declaro | declarar impuestos | tax return | I missed the tax deadline | preciso fazer minha declaração, quanto cobram | tenho que declarar esse ano? | deu malha fina, o que faço
não entreguei meu imposto no prazo

# contador-mensal-folha
! honorários contábeis, mensalidade contábil, folha de pagamento, departamento pessoal, Simples Nacional, pró-labore, impostos
quanto por mês pra cuidar da minha empresa | quero mudar de contador, o meu não responde | contratei uma moça, registra pra mim | minha guia veio alta esse mês | preciso do balanço pro banco
quanto custa mandar um funcionário embora | não recebi o boleto do tributo | emitir holerite | fechar minha firma | minha empresa parada precisa declarar? | férias da funcionária, como calculo
pago demais de imposto, dá pra mudar o regime | enviem a guia do dia 20 | comprovante de renda de sócio | débitos na receita, parcelar | certidão negativa | nota fiscal emiti errada
empregada doméstica, fazem o esocial? | décimo terceiro do pessoal | como vocês recebem minhas notas | qual o prazo pra mandar as notas do mês pro contador | retirada minha de dono, quanto coloco
demiti hoje, quanto tempo tenho pra pagar | atestado da empregada, mando pra quem | meu contador sumiu com meus papéis | quanto custa um empregado no total | lucro presumido compensa?
bloquearam minha inscrição estadual | o que está incluso no que pago todo mês pro contador | sou condomínio, vocês atendem? | cambiar de contador | payroll for 5 employees
I need an accountant for my shop

# imobiliaria-alugar
! aluguel, alugar, locação, imóveis para alugar, locatário, casa para alugar, apartamento para alugar
procuro um lugar pra morar até 1500 | tem kitnet perto da faculdade | o prédio pra alugar aceita cachorro? | quero alugar algo e mudar ainda esse mês | aquele apê da foto ainda tá livre?
ponto comercial no centro | 2 quartos com garagem, o que tem | no preço do apê o condomínio tá incluso? | mobiliado pra 6 meses | morar com colega no apê, pode?
me separei e preciso de algo pequeno urgente | quanto é o iptu do de cima da padaria | a partir de quando posso morar no apê | casa com quintal pras crianças | aceitam negociar o valor?
sou estudante, alugam pra mim? | sala pra consultório | temporada na praia no fim do ano | república pra três | tem algo mais barato nesse bairro? | passei na rua e vi a placa de vocês
térreo, minha mãe não sobe escada | galpão de 300 metros | quais os gastos por mês no total | deixam pintar a parede? | quarto e banheiro só, sou sozinho | moro em outro estado, fecho à distância?
pet grande | perto do metrô | proprietário aceita contrato curto? | busco departamento en alquiler | apartment for rent | do you allow pets in the flat | procuro casa pra alugar com 2 quartos
tem apartamento disponível até 2 mil | quero um lugar pra morar perto do trabalho | aceitam animal no apartamento?

# imobiliaria-garantia-documentos
! fiador, caução, seguro-fiança, garantia locatícia, análise de crédito, comprovante de renda, documentação para locação
não tenho ninguém pra garantir meu aluguel | o que precisa pra alugar | quantos meses tenho que dar adiantado | tô negativado, consigo? | sou autônomo, como provo o que ganho
quanto preciso ganhar pra aprovarem meu cadastro na imobiliária | meu pai aceita ser fiador mas mora em outro estado | estou em experiência no emprego novo
quanto tempo demora pra aprovarem minha ficha | por que fui reprovado na ficha | título de capitalização, aceitam | devolvem o depósito no final? | cartão de crédito como segurança
mei comprova renda como | dois salários juntos somam? | aposentada com um salário mínimo, dá? | precisa ter imóvel quitado no nome? | estrangeiro sem cpf pode alugar? | extrato bancário serve
empresa aluga pro funcionário, que papéis | minha mãe assina e eu moro | cobram pra consultar meu nome na locação? | sem comprovar nada mas pagando seis meses à vista? | meu irmão quer sair de garante
o seguro no lugar de fiador é quanto por ano | aplicativo sem exigir nada, vocês têm parceria? | mandei os papéis ontem, aprovaram? | casado, os dois assinam? | universitário com pai pagando
preciso reconhecer firma? | no tengo garante | what do I need to rent | no guarantor, can I pay a deposit | dá pra alugar sem fiador | quais papéis pra alugar a casa
meu nome tá negativado, alugam pra mim | posso pagar adiantado em vez de ter fiador

# imobiliaria-comprar-financiar
! comprar imóvel, financiamento, FGTS, entrada, Minha Casa Minha Vida, apartamento à venda, lançamento
quero sair do aluguel | quanto preciso de entrada pra casa própria | ganho 3 mil, qual casa consigo | usar meu fundo de garantia | lote pra construir | quanto fica a parcela do apê financiado
financia a casa pela caixa? | aceita meu carro na compra da casa | na planta, quando entregam | cartório e imposto, quanto a mais | meu nome tá sujo, consigo comprar? | faz simulação pra mim
sobrado até 400 mil | o terreno tem escritura? | subsídio do governo | vi o anúncio, ainda tá à venda? | junto minha renda com a do namorado | direto com o dono, parcela? | sítio pra lazer
quero investir em algo pra alugar depois | tenho 58 anos, o banco libera? | consórcio contemplado aceita? | apartamento com três quartos e lazer | deu score baixo no banco | cobertura com vista
casa em leilão | a documentação da casa à venda tá em dia? | troco meu apê por casa | quanto custa o metro nesse bairro | vou casar e quero o primeiro cantinho | comprar una casa
buying a flat, how does the mortgage work | houses for sale near the beach

# imobiliaria-visita
! agendar visita, visita, visitar imóvel, corretor, chaves, conhecer o imóvel
quero ver a casa por dentro | posso ir hoje olhar o apê | sábado dá pra ver o apartamento | pego a chave aí e vou sozinho? | quem me mostra o imóvel | manda vídeo do lugar, moro longe
meu marido só pode depois das 18h pra ver a casa | tem mais foto do banheiro da casa? | corretora não apareceu | o inquilino ainda mora lá, mostra mesmo assim?
queria ver dois apartamentos no mesmo dia | me encontro com vocês no endereço ou na loja? | precisa deixar documento pra pegar a chave | já vi, quero levar minha mãe pra ver também
me passa o contato de quem anunciou | qual a localização exata antes de eu ir | remarcar o dia de ver o terreno | olhar o apê demora? tô no almoço | dá pra medir os cômodos pros meus móveis
decorado, funciona domingo? | levei um bolo ontem na porta do prédio | quero passar na frente da casa antes, qual a rua | levo pedreiro comigo pra olhar | tem tour em 360
à tarde bate sol? queria ver nessa hora | já tem proposta? quero ver antes que vá | interessado na cobertura, quando me mostram | se eu gostar já fecho na hora | avisa a portaria que vou olhar o 301
meu corretor saiu, quem me acompanha | quiero ver el departamento | can I view it tomorrow | show me the house

# inquilino-manutencao-contrato
! manutenção do imóvel, inquilino, vistoria, contrato de locação, reajuste, vazamento, reparo
o teto tá pingando na casa que alugo de vocês | quem paga o conserto do aquecedor | subiu demais meu aluguel | descarga não funciona, o dono arruma? | mofo no quarto do bebê
quando vence meu período na casa alugada | quero renovar por mais um ano | posso trocar o piso? | cupim nos armários do apê alugado | boleto do condomínio é meu ou do dono
não recebi o boleto da casa | barulho do vizinho de cima | o portão eletrônico do prédio quebrou | acabou a luz só no meu | a pintura era obrigação minha? | entrei e já estava riscado, anotam?
índice igpm ou ipca | passar pro nome da minha esposa | caiu o muro na chuva | o proprietário quer vender, tenho que sair? | instalar ar, precisa autorização? | obra extra do prédio, quem arca
troca da fechadura | vou atrasar o aluguel | iptu veio pra mim | chuveiro queimou | faz um mês que pedi e ninguém veio consertar a pia | sublocar um quarto | quero desconto, tá muito acima do mercado
rato e barata, quem dedetiza | se rompió una tubería | leak in my rented apartment | my landlord won't fix the heater | tem um vazamento no apartamento que alugo
o chuveiro da casa alugada estragou, quem paga | meu aluguel aumentou, tá certo isso? | quero renovar minha locação

# inquilino-sair-entrega-chaves
! entrega das chaves, desocupação, aviso prévio, multa rescisória, rescisão de locação, vistoria de saída
vou sair da casa | comprei a minha, como devolvo a alugada | quantos dias antes aviso que vou mudar | pago o quê se sair do apê antes de um ano | tenho que pintar tudo antes de devolver a casa
quando devolvem meu depósito | fui transferido de cidade pelo trabalho, tem multa? | onde deixo as chaves | acharam defeito que já tinha | último mês pago proporcional?
desligo a luz ou passo pro dono | meu contrato acabou, posso ficar mais um mês? | não concordo com o que cobraram na saída | quem vem conferir o apê no fim | buracos de prego, preciso tapar
já tirei tudo, podem vir olhar | meu colega vai sair e eu fico | despejo, recebi uma carta | posso usar a caução como último aluguel | saio dia 15, como é feito o cálculo
preciso do termo de quitação | perdi uma das chaves que tenho que devolver | quero que outra pessoa assuma meu lugar na casa | limpeza é exigida na devolução? | separei e vou embora, ela fica
faltam quatro meses, quanto custa romper | marcaram a inspeção e não vieram | o papel de nada consta da água e luz | deixei um armário lá, tem problema? | faleceu o inquilino, como fazem
entregar el apartamento | I'm moving out | breaking my lease early | quero devolver o apartamento | vou me mudar, o que preciso fazer com a imobiliária | pago multa se sair da casa antes do fim
recebo minha caução de volta quando

# proprietario-anunciar-imovel
! anunciar imóvel, avaliação de imóvel, administração de aluguel, captação, comissão, proprietário, taxa de administração
tenho uma casa vazia e quero pôr pra alugar | quanto vale meu apartamento | quero vender meu terreno | quanto vocês ficam de porcentagem | se o morador não me pagar, o que acontece
que dia cai meu repasse | vocês tiram as fotos da minha casa pra anunciar? | exclusividade é obrigatória? | herdamos um imóvel e queremos vender | quantos dias leva pra achar inquilino
quem cuida dos problemas com quem mora | já anunciei sozinho e não vendeu | quero trocar de administradora | moro no exterior e tenho sala parada | não caiu o dinheiro do meu inquilino
tem que estar quitado pra vender? | garantem que recebo o aluguel todo mês | o inquilino quebrou tudo, e agora | documentos pra pôr à venda | vendo com a mobília? | tiro a placa de outra imobiliária?
baixar o preço do anúncio | preciso reformar antes de pôr no mercado | quero a casa de volta pra meu filho morar | informe dos rendimentos do que recebo | airbnb, vocês administram?
cobram se meu imóvel não vender? | interessados viram meu apê? | avaliação pra inventário | vender rápido, aceito proposta | quiero vender mi casa | sell my apartment
how much would my place rent for

# seguro-cotacao
! seguro, cotação de seguro, seguro auto, seguro de vida, seguro residencial, corretora de seguros, apólice, cobertura
quanto fica pra proteger meu carro | comprei um zero e vou tirar da loja amanhã | o meu tá vencendo e subiu muito | o que cobre se roubarem | protegem moto também?
quero deixar minha família amparada se eu morrer | filho de 18 dirige, muda o preço? | casa pega fogo, o que pagam | qual o valor da franquia | uso pra uber | carro antigo de 2005, seguram
celular contra roubo | viagem pra europa, obrigatório | tenho bônus de outra companhia | guincho até quantos km | cobrir só terceiros é mais barato? | meu comércio pode ser protegido contra enchente?
garagem na rua, influencia? | trator e máquina agrícola | vidro e farol tá junto? | carro reserva quantos dias | bike cara, tem? | plano funeral | parcela em quantas vezes a proteção do carro
cobrem granizo | carro de leilão faz? | se meu cachorro morder alguém, tem alguma cobertura | troquei de veículo, passo pro novo | placa e cep mando por aqui? | previdência privada vocês vendem
seguro para mi coche | car insurance quote | life insurance for my family

# seguro-sinistro-assistencia
! sinistro, acionar o seguro, assistência 24h, guincho, franquia, indenização, terceiro
bati o carro, o que faço agora | meu carro morreu na estrada | furtaram minha moto hoje de madrugada | o outro fugiu sem pagar | estourou o pneu e não tenho macaco
ele bateu em mim e disse que tem cobertura com vocês | quando sai o dinheiro do perda total | trinquei o para-brisa | qual telefone ligo pra reboque | boletim de ocorrência precisa?
minha casa alagou, cobre? | chave trancada dentro | levei na oficina e não liberaram | bateria arriou | queimou a tv com o raio | meu marido faleceu, como recebo
quanto vou pagar do meu bolso no conserto | posso escolher a oficina | negaram meu pedido, por quê | fui eu o culpado, pago o do outro? | acharam meu carro depois do roubo
encanador de emergência, tá incluso? | que fotos mando da batida | perdi o prazo pra avisar da batida | carro reserva, quando pego | mala extraviada na viagem | perco o bônus se usar?
granizo amassou tudo | andamento do meu conserto | parado no acostamento com duas crianças, mandem alguém | choqué el auto | I had a car accident | I need a tow truck | bateram no meu carro
preciso de um reboque agora | roubaram meu carro, como aciono | meu carro parou no meio da rua

# internet-planos-instalacao
! plano de internet, planos, fibra óptica, instalação, mega, cobertura, viabilidade, roteador, wi-fi
quero colocar net em casa | a fibra chega na minha rua? | qual a internet mais rápida | quanto é 500 | quando vêm instalar | mudei de casa, levo a internet junto?
trabalho em casa, quantos megas preciso | tem taxa pra pôr a net? | meu filho joga online, qual recomendam | tem fidelidade de um ano? | zona rural atende? | vem com tv ou telefone?
quantos aparelhos aguenta | preciso de mais alcance no quarto dos fundos | moro no 10º andar, passa cabo? | comprei meu próprio aparelho de sinal, posso usar? | tô na concorrente e quero trocar
nome sujo, instalam? | instalam o wi-fi no sábado? | câmeras da loja precisam de qual velocidade | aumentar minha velocidade | ip fixo | mudar o ponto de lugar dentro de casa
marcaram ontem e não apareceu ninguém pra colocar | condomínio novo, já tem de vocês? | baixar minha net pra um plano mais barato | upload quanto | streaming grátis incluso?
empresa com 20 computadores | quero contratar a net, que documento mando | quiero internet en casa | broadband plans | do you cover my street

# internet-sem-sinal-suporte
! suporte técnico, sem conexão, internet lenta, sem sinal, oscilação, reiniciar o roteador, LOS vermelho
caiu toda a internet aqui | tá vermelhinho piscando | não carrega nada desde cedo | netflix fica travando | tô sem net e trabalho home office | o wi-fi não pega no quarto | paguei 500 e chega 50
esqueci a senha da rede | quando volta? bairro todo tá assim | caminhão arrebentou o fio na rua | já desliguei e liguei o roteador e nada | mandem um técnico, a net não volta
trocar a senha, o vizinho tá usando | só o cabo funciona | fica caindo toda hora | meu jogo tá com ping alto | depois da chuva parou | cachorro comeu o cabo | não conecta na tv
tem previsão de normalizar | o aparelho não acende | queda de luz e não voltou mais | quero abatimento pelos dias parado | atendente disse duas horas e já faz um dia
o celular diz conectado mas não navega | mudar o nome da rede | terceira vez na semana que fico sem internet | site do banco não abre só na de vocês | videochamada congela
poste pegou fogo e ficamos sem | no tengo conexión | wifi is down | slow internet since yesterday | minha internet não funciona | tô sem internet desde ontem à noite | o sinal cai o tempo todo
a net tá muito lenta | a luz do modem tá vermelha | não consigo assistir nada, fica carregando

# internet-fatura-cancelamento
! fatura, segunda via, desbloqueio de confiança, cancelamento, fidelidade, mudança de titularidade, bloqueio por falta de pagamento
cortaram minha net, já paguei | não achei o boleto da internet | liberem por uns dias que pago sexta | a conta da net veio mais cara esse mês | quero desligar tudo
quanto pago pra sair da internet antes de um ano | mudar a data de vencer a conta da net | passar a internet pro nome do meu marido | vou viajar 3 meses, suspende a net? | devolvo o roteador onde
quem retira o modem | cobraram visita que não pedi | pix da conta da net, qual a chave | tô devendo duas, parcela? | promessa de pagamento | cancelei a internet e ainda vem cobrança
meu nome foi negativado por vocês | paguei a conta da internet duas vezes | a promoção acabou e ninguém avisou | faleceu a titular | comprovante enviado, quando volta o sinal
achei mais barato na outra, fazem melhor? | cadastrar débito em conta da banda larga | por que a conta da net veio com dois valores | mudei pra lugar sem cobertura, pago multa?
não tenho como pagar agora, vão cortar que dia | cpf pra tirar a conta | taxa de religar existe? | contestar um valor | juros de um dia de atraso? | cancelar el servicio de internet | resend my bill
cancel my contract for internet | me manda a conta da internet | cortaram meu sinal por falta de pagamento | quero cancelar a internet | paguei a net e não voltou
não quero mais o serviço de vocês, tem multa pra sair da internet?

# limpeza-residencial
! limpeza residencial, faxina, diarista, limpeza pesada, limpeza pós-obra, passadoria, faxineira
minha casa tá um caos | quanto pra deixar um apê de 2 quartos brilhando | preciso de alguém uma vez por semana | terminei a reforma, tá tudo branco de pó | a moça leva os produtos?
quantas horas a faxineira fica | quem limpa passa roupa também? | vou entregar o imóvel e tem que estar um brinco | vidro por fora limpa? | quebrou meu vaso, quem paga
é de confiança? vou deixar a chave | quero sempre a mesma pessoa | a diarista cobra por hora ou dia | geladeira e forno por dentro | não gostei, faltou limpar o banheiro
tenho gato e alergia a produto forte | vem limpar domingo? | mudo sexta, preciso antes | mensalista pra limpar a casa, como é | casa de praia fechada há um ano | posso ficar em casa durante?
depois da festa, sobrou sujeira | a diarista faltou hoje | lava varanda e quintal? | organizam armário | a diarista tem registro? | dois andares e 4 banheiros, qual valor
idosa sozinha precisa de ajuda com a casa | cozinham também? | acumulador, casa com muito lixo | limpieza de casa | house cleaning | I need a cleaner weekly | preciso de alguém pra limpar minha casa
quanto cobra a faxina de um apartamento | vocês têm uma moça pra faxinar toda semana | terminei obra e preciso limpar tudo

# limpeza-estofados-dedetizacao
! higienização de estofados, sofá, colchão, tapete, impermeabilização, dedetização, limpeza de caixa d'água
meu sofá tá fedendo a xixi de cachorro | barata saindo do ralo | meu filho vomitou no colchão | ácaro, minha filha tem rinite | quanto pra lavar 3 lugares retrátil | seca em quanto tempo
rato no forro | cupim na madeira | a mancha de vinho sai? | escorpião no quintal | preciso sair de casa pra passar o veneno? | bebê e gato em casa, é seguro? | banco do carro sujo
cadeiras do escritório 40 | formiga na cozinha | proteger o sofá pra não manchar mais | certificado pra vigilância sanitária | água com gosto ruim, tanque sujo | percevejo na cama
o veneno dá garantia de quantos meses | cortina, lavam no lugar? | pombo no telhado | busca o tapete? | restaurante, controle mensal de pragas | couro, vocês tratam | carrinho de bebê e cadeirinha
pulga infestou tudo | morcego | o veneno tem cheiro? | poltrona amamentação encardida | limpiar sofá | mattress cleaning | cockroaches everywhere

# limpeza-empresas-terceirizacao
! limpeza comercial, terceirização, facilities, portaria, condomínios, conservação, zeladoria
preciso de equipe pra manter meu escritório | minha clínica necessita alguém todo dia | somos um prédio de 60 apartamentos | mandam zelador | quanto pra loja de 200m² três vezes na semana
copeira também? | a funcionária falta, mandam outra? | jardinagem pro condomínio | porteiro 24 horas | fachada de vidro | cera no piso, polimento | material incluso no contrato mensal?
galpão industrial | emitem nota pra pj | escola em férias, faxinão geral | quem responde pela equipe terceirizada na justiça | evento no sábado, pessoal de apoio | supervisor passa?
quero visita pra orçar minha empresa | limpar a loja à noite, depois que fecha | trocar a faxineira que está na nossa empresa | supermercado, máquina de lavar piso | lixo hospitalar
prazo do contrato da equipe de limpeza | síndico novo, quero cotar | banheiro químico e evento de rua | recepcionista temporária | uniforme e EPI, quem dá
obra comercial entregue, tirar respingo de tinta | pós-festa salão do prédio | limpieza de oficinas | office cleaning contract | janitor for our building

# mudancas-fretes
! mudança, frete, carreto, caminhão, montagem de móveis, embalagem, guarda-móveis
vou trocar de casa dia 30 | levar uma geladeira pro outro bairro | quanto pra levar os móveis pra outro estado | vocês embalam a louça? | desmontam guarda-roupa
carregam móvel pela escada? terceiro andar sem elevador | buscar um sofá que comprei | quanto tempo demora até Curitiba | piano, levam? | tem seguro se quebrar algo no caminhão | içamento pela varanda
preciso guardar as coisas 2 meses | quantos ajudantes vêm carregar | só tenho uma cama e caixas | aproveitar viagem de volta sai mais barato? | carregar uma geladeira hoje ainda dá?
arranharam minha mesa | levam moto junto | escritório inteiro, 12 mesas | mando a lista do que tem pra calcular? | caixa de papelão vocês dão? | domingo pode no prédio? | cachorro vai no caminhão?
fui despejada e preciso tirar tudo amanhã | cobram por km ou hora | entulho levam? | plantas e aquário | remontam no destino? | retirar doação e levar
quanto antes preciso reservar o transporte das minhas coisas | mudanza | moving company quote | I need a van to move my stuff | quanto fica pra levar minhas coisas pra outra casa
preciso transportar um sofá e uma geladeira | vou me mudar sábado, vocês fazem | alugam caminhão com motorista e ajudante

# fotografo-ensaio
! ensaio fotográfico, ensaio, fotógrafo, sessão de fotos, newborn, gestante, book, fotos tratadas
quero tirar fotos com minha barriga | quero fotografar meu bebê de 10 dias | foto profissional pro linkedin | quanto pra registrar minha família no parque | quantas imagens recebo | smash the cake
tem figurino ou levo roupa | não sou fotogênica, me ajudam a posar? | 15 anos, externa | estúdio ou na praia | quanto tempo dura a sessão de cliques | casal de namorados no pôr do sol
sensual, discreto | se chove no dia das fotos, remarca? | maquiagem incluída no clique? | cachorro pode sair junto na foto | fotos dos meus produtos pro instagram | cardápio novo, clicar pratos
posso escolher quais imagens ficam | acompanhamento mês a mês do nenê | parto, vocês registram | currículo de modelo | quero só 5 pra usar no site | natal com cenário | doutores da clínica, retratos
fotografar mãe e filha | tem fundo branco? | imóvel pra anunciar, fazem com drone? | o bebê não dormiu nas fotos, refaz? | formatura individual com beca | sesión de fotos embarazada
family photoshoot | headshots for work

# fotografo-eventos-entrega
! cobertura fotográfica, álbum, filmagem, entrega das fotos, galeria online, casamento, making of, prazo de entrega
vou casar e quero registrar tudo | quando ficam prontas as nossas fotos | casei há 3 meses e nada | gravam vídeo da festa também? | aniversário de 1 ano quatro horas quanto
link expirou, mandam de novo? | sem marca d'água | drone na festa | livro impresso de quantas páginas | segundo fotógrafo vai junto? | perdi o pen drive | batizado na igreja
fotografar uma hora extra na festa | quero todas, inclusive as ruins | não gostei das cores das fotos | vocês guardam as fotos por quanto tempo | tenho direito aos originais? | show da minha banda
evento corporativo com palestra | foto da minha avó ficou de fora | imprimem na hora? | quanto antes reservo o fotógrafo | fotografam festa em outra cidade | reels curtinhos do casório
prévia ainda essa semana? | apagar minha imagem do site de vocês | cabine com plaquinha, totem | trocar umas 10 do álbum | revelar as do meu celular | formatura de 40 alunos
cuándo entregan las fotos de la boda | when will our photos be ready | wedding photographer and video | quando recebo as fotos da minha festa | ainda não recebi meu álbum
já posso ver as fotos do casamento

# festas-buffet-infantil
! festa infantil, buffet infantil, aniversário, recreação, monitores, pacote de festa, brinquedos, salão de festas
meu filho vai fazer 6 e quero comemorar | quanto a festinha pra 50 pessoas | tem piscina de bolinha | bebê paga na lista de convidados? | que dia tem livre em maio | levo o bolo de fora?
quantas horas de festinha | tema da patrulha | e se vier mais gente que o combinado | docinho incluso? | comemorar em dia de semana é mais barato? | palhaço ou mágico | adultos comem o quê
cama elástica alugam pra levar em casa | pula pula e algodão doce | quero só o espaço, faço o resto | celíaco convidado, tem opção? | cancelei porque ele adoeceu, remarca?
parcelam até o dia do aniversário | posso ver o salão durante a festinha de outra criança | monitor cuida dos pequenos? | chá revelação | 15 anos cabe aí? | bebida alcoólica pode levar
que horas entro pra arrumar a festinha | decoração de bexiga | menino autista, abaixam o som? | quantos convidados mínimo | fica alguém com a lista de convidados na porta? | sobrou comida, levo?
cumpleaños infantil | kids birthday party venue | how much for 40 guests

# casamento-eventos-espaco
! casamento, espaço para eventos, salão, cerimonialista, assessoria, cerimônia, locação do espaço, capacidade, recepção
vou casar ano que vem, têm data? | cabem 200 sentados? | quanto é só o lugar pra casar | no jardim, e se chover | preciso de alguém pra organizar o grande dia | comida é com vocês ou trago de fora
até que horas o som | mini wedding pra 40 | confraternização da firma | bodas de ouro dos meus pais | tem quarto pra noiva se vestir | se faltar luz na festa tem gerador?
taxa de rolha do vinho na festa, quanto | sinal pra travar o dia | pandemia ou doença, remarca? | banda ao vivo pode | quanto por convidado | tem igreja perto ou celebrante | quero ver o sítio
estaciona quantos carros | casal de homens, sem problema? | degustação antes de fechar | convidado com cadeira de rodas | formatura com jantar | congresso com projetor
fornecedor indicado é obrigado? | montagem na véspera | fogos e sparkles | segurança e brigadista por conta de quem | bem-casado, convite, vocês cuidam? | boda en la playa | wedding venue
corporate event for 100 people

# decoracao-som-locacao-festa
! decoração, aluguel de mesas e cadeiras, locação de material, DJ, som e iluminação, tenda, balões, flores
preciso de 10 jogos de cadeira pra sábado | toalha e louça | arco de bexiga | quem toca na festa | painel com o nome dela | levam e montam? | arranjo de centro | buquê da noiva | quanto é pista de led
caixa de som e microfone pra culto | vai chover, cobertura pro quintal | pegue e monte tema safari | recolhem que horas | quebrou taça, pago? | máquina de fumaça | freezer e chopeira | karaokê
telão pra retrospectiva | forro e cortina de luz | dj que toque sertanejo | posso buscar eu mesmo e economizar | rústico com madeira | gás e fogão industrial | quanto tempo antes vêm montar
banheiro químico | chá de bebê tons pastéis | trono da debutante | painel no tamanho da minha parede | palco pequeno | queda d'água de flores na entrada | alquiler de sillas | balloon arch
rent a tent for a party

# grafica-orcamento-arquivos
! gráfica, impressão, cartão de visita, banner, orçamento, panfleto, adesivo, arte final, arquivo em PDF
quero mil cartõezinhos | faixa pra frente da loja | vocês criam o desenho ou mando pronto | quanto cada convite | em que formato envio | colar na geladeira com meu telefone | plaquinha de acrílico
imprimir meu tcc capa dura | folheto da pizzaria | qual a quantidade mínima pra imprimir | vetorizar minha logo | a imagem tá com baixa qualidade? | cardápio plastificado
xerox colorida quanto a folha | caneca com foto | letreiro luminoso | camiseta da turma | envelopar o carro | etiqueta pros meus potes | bloco de pedido com numeração | carimbo do médico
pasta com bolso | quero algo bonito mas não tenho ideia | santinho de missa de sétimo dia | imprimir foto grande pra parede | cmyk ou rgb | rótulo resistente à água | calendário de brinde
caderno personalizado | livro independente, 100 exemplares | tarjetas de presentación | business cards | print a poster today

# grafica-prazo-prova-aprovacao
! prazo de produção, prova, aprovação da arte, reimpressão, retirada, acabamento, laminação, erro de impressão
quando posso buscar meus panfletos | preciso dos panfletos impressos pra amanhã cedo | o panfleto saiu com telefone errado | posso ver como fica antes de rodar | a cor veio diferente da tela
mudar uma palavra ainda dá? | já aprovei mas achei um erro | chegou cortado torto | faltaram 50 cartões no pacote | imprimir com urgência paga a mais? | brilho ou fosco | meu banner tá pronto?
quantas alterações na arte posso pedir | meu evento é sábado, dá tempo da faixa? | mandem a amostra | descolou o adesivo | quanto tempo leva a caneca | vocês erraram, refazem? | verniz localizado
enviam pra minha cidade os impressos | dobra e furo | pedi em A5 e veio A4 | esqueci de mandar o verso | ninguém me mandou o layout | quero repetir o mesmo do ano passado | papel mais grosso
corte redondo | o pdf travou, receberam? | em que etapa está meu serviço de impressão | troca o CNPJ da arte | cuándo está listo mi pedido de impresión | are my flyers ready
there's a typo in my print | quando fica pronto o que mandei imprimir | dá pra imprimir hoje ainda | o impresso veio errado

# viagem-pacotes
! pacote de viagem, pacotes, destino, resort, cruzeiro, passagem aérea, hospedagem, roteiro
quero conhecer o nordeste | quanto pra ir com a família em julho | lua de mel, sugerem o quê | saindo daqui de ônibus | all inclusive com criança | orçamento pra Gramado no natal | só o voo
parcela em quantas a viagem | Disney, quanto fica pra quatro | navio em fevereiro | o que tá incluído na viagem | excursão pro show | bebê paga passagem? | tenho 5 mil, dá pra onde?
idoso viajando sozinho, tem grupo de excursão? | praia barata em baixa temporada | machu picchu | tem guia em português | quero neve | feriado da páscoa | transfer do aeroporto
terra santa com a paróquia | viagem surpresa pra esposa | despacho de mala tá junto? | Aparecida bate e volta | jalapão, fazem? | hotel perto do parque aquático | intercâmbio de um mês | usar milhas
qual época não chove | paquete a Río | honeymoon packages | trip to Bonito for two

# viagem-documentos-alteracao
! passaporte, visto, remarcação de passagem, cancelamento de viagem, voucher, check-in, seguro viagem, bagagem
não vou poder mais viajar | trocar a data do meu voo | fiquei doente na véspera | meu nome veio errado no bilhete | só rg serve pra Argentina? | meu filho viaja só com o pai, que papel
ainda não recebi os papéis do hotel | americano, vocês ajudam a tirar? | companhia aérea cancelou, e agora | devolvem quanto da passagem | perdi o avião | quantos quilos posso levar | mala não chegou
precisa de vacina pra entrar lá? | quem faz a marcação de assento | gestante pode voar até quando | tô no aeroporto e o transfer não veio | identidade com mais de 10 anos, aceitam?
o hotel não achou minha reserva | meu documento vence mês que vem | levar cachorro na cabine | transferir meu lugar pra outra pessoa da excursão | quebrei a perna, reembolsam? | remédio na mala de mão
fila do consulado, agendam | me mandem o localizador | greve, o que acontece com meu passeio | cnh digital embarca? | plantão, quem me socorre lá fora | crédito que ficou da viagem, até quando uso
cambiar mi vuelo | I need to change my flight | do I need a visa | preciso mudar a data da viagem | não posso mais ir na viagem, devolvem o dinheiro | que documento preciso pra viajar pra fora
meu voo foi cancelado

# coworking-planos
! coworking, estação de trabalho, sala de reunião, sala privativa, endereço fiscal, escritório virtual, diária
preciso de uma mesa pra trabalhar | não aguento mais home office | quanto uma mesa só um dia | receber cliente num lugar bonito por duas horas | usar vocês como sede da empresa
internet é boa pra call? | cabine pra ligação | equipe de 6, tem espaço fechado? | café e água liberado? | posso trabalhar aí 24 horas? | recebem minha correspondência | psicóloga, alugar por hora
gravar podcast | auditório pra 30 | imprimir aí | deixar minhas coisas no armário | levo convidado? | monitor extra | sem fidelidade, mês a mês? | pode fazer barulho? | sábado abre pra quem é fixo?
posso testar um turno de graça | nota pra minha empresa reembolsar | tem bike e chuveiro | advogado, atender cliente com sigilo | reservar uma salinha pra entrevista amanhã
registro na junta com o endereço de vocês | sou nômade digital, fico 2 semanas | pet pode ficar no meu pé? | horas que sobraram acumulam? | espacio para trabajar | desk for a day | meeting room for 8

# lavagem-estetica-automotiva
! lavagem, lava-rápido, lava jato, polimento, higienização interna, vitrificação, cera, estética automotiva
meu carro tá imundo | quanto a completa de suv | criança derrubou leite no banco | risco na lataria, tira? | pra lavar o carro tem que marcar ou chego | lavar demora? espero aí
buscam o carro em casa pra lavar e devolvem | cheiro de cigarro | motor, vocês lavam | lavar moto quanto | farol amarelado | pelo de cachorro no carro todo | caminhonete cheia de barro
cristalizar pintura | lavam o carro por baixo também? | mancha de chuva ácida no vidro | só aspirar o carro | seco, sem água | couro ressecado | vou vender o carro e quero deixar brilhando
mofo por dentro depois da enchente | ar com odor | lavar o carro toda semana, tem plano | sumiu meu óculos de dentro do veículo | insulfilm | piche e cimento grudado | caminhão baú | pretinho
proteger a pintura quanto dura | o carro fica lavado até as 17? | lavar el auto | car wash | detailing inside

# aluguel-carros
! locação de veículos, aluguel de carros, locadora, diária, caução, retirada, devolução, quilometragem
preciso de um veículo por três dias | quero rodar de aplicativo, tem semanal? | sem cartão de crédito, dá? | tirei carta faz um ano, posso? | quanto fica um carro por mês | bloqueiam quanto no limite
pego no aeroporto e largo no centro | viajar com o carro de vocês pra outro estado pode? | bati o de vocês | multa do carro que peguei com vocês chegou pra mim | tem carro automático na frota?
7 lugares pra família | tanque cheio na volta? | atrasei duas horas pra devolver o carro | o carro vem com cadeirinha pra bebê? | dois motoristas no mesmo carro | tenho 20 anos, posso pegar carro?
van pra 15 com motorista | furou o pneu do que peguei | km livre? | noiva quer um antigo | meu quebrou, preciso de um enquanto conserta | moto por semana pra fazer entregas
com nome sujo consigo pegar carro? | quais documentos mostro pra retirar | estender mais dois dias | cobraram limpeza, absurdo | pickup pra carregar coisa | seguro tá na diária?
quando devolvem o valor bloqueado | alquilar un coche | rent a car | can I drop it off in another city

# assistencia-instalacao-casa
! instalação, eletricista, encanador, marido de aluguel, ar-condicionado, reparos residenciais, pintura, visita técnica
pingando embaixo da pia | tomada dando choque | não tem quem pendure minha tv | disjuntor cai toda hora | vaso entupido transbordando | split, quanto pra colocar | limpeza do ar que tá fedendo
chuveiro só sai água fria | pintar um quarto quanto | trocar lâmpada alta e montar estante | conta de água veio absurda | curto na cozinha, tá com cheiro de queimado | infiltração na parede
colocar varal e cortina | cobram pra vir ver o vazamento? | gás, trocar mangueira do fogão | ventilador de teto | portão emperrou, consertam? | vêm hoje? a água tá jorrando | telhado com goteira
rejuntar banheiro | fechadura quebrou, tô pra fora | puxar ponto novo de luz | tenho o material, só a mão de obra | carregador de carro elétrico | caixa d'água transbordando | máquina de lavar, ligar
o eletricista dá garantia? | drywall pra dividir sala | desentupir ralo | se rompió el caño | plumber needed | install my AC

# seguranca-eletronica-chaveiro
! câmeras, alarme, cerca elétrica, monitoramento, interfone, portão eletrônico, chaveiro, fechadura digital
quero vigiar minha casa pelo celular | entraram no meu quintal | perdi minha chave | sirene disparando sem parar | minha loja foi arrombada | abrir o carro, tranquei dentro | copiar a do apartamento
não consigo ver a imagem no app | quanto 4 pontos com gravador | motor travou e não sai da garagem | colocar senha na porta | o bip não funciona | vocês ligam se alguém entrar? | viajo e fico com medo
grava quantos dias | cachorro aciona o sensor? | codificada com chip | condomínio quer reconhecer rosto | segredo do cofre | choque no muro | quero ver a babá | câmera paga por mês ou só compra
trocar o miolo, ex tem cópia | tag do prédio, fazem mais | sem energia continua gravando? | preciso das imagens de ontem | falta de luz zerou tudo | campainha com vídeo | vem de madrugada abrir porta?
controle remoto clonar | me quedé afuera de casa | locked out | CCTV for my shop

# despachante-documentos-veiculo
! despachante, licenciamento, transferência de veículo, IPVA, emplacamento, multas, CRLV, segunda via
comprei um usado e preciso passar pro meu nome | meu carro foi guinchado, como tiro | quanto devo nesse veículo | placa nova mercosul | recorrer de infração | não fiz o papel desse ano
carro de falecido | vendi e continua vindo cobrança | zero km, quem põe placa | quantos pontos tenho na carteira | perdi o recibo de compra | mudar de cidade no documento | parcelar o imposto atrasado
gravame, já quitei | cor mudou, pintei de preto | vistoria do carro é onde | comunicar que vendi | PCD isenção | placa clonada | perdi a placa na enchente | dar baixa em sucata
quanto cobram pra passar carro de nome | bloqueio judicial | documento digital do carro não aparece | leilão, regularizar | gnv incluir | reboque precisa de placa?
dono mora em outro estado, como faz | indicar quem dirigia | prazo de 30 dias já passou, multa quanto | transferir auto | transfer car ownership | unpaid fines on my car

# traducao-juramentada-cidadania
! tradução, tradução juramentada, cidadania, apostila de Haia, certidão, tradutor, apostilamento
meu bisavô era italiano | preciso dos papéis em inglês pra universidade | quanto por página traduzida | casar em Portugal, que papéis | o papel traduzido vale em qualquer país?
prazo pra três nascimentos | alemão, fazem? | diploma pra trabalhar fora | cartório pediu carimbo internacional | buscar registro antigo de família | digital ou impresso com selo
visto de trabalho, histórico e antecedentes | intérprete pra reunião | mando foto ou original | nome do avô escrito diferente | urgente, consulado na sexta | meu contrato em espanhol pra português
carteira de motorista estrangeira | sobrenome dá direito? | só minha mãe nasceu lá, consigo? | legendar vídeo | artigo científico | manual técnico | procuração vinda dos EUA
quantos anos demora pra sair o passaporte europeu | site da empresa em outra língua | sentença de divórcio estrangeira | filhos meus entram junto no pedido de nacionalidade? | revisar texto em inglês
traduzem chinês? | traducir mi partida de nacimiento | certified translation | Portuguese nationality through grandparents

# marketing-site-design
! criação de site, marketing digital, redes sociais, logotipo, identidade visual, tráfego pago, Google Ads, design
quero que minha loja apareça na internet | não vendo nada pelo instagram | quanto um logo | anúncio no google | meu perfil foi hackeado | quantos posts por mês | fazer loja virtual
tenho só um nome e preciso da marca | ninguém acha minha empresa no mapa | domínio e e-mail | gravam vídeos pra gente? | em quanto tempo traz cliente | página caiu do ar | landing page
quem escreve as legendas | verba mínima pra patrocinar | cardápio digital | aparecer em primeiro no google | não sei mexer em rede nenhuma, cuidam de tudo? | mudar uma foto lá na página inicial
layout não combina comigo | quantas revisões do logo | pra cuidar do meu instagram, contrato de quantos meses | robô no whatsapp | meu anúncio foi reprovado | aplicativo pro meu negócio
relatório do mês | sou dentista, pode divulgar antes e depois? | perdi acesso ao facebook da firma | registro de hospedagem venceu | necesito una página web | build me a website | run my Instagram

# informatica-suporte-empresas
! suporte de TI, informática, computador, formatação, backup, rede, servidor, vírus, manutenção de computadores
meu pc não liga | notebook lento demais | perdi todos os arquivos | tela azul | impressora não imprime | pegou praga e pede dinheiro | word pede ativar | quanto pra limpar e instalar tudo de novo
derramei café no teclado | montar os cabos da minha loja | email da empresa parou | pasta compartilhada não abre | máquina gamer | colocar ssd | vêm arrumar o computador aqui ou levo | acessa remoto?
hd fazendo barulho | recuperar fotos do cartão | contrato mensal pra cuidar de 10 computadores | trocar tela do laptop | esqueci a senha do windows | nota fiscal não emite, sistema travou
esquenta e desliga sozinho | copiar tudo na nuvem | quanto tempo o notebook fica aí | carregador e bateria | passar dados do velho pro novo | mac, mexem? | wifi do escritório não alcança o fundo
câmera da reunião não funciona | mi computadora no prende | my laptop is broken | IT support for a small office

# cuidador-baba-domestica
! cuidador de idosos, babá, empregada doméstica, agência de domésticas, folguista, acompanhante, enfermagem domiciliar
minha mãe não pode mais ficar sozinha | voltei a trabalhar e preciso de alguém com meu bebê | noite no hospital com meu pai | quanto a cuidadora por plantão de 12h | checam referências?
babá que dorme no serviço | babá só fim de semana | dar banho e remédio | o registro da cuidadora é comigo ou vocês? | não nos adaptamos com a moça, trocam? | quem cubra as férias da minha
ajuda em casa pós-cirurgia por uma semana | alzheimer, tem experiência? | buscar meu filho na escola e ficar até as 20h | cozinhar e lavar também? | homem pra ajudar meu pai a levantar
entrevisto quantas babás antes de escolher | gêmeos recém-nascidos | a cuidadora faltou hoje, mandem outra | curso de primeiros socorros? | urgente, minha sogra teve alta amanhã
sair pra jantar, três horinhas | alguém pra acompanhar minha mãe nas consultas | 12x36 como funciona | a babá viaja com a família? | motorista particular e caseiro | cuidar da minha avó cadeirante
vale transporte da babá é por fora? | babá pra criança especial | a moça mexeu nas minhas coisas | niñera | caregiver for my dad | babysitter tonight

# costura-lavanderia
! costura, ajustes, costureira, lavanderia, barra, lavagem a seco, passadoria, conserto de roupas
a calça tá comprida | engordei e o vestido não fecha | edredom king, quanto | mancha de molho na camisa | zíper estourou | terno pra sábado | vestido de noiva lavar e guardar | passar 20 camisas
tênis branco encardido | encolheu na lavagem | perdi o ticket da roupa que deixei | busca e entrega a roupa suja | botão do casaco caiu | apertar cintura | sumiu uma meia minha | cortina pesada
fazer vestido sob medida | em quantos dias a bainha fica pronta | lavar roupa por quilo ou peça | toga, beca, fantasia | tapete persa | bichinho de pelúcia | jaqueta de couro forro rasgado
rasgou no joelho, remenda? | ficou manchado depois que veio daí | uniforme de restaurante, lavam em quantidade | customizar jeans | tingir calça desbotada | cheiro de mofo no casaco | máquina de moeda
arreglar ropa | dry cleaning | hem my trousers

# orcamento-contratar-servico
! orçamento, proposta, contrato, visita técnica, sem compromisso, prazo de execução, como contratar
quanto vocês fariam pra mim | alguém vem ver a obra antes de dar preço? | me manda os valores por escrito | mando as fotos e vocês calculam? | tô cotando com três empresas
já pedi ontem e ninguém respondeu | quando podem começar | termina o serviço em quantos dias | assinamos alguma coisa antes do serviço? | quanto é a mão de obra | cobram a ida pra avaliar
a proposta vale até quando | ficou fora do que posso, dá pra enxugar? | o que está e o que não está incluído | aprovei o preço, quando começam | preciso pra apresentar ao síndico
outra empresa fez mais barato, conseguem bater? | entrada de quanto pra começar o serviço | qual escopo do serviço | dá pra fazer em etapas | é empresa, precisa de CNPJ na proposta
quem são os clientes de vocês, posso ver trabalhos? | mudou o que eu queria, refaz o cálculo? | licitação, enviam cotação? | só uma ideia de preço, por cima | adendo, quero acrescentar mais coisa
que informações vocês precisam pra calcular | quem vem medir pra passar o preço | fechei com vocês, qual o próximo passo do serviço? | se passar do prazo, tem multa? | me pasan un presupuesto
send me a quote | rough estimate | quanto vocês cobram pelo serviço | quero um preço sem compromisso | alguém pode vir avaliar e passar valor | como contrato vocês

# prestador-atraso-reclamacao
! reclamação, garantia do serviço, ouvidoria, refazer serviço, atraso do técnico, insatisfação com o serviço
marcaram comigo e ninguém veio até agora | o serviço ficou mal feito | fizeram semana passada e estragou de novo | fiquei a manhã toda esperando o técnico | o rapaz foi grosseiro
quero falar com o gerente | vou no procon | ligo pra reclamar e ninguém me atende | terceira vez que prometem vir e não vêm | deixaram uma sujeira aqui | quebraram meu azulejo
quero meu dinheiro de volta do serviço | pagamos tudo e largaram pela metade | cobraram diferente do combinado | a pessoa que veio não sabia nada | fui muito mal atendida | cadê o técnico?
sumiram com uma peça | posso avaliar em algum lugar? péssimo | quanto tempo vocês se responsabilizam pelo que fizeram | parou de funcionar no dia seguinte | quem responde pelo prejuízo
mandem outra pessoa, aquele não | protocolo de ontem, resposta? | decepcionada, sempre fui cliente | só quero que resolvam | voltou a vazar no mesmo ponto | mentiram pra mim na venda
estão me enrolando | vieram fora da hora marcada e eu não estava | pésimo servicio | nobody showed up | I want to complain about the job | o técnico não apareceu
o serviço que fizeram deu problema de novo | quero reclamar do atendimento | tô esperando desde cedo e ninguém chegou | paguei e não fizeram direito
`;
