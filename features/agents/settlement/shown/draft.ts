import { parseMoney } from '#kit/money.ts'
import type { Contract } from './terms.tsx'

/** A tier as it is typed: score and rates as plain decimal text. */
export type DraftTier = { readonly from: string; readonly rate: string; readonly loss: string }
export type Draft = { readonly tiers: readonly DraftTier[] }

const PPM_PER_PERCENT = 10_000
const UNITS = 10_000n

export const emptyTier = (): DraftTier => ({ from: '', rate: '', loss: '' })

const percentText = (ppm: number): string => (ppm === 0 ? '' : String(ppm / PPM_PER_PERCENT))

/** The terms of a contract as a draft. */
export function draftOf({ measure, tiers }: Contract): Draft {
  return {
    tiers: tiers.map(({ from, ratePpm, lossPpm }) => ({
      from: measure === 'activeMembers' ? from.toString() : (from / UNITS).toString(),
      rate: percentText(ratePpm),
      loss: percentText(lossPpm),
    })),
  }
}

/** A typed percentage in parts per million; null if it is none, '' is 0. */
export function ppmOf(typed: string): number | null {
  const plain = typed.trim().replace(',', '.')
  if (plain === '') return 0
  if (!/^\d{1,3}(\.\d{1,4})?$/.test(plain)) return null
  return Math.round(Number(plain) * PPM_PER_PERCENT)
}

/** A typed score in ledger units, or a number of members; null if it is none, '' is 0. */
export function scoreOf(typed: string, measure: Contract['measure']): bigint | null {
  const plain = typed.trim() || '0'
  if (measure === 'activeMembers') return /^\d{1,9}$/.test(plain) ? BigInt(plain) : null
  return parseMoney(plain)
}

/** The tiers of an offer; null while one of them is not complete. */
export function tiersOf(
  tiers: readonly DraftTier[],
  { kind, measure }: Pick<Contract, 'kind' | 'measure'>,
): { from: bigint; ratePpm: number; lossPpm: number }[] | null {
  const whole = tiers.flatMap((tier) => {
    const from = scoreOf(tier.from, measure)
    const ratePpm = ppmOf(tier.rate)
    const lossPpm = kind === 'realTime' ? ppmOf(tier.loss) : 0
    return from === null || ratePpm === null || lossPpm === null ? [] : [{ from, ratePpm, lossPpm }]
  })
  return whole.length === 0 || whole.length < tiers.length ? null : whole
}

/** The body of the offer; null while a tier is not complete. The period and the score are the own contract's, as the rate rule demands. */
export function offerOf(
  { tiers }: Draft,
  { kind, own, member }: { readonly kind: Contract['kind']; readonly own: Contract; readonly member: bigint },
) {
  const { period, measure } = own
  const whole = tiersOf(tiers, { kind, measure })
  return (
    whole && {
      member,
      kind,
      ...(kind === 'dividend' && (period === 'D' || period === 'W' || period === 'H' || period === 'M')
        ? { period, measure }
        : {}),
      tiers: whole,
    }
  )
}
