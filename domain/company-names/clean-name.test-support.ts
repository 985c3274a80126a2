/** A name and its clean form, for the function and for the database. */
export const dirtyNames: readonly (readonly [dirty: string, clean: string])[] = [
  ["Acme", "Acme"],
  ["  Acme  ", "Acme"],
  ["Acme \u00a0\u3000 Corp", "Acme Corp"],
  ["Acme\tCorp\r\nInc.", "Acme Corp Inc."],
  ["Ac\u0007me\u009f", "Acme"],
  ["\ufeffAc\u200bme\u2060", "Acme"],
  ["Ac\u00adme", "Acme"],
  ["\u202eAcme\u202c", "Acme"],
  ["Ac\u200dme\u200c", "Acme"],
  ["A\u0301cme", "Ácme"],
  ["👩\u200d🚀 Labs", "👩\u200d🚀 Labs"],
  ["می\u200cخواهم", "می\u200cخواهم"],
  ["Äpfel & Söhne (Köln), 3\u20114", "Äpfel & Söhne (Köln), 3\u20114"],
];
