// Whether an account was linked although the reply got lost: one that is new in the list, at the same bank, with the same last digits.
// Example: 0071 0004 4623 at TCB was submitted while ••1111 was listed; TCB ••4623 is listed now: it was linked.

export type Listed = { readonly id: string; readonly bank: string; readonly shown: string }
export type Asked = {
  readonly bank: string
  readonly accountNumber: string
  /** The accounts listed before. */
  readonly known: readonly string[]
}

/** Number of visible digits in a list. */
const SHOWN_CHARACTERS = 4

/** The account created by an unanswered call; null if the list shows none. */
export function boundMeanwhile(
  list: readonly Listed[],
  { bank, accountNumber, known }: Asked,
): Listed | null {
  const end = accountNumber.replace(/\s/g, '').slice(-SHOWN_CHARACTERS)
  return (
    list.find((each) => each.bank === bank && each.shown.endsWith(end) && !known.includes(each.id)) ?? null
  )
}
