import { Banknote } from 'lucide-react'
import { useState } from 'react'
import { useAsk, useTell } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { QueueFrame } from '#features/payments/office/queue-frame.tsx'
import { useUrlValue } from '#features/payments/office/use-url-value.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import { Answer } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { useRowKeys } from '#ui/records/use-row-keys.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { withdrawalsOffice } from '../contract/office.ts'
import { withdrawalStates } from '../rules/states.ts'
import { WithdrawalDetail, type WithdrawalDeed } from './withdrawal-detail.tsx'

type Row = Reply<typeof withdrawalsOffice.list>['rows'][number]

const views = ['open', ...withdrawalStates, 'all'] as const
/** The socket tells of news; this only makes good what a broken line missed. */
const LOOK_AGAIN_MS = 20_000
const MINUTE_MS = 60_000

/** The queue of withdrawals, the most urgent first: claim, agree (twice where the sum is large) or refuse with a reason. */
export function WithdrawalsQueue() {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(withdrawalsOffice)
  const [state, setState] = useUrlValue('state')
  const [find, setFind] = useUrlValue('find')
  const [chosen, setChosen] = useUrlValue('id')
  const [before, setBefore] = useState<string | null>(null)
  const [deed, setDeed] = useState<WithdrawalDeed | null>(null)
  const view = state || 'open'
  const known = [...withdrawalStates, 'open' as const].find((each) => each === view)
  const query = {
    ...(known ? { state: known } : {}),
    ...(find ? { find } : {}),
    ...(before ? { before } : {}),
  }
  const asked = useAsk(api.list, { query }, { everyMs: LOOK_AGAIN_MS })
  const claim = useTell(api.claim, { tells: [api.list, api.one] })
  const rows = asked.data?.rows ?? []
  useRowKeys({
    rows: rows.map((row) => row.id),
    selected: chosen || null,
    onSelect: setChosen,
    deeds: {
      c: (id) => claim.mutate({ params: { id } }),
      a: () => setDeed('approve'),
      r: () => setDeed('reject'),
    },
  })
  const pick = (next: string) => {
    setBefore(null)
    setState(next === 'open' ? '' : next)
  }
  return (
    <QueueFrame
      title={t('withdrawalsOffice.title')}
      sum={asked.data && t('withdrawalsOffice.total', { count: asked.data.total.count })}
      chips={views.map((value) => ({
        value,
        label: viewWords(texts, value),
        count: asked.data?.counts[value],
      }))}
      state={view}
      onState={pick}
      find={find}
      findLabel={t('withdrawalsOffice.find')}
      onFind={setFind}
      hints={hintsOf(texts)}
      chosen={
        chosen ? (
          <WithdrawalDetail key={chosen} id={chosen} deed={deed} onDeed={setDeed} claimError={claim.error} />
        ) : null
      }
      chosenTitle={t('withdrawalsOffice.payout')}
      onClose={() => setChosen('')}
      nothing={{
        icon: Banknote,
        title: t('withdrawalsOffice.choose'),
        text: t('withdrawalsOffice.chooseText'),
      }}
      more={
        asked.data?.next
          ? { words: t('withdrawalsOffice.more'), onMore: () => setBefore(asked.data.next) }
          : null
      }
    >
      <Answer
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={(page) => page.rows.length === 0}
        empty={
          <EmptyState
            icon={Banknote}
            title={t('withdrawalsOffice.empty')}
            text={t('withdrawalsOffice.emptyText')}
          />
        }
      >
        {(page) => (
          <Table
            caption={t('withdrawalsOffice.title')}
            columns={columnsOf(texts)}
            rows={page.rows}
            rowKey={(row) => row.id}
            selectedKey={chosen || null}
            onRow={(row) => setChosen(row.id)}
            dense
            phone={(row) => <PhoneRow row={row} />}
            className="px-4 md:px-0"
          />
        )}
      </Answer>
    </QueueFrame>
  )
}

function viewWords({ t }: Texts, view: (typeof views)[number]): string {
  return view === 'open' || view === 'all'
    ? t(`withdrawalsOffice.${view}`)
    : t(`withdrawalsOffice.state.${view}`)
}

