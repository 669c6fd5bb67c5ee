// The most that a number may cost the operator. The cap of a number is its own, else that of its play, else that of every number.
// Example: caps of 50,000,000 for every number, 20,000,000 for "lo2" and 5,000,000 for "lo2:07": "lo2:07" may cost 5,000,000, "lo2:08"
// 20,000,000, "de:08" 50,000,000.

export type Cap = { readonly currency: string; readonly key: string; readonly most: bigint }

/** The cap of a number in ledger units; null: none. */
export type CapOf = (key: string) => bigint | null

/** The caps of one currency as a function; undefined where there are none. `usual` applies where no cap is set, in every currency. */
export function capOf(
  caps: readonly Cap[],
  { currency, usual }: { readonly currency: string; readonly usual: bigint | null },
): CapOf | undefined {
  const own = new Map(caps.filter((cap) => cap.currency === currency).map(({ key, most }) => [key, most]))
  if (own.size === 0 && usual === null) return undefined
  return (key) => own.get(key) ?? own.get(key.split(':')[0] ?? '') ?? own.get('') ?? usual
}
