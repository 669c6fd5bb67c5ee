import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts, type Fact } from '#ui/data/facts.tsx'
import type { rebates } from '../contract/member.ts'
import { categoryName } from './category-name.ts'

export type One = Reply<typeof rebates.statement>
export type Line = One['lines'][number]

/** How a statement adds up: earned, within the maximum, corrections, carried, paid and left over. */
export function StatementSum({ one: { statement, currency } }: { readonly one: One }) {
  const { t } = useTexts()
  const { program, base, earned, granted, corrected, carried, amount, leftOver } = statement
  const money = (value: bigint, signed = false) => (
    <Amount amount={value} currency={currency} signed={signed} />
  )
  const facts: Fact[] = [
    {
      key: 'base',
      name: t(program === 'cashback' ? 'rebates.netLoss' : 'rebates.valid'),
      value: money(base),
    },
    { key: 'earned', name: t('rebates.earned'), value: money(earned) },
    ...(granted === earned
      ? []
      : [{ key: 'granted', name: t('rebates.overMaximum'), value: money(granted - earned, true) }]),
    ...(corrected === 0n
      ? []
      : [{ key: 'corrected', name: t('rebates.corrected'), value: money(corrected, true) }]),
    ...(carried === 0n ? [] : [{ key: 'carried', name: t('rebates.carried'), value: money(carried, true) }]),
    ...(leftOver === 0n ? [] : [{ key: 'left', name: t('rebates.leftOver'), value: money(-leftOver, true) }]),
    { key: 'amount', name: t('rebates.paid'), value: money(amount), total: true },
  ]
  return <Facts facts={facts} />
}

type LinesProps = { readonly one: One; readonly onLine: (line: Line) => void }

/** The lines by category; each leads to its bets. Lines of earlier periods are corrections. */
export function StatementLines({ one: { statement, lines, currency }, onLine }: LinesProps) {
  const texts = useTexts()
  const { t, date, number } = texts
  return (
    <ul className="grid">
      {lines.map((line) => {
        const isOwn = line.ofStartsAt.getTime() === statement.startsAt.getTime()
        return (
          <li
            key={`${line.category}-${line.ofStartsAt.getTime()}`}
            className="border-b border-hair last:border-0"
          >
            <button
              type="button"
              onClick={() => onLine(line)}
              className="flex min-h-12 w-full items-center justify-between gap-4 py-2.5 text-left hover:underline"
            >
              <span className="grid min-w-0 gap-0.5">
                <span className="text-14 font-medium">{categoryName(texts, line.category)}</span>
                <span className="text-12 text-faint">
                  {isOwn
                    ? t('rebates.bets', { count: number(line.bets) })
                    : t('rebates.correctionOf', { at: date(line.ofStartsAt, 'minute') })}
                </span>
              </span>
              <span className="grid justify-items-end gap-0.5">
                <Amount
                  amount={statement.program === 'cashback' ? line.base : line.earned}
                  currency={currency}
                  signed={!isOwn}
                />
                {statement.program !== 'cashback' && (
                  <span className="text-12 text-faint">
                    {t('rebates.ofValid')} <Amount amount={line.base} currency={currency} />
                  </span>
                )}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
