import { X } from 'lucide-react'
import { useEffect } from 'react'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { Countdown } from '#ui/data/countdown.tsx'
import { Link } from '#ui/route/link.tsx'
import { useIsOpen } from '../state/use-phase.ts'
import { useTable } from '../use-table.ts'
import { CODE, forgetVisit, noteVisit, useVisited } from './chosen.ts'
import './several.css'

/** On a phone: the other tables of this visit, each with its time left and what the player has on it. */
export function QuickSwitch({ code, beside }: { readonly code: string; readonly beside: string }) {
  const { t } = useTexts()
  const others = useVisited(({ codes }) => codes).filter((each) => each !== code)
  useEffect(() => {
    // tables that a wide screen shows beside this one are among them
    for (const each of [...beside.split(',').filter((one) => CODE.test(one)), code]) noteVisit(each)
  }, [code, beside])
  if (others.length === 0) return null
  return (
    <nav aria-label={t('tables.visited')}>
      <ul className="lt-switch">
        {others.map((each) => (
          <Other key={each} code={each} />
        ))}
      </ul>
    </nav>
  )
}

function Other({ code }: { readonly code: string }) {
  const { t, money } = useTexts()
  const { data } = useTable(code)
  const isOpen = useIsOpen(data?.round ?? null, data?.table.isOpen ?? false)
  if (!data) return null
  const { table, round, mine } = data
  const own = mine.filter((slip) => slip.round === round?.id && slip.state !== 'void')
  const stake = own.reduce((sum, each) => sum + each.stake, 0n)
  const win = own.reduce((sum, each) => sum + each.win, 0n)
  const isSettled = own.length > 0 && own.every(({ state }) => state === 'settled')
  const amount = (units: bigint) => money(units, table.limits.currency, { symbol: true })
  return (
    <li>
      <Link to="/table" search={{ code }} replace>
        <span className="flex items-baseline gap-2 text-13">
          <b className="truncate">{table.name}</b>
          <span className="num text-12 text-muted">
            {isOpen && round ? (
              <Countdown until={round.closesAt} />
            ) : (
              t(
                `tables.phase.${table.isOpen ? (round?.phase === 'betting' ? 'closing' : table.phase) : 'shut'}`,
              )
            )}
          </span>
        </span>
        <span className="num truncate text-12">
          {own.length === 0
            ? t('tables.noBetHere')
            : isSettled
              ? t('tables.returned', { amount: amount(win) })
              : t('tables.betHere', { amount: amount(stake) })}
        </span>
      </Link>
      <IconButton
        icon={X}
        size="sm"
        label={t('tables.closeNamed', { name: table.name })}
        onClick={() => forgetVisit(code)}
        className="self-center"
      />
    </li>
  )
}
