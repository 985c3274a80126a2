/** Lines between the names of an entry that say under what circumstances the work was done: who paid for it or led it. */

const CIRCUMSTANCE =
  /^(?:dans le cadre d|financée? par|sous la (?:direction|supervision)|en (?:collaboration|partenariat) avec|encadrée? par|bajo la (?:dirección|supervisión)|en el marco d|en colaboración con|nell['’]ambito d|sotto la (?:guida|supervisione)|in collaborazione con|im rahmen|unter (?:der )?(?:leitung|anleitung)|in zusammenarbeit mit|under the supervision|supervised by|funded by|as part of|in collaboration with|no âmbito d)/u;

/** "dans le cadre du programme Lumora", "under the supervision of Jo Muster" */
export function isCircumstance(text: string): boolean {
  return CIRCUMSTANCE.test(text);
}
