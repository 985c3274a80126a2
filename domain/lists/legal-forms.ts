/**
 * Legal forms of companies by country, as written after a name. Dots and the spaces between abbreviations may be missing in a
 * text; `domain/text/legal-forms.ts` knows how.
 */
export const legalFormsByCountry: Readonly<Record<string, string>> = {
  "European Union": "SE|SCE",
  "United States":
    "Inc.|Incorporated|LLC|L.L.C.|LLLP|LP|L.P.|LLP|L.L.P.|PLLC|PBC|Corp.|Corporation|Co.|Company, Inc.|Company LLC",
  "United Kingdom and Ireland": "Ltd.|Limited|plc|P.L.C.|LLP|CIC|CLG|DAC|ULC|Unlimited Company|Teoranta|Teo.",
  Canada: "Ltée|Ltee|Inc.|Ltd.|ULC|Limitée",
  Germany:
    "GmbH|gGmbH|G.m.b.H.|mbH|GmbH & Co. KG|GmbH & Co KG|GmbH & Co. KGaA|GmbH & Co. OHG|GmbH u. Co. KG|GmbH und Co. KG|GmbH + Co. KG|AG|AG & Co. KG|AG & Co. KGaA|AG & Co. OHG|gAG|SE & Co. KG|SE & Co. KGaA|KG|KGaA|OHG|oHG|UG|UG & Co. KG|UG (haftungsbeschränkt)|GbR|e.V.|eV|e.K.|e.Kfm.|eG|eGbR|PartG|PartG mbB|PartGmbB|Partnerschaft mbB|VVaG|AöR|KdöR|& Co. KG|& Co. KGaA|& Co. OHG",
  Austria: "GesmbH|Ges.m.b.H.|GesbR|e.U.|OG|KEG|GmbH & Co KG",
  Switzerland: "AG|GmbH|SA|S.A.|Sàrl|S.à r.l.|Sagl|S.a.g.l.",
  France:
    "S.A.|SA|SAS|S.A.S.|SASU|S.A.S.U.|SARL|S.A.R.L.|EURL|E.U.R.L.|SNC|S.N.C.|SCA|S.C.A.|SCS|SCI|SCOP|SCIC|SELARL|GIE|SEM",
  Belgium: "NV|N.V.|BV|BVBA|B.V.B.A.|SPRL|S.P.R.L.|SRL|CVBA|SCRL|VZW|ASBL|A.S.B.L.|NV/SA|SA/NV",
  Luxembourg: "S.à r.l.|S.à.r.l.|Sàrl|SARL|S.C.A.|SCSp|SICAV|S.e.c.s.",
  Netherlands: "B.V.|BV|N.V.|NV|VOF|V.O.F.|B.V.i.o.|U.A.|Coöperatie U.A.",
  Italy:
    "S.p.A.|SpA|S.r.l.|Srl|S.r.l.s.|Srls|S.a.p.A.|S.n.c.|S.a.s.|S.c.a r.l.|S.c.a.r.l.|Scarl|S.c.p.A.|S.c.r.l.|S.R.L. a socio unico|Soc. Coop.",
  Spain: "S.A.|S.L.|SL|S.L.U.|SLU|S.A.U.|SAU|S.L.L.|S.L.P.|S.L.N.E.|S. Coop.|S.C.C.L.",
  Portugal: "Lda.|Lda|Limitada|SGPS|S.G.P.S.|SGPS, S.A.|Unipessoal Lda.|Unipessoal, Lda.|S.A.",
  Denmark: "A/S|ApS|I/S|K/S|P/S|IVS|a.m.b.a.",
  Norway: "AS|ASA|A/S|ANS|DA",
  Sweden: "AB|Aktiebolag|AB (publ)|HB|Handelsbolag|KB|Ek. för.",
  Finland: "Oy|Oyj|Oy Ab|Oyj Abp|Ab|Abp|Ky|Tmi|osk.",
  Iceland: "ehf.|hf.|ohf.|slhf.",
  Estonia: "OÜ|AS|MTÜ",
  Latvia: "SIA|AS",
  Lithuania: "UAB|AB|MB",
  Poland:
    "Sp. z o.o.|Sp. z.o.o.|Sp.z o.o.|Sp.z.o.o.|Sp. z o. o.|Sp. z oo|spółka z o.o.|Sp. z o.o. Sp. k.|Sp. z o.o. sp.k.|S.A.|Sp. k.|Sp.k.|Sp. j.|Sp.j.|S.K.A.|P.S.A.",
  "Czechia and Slovakia": "s.r.o.|s. r. o.|spol. s r.o.|spol. s r. o.|a.s.|a. s.|k.s.|v.o.s.|o.p.s.|z.s.",
  Hungary: "Kft.|Zrt.|Nyrt.|Bt.|Kkt.|Rt.",
  Romania: "S.R.L.|SRL|S.A.|S.C.S.|S.N.C.|SRL-D",
  Bulgaria: "OOD|EOOD|AD|EAD|ООД|ЕООД|АД|ЕАД",
  "Slovenia, Croatia, Serbia and Bosnia": "d.o.o.|d. o. o.|j.d.o.o.|d.d.|d. d.|a.d.|k.d.|s.p.|DOOEL|д.о.о.|а.д.",
  Greece: "A.E.|Α.Ε.|E.P.E.|Ε.Π.Ε.|I.K.E.|Ι.Κ.Ε.|Single Member S.A.|M.I.K.E.",
  Turkey: "A.Ş.|AŞ|A.S.|Ltd. Şti.|Ltd. Sti.|Limited Şirketi|Anonim Şirketi|San. ve Tic. A.Ş.|San. ve Tic. Ltd. Şti.",
  "Russia, Ukraine and Central Asia": "OOO|OAO|ZAO|PAO|AO|ООО|ОАО|ЗАО|ПАО|АО|ТОВ|TOV|JSC|OJSC|PJSC|CJSC|LLP|TOO",
  India: "Pvt. Ltd.|Pvt Ltd|Pvt. Limited|(P) Ltd.|Private Ltd.|Private Limited|Pvt.|Limited|OPC Pvt. Ltd.",
  "Pakistan and Bangladesh": "(Pvt.) Ltd.|(Private) Limited|(Pvt) Limited|SMC-Pvt. Ltd.",
  Singapore: "Pte. Ltd.|Pte Ltd|Pte. Limited|Pte.|Private Limited",
  Malaysia: "Sdn. Bhd.|Sdn Bhd|Bhd.|Berhad|Sendirian Berhad|PLT",
  Indonesia: "Tbk.|Tbk|(Persero) Tbk|Persero",
  Thailand: "PCL|Public Company Limited|Co., Ltd.|Company Limited",
  Vietnam: "JSC|Joint Stock Company|Co., Ltd.",
  Philippines: "Inc.|Corp.|OPC",
  Japan: "K.K.|KK|G.K.|GK|Kabushiki Kaisha|Kabushiki Gaisha|Godo Kaisha|Co., Ltd.|株式会社|合同会社",
  "South Korea": "Co., Ltd.|Co. Ltd.|Corp.|주식회사",
  "China, Hong Kong and Taiwan":
    "Co., Ltd.|Co. Ltd.|Co., Limited|Company Limited|Company Ltd.|Inc., Ltd.|Corp., Ltd.|有限公司|股份有限公司",
  "Australia and New Zealand": "Pty. Ltd.|Pty Ltd|Pty Limited|Pty.|Proprietary Limited|NL",
  "South Africa": "(Pty) Ltd.|(Pty) Limited|(RF) Limited|NPC",
  "United Arab Emirates and the Gulf":
    "FZE|FZ-LLC|FZ LLC|FZCO|FZC|DMCC|DWC-LLC|WLL|W.L.L.|B.S.C.|BSC|KSC|K.S.C.P.|QSC|QPSC|SAOG|SAOC|PJSC|L.L.C.",
  "Egypt and the Maghreb": "S.A.E.|SAE|SUARL|SARL AU",
  Israel: 'Ltd.|בע"מ',
  Brazil: "Ltda.|Ltda|LTDA ME|S.A.|S/A|EIRELI|Ltda. - ME|EPP",
  Mexico: "S.A. de C.V.|SA de CV|S.A.B. de C.V.|S. de R.L. de C.V.|S. de R.L.|S.A.P.I. de C.V.|SAPI de CV|S.C.|A.C.",
  "Colombia, Chile, Peru and Argentina": "S.A.S.|SAS|S.A.C.|SAC|S.R.L.|S.p.A.|Ltda.|E.I.R.L.|S.A.A.|S.A.U.|S.A.",
};

/** Legal forms as written before a name: `PT Bank Mandiri Tbk`, `OOO Yandex`. */
export const leadingLegalForms =
  "PT|P.T.|OOO|OAO|ZAO|PAO|ООО|ОАО|ЗАО|ПАО|АО|ТОВ|TOV|TOO|UAB|SIA|OÜ|K.K.|株式会社|주식회사|Kabushiki Kaisha";

/**
 * Forms of at most three letters that mean nothing else. All others are words or abbreviations somewhere (`Siemens ab 2019`, `Google
 * as a client`): without dots, they count only with their capitals.
 */
export const unambiguousShortForms = "AG|KG|UG|GbR|Inc|LLC|Ltd|plc|LLP|Oy|Oyj|BV|NV|ApS|SAS|Kft|Zrt|Bhd|Pty|Pvt|Tbk";
