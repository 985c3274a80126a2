/**
 * Invented careers for `generated.ts`. A line is a position (`title | company | place | start | end`) or an education
 * (`= degree | school | place | start | end`), the latest first; blank lines separate persons, whose first line is the language.
 */
export const CAREERS = `
en
Head of Growth | Lanternfish | Leeds | 2019-05 | present
Product Marketing Manager | Corvid Labs Ltd | Manchester | 2016-02 | 2019-04
Marketing Executive | The Paper Mill | York | 2013-09 | 2016-01
= BSc Psychology | University of Hull | Hull | 2010 | 2013

en
Staff Engineer | Quillhaven, Inc. | Austin, TX | 2021-03 | present
Senior Software Engineer | Quillhaven, Inc. | Austin, TX | 2018-06 | 2021-02
Software Engineer II | Bluebonnet Freight | Dallas, TX | 2015-07 | 2018-05
QA Analyst | Third Coast Data | Houston, TX | 2013-01 | 2015-06
= MS Computer Science | Rice University | Houston, TX | 2011 | 2013
= B.S. in Mathematics | Baylor University | Waco, TX | 2007 | 2011

en
Registered Nurse | St. Brendan's Hospital | Cork | 2017-11 | present
Care Assistant | Willow Park Nursing Home | Mallow | 2014-06 | 2017-10
Line Cook | Birdie's | Galway | 2012 | 2014
= BSc Nursing | University College Cork | Cork | 2013 | 2017

en
Vice President, Corporate Development | Harrow & Pike | New York, NY | 2020-01 | present
Associate, Investment Banking | Stanbury Cole Partners | New York, NY | 2017-08 | 2019-12
Analyst | Deutsche Bank | London | 2014-07 | 2017-07
Summer Intern | Mossgrove Capital | Boston, MA | 2013 | 2013
= MBA | Columbia Business School | New York, NY | 2012 | 2014
= BA Economics | Bowdoin College | Brunswick, ME | 2008 | 2012

en
Delivery Manager | Infosys Limited | Pune | 2018-04 | present
Technical Lead | Wipro Technologies | Bangalore | 2014-09 | 2018-03
Software Developer | Zenexa Softech Pvt. Ltd. | Hyderabad | 2011-06 | 2014-08
= B.Tech in Information Technology | Osmania University | Hyderabad | 2007 | 2011

en
Founder & CEO | Pebbleworks | San Francisco, CA | 2022-01 | present
Chief of Staff | Orchard Nine | Oakland, CA | 2019-03 | 2021-12
Operations Lead | Instacart | San Francisco, CA | 2016-05 | 2019-02
Peace Corps Volunteer | Peace Corps | Lima | 2014 | 2016
= Bachelor of Arts in History | Reed College | Portland, OR | 2010 | 2014

de
Leiter Controlling | Brückner Anlagenbau GmbH | Bielefeld | 2018-10 | present
Senior Controller | Miele | Gütersloh | 2014-04 | 2018-09
Junior Controller | Weidenbach & Söhne KG | Herford | 2011-08 | 2014-03
= Diplom-Kaufmann | Universität Paderborn | Paderborn | 2006 | 2011
= Abitur | Ratsgymnasium Bielefeld | Bielefeld | 1997 | 2006

de
Produktmanagerin | Sonnenkraft Energie AG | München | 2020-02 | present
Business Development Managerin | Lumeo | Berlin | 2017-05 | 2020-01
Werkstudentin Vertrieb | Siemens AG | München | 2015-10 | 2017-03
Praktikantin | Kiefer und Tann | Augsburg | 2014 | 2014
= M.Sc. Wirtschaftsingenieurwesen | Technische Universität München | München | 2014 | 2017
= B.Sc. Maschinenbau | Hochschule Augsburg | Augsburg | 2010 | 2014

de
Sous-Chef | Gasthof Adlerhorst | Innsbruck | 2019-12 | present
Chef de Partie | Hotel Seehof | Velden | 2016-05 | 2019-10
Commis de Cuisine | Das Kameel | Wien | 2013-06 | 2016-04
= Lehrabschluss Koch | Tiroler Fachberufsschule Landeck | Landeck | 2010 | 2013

de
Teamleiterin Pflege | Kantonsspital Aarau | Aarau | 2018-03 | present
Dipl. Pflegefachfrau HF | Spitex Limmattal | Dietikon | 2013-09 | 2018-02
Fachfrau Gesundheit | Alterszentrum Lindenhof | Baden | 2010-08 | 2013-07
= Diplom Pflege HF | Careum Bildungszentrum | Zürich | 2011 | 2013

fr
Directrice marketing | Maison Verdelet | Lyon | 2019-09 | present
Cheffe de produit | Groupe SEB | Écully | 2015-03 | 2019-08
Assistante marketing | Atelier Brume | Grenoble | 2012-09 | 2015-02
= Master Marketing | Université Grenoble Alpes | Grenoble | 2010 | 2012
= Licence de gestion | IAE Lyon | Lyon | 2007 | 2010

fr
Ingénieur d'études | Thales | Toulouse | 2018-02 | present
Développeur full stack | Numéricube SAS | Bordeaux | 2015-10 | 2018-01
Stagiaire développeur | Orangeade | Nantes | 2015-03 | 2015-08
= Diplôme d'ingénieur | INSA Toulouse | Toulouse | 2010 | 2015
= Baccalauréat scientifique | Lycée Fermat | Toulouse | 2007 | 2010

fr
Second de cuisine | Le Vieux Comptoir | Genève | 2017-06 | present
Chef de partie | Auberge du Lac | Annecy | 2014-05 | 2017-05
Apprenti cuisinier | La Table de Marius | Chambéry | 2011-09 | 2013-06
= CAP Cuisine | CFA de Savoie | Chambéry | 2011 | 2013

es
Jefa de ventas | Bodegas Albariza S.L. | Sevilla | 2018-09 | present
Comercial | Grupo Olivar | Córdoba | 2014-02 | 2018-08
Dependienta | La Tienda de Lola | Cádiz | 2011 | 2014
= Grado en Administración de Empresas | Universidad de Sevilla | Sevilla | 2009 | 2013

it
Responsabile acquisti | Ceramiche Borsari S.p.A. | Modena | 2017-04 | present
Impiegato ufficio acquisti | Ferramenta Lugli | Reggio Emilia | 2013-01 | 2017-03
Magazziniere | Conad | Parma | 2010 | 2012
= Laurea in Economia | Università di Parma | Parma | 2006 | 2010

nl
Logistiek manager | De Waal Transport B.V. | Rotterdam | 2018-06 | present
Teamleider magazijn | Bol.com | Waalwijk | 2014-03 | 2018-05
Medewerker planning | Van Rossum Fruit | Geldermalsen | 2010-09 | 2014-02
= HBO Logistiek Management | Hogeschool Rotterdam | Rotterdam | 2006 | 2010

en
Biz Ops | Tessellate | Lisbon | 2021-09 | present
Growth Wrangler | Hopper & Finch | Brighton | 2019-02 | 2021-08
EIR | Antler | London | 2018-05 | 2019-01
Investment Team | Northzone | Stockholm | 2015-10 | 2018-04
= MEng Aeronautics | Imperial College London | London | 2011 | 2015

de
Produkt & Daten | Zwölfender | Leipzig | 2020-11 | present
Strategie | Delivery Hero | Berlin | 2017-04 | 2020-10
Schwester der Geschäftsidee | Omas Garten | Weimar | 2014-08 | 2017-03
= B.A. Philosophie | Universität Leipzig | Leipzig | 2010 | 2014

fr
Produit et croissance | Brindille | Rennes | 2021-01 | present
Couteau suisse | Le Slip Français | Paris | 2017-09 | 2020-12
Stage de fin d'études | Decathlon | Lille | 2017-03 | 2017-08
= Programme Grande École | EM Normandie | Caen | 2013 | 2017

en
Research Scientist | Max Planck Institute for Informatics | Saarbrücken | 2019-10 | present
Postdoc | University of Edinburgh | Edinburgh | 2016-09 | 2019-09
Teaching Assistant | University of Warsaw | Warsaw | 2012-10 | 2016-06
= PhD Computer Science | University of Warsaw | Warsaw | 2011 | 2016
= MSc Mathematics | Jagiellonian University | Kraków | 2006 | 2011
`;
