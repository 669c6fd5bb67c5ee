import { useApiPages } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { dayText } from '#ui/records/days.ts'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { agents } from '../../contract.ts'
import { More, Profit } from '../parts.tsx'

export type BetsOf = {
  readonly id: bigint
  readonly account: string
  readonly day: string
  readonly category: string
}

/** The bets behind one row: a member's, on one day, in one category. */
export function BetsDrawer({ of, onClose }: { readonly of: BetsOf | null; readonly onClose: () => void }) {
  const { t, lang } = useTexts()
  return (
    <Drawer
      open={of !== null}
      onClose={onClose}
      title={of?.account ?? ''}
      text={of ? `${dayText(lang, of.day, 'day')} · ${t(`category.${of.category}`)}` : ''}
    >
      {of && <Bets of={of} />}
    </Drawer>
  )
}

function Bets({ of: { id, day, category } }: { readonly of: BetsOf }) {
  const { date } = useTexts()
  const api = useApi(agents)
  const found = useApiPages(api.bets, { id: `${id}`, day, category }, (before: string | null, options) =>
    api.bets({ params: { id }, query: { day, category, ...(before && { before }) } }, options),
  )
  const pages = found.data?.pages ?? []
  const currency = pages[0]?.currency
  if (found.error && pages.length === 0)
    return <Failure error={found.error} onRetry={() => void found.refetch()} />
  if (!currency) return <SkeletonRows rows={6} />
  return (
    <>
      <ul className="divide-y divide-hair">
        {pages
          .flatMap((page) => page.rows)
          .map(({ at, game, stake, win }, place) => (
            <li key={place} className="flex items-baseline justify-between gap-3 py-2.5">
              <span className="min-w-0">
                <span className="block truncate font-medium">{game}</span>
                <span className="num text-12 text-faint">{date(at, 'stamp')}</span>
              </span>
              <span className="text-right">
                <Amount amount={stake} currency={currency} />
                <span className="block text-12 text-faint">
                  <Profit amount={win - stake} currency={currency} />
                </span>
              </span>
            </li>
          ))}
      </ul>
      <More of={found} />
    </>
  )
}
