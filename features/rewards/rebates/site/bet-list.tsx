import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import type { rebates } from '../contract/member.ts'

type Props = { readonly bets: Reply<typeof rebates.bets>; readonly isLoss: boolean }

/** The bets behind a line, each with what it earned; for cashback with its result. */
export function BetList({ bets: { rows, currency }, isLoss }: Props) {
  const { t, date, lang } = useTexts()
  return (
    <ul className="grid gap-3">
      {rows.map((row) => (
        <li key={row.id} className="grid gap-0.5 border-b border-hair pb-3 last:border-0">
          <span className="flex justify-between gap-3">
            <span className="min-w-0 truncate font-medium">{row.name[lang]}</span>
            <Amount amount={isLoss ? row.base : row.earned} currency={currency} signed={row.base < 0n} />
          </span>
          <span className="flex justify-between gap-3 text-12 text-faint">
            <span>{date(row.at, 'stamp')}</span>
            <span>
              {isLoss ? t('rebates.stakeAndWin') : t('rebates.ofValid')}{' '}
              <Amount amount={isLoss ? row.stake : row.base} currency={currency} />
              {isLoss && (
                <>
                  {' / '}
                  <Amount amount={row.win} currency={currency} />
                </>
              )}
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
