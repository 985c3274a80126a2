/** Abbreviations in names, titles and degrees. The full stop behind one does not end a sentence. */
export const ABBREVIATIONS = `Addl|Akad|Angest|angest|Arch|Assoc|Asst|Bros|Cie|Com|Corp|corp|Dept|dept|Dipl|dipl|Eidg|eidg|Eng|Engg|Engr
Est|Exam|exam|Exec|Gepr|gepr|Govt|Hons|Inc|inc|Inst|Intl|Kaufm|kaufm|Ltd|ltd|Messrs|Mgr|Pharm|Phil|phil|Prof|Pte|Pty|Pvt|pvt|PVT
Staatl|staatl|Städt|städt|Stellv|stellv|Stellvertr|stellvertr|Stv|stv|Stud|stud|Tech|Techn|techn|Univ|univ|Wiss|wiss|Wissensch
Constn|Constr|Elect|Estd|Hosp|Inds|Indus|Jnr|Junior|Mech|Mfg|Mgmt|Mktg|Regd|Secy|Senior|Snr|Supdt|Supt|Actg|actg|Assoz|apl|ao|Kfm|kfm|Hon|Ass|Dir|Bus|Abt|Gen|Lt|Col|Sgt|Capt|Maj|Brig|Rev|Supv|Coord|Natl|Reg|Div|Dist|Spec|Jur|Med|Hist|Geschäftsf|Hilfskr|Komm|komm|Mitarb|Vertr|Lda|Ldo|Lcda|Lcdo`;
