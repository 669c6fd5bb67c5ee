import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { tables } from '../../contract/member.ts'
import { callName, useBetNames } from '../names.ts'

type Slip = Reply<typeof tables.slip>['slip']

/** The bets of a slip with what each returned. */
export function SlipLines({ slip }: { readonly slip: Pick<Slip, 'lines' | 'currency'> }) {
  const { t, money } = useTexts()
  const nameOf = useBetNames()
  const amount = (units: bigint) => money(units, slip.currency)
  return (
    <ul>
      {slip.lines.map((line, nth) => (
        <li key={nth} className="flex justify-between gap-2">
          <span>
            {nameOf(line.key)}
            {line.call !== null && <span className="text-faint"> · {callName(t, line.call)}</span>}
          </span>
          <span className="num">
            {amount(line.stake)}
            {line.win !== null && line.win > 0n && (
              <span className={line.win > line.stake ? 'text-win' : 'text-muted'}> → {amount(line.win)}</span>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
