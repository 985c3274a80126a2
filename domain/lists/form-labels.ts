/**
 * Labels of forms ("Employer: Acme", the Europass form), folded, without punctuation, separated by `|`. `noise` labels have
 * values that name no employer or school of the person.
 */
export const FORM_LABELS: Readonly<
  Record<"company" | "title" | "date" | "school" | "degree" | "client" | "noise", string>
> = {
  company: `name of hospital|name of the hospital|hospital name|hospital|name of clinic|clinic name|name of bank|name of hotel|name of the hotel|hotel name|name of restaurant|name of vessel and company|business name|firm name|workplace|name of firm|employer details|arbeitsstatte|etablissement employeur|lieu de travail|compania|ditta|societa|organisatie|naam bedrijf|
company|company name address|company name and address|name address of company|name and address of company|name address of employer|company name|name of company|name of the company|employer|employer name|name of employer|name of the employer|
name and address of employer|organization|organisation|organization name|organisation name|name of organization|
name of organisation|name of the organization|name of the organisation|firm|firma|arbeitgeber|unternehmen|
name und adresse des arbeitgebers|betrieb|entreprise|employeur|societe|nom et adresse de l'employeur|nom de l'entreprise|
empresa|nombre de la empresa|nombre y direccion del empleador|nombre del empleador|empleador|azienda|datore di lavoro|
nome e indirizzo del datore di lavoro|bedrijf|werkgever|naam werkgever|worked at|working at|worked with|working with|entidade patronal|
dienststelle|dienststelle arbeitgeber|dienstherr|arbeitgeber/ort|unternehmen/ort|company/organisation|company/organization|organisme|structure|
naam en adres van de werkgever|nome e morada do empregador|nombre y direccion de la empresa o empleador|previous employer|current employer|present employer|current company|previous company|place of work|institution worked|centro laboral|centro de trabajo|centro de labores|
work place|place of employment|employed by|employed at|employed with|worked for|establishment|
employer and address|employer address|employers|entidad|organismo|patrono|establecimiento|dependencia|razon social|lugar de trabajo|
empresa contratante|organizacion|firmenname|unternehmensname|arbeitgeber ort|arbeitgeber und ort|unternehmen ort|ausbildungsbetrieb|arbeitsstelle|arbeitsplatz|behorde|
unternehmens|arbeitgebers|betriebs|beschaftigt bei|angestellt bei|tatig bei|entreprise d'accueil|organisme d'accueil|structure d'accueil|lieu de stage|raison sociale|
compagnie|organisme employeur|ente|presso|impresa|organizzazione|ragione sociale|bedrijfsnaam|onderneming|stagebedrijf|stageplaats|entidade|
entidade empregadora|empregador|organizacao|local de trabalho|companhia|company reference person|company and reference person|company reference|organisation reference person|societe personne de reference|dpto/centro/organismo`,
  title: `employed as|job position|last position|post title|tatigkeit als|ausgeubte tatigkeit|dienstgrad|fonction exercee|puesto desempenado|ocupacion|mansione|incarico|functienaam|beroep|
title|job title|role / since when|role/since when|role and since when|your role|role in the company|votre role|ihre rolle|post|post held|role held|appointment|role title|funktion/position|position/funktion|intitule|position|position held|position title|occupation or position held|designation|job|job role|rank|rank held|rank on board|rank position|
current designation|current position|last position held|worked as|working as|funktion|stelle|position im unternehmen|beruf oder funktion|
berufsbezeichnung|tatigkeit|poste|poste occupe|fonction|fonction ou poste occupe|intitule du poste|puesto|cargo|
beroep of functie|funcao ou cargo ocupado|lavoro o posizione ricoperta|profesion o cargo desempenado|cargo o puesto|tipo di impiego|lavoro o posizione ricoperti|ruolo|rolle|posizione|qualifica|functie|functietitel|role|
positions held|jobtitle|title of job|title held|name of post|designation held|capacity|job function|cargo desempenado|cargo ocupado|cargo exercido|
cargo y funciones|puesto de trabajo|puesto ocupado|nombre del puesto|titulo del puesto|posicion|funcion|funcion desempenada|categoria profesional|rol|
stellenbezeichnung|meine rolle|dienststellung|jobtitel|arbeit als|beschaftigung als|beschaftigt als|angestellt als|eingesetzt als|amtsbezeichnung|postes occupes|titre du poste|
fonctions|fonction occupee|emploi|emploi occupe|en qualite de|en tant que|posizione ricoperta|ruolo ricoperto|qualifica professionale|
incarico ricoperto|funzione|inquadramento|posizione lavorativa|naam functie|uitgeoefende functie|positie|werkzaam als|funcao|funcao exercida|
posicao|categoria profissional|occupation|function`,
  date: `dates to|date from|date to|date appointed|date joined|date of award|date awarded|date gained|period of service|service period|duration of service|working period|work period|working duration|period of work|period worked|total duration|job duration|job period|project duration|duration of work|year completed|year graduated|session|passed year|passed out year|passout year|pass out year|passing out year|year of pass|year of passed|passing date|pass year|pas year|date graduated|year obtained|date completed|years attended|date of appointment|period of employment|dates of service|length of service|beschaftigungszeitraum|dienstzeit|periode d'emploi|date de debut|date de fin|fecha de inicio|fecha de fin|data inizio|data fine|dienstverband|begindatum|einddatum|
date|dates|dates from to|date from to|duration|period|time period|tenure|time|employment dates|dates of employment|
employment period|from|years|year|year of passing|passing year|zeitraum|datum|dauer|von bis|zeit|daten|periode|dates de a|date da a|
fechas|fecha|desde|hasta|mes/ano|desde mes/ano|hasta mes/ano|fechas de a|periodo|data|periode van tot|completion|year of completion|graduation date|date of joining|startdate|enddate|started|ended|to|until|start date|end date|joining date|annee|annees|jahr|jahre|ano|anos|anni|jaar|date of relieving|relieving date|start|end|worked from|datas|periodo de trabalho|
dates employed|employment duration|duration of employment|work duration|time frame|timeframe|timeline|length of employment|from to|date started|date ended|
date of leaving|sign on|sign off|signed on|signed off|sign on date|sign off date|date of sign on|date of sign off|date sign on|date sign off|date signed on|date signed off|signing on|signing off|joined on|left on|year of employment|month/year|since|date commenced|commencement date|commencement|date of employment|periodo laboral|periodo de trabajo|periodo laborado|tiempo|
tiempo laborado|tiempo de servicio|tiempo total de servicio|tiempo de trabajo|tiempo de permanencia|tiempo de labor|tiempo en el cargo|tiempo de duracion|duracion|fecha inicio|
fecha de ingreso|fecha de termino|fecha de salida|fecha de egreso|fecha de retiro|fecha fin|fecha ingreso|fecha egreso|fecha de cese|vigencia|antiguedad|
von|bis|beginn|ende|eintritt|austritt|eintrittsdatum|austrittsdatum|beschaftigungsdauer|beschaftigt von|beschaftigt seit|laufzeit|seit|
startdatum|enddatum|tatigkeitszeitraum|zeitspanne|zeitrahmen|duree|date d'entree|date de sortie|date d'embauche|debut|fin|depuis|duree de l'emploi|
duree du contrat|duree du stage|periode de travail|anciennete|durata|dal|data di inizio|data di fine|inizio|fine|anno|periodo di lavoro|
periodo lavorativo|durata del contratto|dal/al|data assunzione|duur|jaren|van tot|in dienst|uit dienst|datum in dienst|sinds|duracao|data de inicio|
data de fim|data de termino|inicio|fim|termino|admissao|data de admissao|saida|data de saida|demissao|data de demissao|desligamento|tempo de servico|
tempo|periodo trabalhado|ano de conclusao|conclusao`,
  school: `name of board|name of university|name of board/university|name of university/board|board|affiliated university|board of examination|examining board|examination board|awarding body|name of school/college|name of college/school|name of school|name of college|last school attended|school attended|tertiary institution|university attended|college attended|centro educativo|institucion|centro de estudios|ente di formazione|universiteit|onderwijsinstelling|
einrichtung|bildungsstatte|lehranstalt|hochschule/universitat|schule/hochschule|school/university|institution/university|institut|school|school name|institution attended|university|college|institute|institution|institution name|name of institution|name of institute|
name of the institute|organisme|organisme de formation|ausbildungsstatte|bildungsinstitut|school/college|college/university|university/college|institute/university|board/university|university/board|
university/institute|name and type of organisation providing education and training|
name and type of organization providing education and training|hochschule|universitat|schule|bildungseinrichtung|
name und art der bildungs- oder ausbildungseinrichtung|etablissement|ecole|universite|
nom et type d'etablissement d'enseignement ou de formation|centro|universidad|
nombre y tipo de organizacion que ha impartido la educacion o la formacion|istituto|
nome e tipo di istituto di istruzione o formazione|nome e tipo di istituto di istruzione|opleidingsinstituut|instelling|awarding institution|studied at|naam en soort onderwijs- of opleidingsinstelling|nome e tipo da organizacao de ensino ou formacao|nome e tipo d'organizzazione erogatrice dell'istruzione e formazione|nombre y tipo del centro de estudios|
institutions attended|schools attended|alma mater|academy|educational institution|training institution|
institucion educativa|institucion academica|centro de formacion|centro docente|instituto|plantel|establecimiento educacional|
casa de estudios|unidad educativa|universidad o instituto|entidad educativa|bildungstrager|bildungsinstitution|ausbildungsort|ausbildungseinrichtung|
etablissement scolaire|etablissement frequente|etablissement d'enseignement|etablissement de formation|centre de formation|
lieu de formation|faculte|scuola|universita|istituto di istruzione|ateneo|hogeschool|instituut|onderwijsinstituut|escola|universidade|instituicao|
primaria|secundaria|preparatoria|educacion primaria|educacion secundaria|estudios primarios|estudios secundarios|nivel primario|nivel secundario|
instituicao de ensino|faculdade|estabelecimento de ensino|entidade formadora|centro de formacao`,
  degree: `name of exam|name of examination|name of degree|degree/course|course/degree|exam title|class/degree|highest grade passed|highest standard passed|highest qualification|qualification obtained|grade passed|certificate obtained|degree awarded|course of study|studienrichtung|erworbener abschluss|schulabschluss|berufsabschluss|titre obtenu|titulo obtenido|grado obtenido|grado y/o titulo obtenido|grado o titulo obtenido|grado academico|especializacion|titolo conseguito|diploma conseguito|studierichting|behaald diploma|
examination passed|exam passed|degree s|award|degree/award|qualification gained|degree/course|ausbildung|abschluss/fach|diplome/titre|degree|studytype|study type|area|qualification|title of qualification awarded|degree obtained|degree name|examination|exam|course|abschluss|
studiengang|bezeichnung der erworbenen qualifikation|studienfach|diplome|intitule du certificat ou diplome delivre|diplome obtenu|
titulo|titulo de la cualificacion obtenida|titulacion|qualifica conseguita|titolo della qualifica rilasciata|titolo di studio|diploma|opleiding|
course name|program|programme|naam van het behaalde certificaat of diploma|designacao da qualificacao atribuida|cualificacion obtenida|
degree earned|degree title|degree program|qualification attained|qualification achieved|name of course|course title|course studied|program of study|award obtained|
award received|titulo academico|titulo profesional|grado|grado alcanzado|carrera profesional|documento obtenido|certificado obtenido|licenciatura|
ausbildung zum|ausbildung zur|ausbildung als|abschluss als|ausbildungsberuf|erlernter beruf|erreichter abschluss|akademischer grad|bildungsabschluss|
diplome prepare|intitule de la formation|filiere|laurea|laurea in|corso di laurea|corso di studi|diploma di|diploma behaald|naam opleiding|
grau|grau academico|titulo obtido|graduacao|habilitacoes|degree or diploma obtained|degree or diploma|degrees or diplomas obtained|diplome obtenu`,
  client: `projects|key projects|major projects|projects handled|projects done|projects undertaken|projects executed|project handled|client|clients|client name|customer|end client|project|project name|project title|title of project|title of the project|kunde|projekt|
projektname|client final|projet|proyecto|cliente|progetto|project 1|project 2|project 3|project 4|project 5|project no|
auftraggeber|opdrachtgever`,
  noise: `other founders|level|levels|stufe|level of education|level of study|educational level|education level|school level|schulart|schulform|niveau|niveau d'etudes|niveau d'etude|nivel|nivel educativo|livello|
full or part time|full/part time|full-time/part-time|full or part-time|scale/allowance|scale|salary/scale|average hours/week|average hours per week|hours/week|hours per week|weekly hours|wochenstunden|grund des wechsels|motif de depart|motivo de salida|motivo della fine|mansioni svolte|reden van vertrek|
sl no|s no|sr no|no|nr|lfd nr|%|% of marks|percentage of marks|of marks|of mark|marks in|marks obtained|division|class obtained|obtained marks|total marks|result|results|marks/cgpa|percentage/cgpa|cgpa/percentage|grade/percentage|class/division|sl|serial no|marks %|classes handled|main duties|key duties|tatigkeitsfelder|remarks|bemerkung|bemerkungen|location|service country|company location|company address|company business|area s of experience|place|city|address|town|country|industry|sector|business|type of business|type of business or sector|
business or sector|department|reporting to|co-supervisor|co-supervisors|co-advisor|co-advisors|reports to|report to|team size|team|size|bed capacity|number of beds|no of beds|bed strength|beds|hospital bed capacity|type of hospital|hospital type|nurse patient ratio|area of work|area of assignment|ward|place of primary assignment|vessel|vessels|vessel name|name of vessel|type of vessel|vessel type|ship|ships name|name of ship|type of ship|ship type|flag|grt|dwt|grt/dwt|dwt/grt|bhp|engine|engine type|main engine|imo no|salary|ctc|notice period|reason for leaving|
berichtslinie|vorgesetzter|vorgesetzte|beschaftigungsart|karrierestufe|unternehmensgrosse|vertragsart|contrat|
chefarzt|mitarbeiterzahl|contexte|theme|sujet|detail|effectif|kontext|teamgrosse|pensum|ansprechpartner|nature of business|nature of job|nature of work|tatigkeitsbereich oder branche|wichtigste tatigkeiten und zustandigkeiten|ort|standort|branche|bereich|abteilung|lieu|secteur|secteur d'activite|ville|localite|localidad|
lugar|departamento|tipo o sector de actividad|principales actividades|sede|citta|settore|tipo di azienda o settore|plaats|
principali mansioni|principali mansioni e responsabilita|main activities|main activities and responsibilities|
principales activites|principales activites et responsabilites|funciones|funciones principales|principales funciones|logros|logros mas destacados|logros destacados|hauptaktivitaten|principal subjects|
principal subjects occupational skills covered|level in national classification|responsibilities|key responsibilities|
roles and responsibilities|job responsibilities|job description|job profile|profile|description|duties|tasks|aufgaben|
environment|technologies|technology|tools|tech stack|technical environment|tools used|languages|platform|
operating system|database|databases|achievements|highlights|skills|website|url|gpa|cgpa|grade|percentage|marks|aggregate|score|
funciones y responsabilidades principales|hauptfacher/berufliche fahigkeiten|voornaamste werkzaamheden en verantwoordelijkheden|soort bedrijf of sector|belangrijkste vakken/beroepsvaardigheden|principais actividades e responsabilidades|
principais atividades e responsabilidades|tipo de empresa ou sector|tipo de empresa ou setor|principais disciplinas/competencias profissionais|
dpto/centro|dpto centro|departamento/centro|note|summary|headline|abschlussnote|mention|average|thesis|name|nome|nom|phone|email|mobile`,
};

