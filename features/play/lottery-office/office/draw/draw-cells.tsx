import { useTexts } from '#texts/use-texts.ts'
import { isCurrency } from '#kit/currency.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import type { DrawRow } from '../draws-tab.tsx'

const tones: Readonly<Record<DrawRow['state'], Tone>> = {
  scheduled: 'plain',
  open: 'info',
  locked: 'waiting',
  drawn: 'waiting',
  settled: 'good',
  revealed: 'good',
  void: 'bad',
}

/** The state of a draw; one that waits for its result says so. */
export function DrawState({
  row: { state, isWaiting },
}: {
  readonly row: Pick<DrawRow, 'state' | 'isWaiting'>
}) {
  const { t } = useTexts()
  return (
    <Status tone={isWaiting ? 'bad' : tones[state]}>
      {t(isWaiting ? 'lotteryOffice.needsResult' : `lotteryOffice.state.${state}`)}
    </Status>
  )
}

type Sums = { readonly books: DrawRow['books'] }

/** Sums of a draw by currency, over its brands. */
export function totals(books: DrawRow['books']): ReadonlyMap<string, { stake: bigint; win: bigint }> {
  const sums = new Map<string, { stake: bigint; win: bigint }>()
  for (const { currency, stake, win } of books) {
    const sum = sums.get(currency) ?? { stake: 0n, win: 0n }
    sums.set(currency, { stake: sum.stake + stake, win: sum.win + win })
  }
  return sums
}

/** Stakes or wins of a draw, one line a currency. */
export function BookSums({ books, of }: Sums & { readonly of: 'stake' | 'win' }) {
  const sums = [...totals(books)]
  if (sums.length === 0) return <span className="text-faint">–</span>
  return (
    <span className="grid justify-items-end">
      {sums.map(([currency, sum]) => (
        <Money key={currency} currency={currency} amount={sum[of]} />
      ))}
    </span>
  )
}

/** An amount of a book; a currency that this version does not know is shown by its code. */
export function Money({ currency, amount }: { readonly currency: string; readonly amount: bigint }) {
  return isCurrency(currency) ? <Amount amount={amount} currency={currency} code /> : <span>{currency}</span>
}

export function SumOf({ books }: Sums) {
  const { t } = useTexts()
  if (books.length === 0) return null
  return (
    <span className="flex justify-between gap-3 text-12 text-faint">
      <span>{t('lotteryOffice.stake')}</span>
      <BookSums books={books} of="stake" />
    </span>
  )
}
