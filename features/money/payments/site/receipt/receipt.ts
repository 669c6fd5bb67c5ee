export type ReceiptLine = { readonly key: string; readonly name: string; readonly value: string }

/** What a receipt says, in words already: the paper and the picture show the same. */
export type Receipt = {
  readonly title: string
  readonly reference: string
  /** Where it stands: "Paid". */
  readonly state: string
  /** What it is about in the end: what was added, what reached the account. */
  readonly total: { readonly name: string; readonly value: string }
  readonly lines: readonly ReceiptLine[]
}

/** The same with who it is about, who made it and when; its lines are all that it tells, where it stands and its reference too. */
export type Paper = Receipt & {
  readonly brand: string
  /** Small lines at the foot. */
  readonly foot: readonly string[]
}
