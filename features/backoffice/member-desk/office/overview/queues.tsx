import {
  ArrowDownToLine,
  ArrowRight,
  ArrowUpFromLine,
  Handshake,
  PiggyBank,
  Scale,
  Target,
  UserCheck,
} from 'lucide-react'
import { useTexts } from '#texts/use-texts.ts'
import type { Overview } from './overview-panel.tsx'

const icons = {
  deposits: ArrowDownToLine,
  withdrawals: ArrowUpFromLine,
  matching: Handshake,
  'vendor-wallets': PiggyBank,
  adjustments: Scale,
  approvals: UserCheck,
  returns: Target,
}
/** Disputes, incidents and alerts are rare: their card is shown only when there are some. */
const rare: ReadonlySet<string> = new Set(['matching', 'vendor-wallets', 'returns'])

/** Orders waiting for an operator, each with a link to its queue. */
export function Queues({ queues }: { readonly queues: Overview['queues'] }) {
  const { t, number } = useTexts()
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-4">
      {queues.map(({ name, count }) => {
        if (count === 0 && rare.has(name)) return null
        const Icon = icons[name]
        return (
          <li key={name}>
            <a
              href={`/${name}`}
              className="panel group flex h-full items-center gap-3 px-4 py-3 transition-colors duration-120 hover:border-control"
            >
              <span
                className={`grid size-9 place-items-center rounded-control ${count > 0 ? 'bg-action-soft text-action-text' : 'bg-raised text-faint'}`}
              >
                <Icon size={18} aria-hidden />
              </span>
              <span className="min-w-0 flex-1">
                <b className="num text-18 font-semibold">{number(count)}</b>{' '}
                <span className="text-13 text-muted">{t(`backoffice.queue.${name}`, { count })}</span>
              </span>
              <ArrowRight size={16} aria-hidden className="text-faint group-hover:text-text" />
            </a>
          </li>
        )
      })}
    </ul>
  )
}