/**
 * The long labels of the Europass form as it is printed, one form of words a line. A copied page has one blank or a line end between
 * them and their values.
 */
export const EUROPASS_LABELS = `
name and address of employer|occupation or position held|main activities and responsibilities|type of business or sector|title of qualification awarded|
name and type of organisation providing education and training|name and type of organization providing education and training|
principal subjects/occupational skills covered|principal subjects / occupational skills covered|level in national or international classification|level in national classification
name und adresse des arbeitgebers|beruf oder funktion|wichtigste tätigkeiten und zuständigkeiten|tätigkeitsbereich oder branche|bezeichnung der erworbenen qualifikation|
name und art der bildungs- oder ausbildungseinrichtung|hauptfächer/berufliche fähigkeiten|hauptfacher/berufliche fahigkeiten|stufe der nationalen oder internationalen klassifikation
nom et adresse de l'employeur|nom et adresse de l’employeur|fonction ou poste occupé|principales activités et responsabilités|type ou secteur d'activité|type ou secteur d’activité|
intitulé du certificat ou diplôme délivré|nom et type de l'établissement d'enseignement ou de formation|nom et type de l’établissement d’enseignement ou de formation|
principales matières/compétences professionnelles couvertes|niveau dans la classification nationale ou internationale
nombre y dirección de la empresa o empleador|nombre y dirección del empleador|profesión o cargo desempeñado|funciones y responsabilidades principales|principales actividades y responsabilidades|
tipo de empresa o sector|título de la cualificación obtenida|cualificación obtenida|nombre y tipo del centro de estudios|nombre y tipo de organización que ha impartido la educación o la formación|
principales materias o capacidades profesionales estudiadas|principales materias o capacidades ocupacionales estudiadas|nivel conforme a una clasificación nacional o internacional
nome e indirizzo del datore di lavoro|lavoro o posizione ricoperti|lavoro o posizione ricoperta|tipo di impiego|principali attività e responsabilità|principali mansioni e responsabilità|tipo di attività o settore|
tipo di azienda o settore|titolo della qualifica rilasciata|qualifica conseguita|nome e tipo d'organizzazione erogatrice dell'istruzione e formazione|nome e tipo d’organizzazione erogatrice dell’istruzione e formazione|
nome e tipo di istituto di istruzione o formazione|principali tematiche/competenze professionali possedute|principali tematiche/competenze professionali acquisite|principali materie / abilità professionali oggetto dello studio|
livello nella classificazione nazionale o internazionale|livello nella classificazione nazionale
naam en adres van de werkgever|beroep of functie|voornaamste werkzaamheden en verantwoordelijkheden|soort bedrijf of sector|naam van het behaalde certificaat of diploma|
naam en soort onderwijs- of opleidingsinstelling|belangrijkste vakken/beroepsvaardigheden
nome e morada do empregador|função ou cargo ocupado|principais actividades e responsabilidades|principais atividades e responsabilidades|tipo de empresa ou sector|tipo de empresa ou setor|
designação da qualificação atribuída|nome e tipo da organização de ensino ou formação|principais disciplinas/competências profissionais|nível segundo a classificação nacional ou internacional`;
