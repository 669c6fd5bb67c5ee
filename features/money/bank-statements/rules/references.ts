// Deposit references in what a payer wrote. Members are told to write D-100417; banks drop the hyphen, add text around it, write it in
// lower case or break lines within it: "MBVCB.5566.d100417 chuyen tien" names deposit 100417. A letter or digit right before the D is
// another word ("VND100417"), and so is a digit after the number. No two different deposits are ever guessed from one text: several
// references, or none, are for an operator.

const deposit = /(?<![\p{L}\p{N}])d\s?-?\s?(\d{6,15})(?!\d)/giu
/** Withdrawals are named alike: operators write W-100141 on a manual payout. */
const withdrawal = /(?<![\p{L}\p{N}])w\s?-?\s?(\d{6,15})(?!\d)/giu

function named(text: string, pattern: RegExp): readonly bigint[] {
  const found = [...text.matchAll(pattern)].flatMap(([, digits]) => (digits ? [BigInt(digits)] : []))
  return [...new Set(found)]
}

/** The numbers of the deposits that a text names, each once, in order. */
export const referencesIn = (text: string): readonly bigint[] => named(text, deposit)

/** The numbers of the withdrawals that a text names, each once, in order. */
export const payoutsIn = (text: string): readonly bigint[] => named(text, withdrawal)
