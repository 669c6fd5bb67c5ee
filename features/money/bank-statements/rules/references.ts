// Deposit references in what a payer wrote. Members are told to write D-100417; banks drop the hyphen, add text around it, write it in
// lower case or break lines within it: "MBVCB.5566.d100417 chuyen tien" names deposit 100417. A letter or digit right before the D is
// another word ("VND100417"), and so is a digit after the number. No two different deposits are ever guessed from one text: several
// references, or none, are for an operator.

const REFERENCE = /(?<![\p{L}\p{N}])d\s?-?\s?(\d{6,15})(?!\d)/giu

/** The numbers of the deposits that a text names, each once, in order. */
export function referencesIn(text: string): readonly bigint[] {
  const found = [...text.matchAll(REFERENCE)].flatMap(([, digits]) => (digits ? [BigInt(digits)] : []))
  return [...new Set(found)]
}
