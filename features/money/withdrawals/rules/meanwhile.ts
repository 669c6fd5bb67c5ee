// Whether an account was bound though its answer got lost: one that was not there when it was asked for, at the same bank, whose number
// ends alike. Example: asked for 0071 0004 4623 at TCB while ••1111 was there; TCB ••4623 stands in the list now: it is bound.

export type Listed = { readonly id: string; readonly bank: string; readonly shown: string }
export type Asked = {
  readonly bank: string
  readonly accountNumber: string
  /** The accounts that were there before. */
  readonly known: readonly string[]
}

/** As many characters of a number as a list shows of it. */
const SHOWN_CHARACTERS = 4

/** The account that an unanswered binding made; null where the list shows none. */
export function boundMeanwhile(
  list: readonly Listed[],
  { bank, accountNumber, known }: Asked,
): Listed | null {
  const end = accountNumber.replace(/\s/g, '').slice(-SHOWN_CHARACTERS)
  return (
    list.find((each) => each.bank === bank && each.shown.endsWith(end) && !known.includes(each.id)) ?? null
  )
}
