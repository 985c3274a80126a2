/** Abbreviations in names, titles and degrees. The full stop behind one does not end a sentence. */
export const ABBREVIATIONS = `Arch|Assoc|Asst|Bros|Cie|Com|Corp|corp|Dept|dept|Dipl|dipl|Eidg|eidg|Eng|Engg|Engr|Exec|Govt|Hons|Inc|inc|Inst|Intl
Ltd|ltd|Messrs|Mgr|Pharm|Phil|phil|Prof|Pte|Pty|Pvt|pvt|PVT|Tech|Univ|univ
Akad|angest|Angest|exam|Exam|gepr|Gepr|kaufm|Kaufm|staatl|Staatl|stellv|Stellv|stud|Stud|techn|Techn|wiss|Wiss|Wissensch`;
