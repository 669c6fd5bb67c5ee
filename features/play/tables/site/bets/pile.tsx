import { vars } from '#ui/theme/vars.ts'
import { pileOf } from '../../rules/page/chips.ts'
import { Chip } from './chip.tsx'

type PileProps = {
  readonly amount: bigint
  readonly chips: readonly bigint[]
  readonly isPending: boolean
  readonly isLost: boolean
}

/** The chips of a bet: at most three drawn, the amount written on the uppermost. */
export function Pile({ amount, chips, isPending, isLost }: PileProps) {
  const pile = pileOf(amount, chips, 3).toReversed()
  const rankOf = (value: bigint) => Math.max(0, chips.indexOf(value))
  return (
    <span className="lt-pile" data-pending={isPending || undefined} data-lost={isLost || undefined}>
      {pile.map((value, nth) => (
        <span key={nth} style={vars({ '--nth': nth })}>
          <Chip amount={nth === pile.length - 1 ? amount : value} rank={rankOf(value)} />
        </span>
      ))}
    </span>
  )
}