const tones: Readonly<Record<Row['state'], Tone>> = {
  requested: 'waiting',
  claimed: 'info',
  approved: 'info',
  paying: 'waiting',
  paid: 'good',
  received: 'good',
  failed: 'bad',
  rejected: 'bad',
}

export function WithdrawalStatus({ state }: Pick<Row, 'state'>) {
  const { t } = useTexts()
  return <Status tone={tones[state]}>{t(`withdrawalsOffice.state.${state}`)}</Status>
}

function columnsOf(texts: Texts): Column<Row>[] {
  const { t } = texts
  return [
    {
      key: 'reference',
      head: t('withdrawalsOffice.col.reference'),
      cell: (row) => <span className="num">{row.reference}</span>,
    },
    { key: 'due', head: t('withdrawalsOffice.col.due'), cell: (row) => <Due row={row} /> },
    {
      key: 'member',
      head: t('withdrawalsOffice.col.member'),
      cell: (row) => <b className="font-medium">{row.member}</b>,
    },
    { key: 'to', head: t('withdrawalsOffice.col.to'), wide: true, cell: (row) => row.to },
    {
      key: 'amount',
      head: t('withdrawalsOffice.col.amount'),
      figures: true,
      cell: (row) => (
        <>
          <Amount amount={row.amount} currency={row.currency} />{' '}
          <span className="text-12 text-faint">{row.currency}</span>
        </>
      ),
    },
    { key: 'eyes', head: t('withdrawalsOffice.col.eyes'), cell: (row) => <Eyes row={row} /> },
    { key: 'state', head: t('withdrawalsOffice.col.state'), cell: (row) => <Holder row={row} /> },
  ]
}

/** Minutes left of the promise, for orders that still wait for an operator. */
function Due({ row }: { readonly row: Row }) {
  const { t, date } = useTexts()
  const isWaiting = row.state === 'requested' || row.state === 'claimed' || row.state === 'approved'
  if (!isWaiting) return <span className="num text-muted">{date(row.requestedAt, 'minute')}</span>
  const minutes = Math.ceil((row.dueAt.getTime() - Date.now()) / MINUTE_MS)
  if (minutes <= 0) return <Status tone="bad">{t('withdrawalsOffice.overdue')}</Status>
  return <span className="num">{t('withdrawalsOffice.left', { time: `${minutes} min` })}</span>
}

function Eyes({ row }: { readonly row: Row }) {
  const { t } = useTexts()
  if (row.eyes === 1) return <span className="text-muted">{t('withdrawalsOffice.one')}</span>
  const agreed = [row.firstBy, row.secondBy].filter((by) => by !== null)
  return (
    <span>
      {t('withdrawalsOffice.fourEyes')} <span className="num text-muted">{agreed.length}/2</span>
    </span>
  )
}

function Holder({ row }: { readonly row: Row }) {
  const { t } = useTexts()
  if (row.isMine) return <Status tone="info">{t('withdrawalsOffice.claimedByYou')}</Status>
  if (row.claimedBy)
    return <Status tone="plain">{t('withdrawalsOffice.claimedBy', { by: row.claimedBy })}</Status>
  return <WithdrawalStatus state={row.state} />
}

function hintsOf({ t }: Texts) {
  return [
    { keys: ['J', 'K'], words: t('withdrawalsOffice.keys.move') },
    { keys: ['C'], words: t('withdrawalsOffice.keys.claim') },
    { keys: ['A'], words: t('withdrawalsOffice.keys.approve') },
    { keys: ['R'], words: t('withdrawalsOffice.keys.reject') },
  ]
}

function PhoneRow({ row }: { readonly row: Row }) {
  return (
    <span className="grid gap-1">
      <span className="flex items-baseline justify-between gap-3">
        <b className="font-medium">{row.member}</b>
        <Amount amount={row.amount} currency={row.currency} />
      </span>
      <span className="flex items-center gap-2 text-13 text-muted">
        <Holder row={row} /> <span className="num">{row.reference}</span>
      </span>
    </span>
  )
}
