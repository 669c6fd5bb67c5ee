export type ReceiptLine = { readonly key: string; readonly name: string; readonly value: string }

/** A receipt's content as text: paper and picture show the same. */
export type Receipt = {
  readonly title: string
  readonly reference: string
  /** Its state: "Paid". */
  readonly state: string
  /** The main amount: what was added, or what reached the account. */
  readonly total: { readonly name: string; readonly value: string }
  readonly lines: readonly ReceiptLine[]
}

/** The same with member, brand and time; all its lines, including state and reference. */
export type IdDocument = Receipt & {
  readonly brand: string
  /** Small print at the bottom. */
  readonly foot: readonly string[]
}
