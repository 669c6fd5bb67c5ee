import { Ticket } from 'lucide-react'
import { useState } from 'react'
import { useApiPages } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { SlipLine } from '#features/play/lottery/rules/slip.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { Tabs } from '#ui/layer/tabs.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import { navigate, usePlace } from '#ui/route/place.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { lotterySlips } from '../contract.ts'
import { Chases } from './chase/chases.tsx'
import { DrawDaysFilter, daysOf, type DrawDays } from './draw-days.tsx'
import { openSlip } from './open.ts'
import { Outcome } from './outcome.tsx'
import { SlipDrawer } from './slip-drawer.tsx'
import { useDrawEnds } from './use-draw-ends.ts'

type Slip = Reply<typeof lotterySlips.mine>['slips'][number]

type MineProps = {
  /** The lottery that the page shows. */
  readonly code: string
  readonly onAgain: (lines: readonly SlipLine[]) => void
}

const states = ['all', 'open', 'won', 'void'] as const
type State = (typeof states)[number]
const kinds = ['slips', 'chases'] as const

/** The member's slips and chases: of this lottery, or of all. */
export function MySlips({ code, onAgain }: MineProps) {
  const { t } = useTexts()
  const isMember = useIsMember()
  const { slip, chase } = usePlace().search
  const [kind, setKind] = useState<(typeof kinds)[number]>(chase ? 'chases' : 'slips')
  if (!isMember)
    return (
      <EmptyState
        icon={Ticket}
        title={t('slips.login')}
        action={
          <Button look="primary" onClick={() => void navigate({ to: '/login' })}>
            {t('lottery.login')}
          </Button>
        }
      />
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <Tabs
        label={t('slips.kinds')}
        look="segment"
        value={kind}
        onChange={setKind}
        tabs={kinds.map((value) => ({ value, label: t(`slips.kind.${value}`) }))}
      />
      {kind === 'slips' ? <SlipList code={code} /> : <Chases />}
      <SlipDrawer id={slip ?? null} code={code} onAgain={onAgain} onClose={() => openSlip(null)} />
    </div>
  )
}

function SlipList({ code }: { readonly code: string }) {
  const { t } = useTexts()
  const [state, setState] = useState<State>('all')
  const [isAll, setAll] = useState(false)
  const api = useApi(lotterySlips)
  const [days, setDays] = useState<DrawDays>('any')
  const filter = {
    ...(isAll ? {} : { gameId: code }),
    ...(state === 'all' ? {} : { state }),
    ...(state === 'open' ? daysOf(days) : {}),
  }
  const pages = useApiPages(api.mine, filter, (before: string | null, options) =>
    api.mine({ query: { ...filter, ...(before ? { before } : {}) } }, options),
  )
  const waiting = (pages.data?.pages ?? []).flatMap(({ slips }) =>
    slips.filter((each) => each.state === 'open'),
  )
  useDrawEnds(
    waiting.map(({ gameId }) => gameId),
    pages.refetch,
  )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4">
        <FilterChips
          label={t('slips.states')}
          value={state}
          onChange={setState}
          options={states.map((value) => ({ value, label: t(`slips.state.${value}`) }))}
        />
        <Switch label={t('slips.all')} checked={isAll} onChange={({ target }) => setAll(target.checked)} />
      </div>
      {state === 'open' && <DrawDaysFilter value={days} onChange={setDays} />}
      <QueryState
        of={pages}
        waiting={<SkeletonRows rows={6} />}
        isEmpty={({ pages: [first] }) => first?.slips.length === 0}
        empty={<EmptyState icon={Ticket} title={t('slips.none')} text={t('slips.noneText')} />}
      >
        {({ pages: found }) => (
          <ul className="grid gap-2">
            {found
              .flatMap(({ slips }) => slips)
              .map((each) => (
                <SlipRow key={each.id} slip={each} isNamed={isAll} />
              ))}
          </ul>
        )}
      </QueryState>
      {pages.hasNextPage && (
        <div className="text-center">
          <Button busy={pages.isFetchingNextPage} onClick={() => void pages.fetchNextPage()}>
            {t('ui.more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function SlipRow({ slip, isNamed }: { readonly slip: Slip; readonly isNamed: boolean }) {
  const { t, date } = useTexts()
  const { numero, name, stake, win, state, currency, lines, hits, chase } = slip
  return (
    <li>
      <button
        type="button"
        onClick={() => openSlip(slip.id)}
        className="panel grid w-full grid-cols-[minmax(0,1fr)_auto] items-center gap-3 p-3 text-left hover:bg-raised"
      >
        <span className="grid min-w-0 gap-0.5">
          <span className="truncate font-semibold">
            {isNamed ? `${name} · ${numero}` : t('lottery.draw', { numero })}
          </span>
          <span className="num text-12 text-faint">
            {date(slip.at, 'minute')} · {t('slips.lines', { lines })}
            {chase && ` · ${t('slips.inChase', { no: chase.no })}`}
          </span>
        </span>
        <span className="grid justify-items-end gap-0.5">
          <Outcome state={state} hits={hits} />
          <Amount
            amount={state === 'settled' && win > 0n ? win : stake}
            currency={currency}
            won={state === 'settled' && win > stake}
            className="font-semibold"
          />
        </span>
      </button>
    </li>
  )
}
