// Schools and courses: what customers ask, by topic (form: ../topic-index.ts).

export const EDUCACAO = `
# matricula
! matrícula, matrículas abertas, como se matricular, inscrição, aluno novo, taxa de matrícula, documentos para matrícula
quero colocar meu filho nessa escola | como faço pra entrar na turma de vocês | o que preciso levar pra inscrever minha menina | abriram as inscrições pro ano que vem?
dá pra começar na escola no meio do ano | tem prova pra entrar no colégio | até quando posso garantir o lugar pro ano que vem | posso inscrever meu filho pela internet
paga alguma coisa pra se inscrever | quero começar o curso, qual o primeiro passo | meu pequeno vai pra creche pela primeira vez, quero pôr ele aí | preciso do histórico pra inscrever?
quem pode assinar o contrato, eu ou o pai | meu neto vai morar comigo e precisa estudar | quero me inscrever na autoescola | estou interessado em começar em agosto | precisa de fiador pra estudar aí?
tenho nome sujo, consigo estudar mesmo assim | quantas fotos 3x4 levo | sou estrangeiro e quero estudar aí, o que precisa | quero entrar na faculdade usando a nota do enem | quando é o vestibular
inscrevi meu filho e não recebi confirmação | passei no processo seletivo, e agora | atestado de vacina é exigido pra inscrever criança? | tem data certa pra começar ou posso entrar a qualquer momento
carteirinha de vacinação desatualizada impede de entrar | posso inscrever hoje e já assistir aula amanhã? | minha filha quer fazer inglês aí, como proceder
quero fazer academia com vocês, me cadastro onde | segunda graduação precisa de prova de novo? | cómo inscribo a mi hijo | how do I enroll my daughter | sign up for the course
quero pôr minha filha na escola, como faço | o que precisa pra começar a estudar aí | como entro pro curso de vocês | quais documentos da criança eu levo pra entrar na escola
ainda dá tempo de entrar esse ano? | quero começar a estudar com vocês

# rematricula
! rematrícula, renovação de matrícula, renovar matrícula, veterano, reserva de vaga
meu filho já estuda aí, preciso fazer algo pra continuar ano que vem | até que dia garanto o lugar dele pro próximo ano | perdi o prazo de confirmar a permanência
tô devendo duas parcelas, ele pode seguir ano que vem? | aluno antigo paga taxa de novo? | como renovo pelo portal | quanto vai ser o reajuste pro ano que vem
a mensalidade vai subir quanto em janeiro | vou manter as duas meninas, tem desconto pra quem renova logo | preciso assinar contrato outra vez | recebi o comunicado de renovação e não entendi
se não confirmar, perdem meu lugar? | ele reprovou, dá pra ficar na mesma escola | quero mudar ele pra tarde no próximo ano | continua na mesma sala e com a mesma prof ano que vem?
o sistema não deixa eu confirmar a renovação | próximo semestre da faculdade, quando abre pra pegar as matérias | acabou meu módulo, como sigo pro próximo
esqueci de renovar e as aulas já vão começar | sou veterana, quando pego as disciplinas | paguei a taxa mas continua pendente | posso dividir a primeira parcela do ano novo
negociar o débito pra poder seguir estudando | ainda não sei se ele fica, até quando decido | precisa levar documento de novo pra quem já é aluno? | meu plano da academia tá vencendo, como estendo
quem já é da casa tem prioridade? | vai passar pro fundamental, muda alguma coisa na renovação | tranquei e quero retomar o curso | a vaga dele fica reservada automaticamente?
renovar la inscripción de mi hija | my kid is already a student, how do I keep the spot | renewal for next year

# transferencia-escolar
! transferência, declaração de transferência, troca de escola, transferido, aproveitamento de disciplinas
vou mudar de cidade e meu filho tem que trocar de colégio | vindo de outra escola no meio do ano, aceitam? | minha filha está infeliz no colégio atual, queria passar pra aí em maio
o que a outra escola precisa mandar | quantos dias pra sair o papel pra levar pra nova escola | estamos vindo da escola pública, ele vai acompanhar? | morávamos fora do país, como entra na série certa
faço o mesmo curso em outra faculdade, dá pra eliminar matéria | posso aproveitar as aulas que fiz em outra autoescola | meu processo da cnh tá em outro estado
a escola antiga não quer liberar os documentos porque estou devendo | tem como mudar minha filha de unidade | preciso da guia pra passar ele pra rede municipal
passar pra outra turma, ele não se adaptou | quero ir da filial do centro pra do meu bairro | vou sair daqui pra outro colégio, que documento vocês me dão | trocar de curso dentro da faculdade
quero mudar pro período da noite | em que série ele entra, vindo do Portugal | as notas da outra escola valem aí? | perde o ano se trocar agora?
faltam dois meses pro fim do ano, ainda recebem aluno de fora? | transfiro meu plano pra academia de outra cidade? | já fiz metade do inglês em outro curso, começo de onde
minha bolsa vai junto se eu mudar de unidade | a declaração da antiga é provisória, serve? | posso passar meu lugar no curso pra minha irmã? | mudei pra longe, tem unidade mais perto?
fui militar transferido, meus filhos têm direito à vaga? | a análise das disciplinas que já cursei demora quanto | cambio de escuela a mitad de año | transferring from another school
can I transfer my credits

# vagas-lista-espera
! vagas, lista de espera, turmas disponíveis, turma cheia, disponibilidade de vaga
ainda cabe mais um no maternal? | a sala do primeiro ano já fechou? | tem lugar na turma da tarde | falaram que lotou, como fico na fila | em que posição estou | quando abre turma nova
se alguém desistir me chamam? | tô precisando urgente pra volta da licença maternidade | vcs têm berçário com lugar agora? | quero garantir pra 2 crianças, uma de 2 e outra de 5
sobrou alguma bolsa ou cadeira pro segundo semestre | quantos alunos faltam pra fechar o grupo | tem espaço na natação de terça | a aula de sábado tá cheia? | consigo encaixar meu filho ainda esse mês
preciso de creche pra ontem | vale a pena esperar ou procuro outro lugar | chamam na ordem de quem pediu primeiro? | irmão de aluno passa na frente da fila?
se eu pagar já garante o lugar dele na sala | tem lugar no sexto ano de manhã | fila da creche tá grande? | turma de inglês pra adulto iniciante formou? | o integral tem lugar?
avisam por mensagem quando surgir lugar na turma? | pré-inscrição garante? | meu filho só entra em 2027, já posso por o nome | abriu alguma vaguinha na creche?
o horário das 19h do pilates ainda tem aparelho livre | tem mais um lugar na turma de teatro? | hay cupo para segundo grado | is there any spot left | waiting list for nursery
ainda tem lugar na creche pra bebê de 1 ano | tem lugar pro meu filho no segundo ano | queria entrar mas disseram que está cheio | entro na fila como | sobrou lugar na turma da manhã?

# idade-corte-turmas
! faixa etária, idade mínima, data de corte, 31 de março, turma por idade, séries, segmentos
meu filho faz 4 em abril, em que sala fica | a partir de quantos meses aceitam no berçário | ela faz 6 em maio, já entra no primeiro ano? | até que série vocês têm | tem ensino médio
com 2 anos e meio qual turminha é | nasceu em 15 de abril de 2020, que série? | bebê de 5 meses já pode ficar aí | precisa já estar desfraldado? | meu filho ainda usa fralda, tem problema
posso adiantar ele um ano? já sabe ler | acho ela imatura, quero segurar mais um ano no pré | com quantos anos pode fazer inglês | meu filho de 3 já pode nadar | com que idade começa o balé
sou velha demais pra aprender piano? tenho 66 | adolescente de 14 pode malhar aí | posso tirar carteira com 17 e meio | criança de 6 aprende violão? | vocês são só infantil ou vão além
vai até o nono? | qual a diferença entre maternal 1 e 2 | em que turma fica quem completa 3 no meio do ano | quantos anos tem que ter pra fazer o supletivo | meninos de várias idades juntos na sala?
o que é g3 e g4 | meu sobrinho tá atrasado na idade pra série | minha filha pulou uma série, vocês aceitam | gente de 50 na turma de informática, tem? | caçula de 1 ano e 8 meses, serve qual grupo
desde qué edad reciben niños | what grade would a 5 year old be in | minimum age

# mensalidade-valor
! mensalidade, valor da mensalidade, anuidade, preço do curso, investimento, valores
quanto é por mês o colégio | quanto pago pra deixar meu bebê aí o dia todo | qto custa o curso completo | quanto fica a escola só de manhã | é caro estudar aí? | quantas parcelas tem no ano, 12 ou 13
me passa os preços do fundamental | a alimentação já tá dentro do que pago? | inglês duas vezes na semana sai quanto | quanto sai o curso de inglês por mês | quanto custa a aula avulsa
material tá junto ou é separado do preço | tem algum curso mais em conta | cobram no mês de férias também? | se eu pagar o ano todo à vista fica quanto
aula particular de violão, qual o preço da hora | a faculdade fica em quanto por semestre | quanto sai natação pra 2 irmãos | preciso de orçamento pra três filhos | o período integral é o dobro?
quanto cobram de quem faz só uma matéria | valor pro sexto ano, por favor | academia quanto tá saindo | tem taxa escondida além do mensal? | tô comparando colégios, me manda a tabela
quanto ficaria do jardim até o quinto ano, muda muito? | hora a mais na escola custa quanto | mensal do balé infantil | quanto vcs cobram pro menino jogar futebol | é anual ou por mês que vocês cobram
qué precio tiene la mensualidad | monthly tuition | how much does the school cost

# vencimento-boleto-escolar
! vencimento, boleto, segunda via do boleto, multa e juros, atraso na mensalidade, inadimplência
perdi o papel pra pagar a escola | que dia do mês tem que pagar a escola | vai atrasar essa parcela, cobram quanto a mais | posso mudar o dia do pagamento pra depois do dia 10
tô sem receber e não vou conseguir pagar a escola esse mês | não chegou a cobrança de março no meu email | paguei a escola ontem e continua em aberto | me manda o código de barras da parcela
venceu no domingo, pago na segunda com acréscimo? | estou devendo três meses, dá pra parcelar | meu filho fica sem fazer prova se eu atrasar? | meu nome vai pro spc por causa do colégio?
consigo um acordo do que devo do ano passado | o boleto veio com valor errado, sem o desconto | quero botar em débito automático a escola | perde o desconto se pagar depois do dia 5?
paguei em dobro, devolvem? | fui bloqueado no portal por falta de pagamento | a catraca não me deixou entrar na academia, tá vencido? | meu cartão foi recusado na cobrança do plano do curso
pai separado, pode emitir duas cobranças meio a meio? | demitiram meu marido, tem como congelar a dívida | recebi cobrança de advogado sobre a faculdade | preciso da declaração de quitação do ano
informe de pagamento da escola pro imposto de renda | a parcela da escola vence no feriado | quanto de juros por dia | muda o responsável financeiro pra mim | a primeira parcela do curso vence quando
o pix da mensalidade não baixou | se me venció la cuota | I missed the tuition payment | resend the invoice for this month's tuition | me manda a cobrança da escola desse mês
atrasei a parcela do curso, e agora | até que dia pago sem multa a escola | estou devendo a faculdade, como negocio | não consegui pagar a escola na data

# desconto-irmaos-bolsa
! desconto, bolsa de estudos, bolsa, desconto para irmãos, financiamento estudantil, convênio empresa
tenho dois filhos, faz um precinho melhor? | não consigo pagar tudo, tem alguma ajuda | sou professor da rede, tenho algum benefício | aceitam FIES ou prouni
meu menino é bom aluno, tem prova que abate o valor | quem paga adiantado ganha abatimento | minha empresa tem parceria com vocês? | indiquei uma amiga, ganho algo? | três irmãos na mesma escola
ganhei um auxílio no ano passado, continua? | filho de funcionário paga menos | tirei 800 na redação do enem, isso ajuda no preço? | família de baixa renda, como concorro
meu filho é atleta, joga federado, tem incentivo | gêmeos pagam os dois cheios? | pedi 50% e negaram, posso tentar de novo | pago família toda na academia, tem pacote? | tem cupom pra primeira parcela
posso perder o benefício se reprovar | o colégio da igreja ajuda quem é membro? | marido e mulher juntos no inglês sai mais barato | ex-aluno tem alguma vantagem | sou policial, dão algum abatimento
como faço a prova que dá isenção | tô desempregada e com medo de tirar meu filho da escola | cobrem a proposta de outra escola? | filantrópica, qual renda pra conseguir
quais documentos pra provar que ganho pouco | aposentado tem preço especial na hidro | tem crédito estudantil pra pagar depois de formado | hay becas | sibling discount | any scholarships available
tenho gêmeos na escola, sai mais barato? | não tenho como pagar o valor todo da escola | dão ajuda pra quem ganha pouco estudar | o segundo filho paga menos? | minha nota garante algum abatimento?

# uniforme-escolar
! uniforme, uniforme escolar, fardamento, camiseta da escola, agasalho, malharia
que roupa meu filho vai pra aula | onde compro a camiseta | pode ir de calça jeans | perdi o casaco dele aí | é obrigatório usar a farda | qual o tamanho pra 5 anos | vai de chinelo ou tênis
comprei e ficou pequeno, troca? | esqueceu a blusa e não deixaram entrar | tem bazar de segunda mão das roupas da escola | pode por calça térmica por baixo no frio
menina pode usar bermuda em vez de saia | quanto custa o conjunto | mudou o modelo esse ano? tenho o do ano passado | a roupa do judô compro onde | sapatilha e collant, qual cor
meu filho molhou a roupa, mandam a reserva? | precisa bordar o nome | no primeiro dia já tem que ir com a camiseta? | educação física tem roupa própria?
touca e maiô pra natação, tem que ser o da escola? | a malharia está sem o meu tamanho | moletom pode ser de outra cor? | boné em sala pode? | quantas peças é bom ter
pode mandar fazer na costureira? | a calça rasgou, ele pode ir com outra parecida hoje | kimono já vem incluso | o jaleco do curso técnico precisa comprar?
brinco, esmalte e cabelo colorido, tem regra? | dónde compro el uniforme | dress code at school | what should he wear

# lista-material-livros
! lista de material, material escolar, livros didáticos, apostila, taxa de material, papelaria
onde baixo a relação do que comprar | que cadernos ele precisa esse ano | posso comprar a apostila usada | os livros são comprados com vocês ou em qualquer lugar
o primo dele tem os do ano passado, dá pra reaproveitar? | quanto custa o pacote dos didáticos | precisa comprar tudo de uma vez ou vai mandando | lápis de cor de marca é obrigatório?
quando chegam as apostilas | perdi um dos livros, vendem avulso | por que pedem tanto papel higiênico e folha | o preço do material já entra na parcela? | dá pra parcelar os livros
tem que encapar e pôr o nome? | até quando entrego as coisas na escola | meu filho tá sem o livro de matemática ainda | digital ou impresso? | precisa de tablet pra acompanhar
qual editora vocês usam | vou devolver o método porque desisti, aceitam | prefiro pagar uma taxa e vocês comprarem tudo | ele entrou depois, como consigo as apostilas que faltaram
estojo, tesoura sem ponta, cola, o que mais | livro de leitura do bimestre, qual é | preciso ter violão próprio pra fazer a aula? | apostila do detran vem junto?
pago livro novo em cada nível do inglês? | o cd ou aplicativo do livro não abre | o que a bebê leva pra berçário, fralda, lenço, pomada? | tem feira de troca de livros | lista de útiles
school supplies list | do I have to buy the books from you

# alimentacao-lanche-escola
! cantina, lanche, alimentação, almoço na escola, cardápio, restrição alimentar, nutricionista escolar
meu filho é alérgico a ovo, como vocês fazem | ele come aí ou levo de casa | o que servem pras crianças | minha filha não pode leite de jeito nenhum | tem micro-ondas pra esquentar a marmita
esqueci a lancheira dele em casa | posso mandar bolacha recheada | quantas refeições são por dia | ele voltou com fome, comeu direito? | dá pra pôr crédito pra ele gastar no recreio
quero limitar o que ela compra | somos vegetarianos, se adaptam? | meu bebê só toma meu leite, vocês guardam congelado | quem prepara a comida | tem amendoim no ambiente? ele tem choque
menu da semana, onde vejo | é muito seletiva, não vai comer nada aí | servem refrigerante? | celíaco, não pode ter contato com farinha | diabética, precisa medir antes de almoçar | ele almoçou hoje?
papinha do bebê é feita na hora? | a comida é paga à parte? | posso levar bolo pra turma comer | pode comprar salgado frito lá dentro? | não come carne de porco por religião
café da manhã tá incluso pra quem chega às 7 | vcs deixam a criança repetir | aluno da faculdade tem onde comer barato | o suco é natural ou de caixinha | mi hija es alérgica al maní
lunch at school, is it included | my son has a nut allergy | minha filha tem alergia, o que ela come na escola | levo comida de casa ou a escola dá | o almoço da creche como é
ele não come nada aí, o que servem | posso mandar o lanche dele | tem comida sem glúten e sem leite?

# periodo-integral
! período integral, integral, contraturno, semi-integral, turno estendido, horário estendido
trabalho o dia todo e preciso deixar minha filha até as 18h | fica das 7 às 19? | o que fazem no outro período | só preciso deixar ele duas tardes por semana na escola | pode almoçar e dormir aí
saio do serviço às 17h30 e não dá tempo de buscar ao meio-dia | tem soneca depois do almoço | posso pagar o dia todo na escola só quando eu precisar
só essa semana preciso que ele fique à tarde também | ficam brincando ou tem aula a tarde inteira? | quanto a mais pra criança ficar o dia inteiro | tem banho pra quem fica até de noite?
quem estuda de manhã pode ficar pra fazer a tarefa aí | ele estuda em outra escola, só quero que fique aí à tarde | meio período ou dia todo, quais opções
tem horário que acompanhe minha jornada de 12h | até que horas no máximo a criança pode ficar | sou enfermeira de plantão, tem flexibilidade de turnos
passar a manhã na escola e a tarde com atividades, tem isso? | descansam em colchonete? | quais dias da semana posso deixar ele à tarde | colônia nas férias pra quem precisa trabalhar
segundo turno com reforço | mudei de emprego e agora preciso que fique mais horas | posso voltar pro meio período se não der certo | minha sogra não pode mais ficar com ele à tarde
vão pro inglês e judô na parte da tarde? | bebê aguenta doze horas de berçário? como é | chegar às 6h30 dá? | diária avulsa do dia inteiro | jornada completa | full day care | after school program
preciso que meu filho fique o dia todo | trabalho até tarde, a criança pode ficar até as 18h? | pode ficar à tarde depois da aula | quanto custa pra ficar manhã e tarde | só posso buscar no fim do dia

# atraso-na-busca
! atraso na saída, tolerância, hora extra, buscar atrasado, multa por atraso, horário de saída
não vou chegar a tempo de pegar meu filho | tô presa no trânsito, segura ela aí | quanto cobram por minuto que passo da hora | peguei congestionamento, chego 18h40
até que horas ficam com a criança se eu me atrasar | minha reunião vai passar do horário, o que acontece | meu carro quebrou, vou demorar pra ir buscar | ele sai que horas exatamente
fecham o portão com a criança lá dentro? | cheguei 10 minutos depois e me cobraram | tem alguém que espere com ele depois da saída | posso buscar mais cedo hoje, tem dentista
que horas abre o portão na saída | a van não apareceu, ele vai ficar esperando aí | cobrança extra no meu boleto por ter demorado a buscar | vou pegar ela antes do recreio
preciso tirar ele às 15h hoje | depois das 19h chamam conselho tutelar? | chuva forte, alagou tudo e não consigo sair pra buscar | toda terça vou me atrasar meia hora, como resolver
se chegar depois do sinal ele entra? | chegamos 15 minutos depois do início, perde a primeira aula? | o portão fecha que horas de manhã | perdeu a hora hoje, ainda pode entrar?
quantos atrasos são permitidos pro aluno | posso pagar pra ele ficar mais uma horinha hoje | avisem pra prof que me atrasei pra busca | acabou o treino do meu filho e não tem ninguém pra pegar
dão quantos minutinhos de lambuja na saída | meu voo atrasou e só chego à noite pra pegar minha filha | llego tarde a recoger a mi hijo | I'm running late for pickup | can I pick her up early today
vou chegar tarde pra pegar minha filha | não consigo sair do trabalho a tempo de buscar ele | o trânsito parou e meu filho já saiu da aula | vocês ficam com ela até eu chegar?
cobram se eu demorar pra buscar | quem fica com a criança depois do horário

# quem-pode-buscar
! autorização para buscar, pessoas autorizadas, retirada do aluno, entrega da criança, portaria
hoje quem pega é a avó | o tio vai buscar, preciso avisar? | como coloco mais um nome na lista de quem leva meu filho | não deixem o pai pegar, temos medida protetiva
minha vizinha vai pegar as meninas hoje, me esperem avisar o nome dela | a babá nova precisa de que pra entrar | meu filho de 12 pode sair sozinho | irmão menor de idade pode levar?
o motorista do aplicativo pode buscar ele? | mandem ele com a mãe do coleguinha | fui barrada na porta porque não era cadastrada | vai sair com a tia pro aniversário direto da escola
guarda compartilhada, semana do pai é essa | minha ex tentou pegar ele fora do dia | mudou o padrasto, tira o nome do anterior | precisa mostrar identidade pra retirar criança?
posso mandar mensagem dizendo quem vai | liberem minha filha pra ir embora de ônibus | como vocês sabem que a pessoa pode levar a criança | tem carteirinha pra quem busca
ela vai embora com o namorado da avó hoje | a van trocou de motorista, atualizem aí | meu menino pode voltar a pé pra casa? | a empregada vai buscar os dois
avós querem visitar na escola, precisam de permissão? | tem senha ou biometria pra entregar o aluno? | madrinha pega hoje às 17h | não quero que entreguem a ninguém além de mim
meu marido esqueceu o documento, entregam pra ele? | sou madrasta e quero poder ir pegar | hoy lo recoge su abuela | grandma will pick him up today | who is allowed to collect my child
outra pessoa vai pegar meu filho hoje | minha mãe vai buscar as crianças na escola | pode liberar ela pro tio levar | a vizinha pode pegar minha filha na saída? | autorizo minha irmã a levar ele hoje
o pai não está autorizado a pegar

# transporte-escolar
! transporte escolar, van, perua, rota, condutor escolar, ônibus escolar
não consigo levar e trazer, tem alguém que faça | passa no meu bairro? | como contrato o tio da kombi | quanto custa pra levar e trazer todo dia | vocês têm ônibus próprio
me passa o contato de quem leva as crianças | só ida fica quanto | a tia não passou hoje aqui em casa | ele esqueceu a mochila dentro do carro | o motorista corre demais | tem cadeirinha pra bebê
que horas passa de manhã aqui | meu filho vem de outra cidade, tem linha | o motorista é credenciado na prefeitura? | pega em frente do prédio ou tenho que descer até a esquina | tem monitora dentro?
hoje ele não vai, avisa o motorista | mudei de endereço, ainda passa? | cobram em janeiro o carro que leva as crianças? | em quanto tempo chega da minha casa até a escola
a autoescola busca em casa pra aula de volante? | quem leva as crianças pro passeio e pra natação | uso cadeira de rodas, tem veículo adaptado | passe livre de estudante, como faço
preciso da declaração pra meia passagem no metrô | vocês indicam alguém de confiança pra levar meu filho | divide o transporte com outro colégio? | minha menina enjoa no carro, quantas crianças vão
deixa na casa da avó em vez da minha às quartas? | tem que pagar o ano inteiro pro tio que leva? | hay transporte para los niños | is there a school bus | can someone drive my kid to school

# calendario-ferias
! calendário, calendário escolar, férias, recesso, início das aulas, feriado, volta às aulas
quando começa o ano na escola | amanhã tem aula? | qual o último dia em dezembro | emenda o feriado de quinta? | quero viajar em julho, que dias param | vai ter expediente na semana do carnaval
que dia volta em fevereiro | sexta é dia de professor, funciona? | quando acaba o bimestre | chove muito hoje, suspenderam? | conselho de classe, dispensam os alunos? | a creche fecha em janeiro?
ponte de feriado as crianças vão? | onde vejo as datas do ano todo | semana do saco cheio vocês têm? | jogo do Brasil, soltam mais cedo? | copa do mundo vai ter turma | reposição no sábado, é letivo?
o berçário para nas festas de fim de ano? | quantos dias de descanso no meio do ano | início do semestre da faculdade | academia fecha no feriado? | dia da consciência negra para?
meu filho volta dia 3 ou dia 10? | até que dia vai a recuperação de dezembro, queria comprar passagem | a natação tem pausa no meio do ano? | greve, vai ter aula?
vamos perder quantos dias com a mudança pra Portugal, quando fecha o ano | quando param os cursos de inglês | natal e ano novo vocês dão pausa? | cuándo empiezan las clases | when does school start
is there class tomorrow

# provas-recuperacao-notas
! provas, notas, boletim, recuperação, média, avaliações, prova substitutiva, segunda chamada
meu filho tirou 4, vai rodar? | quando é o teste de matemática | quanto precisa tirar pra passar de ano | faltou no dia do teste porque estava doente, faz depois? | onde vejo quanto ele tirou
ela ficou em duas matérias, e agora | qual a matéria que vai cair | reprovou, tem como recorrer | o professor errou na correção | paga pra fazer substituta? | não abre o desempenho dele no portal
ele vai bem nas aulas? | semana de testes, quais dias | exame final é quando | conceito C significa o quê | passou direto? | minha filha entrou em pânico na hora do teste e deixou em branco
o que ele precisa tirar no quarto bimestre | dependência, passa devendo matéria? | quero ver o teste corrigido | quando sai o resultado do semestre | simulado do enem vocês fazem
ele foi mal, tem aula de reforço | quantas vezes posso refazer o exame da autoescola | passei no teórico? quando é o de volante | fui reprovado na baliza, quando marco outra vez | trabalho vale ponto?
criança do primeiro ano tem avaliação ou não | preciso da tabela de dias de teste do 8º ano | meu TCC, quando é a banca | mi hijo reprobó | his grades are low | when are the finals
quando são os testes desse bimestre | ele perdeu o dia do teste, pode fazer depois | minha filha tirou vermelho, o que faz pra recuperar | onde consulto quanto meu filho tirou | ele vai passar de ano?

# reuniao-pais
! reunião de pais, reunião, plantão pedagógico, entrega de boletins, assembleia de pais
que dia os responsáveis vão à escola | não pude ir ontem, o que falaram | é obrigado a ir no encontro com os professores | pai e mãe, os dois precisam comparecer no encontro?
vai ser à noite? trabalho de dia | tem como participar por vídeo do encontro com os professores | posso levar a criança junto no encontro dos pais | quanto tempo dura a conversa coletiva
hoje é o encontro do 3º ano? | perdi o encontro, quando me atendem sozinho | sou divorciada, cada um vai numa? | qual o assunto da convocação que recebi | vão mostrar os trabalhinhos?
em que sala vai ser a conversa com os pais | recebi um bilhete me chamando, é sobre o quê? | tem lista de presença dos responsáveis? | pode ir a avó no lugar dos pais na conversa da escola
primeiro encontro do ano pra conhecer a prof, quando | vai ter o plantão de dúvidas com todos os mestres? | me chamaram na escola, meu filho aprontou?
dá pra me darem um atestado de que estive na escola pro meu chefe | preciso sair do serviço antes, que horas termina | quantos encontros com as famílias por ano | não recebi a convocação
os pais têm grupo ou associação? | trimestral ou bimestral essas conversas com as famílias | qual a data do próximo encontro com as famílias | vai ter creche no horário da conversa dos pais?
posso pegar as notas outro dia, já que não consigo ir | mandam a ata pra quem faltou? | reunión de padres | parents meeting date | I couldn't make it to the parents' evening

# falar-com-professor-coordenacao
! coordenação, coordenadora, falar com a professora, atendimento aos pais, direção, secretaria, orientação educacional
quero conversar com a prof da minha filha | meu filho está chorando pra ir, preciso falar com alguém | com quem reclamo de um professor | tem como a diretora me ligar | que horário a pedagoga recebe
preciso passar um recado pra sala do maternal | dá pra mandar mensagem pro professor de inglês | estamos nos separando, quero avisar a escola | ele está diferente em casa, aconteceu algo aí?
quero saber como minha menina está se saindo | a prof grita com as crianças | tem psicóloga aí pra falar com a gente | marcar uma conversa particular sobre meu filho | ninguém me responde na agenda
queria saber de quem é a responsabilidade pelo machucado dele | quem é a professora nova do segundo ano | falar com a tia da creche hoje na saída | o professor faltou de novo
posso subir na sala pra falar com ela? | o instrutor foi grosso comigo | quero dar um elogio pra tia | discordo da nota de comportamento e queria conversar
meu filho disse que a professora o colocou de castigo | ramal da direção | contar uma coisa delicada sobre a família, quem me ouve? | como sugiro uma mudança pra escola
o orientador do meu trabalho de conclusão não responde | preciso do e-mail da prof de biologia | trocaram a professora e ninguém avisou | a que horas consigo achar a coordenadora
quiero hablar con la maestra | talk to my son's teacher | I'd like to meet the principal

# faltas-crianca-doente
! faltas, frequência, criança doente, justificativa de falta, abono de faltas, afastamento por doença
ele acordou com febre e não vai hoje | minha filha tá com piolho, mando? | posso levar com o nariz escorrendo | quantos dias pode perder antes de reprovar | catapora, quando pode voltar
preciso justificar que não foi ontem | viajamos uma semana, leva ausência? | ela vomitou de noite, melhor ficar em casa? | conjuntivite, quantos dias longe
mandaram buscar porque estava quente, e amanhã? | a turma tá com virose? | precisa de papel do médico pra ele voltar | mão-pé-boca na sala do meu bebê?
vai operar e ficar 20 dias em casa, como acompanha | o que ele perdeu de conteúdo ontem | tenho 25% de ausências, reprovo na faculdade? | não vou conseguir ir na aula de hoje do curso
morreu o avô, ele não vai essa semana | somos adventistas, sexta à noite não pode | desconta se não for na creche o mês quase todo? | avisa a professora que hoje fica em casa
ele está com diarreia, recebem? | tossindo muito, pode ir? | como fica a presença de quem trabalha em turno | gestante, faço os trabalhos em casa? | contei as ausências e acho que lançaram errado
apareceu caso de coqueluche aí? | por que minha filha tá com presença errada no sistema | ontem passou mal na escola e ninguém me ligou | levou 3 pontos, volta quando à educação física
mi hijo está enfermo y no irá | my son is sick today and won't come | how many absences are allowed | meu filho está doente e não vai à escola hoje | ele tá com febre, pode ir pra aula?
como aviso que ela vai faltar | quando a criança doente pode voltar pra creche | levo atestado porque ele faltou? | tosse e catarro, deixam entrar na escola?

# medicacao-na-escola
! medicação, administração de medicamentos, remédio na escola, receita médica, enfermaria, primeiros socorros
ele toma antibiótico ao meio-dia, vocês dão? | mando a bombinha na mochila | tem enfermeira aí | minha menina se machucou no parque, o que fizeram | se ele tiver convulsão, sabem agir?
precisa de papel do médico pra tia dar xarope | pode dar gotinhas se tiver febre? | esqueci o remédio dele na bolsa, às 14h tem que tomar | caiu e bateu a cabeça, me avisam na hora?
diabético tipo 1, quem aplica a insulina | tem reação grave a picada, deixo a caneta com vocês | levam pro hospital se acontecer algo? | seguro contra acidentes do aluno
guardam na geladeira o antibiótico | passem a pomada na assadura a cada troca | colírio de 6 em 6 horas | bateu o dente no escorrega | quem faz o curativo | posso ir até aí dar o remédio dele
as professoras são treinadas pra engasgo? | tem asma e pode ter crise na educação física | ele não pode fazer esforço essa semana | ritalina depois do almoço, como combinamos
soro no narizinho e inalação, fazem? | o que vocês fazem se a criança passa mal | passou mal na academia, tem socorrista? | a ficha de saúde, onde preencho as alergias
se ela ficar menstruada aí tem absorvente? | homeopatia de hora em hora, alguém dá? | não deem dipirona pra ele em hipótese alguma | darle el jarabe al mediodía | can the teacher give him his medicine
what happens if she gets hurt at school | a professora pode dar remédio pro meu filho | tem que tomar antibiótico no meio da aula | se ele passar mal na escola o que fazem
ela precisa tomar xarope às 15h, alguém dá? | quem cuida quando a criança se machuca

# inclusao-necessidades-especiais
! inclusão, educação especial, necessidades especiais, mediador, acompanhante terapêutico, adaptação curricular, AEE, autismo
meu filho é autista, como é aí | minha menina tem down, vocês recebem | tem rampa e elevador pra cadeira de rodas | precisa de alguém só pra ele dentro da sala | a terapeuta pode ir junto
ele tem TDAH e precisa de mais tempo nas provas | tem dislexia, a prova dele é diferente? | aluno surdo, tem intérprete de libras | cobram a mais por ter deficiência?
já fomos recusados em três colégios | quantos alunos com laudo por sala | não fala ainda, conseguem lidar | ele tem crises e se joga no chão | sala com barulho demais, ele sofre
baixa visão, fazem material ampliado? | atividades adaptadas pro nível dela | não tem laudo ainda mas sabemos que é diferente | quem troca a fralda de um menino de 7 anos com paralisia
fazem o plano individual, o PEI | superdotado, o que fazem com quem vai mais rápido | a profissional de apoio é por conta de vocês ou da família? | se reúnem com os terapeutas do meu filho?
natação pra criança com síndrome | instrutor que tenha paciência com aluno especial | tirar carteira sendo PCD | tenho déficit de atenção e quero aprender inglês, dá? | tem banheiro acessível
fui diagnosticado adulto, a faculdade me dá apoio? | posso mandar abafador de ouvido | minha filha não interage com ninguém, ajudam a incluir ela? | niño con necesidades especiales
my son is on the spectrum, can you support him | wheelchair access in the classrooms | aceitam criança autista na escola | meu filho tem deficiência, como acompanham
minha filha precisa de ajuda especial na sala | ele tem laudo, que apoio recebe | tem professora de apoio pra quem tem dificuldade?

# bilingue-ingles-escola
! bilíngue, inglês, educação bilíngue, carga horária de inglês, currículo internacional, imersão
eles aprendem em outra língua também? | quantas horas por semana falam a outra língua | ele vai sair falando fluente? | não falo nada de inglês, consigo ajudar em casa?
meu filho nunca teve contato, acompanha a turma? | começa com que idade o idioma | as professoras são nativas | é só umas aulinhas ou o dia todo em outro idioma | paga à parte pelo programa de línguas
tem espanhol também | dão diploma que vale fora | vale como high school americano? | voltamos dos EUA e não quero que perca o idioma | bebê do berçário já ouve músicas em inglês?
posso tirar meu filho só dessa parte | fazem teste de cambridge ou toefl | matemática dada em inglês, é isso? | não confundem com o português? | qual método de línguas vocês usam no infantil
minha filha fala alemão em casa, tem apoio? | tem intercâmbio pros alunos | é obrigatório o idioma no contraturno? | quero que ele seja poliglota | alfabetizam em qual língua primeiro
o preço sobe muito com a segunda língua? | a aula de idioma é separada por nível ou por série | tem francês? | meu sobrinho chegou da Argentina e só fala espanhol
é internacional mesmo ou só no nome? | quanto do dia é em português | es una escuela bilingüe | is the school bilingual | my kid only speaks English, will he be ok

# atividades-extracurriculares
! atividades extracurriculares, extracurricular, esportes, futsal, balé, judô, música, teatro, robótica
o que tem pra fazer depois da aula | minha filha quer dançar | ele gosta de bola, tem escolinha aí | tem aula de violão na escola | quais modalidades têm à tarde | quanto custa à parte o caratê
aluno de fora pode fazer só o esporte? | tem xadrez | participam de campeonato? | meu filho é agitado e precisa gastar energia | coral ou banda de alunos | capoeira pro maternal tem?
natação tá inclusa | posso experimentar antes de pagar a ginástica artística | que dia é o vôlei das meninas | programação pra criança, vocês ensinam | até quando mudo de oficina
tem horta e culinária? | quero que ela faça pintura | o treino foi cancelado hoje? | tem uniforme próprio pro futebol? | a partir de que série pode fazer as aulinhas a mais
minha menina cansa, são quantas vezes por semana | quero desistir do judô mas seguir na escola | olimpíada de matemática, vocês preparam | apresentação de dança no fim do ano, quanto é o figurino
circo, patins, essas coisas vocês têm? | esporte é obrigatório? | o integral já tem essas oficinas sem pagar? | grêmio, jornalzinho, clube de leitura | actividades después de clase
any sports after school | dance lessons for my 5 year old

# metodo-pedagogico
! método, proposta pedagógica, metodologia, construtivista, montessori, tradicional, alfabetização, BNCC
como vocês ensinam | com que idade sai lendo e escrevendo | seguem qual linha | é muito puxado aí? | brincam bastante ou é só caderno | é escola religiosa?
meu filho de 6 ainda não lê, como trabalham isso | sistema apostilado, qual | aprovam bem no vestibular? | a escola é rígida ou mais solta | tem castigo ou como lidam com birra
preparam pro enem desde quando | usam tela com os pequenos? | falam de Deus nas aulas? | criança fica sentada em fileira? | bebê faz o quê o dia inteiro | vocês são waldorf?
trabalham emoções com as crianças | letra de forma ou cursiva | como é a rotina do maternal | aulas ao ar livre, mexem na terra? | o inglês de vocês é só conversação ou tem gramática
ensinam a tocar por partitura ou de ouvido | qual a filosofia do colégio | ensino forte em matemática? | nota no ideb | não quero escola que decore, quero que pense | pressionam muito os alunos?
projetos em grupo ou prova toda semana | em quanto tempo aprendo a falar com o método de vocês | qué metodología usan | teaching approach | is it Montessori

# visita-escola
! visita, agendar visita, conhecer a escola, tour, portas abertas, visitação
quero ir aí ver como é | posso passar pra dar uma olhada | meu marido e eu queríamos ver as salas | tem que marcar pra conhecer | pode levar a criança pra ver o espaço | sábado dá pra ver a estrutura?
vocês mostram a cozinha e os banheiros | tô escolhendo colégio pro ano que vem, quem me apresenta | trabalho de dia, tem horário à noite pra ver a escola | moro longe, mandam vídeo do espaço
queria ver uma turma em funcionamento | quanto tempo demora pra conhecer tudo | posso ir hoje à tarde dar um pulo aí pra ver | tem dia de portas abertas | avó pode ir conhecer no meu lugar?
gostaria de fotos do parquinho | estive no site mas quero ver de perto | quem me recebe quando eu for conhecer | visitei outras e falta a de vocês | posso ir sem compromisso
remarcar o dia que íamos conhecer o colégio | tem tour virtual? | quero sentir o ambiente antes de decidir | queria ver a piscina antes de fechar | passo aí amanhã pra ver as máquinas da academia
e se eu chegar sem avisar, me mostram? | meu filho pode passar um dia com a turma pra ver se gosta | os futuros alunos podem conhecer os laboratórios da faculdade?
queremos conhecer a unidade do infantil | me interessei, qual dia posso ver tudo | quisiera conocer la escuela | can we come see the school | book a tour

# alunos-por-turma
! alunos por turma, número de alunos, quantidade de alunos, auxiliares, turmas reduzidas, crianças por sala
quantas crianças ficam com uma professora | as salas são muito cheias? | tem ajudante além da tia | quantos bebês por cuidadora | minha filha se perde em classe grande | a turma é pequena ou lotada?
tem no máximo quantos no oitavo ano | quantos coleguinhas ele vai ter | aula de inglês é com quantos na sala | é individual ou em grupo | quantas pessoas na mesma raia | dão atenção pra cada um?
acho 30 muito pra uma prof só | se juntar duas classes fica lotado? | quantos adultos cuidam dos pequenos no parque | quem ajuda a levar no banheiro | juntaram duas turmas, por quê
pilates é com quantos por vez | quero o mínimo de gente, tenho vergonha de falar | tem classe só com 3 ou 4 alunos? | duas professoras por sala? | vai abrir outra classe se encher?
no berçário é quantos por berço rsrs | tem lugar pra todos sentados? | quantos carros por instrutor, saio sozinho na aula prática? | na natação infantil são quantos por professor
quantos somos na pós | a escola toda tem quantos estudantes | colocaram mais dois na sala dela, passou do limite | criança da idade dele tem poucas ou muitas | cuántos niños por salón
how big are the classes | teacher to child ratio

# seguranca-cameras
! segurança, câmeras, portaria, controle de acesso, monitoramento, catraca
posso ver meu bebê pelo celular | tem gente vigiando a porta | qualquer um entra aí? | tenho medo do que aconteceu em outras escolas | o muro é alto? | quero ver a imagem da hora que ele caiu
filmam dentro da sala? | tem vigia à noite | me dá acesso pra assistir minha filha online | como evitam que a criança fuja | roubaram o celular dela na sala | treinam pra incêndio?
entraram estranhos no pátio? | janelas do andar de cima têm tela | piscina é cercada? | quem trabalha aí passa por checagem de antecedentes? | como sei que ninguém vai fazer mal pra minha filha
detector de metal, vcs usam? | o portão fica aberto na hora da saída, é perigoso | tem botão de pânico, ronda da polícia? | babá eletrônica no berçário, tem transmissão?
quem entra precisa se identificar? | meu filho disse que um homem falou com ele na grade | avisam se ele entrar ou sair da escola | não quero que publiquem a foto dele nas redes
guardam as gravações por quanto tempo | a rua daí é escura na saída da noite | tomada protegida, quina, essas coisas do berçário | extintor e saída de emergência, estão ok?
furtaram minha mochila no vestiário | hay cámaras | can I watch my baby on camera | how safe is the school

# adaptacao-escolar
! adaptação, período de adaptação, acolhimento, primeiros dias, adaptação escolar
ele nunca ficou longe de mim | chora muito na hora de deixar | posso ficar junto na primeira semana | quantos dias até acostumar | minha bebê só dorme no colo, como vão fazer
não solta da minha perna no portão | as primeiras horas são reduzidas? | preciso tirar folga quantos dias no começo | ela parou de comer depois que entrou aí | morro de dó de deixar meu filhinho
ele ainda mama, como vai ficar sem o peito | já faz um mês e ainda chora | tenho que sair escondida ou me despeço | pode levar a naninha e o paninho
meu filho voltou a fazer xixi na cama desde que começou | se ele chorar o dia todo me ligam? | veio de outra cidade e não tem amigo nenhum
recebi a lista dos horários da primeira semana, só uma hora por dia? | é tímida e não fala com ninguém nos primeiros meses | começa devagarzinho ou já o dia inteiro
vou voltar a trabalhar e ela tem 6 meses, como acostuma | a vó pode acompanhar em vez de mim no começo? | desfralde, ajudam? | tiro a chupeta antes de entrar? | ele não conhece a língua, como recebem
parece que regrediu desde que entrou na creche | não quer ir pra escola de jeito nenhum, grita no carro | meu peito aperta, posso ligar toda hora no começo?
entrar em março atrapalha pra ele se enturmar? | quando as crianças já ficam sem a mãe numa boa? | mi hija llora mucho al quedarse | he cries every morning at drop-off
can I stay with her the first days | minha filha não para de chorar na escola | posso ficar na sala até ele acostumar | ele não quer ficar na creche sem mim | como são os primeiros dias do bebê
vai ser a primeira vez dele na escola e estou com medo

# passeios-excursoes
! passeio, passeios, excursão, saída pedagógica, viagem de formatura, autorização de passeio
pra onde eles vão sexta | quanto é pra ir ao zoológico com a turma | perdi a data de assinar a autorização, ainda dá? | meu filho é obrigado a ir ao museu | quem não vai fica fazendo o quê
que roupa e lanche levo no dia de sair da escola | quantos adultos vão junto no ônibus | posso ir acompanhando como mãe | que horas voltam do sítio | tenho medo de deixar ele ir viajar
não tenho dinheiro pra pagar a ida ao parque | ele esqueceu o papel assinado | dormem fora quantas noites | pode levar dinheiro na saída com a escola | vai chover, cancela a ida à fazenda?
meu filho enjoa em ônibus | acampamento, como é | com quantos anos já saem da escola | devolvem o valor se ela adoecer no dia | vão pra praia? tem salva-vidas?
leva celular no dia da visita ao planetário? | tem seguro na viagem | não assinei e ele foi mesmo assim? | a saída era hoje? esqueci totalmente | teatro com a escola, tem que ir de uniforme
quantas saídas por ano, pra eu me organizar | a turma do nono vai pra onde no fim do ano | parcelam a viagem da turma? | pra que serve a ida, tem trabalho depois? | o berçário também sai?
excursión al zoológico | field trip permission slip | how much is the trip with the class

# documentos-historico-declaracao
! histórico escolar, declaração de matrícula, declaração de escolaridade, diploma, segunda via, certificado de conclusão, secretaria
preciso de um papel que prove que estudo aí | perdi o meu diploma | o bolsa família pediu comprovante da frequência | estudei aí em 1998 e preciso das minhas notas
a empresa pediu comprovante que terminei o ensino médio | quanto tempo demora pra emitir o papel da escola | paga pra tirar segunda via | preciso pra fazer a carteirinha de estudante
meu plano de saúde quer prova que sou universitário | mandam por email assinado? | outra pessoa pode retirar meu diploma | a escola fechou e virou de vocês, onde ficam os arquivos
pedi faz um mês e nada | ementa das disciplinas que cursei | o nome da minha mãe veio errado no papel | precisa de reconhecimento em cartório? | vou estudar fora e querem tudo traduzido
quando sai meu certificado da formatura | estágio, quem assina o termo | passe escolar exige um carimbo da escola | atestado de vaga pra levar na outra
preciso das notas de todos os anos pra levar pra faculdade | INSS quer comprovar que meu filho de 20 estuda | preciso do conteúdo programático pra eliminar matérias
mudei de nome depois de casar, refazem o diploma? | conclusão do curso pro meu currículo, me enviam | comprovante de que minha criança frequenta a creche pro auxílio
conceito do mec e portaria, tem que vir no papel | meu diploma já tá registrado? | fui aluna há vinte anos, consigo comprovar ainda? | necesito constancia de estudios | proof of enrolment
transcript for studying abroad | preciso provar que meu filho estuda aí | como pego meu diploma | papel da escola pro auxílio do governo | quero minhas notas de quando estudei aí
documento dizendo que sou aluna

# cancelamento-contrato-escola
! cancelamento, rescisão, trancamento, desistência, multa contratual, cancelar matrícula, reembolso
quero tirar meu filho daí | vou parar o curso, o que faço | não vou mais continuar a academia | desisti antes de começar, devolvem o que paguei? | cobram multa se sair no meio do ano
como tranco a faculdade por um semestre | preciso avisar com quantos dias que vou sair | perdi o emprego e não dá pra manter | parei de ir e continua caindo no cartão
fiz por impulso ontem, me arrependi | mudança de estado, pago até o fim mesmo assim? | não gostei das aulas, quero meu dinheiro | encerrar meu contrato | material que já comprei, devolvem
ela não quer mais fazer balé | o curso não é o que prometeram | assinei contrato de um ano do curso, tem como sair? | mandei e-mail pedindo pra sair e ninguém respondeu
tô grávida e não vou poder seguir | fiquei desempregado, quero encerrar o inglês | paguei a inscrição mas passei em outra faculdade | tem fidelidade | o que acontece se eu só parar de pagar
preciso ir pessoalmente pra desligar meu filho? | até que dia aviso pra não pagar o mês que vem | meu filho foi aceito em escola federal, como saio | desligamento da aluna
a autoescola fechou a unidade, quero o dinheiro de volta | quero suspender por motivo de saúde | o combinado era cancelar a qualquer hora | darme de baja del curso | I want to quit the course
withdraw my child from school | quero sair do curso, como faço | não quero mais estudar aí | vou tirar minha filha da escola, pago multa? | desisti da academia, como encerro
devolvem o dinheiro se eu parar o curso

# app-agenda-portal
! aplicativo, agenda digital, portal do aluno, senha de acesso, login, plataforma
não consigo entrar pra ver as mensagens da escola | como baixo o programinha da escola | esqueci a senha do meu filho | aparece usuário inválido | não recebo os avisos da professora
quero que o pai também receba os comunicados | troquei de celular e perdi o acesso | onde vejo o que ele fez hoje | a agenda de papel acabou? | onde mandam as fotos das crianças
caderninho de recado, ainda usam? | travou na tela de carregar | mudei meu e-mail, atualizem | vejo só um filho, cadê o outro | como envio bilhete pra tia | o sistema caiu? não abre a videoaula
onde fica o cronograma das aulas online | qual o código da escola pra cadastrar | notificações não chegam no iphone | aula pelo computador, qual link | preciso de acesso pro avô ver
plataforma de exercícios pede código do livro | como acompanho se ele comeu e dormiu | o meu RA é qual número | biometria da catraca não lê meu dedo | onde marco a aula de bike pelo celular
não tenho smartphone, como fico sabendo dos recados | e-mail institucional do aluno, como ativo | coloco a falta dele por onde no aplicativo | a videochamada da aula pede permissão
no puedo entrar a la plataforma | I can't log into the parent app | forgot my student password

# licao-de-casa-reforco
! lição de casa, tarefa, dever de casa, reforço escolar, aula particular, plantão de dúvidas
ele fica horas fazendo exercício em casa e sofre | qual era a atividade de hoje | não entendi o que é pra fazer no caderno | minha filha está com dificuldade em matemática
perdeu o livro, como faz a atividade | tem alguém que ajude depois da aula | quanto custa explicador | todo dia tem pra fazer em casa? | esqueceu o caderno aí na sala
acho demais pra uma criança de 7 | não sei ensinar essa conta pra ele | trabalho em grupo é pra quando | meu menino não copia da lousa | até que hora posso entregar o trabalho
professor pra vir na minha casa ensinar | precisa recuperar física antes do exame | como eu ajudo ela a estudar | preciso imprimir a pesquisa? | fez errado e não corrigiram
vcs acompanham quem não tem ajuda em casa? | nas férias mandam atividades? | maquete do sistema solar, qual o tamanho | ele faltou, onde pego o que ficou pra fazer
minha filha de 9 lê muito mal, tem apoio | tira dúvidas à tarde? | o pequeno do jardim leva folhinhas pra casa? | kumon ou outro apoio, vocês oferecem? | mentiu que não tinha nada pra fazer
trabalho da escola entregue atrasado perde ponto? | aula avulsa de química na véspera da prova | no entiendo la tarea | homework help | he needs a tutor for maths

# festas-formatura-aniversario
! festa junina, formatura, aniversário na escola, apresentação, festa, dia das mães, eventos escolares
posso levar bolo pra comemorar os 5 aninhos com os amigos | que roupa ele usa na quadrilha | quanto é o convite pra família | quando é a apresentação de fim de ano
pode ir palhaço e brinquedo no dia dela | não comemoramos por religião, ele pode ficar de fora? | quantas pessoas posso levar no dia da colação | a beca é por conta de quem
vai ter homenagem pras mães? | o pai dele faleceu, como fazem no segundo domingo de agosto | que hora começa o arraial | qual música minha filha vai dançar | o que levo de prato pra festinha da turma
pagar álbum de fotos é obrigatório | semana da criança tem programação? | mandam convitinhos pros colegas? | pode lembrancinha e doce? | vai ter baile dos formandos?
a fantasia do carnaval, obrigatória? | meu filho não quer subir no palco | avós podem assistir | parcelas da comissão dos formandos | posso vender rifa | quando é o dia da família
pijama e cabelo maluco é que dia | faltou o papel da coreografia | festa da primavera, precisa de flor na roupa? | aluguel de traje pra dançar | o evento vai ser na quadra ou no clube
quero fazer a festinha dela com a turma na hora do lanche | fiesta de cumpleaños en el salón | graduation ceremony tickets | can I bring a cake for his birthday

# celular-brinquedos
! celular, brinquedos, dia do brinquedo, uso de celular, objetos pessoais, achados e perdidos
pode levar boneca | tiraram o telefone dele, como pego de volta | preciso que ele leve pra me avisar quando sair | proibiram na sala, né? | perdeu a garrafinha | sumiu o casaquinho azul dela
que dia da semana pode ir com carrinho | como falo com ela durante a aula | levou o videogame e quebraram | alguém achou um óculos? | smartwatch é permitido | tablet pra estudar pode?
figurinhas e slime, deixam levar? | a lancheira voltou trocada | voltou com um brinquedo que não é dele | ele fica no telefone no recreio? | lei nova do telefone, como vocês aplicam
onde guardam enquanto estão em aula | roubaram o fone dela | esqueci minha toalha e shampoo no vestiário | vocês se responsabilizam se sumir | patinete ou bicicleta, onde ele deixa
bola de casa pode? | mochila de rodinha é proibida? | precisa pôr nome em tudo pra não sumir? | mandou mensagem na hora da aula, como conseguiu? | deixou a blusa da escola na quadra
ele é viciado em tela, aí usam? | dinheiro na mochila pode? | não achei o estojo dela em casa, ficou aí? | perdió su chaqueta | phone policy | lost property, blue jacket

# bullying-convivencia
! bullying, convivência, agressão, conflito entre alunos, mordida, disciplina, suspensão
estão zoando meu filho por ele ser gordinho | voltou com marca de dente no braço | um menino bate nele todo dia | minha filha está sendo excluída pelas amigas | não quer mais ir porque riem dela
xingaram ele de macaco | criaram um grupo pra falar mal dela | meu filho bateu no colega, o que vai acontecer | o que fazem quando uma criança morde | está com medo de um aluno mais velho
mostraram foto dela pra todo mundo | levou advertência, por quê | empurraram ele da escada | tomam o lanche do meu menino | foi expulso? qual a regra | me sinto impotente, ele chora e não conta quem é
os pais do agressor foram chamados? | quantas advertências até suspender | ameaçaram ele no banheiro | o apelido que deram pra ela é horrível | minha pequena chegou arranhada
a professora viu e não fez nada | tem programa contra essas perseguições | sofre por usar óculos | brigaram na saída | mudar de sala longe daquele menino | preconceito porque temos duas mães
tocaram nela de um jeito errado | ele se isola no recreio | o coleguinha fala palavrão e ensina pros outros | le pegan en la escuela | my son is being picked on | another kid bit my daughter
meu filho está apanhando na escola | os colegas riem da minha filha | tem um aluno que machuca os outros | ele chega em casa chorando porque xingam ele | meu filho foi mordido por outra criança

# curso-duracao
! duração do curso, carga horária, módulos, quantos meses, grade curricular, conteúdo do curso
em quanto tempo termino o curso | quantos meses até falar bem | são quantas aulas no total | quantos anos é a faculdade | o que vou aprender no curso | dá pra acabar o curso antes se eu correr
quantos livros até o avançado | tem intensivo nas férias? | quantas horas de volante tenho que fazer | em quanto tempo sai a carteira | quando eu acabo se começar agora
quais matérias tem no primeiro semestre | já saio sabendo cortar cabelo ou precisa de mais | quantas fases tem até ficar fluente | preciso pra viagem daqui a 3 meses, dá tempo?
aprendo a tocar uma música em quantas aulas | técnico é um ano e meio ou dois? | eja, terminar o médio em quanto tempo | o curso é rápido ou enrola muito | dois anos? achei longo
tem curso de fim de semana, curtinho | a pós leva quantos meses | qual o prazo máximo pra concluir | o que cai em cada módulo | excel básico são quantos dias | faixa preta, demora quanto
tem parte prática? | o curso é quantas vezes por semana e por quantos meses | tem algo acelerado pra quem tem pressa | estágio está incluso no tempo total? | cuánto dura el curso
how long until I finish | crash course before my trip | quanto tempo leva pra terminar o inglês | o curso demora quantos meses | quantas aulas tem no curso todo

# curso-certificado
! certificado, certificação, diploma reconhecido, MEC, reconhecimento, certificado digital
no final ganho algum papel | vale pra concurso | serve como horas complementares na faculdade | é reconhecido de verdade? | conta ponto no meu plano de carreira | terminei o curso e não recebi nada
o órgão de classe aceita? | dá pra validar fora do país | precisa de nota mínima pra pegar o papel no fim | vem com carga horária escrita | quem assina o papel do fim do curso
curso que fiz online tem o mesmo valor no papel? | preciso pra apresentar no RH | paga separado pra receber o papel do curso | é nível técnico ou livre | aqui vale pra tirar o registro profissional?
me habilita a trabalhar na área? | sai com o nome da universidade? | o papel do ead diz que foi ead? | no linkedin, como coloco | meu nome veio errado no pdf do fim do curso
serve como prova de proficiência | qual a nota da faculdade | tem selo internacional? | cadê meu comprovante de conclusão do inglês | em quanto tempo depois de acabar eu recebo o papel
faltei bastante, ainda recebo no fim? | preciso de autenticação, tem código de validação? | curso de cabeleireiro com papel pra abrir salão | preparam pro toefl ou ielts? | dan certificado
do I get a diploma at the end | is it officially recognized

# curso-teste-nivel
! teste de nível, nivelamento, teste de nivelamento, prova de nível, iniciante, intermediário, avançado
já sei um pouco de inglês, em que turma entro | não sei nada, começo do zero? | estudei há dez anos e esqueci quase tudo | como sabem em que estágio eu tô | a turma tá muito fácil pra mim
não tô acompanhando, é rápido demais | entendo mas não falo | o que cai nessa avaliação de entrada | a provinha de entrada faz pela internet ou vou aí | tem que pagar pra saber em que estágio eu fico
morei fora, falo mas escrevo mal | sei tocar três acordes, fico com quem | meu filho já sabe nadar, fica com os maiores? | nunca dancei na vida, tem pra mim?
posso refazer a prova de entrada, achei que fui mal | passar pra turma acima | começar de novo do básico, pode? | colocaram minha filha numa turma abaixo | sou enferrujado, qual grupo
fiz b1 em outro lugar | quanto tempo leva a entrevista oral pra me posicionar | preciso estudar antes dessa provinha | meu espanhol é portunhol | já dirijo sem carteira, preciso de todas as aulas?
faço yoga há anos, tem mais puxado? | luto há dois anos em outro lugar, mantêm minha graduação? | criança alfabetizada em inglês, onde encaixa | tenho vergonha de entrar com gente que sabe mais
acertei metade, o que significa | como funciona a divisão das turmas | no hablo nada, hay clases desde cero | placement test | I'm a complete beginner

# aula-experimental
! aula experimental, aula teste, aula grátis, aula demonstrativa, experimentar, aula avulsa
posso testar a aula antes de pagar | queria fazer uma pra ver se gosto | a primeira aula é de graça? | meu filho pode ir um dia só pra ver | tem como assistir sem compromisso
quero sentir como é o prof | dá pra conhecer a dança antes de fechar | o que levo no dia que for testar | posso treinar um dia aí pra ver a academia | quando posso ir fazer a de teste
levo amiga junto pra testar? | já fiz uma em março, posso outra? | cobram pra testar uma aulinha? | não sei se vou gostar das aulas, posso provar uma | quero ver se minha filha curte balé
tem demonstração de piano | meu filho de 4 quer testar o judô | tenho vergonha, posso só olhar? | precisa de roupa de luta pra testar | testar o pilates | pra testar a aula precisa marcar ou apareço
semana gratuita, free pass, tem? | estou de passagem, uma diária dá? | fiz o teste ontem e adorei, e agora | remarquei a de teste e não confirmaram | a de teste é com a turma normal ou separada
quanto dura a demonstração | vale pro inglês online também? | instrutor deixa pegar no volante antes de fechar? | só quero uma pra tirar a dúvida | clase de prueba | free trial class
can I try it out first | dá pra fazer uma aula pra conhecer | queria experimentar antes de fechar | posso assistir uma aula sem pagar | meu filho pode provar uma aula

# curso-online-ead
! curso online, EAD, aulas ao vivo, aulas gravadas, a distância, plataforma, híbrido
dá pra estudar de casa | moro no interior, consigo estudar com vocês | as aulas ficam salvas pra ver depois | estudando pela internet tem que ir aí alguma vez? | preciso de computador ou celular serve
é ao vivo com professor ou só vídeo | meu trabalho não tem horário fixo, posso estudar de madrugada? | quanto tempo tenho acesso | faltei, posso assistir depois? | a prova é presencial?
moro no exterior, consigo? | quero fazer no meu ritmo | a legislação do detran pode fazer pelo computador? | metade em casa metade aí, tem? | prefiro no zoom | como é a interação, posso tirar dúvida
estudar de casa sai mais barato? | não tenho internet boa | posso passar do presencial pra remoto | tem turma pela tela à noite | o diploma de quem estuda longe é igual?
estou de resguardo, posso seguir as aulas remotas? | violão por vídeo funciona? | treino em casa pelo app | até quantos dispositivos | baixar os vídeos pra ver no ônibus
fuso horário do Japão, que aula consigo | não consigo ir presencial essa semana, transmitem? | polo de apoio mais perto de mim | acabou meu prazo de ver os vídeos | clases por internet
can I study remotely | are the lessons recorded

# reposicao-aula
! reposição, repor aula, aula de reposição, falta na aula, remarcar aula, desmarcar aula
não vou poder ir hoje, perco? | faltei semana passada, faço em outro dia? | o professor faltou, e a minha aula | viajei e perdi três, como fica | com quanto tempo aviso pra não perder
quero trocar minha aula de volante de amanhã | fiquei gripada, recupero as de natação? | meu filho perdeu o inglês de terça | posso ir na turma de quinta só essa vez
feriado caiu no meu dia, compensam? | até quando posso recuperar | cancelei em cima da hora, cobrou? | quantas posso recuperar por mês | acumulei quatro faltas de pilates | o instrutor não apareceu
vai chover, a aula na piscina aberta cai | cheguei atrasada e não me deixaram entrar, conta? | desmarquei e não achei outro dia | o sistema não deixa eu marcar a compensação | reembolsam a que não fiz
preciso antecipar a de sexta | vou ficar um mês fora, perco todas? | dente arrancado, não posso nadar essa semana | em grupo não tem como recuperar? | posso ceder minha aula pro meu irmão hoje
a professora remarcou e eu não posso no dia novo | carro da autoescola quebrou, remarcam sem pagar? | fiz só meia aula porque faltou luz | quero fazer duas seguidas pra compensar
aviso de manhã que não vou à noite, tá valendo? | recuperar una clase perdida | make up a missed lesson | I can't come to class today | perdi a aula de ontem, posso fazer outro dia
não consigo ir na aula hoje, dá pra compensar | faltei por doença, recupero as aulas | a aula foi cancelada, quando vão repor | posso fazer minha aula em outra turma

# horarios-turmas-cursos
! horários das aulas, turmas, manhã, tarde, noite, sábado, grade de horários, dias da semana
trabalho até as 18, que turma dá | tem aula no fim de semana | só posso de manhã cedinho | que dias são as aulas | quais as opções pra quem trabalha em escala | inglês na hora do almoço, existe?
minha filha sai da escola às 12h, tem balé depois? | que hora entra e sai o jardim | natação infantil, quando | aula de zumba que dia | só consigo estudar na segunda, tem turma? | tem turma noturna
posso alternar, uma semana manhã outra tarde | dois filhos no mesmo período pra facilitar, tem? | a que horas começa o ensino médio | quero mudar meu horário do curso
dá pra ter aula só uma vez por semana | tem aula domingo? | quantos minutos dura cada aula | professor tem outro dia livre? | spinning de manhã, que hora | sexta à noite eu consigo?
entrada é às 7h ou 7h30 | a quadra fica livre quando | aula de volante à noite, pode | jiu jitsu pra criança, quais dias | folgo na quarta, encaixa? | a faculdade tem matutino
me manda a tabela das aulas coletivas | vai mudar o turno do quinto ano? | en qué horario son las clases | evening classes | saturday lessons for adults

# autoescola-cnh
! CNH, autoescola, habilitação, primeira habilitação, categoria, aulas práticas, Detran
quero tirar carteira | quanto fica carro e moto junto | tenho medo de dirigir, já tenho carteira | minha carta venceu, resolvem aí? | quero dirigir caminhão | quais documentos pro detran
perdi na baliza, quanto pra tentar de novo | vou fazer 18 mês que vem, já começo? | carro automático nas aulas tem? | posso fazer a prova sem fazer tantas aulas com a regra nova
fui suspenso, como faço a reciclagem | adicionar moto na minha | a minha é da Venezuela, como troco | tenho a mão amputada, carro adaptado tem? | psicotécnico marca com vocês?
meu processo da carteira venceu, perdi tudo? | em quanto tempo consigo dirigir | instrutora mulher tem? | faço o simulador | exame de vista é à parte? | em qual carro aprendo a dirigir
pego no trabalho pra aula? | preciso saber ler pra tirar | EAR, exerço atividade remunerada | só falta o exame de rua | aulas avulsas pra perder o medo da estrada
analfabeto de computador, como é a prova teórica | rodei por nervoso, dão umas aulas extras? | nunca dirigi, do zero, como é | quero subir pra D pra ser motorista de ônibus
sacar la licencia de conducir | driving lessons price | I have a foreign licence, can I drive here

# aula-musica-instrumento
! aula de música, violão, piano, canto, bateria, teclado, instrumento, guitarra
quero aprender a tocar | meu filho quer ser baterista | não tenho nada em casa pra treinar, serve? | desafino muito, tem jeito? | quero cantar na igreja | sonho em tocar desde menina, já tenho 60
vocês emprestam um pra praticar | qual é mais fácil pra começar | minha filha de 5 quer fazer musiquinha | preciso saber ler partitura? | toco de ouvido e queria teoria
tocar é aula só pra mim ou com outros | violino, ensinam? | ukulele tem? | sanfona, quem ensina? | professor de violão vai em casa? | tem apresentação dos alunos no palco
quero tocar no meu casamento, dá em 3 meses? | que modelo compro pro meu guri começar | canhoto aprende igual? | curso pra dj ou produção | musicalização pra bebê
cavaquinho e pandeiro pra roda de samba | quero melhorar minha voz, fico rouco | ensaiar com banda, alugam sala? | flauta doce pro meu filho | saxofone usado, vendem? | trocam as cordas?
sou adulto e nunca peguei num, passo vergonha? | prova pro conservatório, preparam | quiero aprender guitarra | singing lessons | piano for a 6 year old

# academia-planos
! academia, planos, plano mensal, plano anual, diária, musculação, aulas coletivas, wellhub, totalpass
quanto pra malhar aí | quero sair do sedentarismo | tem sem fidelidade | aceitam aquele benefício da empresa de academia | posso ir em qualquer unidade | só quero esteira | tem pra casal
quanto custa treinar só um dia | que inclui no plano mais barato pra treinar | minha amiga pode ir comigo de graça? | preciso de exame médico pra começar a malhar | o que muda do básico pro black
quero só as danças, sem aparelhos | tem ar-condicionado? | chuveiro e armário tem? | tô gordinha e com vergonha, é tranquilo aí? | que horas é mais vazio | crossfit quanto é | tem área só pra mulher
menor de 16 pode puxar peso? | idosos malhando, tem turma? | pago por mês sem cartão, dá? | renovação é automática? | tem personal incluso? | levo cadeado e toalha?
tem espaço kids pra eu deixar meu filho enquanto treino | estudante paga menos pra treinar? | funcional na areia, vcs têm | treinar dois dias por semana sai mais barato? | taxa de adesão, paga?
planes del gimnasio | gym membership price | day pass for the gym

# academia-trancar-congelar
! trancar, congelar plano, suspensão do plano, pausa, férias do plano, trancamento de plano
vou viajar um mês, não quero perder os dias | me machuquei e o médico proibiu de treinar | posso parar por uns tempos sem pagar | operei, seguram meu plano? | quantos dias dá pra deixar parado
tô grávida, volto só depois do parto, como fica | não tô conseguindo ir treinar, tem como parar de contar os dias | quero dar um tempo e voltar em março | o anual permite parar?
reativar, já voltei de viagem | estendem o final pelo tempo que parei? | precisa de atestado pra pausar | dengue, fiquei 15 dias de cama e paguei | trabalho embarcado, 14 dias fora por mês
vocês cobram enquanto tá parado? | quantas vezes por ano dá pra pausar | pedi pausa e cobraram meu cartão | posso pausar pelo app | fraturei o pé, não vou conseguir nadar
quebrei a mão, suspende o meu? | quero segurar só as minhas aulas de pilates até agosto | retroativo, estive internada mês passado | minha pausa acaba quando
dá pra pausar o do meu filho nas férias dele | vou ficar fora a trabalho três meses sem treinar | dias que a academia ficou fechada voltam pra mim? | quero passar os meses que sobram pra minha esposa
não quero cancelar a academia, só interromper | a pausa mínima é de quanto | tempo de férias na academia, quantos dias tenho | congelar mi membresía | freeze my membership
pause my plan while I travel | vou ficar um mês sem treinar, dá pra parar o plano | me lesionei e não posso malhar por agora | dá pra segurar meus dias enquanto viajo
quero pausar a academia e voltar depois

# personal-avaliacao-treino
! personal trainer, avaliação física, ficha de treino, treino, instrutor, montagem de treino
quero alguém só comigo me orientando | não sei mexer nos aparelhos | minha ficha venceu | quanto cobra pra acompanhar três vezes na semana | medem gordura e essas coisas?
quem monta o que eu tenho que fazer | já tô nesse há 3 meses, preciso mudar | tenho hérnia, o que posso fazer aí | meu professor particular pode entrar? | quero perna e glúteo
quero secar 10 kg até o verão | tô fazendo errado e dói o ombro | a bioimpedância é paga? | tem instrutor na sala o tempo todo? | ninguém me ajuda quando vou de manhã
preciso fazer a medição de novo? | profissional pra me treinar em casa | posso trazer o meu de fora? | emagrecer com acompanhamento, como é | fui liberado da fisio, quem me ajuda a voltar
hipertrofia, não saio do lugar | tenho 70 anos, quem me acompanha | quanto tempo pra ver resultado | dupla com minha amiga divide o valor? | medida da cintura e percentual, marcam quando?
vocês mandam o que fazer pelo app? | grávida, quem me orienta no exercício | treino pra corrida de 10k | fazem teste de esforço antes de começar? | me passa o contato de alguém que treine aí
entrenador personal | someone to build me a workout plan | one on one training

# natacao-hidroginastica
! natação, hidroginástica, piscina, piscina aquecida, touca, natação para bebês, exame dermatológico
meu filho tem medo de água | quero aprender a nadar depois de velho | a água é quentinha? | o que levo pra nadar | com quantos meses o bebê entra na água | minha mãe de 70 quer exercício na água
precisa de exame de pele | menstruada, posso nadar? | entro junto com meu nenê? | que profundidade tem | quase me afoguei quando era criança e tenho trauma | uso óculos de grau, como nado
quantos metros tem a raia | posso nadar livre sem professor | no inverno funciona? | tem muito cloro? meu cabelo é loiro | criança com asma, o médico mandou nadar | quem dá banho depois nas crianças
posso assistir meu filho da borda | fralda própria, vende aí? | bronquite, faz bem né? | ele já nada sozinho, tem equipe de competição | vocês trocam a roupa das crianças?
tem vestiário com chuveiro quente | hérnia na coluna, posso fazer na água? | em quanto tempo aprende a se virar | professor fica dentro d'água? | grávida pode fazer exercício na água aí
micose no pé, posso entrar? | meu menino engoliu água e não quer voltar | clases de nado para niños | swimming for adults | is the pool heated

# danca-lutas-aulas
! dança, balé, jazz, zumba, jiu-jitsu, muay thai, karatê, forró, dança de salão
quero aprender a dançar pro meu casamento | tenho dois pés esquerdos, consigo? | meu marido e eu queremos forrozear | preciso ter par? | minha menina quer ser bailarina
defesa pessoal pra mulher, tem? | quero bater em saco pra desestressar | menino pode fazer sapatilha também, né | luta pra criança agitada | machuca muito? | preciso comprar luva
tem turma só feminina na luta | salsa e bachata | k-pop, tem aula? | quero valsa de debutante, coreografia | com que roupa vou na minha primeira vez | tem exame de faixa, quanto
só quero suar e me divertir | estou com 55, dança é pra mim? | capoeira | street dance pro meu adolescente | vão competir fora? | pole dance, tem? | stiletto e salto alto | aprender samba no pé
meu filho sofre na escola e queria se defender | posso dançar grávida | paga figurino à parte no espetáculo? | boxe emagrece? | ela já fez três anos em outra academia de dança | clases de baile
martial arts for kids | learn to dance for my wedding

# faculdade-ingresso
! vestibular, processo seletivo, ENEM, graduação, pós-graduação, ingresso, portador de diploma
como entro na faculdade | quero usar minha nota do exame nacional | tem medicina aí | zerei a redação, ainda consigo? | já sou formado, faço outra direto? | terminei o colegial em 2005, posso?
a prova da faculdade é online? | quais cursos superiores vocês têm | quero fazer direito à noite | tem faculdade de enfermagem | prova agendada quando | qual a nota mínima pra passar na faculdade
sou formada em letras e quero especialização | engenharia civil ead existe? | parei no terceiro período em outra, entro como | quero mestrado | técnico ou superior, qual indicam pra TI
já saiu a lista dos aprovados? | o resultado saiu e meu nome não tá | até quando dá pra se inscrever na prova | quanto paga pra fazer a prova da faculdade | prova de redação só?
vocês têm psicologia de manhã | o curso é autorizado? | bacharelado ou licenciatura | cota, como funciona | segunda chamada dos aprovados quando | fiz eja, posso fazer faculdade
passei, qual o prazo pra levar os documentos | curso mais rápido de nível superior, qual é | examen de ingreso | admission to university | apply for a master's

# estagio-mercado-trabalho
! estágio, convênio de estágio, jovem aprendiz, empregabilidade, TCC, horas complementares
termino o curso e consigo emprego? | ajudam a arrumar vaga pra aluno | quem assina meu termo de compromisso | a empresa quer me contratar como aprendiz, o que precisa
quantas horas de prática obrigatória tenho que cumprir | onde faço a parte prática de enfermagem | tenho 15 anos, quero trabalhar meio período | posso trabalhar na área antes de formar
me falta carga de atividades extras pra colar grau | meu contrato foi recusado pela coordenação | seguro do estagiário, a faculdade paga? | já trabalho na área, aproveita?
tem feira de empresas com os alunos | onde mando o relatório final da prática | meu orientador sumiu | formado aí ganha bem? | encaminham pra salão depois do curso de cabeleireiro
vagas pra quem está no segundo semestre | currículo, vocês ajudam a montar? | minha filha quer fazer o programa de aprendiz | quando começa a prática no hospital
posso fazer em outra cidade a parte obrigatória | monitoria, como me candidato | iniciação científica tem bolsa? | trabalho de conclusão pode ser em dupla | prazo pra entregar a monografia
palestras contam como atividade? | quem valida meus comprovantes de atividades | faço enfermagem, em que hospital pratico | não consegui empresa que me aceite, e agora | prácticas profesionales
internship agreement signature | do you help graduates find work

# educacao-adultos-eja
! EJA, supletivo, educação de jovens e adultos, ENCCEJA, terminar os estudos, alfabetização de adultos
parei na quinta série e quero voltar | meu marido não sabe ler | preciso do segundo grau pra um emprego | larguei quando engravidei, ainda dá? | tenho 45 e nunca terminei a escola
quantos meses pra acabar o ensino médio | tem à noite pra adulto que trabalha terminar o colégio | minha mãe quer aprender a escrever o nome
perdi meus papéis da escola antiga, como comprovo até onde fui | vale igual ao colégio normal? | fiz o exame nacional pra adultos, onde pego o diploma | só falta o terceiro ano do colegial pra mim
qual a idade pra fazer o supletivo rápido | posso eliminar só matemática | sou trabalhador rural, tem à distância? | moro na rua, posso estudar? | depois disso posso fazer faculdade?
é de graça pra adulto? | estudei só até a quarta série | prova única que dá o certificado, existe? | tenho 17, fui reprovado várias vezes, posso fazer o acelerado?
meu pai quer ler a bíblia antes de morrer | vocês fazem a prova de reclassificação | trabalho em escala, dá pra conciliar | vergonha de voltar pra sala de aula com essa idade
todas as matérias ou só as que faltam | primeiro grau completo em quanto tempo | a patroa me incentivou a terminar, por onde começo | presença é obrigatória pra quem é mais velho?
adulto faz prova em casa pra terminar o colégio? | terminar la secundaria de adulto | finish high school as an adult | my mother never learned to read
`;
