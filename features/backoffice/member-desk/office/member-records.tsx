import { useState, type ReactNode } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { hasText } from '#texts/i18n.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Status } from '#ui/data/status.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Table, type Column } from '#ui/records/table.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { memberDesk } from '../contract.ts'
import { gameName } from '#features/backoffice/member-labels/office/game-name.ts'
import type { Member } from './member-panel.tsx'

type Movement = Reply<(typeof memberDesk)['movements']>['movements'][number]
type Round = Reply<(typeof memberDesk)['rounds']>['rounds'][number]

/** The account record of the cash wallet: each ledger entry with the balance after it. */
export function MemberMovements({ member }: { readonly member: Member }) {
  const texts = useTexts()
  const pages = usePages()
  const asked = useApiQuery(useApi(memberDesk).movements, { params: { id: member.id }, query: pages.query })
  const currency = member.currency
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={(value) => value.movements.length === 0}
      empty={<EmptyState />}
    >
      {({ movements, more }) =>
        currency && (
          <>
            <Table
              caption={texts.t('backoffice.tab.movements')}
              columns={movementColumns(texts, currency)}
              rows={movements}
              rowKey={({ seq }) => seq.toString()}
              dense
              phone={(row) => <PhoneMovement row={row} currency={currency} />}
            />
            <Paging pages={pages} next={more ? movements.at(-1)?.seq : undefined} />
          </>
        )
      }
    </QueryState>
  )
}

function movementColumns({ t, date }: Texts, currency: Currency): Column<Movement>[] {
  return [
    {
      key: 'seq',
      head: t('backoffice.seq'),
      figures: true,
      cell: ({ seq }) => <span className="text-faint">{seq.toString()}</span>,
    },
    {
      key: 'at',
      head: t('backoffice.at'),
      cell: ({ at }) => <span className="num">{date(at, 'stamp')}</span>,
    },
    { key: 'kind', head: t('backoffice.kind'), cell: ({ kind }) => kindText(t, kind) },
    {
      key: 'ref',
      head: t('backoffice.ref'),
      wide: true,
      cell: ({ ref }) => <span className="code text-12 text-faint">{ref}</span>,
    },
    {
      key: 'amount',
      head: t('backoffice.amount'),
      figures: true,
      cell: ({ amount }) => <Amount amount={amount} currency={currency} signed />,
    },
    {
      key: 'after',
      head: t('backoffice.after'),
      figures: true,
      cell: ({ after }) => <Amount amount={after} currency={currency} />,
    },
  ]
}

/** The text of a movement: the operators' own, or the one that members read; a kind without either is shown by its code. */
function kindText(t: Texts['t'], kind: string): string {
  const key = [`backoffice.kind.${kind}`, `posting.${kind}`].find(hasText)
  return key ? t(key) : kind
}

function PhoneMovement({ row, currency }: { readonly row: Movement; readonly currency: Currency }) {
  const { t, date } = useTexts()
  return (
    <TwoLines
      left={kindText(t, row.kind)}
      right={<Amount amount={row.amount} currency={currency} signed />}
      under={date(row.at, 'stamp')}
      end={<Amount amount={row.after} currency={currency} className="text-text" />}
    />
  )
}

export function MemberRounds({ member }: { readonly member: Member }) {
  const texts = useTexts()
  const pages = usePages()
  const asked = useApiQuery(useApi(memberDesk).rounds, { params: { id: member.id }, query: pages.query })
  const currency = member.currency
  return (
    <QueryState
      of={asked}
      waiting={<SkeletonRows />}
      isEmpty={(value) => value.rounds.length === 0}
      empty={<EmptyState />}
    >
      {({ rounds, more }) =>
        currency && (
          <>
            <Table
              caption={texts.t('backoffice.tab.rounds')}
              columns={roundColumns(texts, currency)}
              rows={rounds}
              rowKey={({ id }) => id}
              dense
              phone={(row) => <PhoneRound row={row} currency={currency} />}
            />
            <Paging pages={pages} next={more ? rounds.at(-1)?.seq : undefined} />
          </>
        )
      }
    </QueryState>
  )
}

const roundTones = { open: 'waiting', settled: 'plain', void: 'info' } as const

function roundColumns({ t, date }: Texts, currency: Currency): Column<Round>[] {
  return [
    {
      key: 'at',
      head: t('backoffice.at'),
      cell: ({ at }) => <span className="num">{date(at, 'stamp')}</span>,
    },
    {
      key: 'game',
      head: t('backoffice.game'),
      cell: ({ game }) => <b className="font-medium">{gameName(t, game)}</b>,
    },
    {
      key: 'vendor',
      head: t('backoffice.vendor'),
      cell: ({ vendor }) => <span className="text-muted">{vendor}</span>,
    },
    {
      key: 'id',
      head: t('backoffice.ref'),
      wide: true,
      cell: ({ id }) => <span className="code text-12 text-faint">{id}</span>,
    },
    {
      key: 'state',
      head: t('backoffice.state'),
      cell: ({ state }) => <Status tone={roundTones[state]}>{t(`backoffice.round.${state}`)}</Status>,
    },
    {
      key: 'stake',
      head: t('backoffice.stake'),
      figures: true,
      cell: ({ stake }) => <Amount amount={stake} currency={currency} />,
    },
    {
      key: 'win',
      head: t('backoffice.win'),
      figures: true,
      cell: ({ win }) => <Amount amount={win} currency={currency} />,
    },
    {
      key: 'bonus',
      head: t('backoffice.bonusStake'),
      figures: true,
      wide: true,
      cell: ({ bonusStake }) => bonusStake > 0n && <Amount amount={bonusStake} currency={currency} />,
    },
    {
      key: 'counted',
      head: t('backoffice.counted'),
      figures: true,
      wide: true,
      cell: ({ counted }) => counted && <Amount amount={counted.contribution} currency={currency} />,
    },
    {
      key: 'net',
      head: t('backoffice.net'),
      figures: true,
      cell: ({ stake, win }) => <Amount amount={win - stake} currency={currency} signed />,
    },
  ]
}

function PhoneRound({ row, currency }: { readonly row: Round; readonly currency: Currency }) {
  const { t, date } = useTexts()
  return (
    <TwoLines
      left={gameName(t, row.game)}
      right={<Amount amount={row.win - row.stake} currency={currency} signed />}
      under={date(row.at, 'stamp')}
      end={<Amount amount={row.stake} currency={currency} className="text-text" />}
    />
  )
}

type TwoLinesProps = {
  readonly left: ReactNode
  readonly right: ReactNode
  readonly under: ReactNode
  readonly end: ReactNode
}

function TwoLines({ left, right, under, end }: TwoLinesProps) {
  return (
    <span className="grid gap-0.5">
      <span className="flex justify-between gap-3">
        <b className="font-medium">{left}</b>
        {right}
      </span>
      <span className="flex justify-between gap-3 text-12 text-muted">
        <span className="num">{under}</span>
        {end}
      </span>
    </span>
  )
}

type Pages = ReturnType<typeof usePages>

/** Pagination backwards in time, and forwards again. */
function usePages() {
  const [before, setBefore] = useState<readonly bigint[]>([])
  const last = before.at(-1)
  return {
    query: last === undefined ? {} : { before: last },
    isFirst: before.length === 0,
    back: () => setBefore(before.slice(0, -1)),
    on: (seq: bigint) => setBefore([...before, seq]),
  }
}

function Paging({ pages, next }: { readonly pages: Pages; readonly next: bigint | undefined }) {
  const { t } = useTexts()
  if (pages.isFirst && next === undefined) return null
  return (
    <div className="flex justify-center gap-2 py-3">
      {!pages.isFirst && (
        <Button size="sm" onClick={pages.back}>
          {t('ui.previous')}
        </Button>
      )}
      {next !== undefined && (
        <Button size="sm" onClick={() => pages.on(next)}>
          {t('ui.next')}
        </Button>
      )}
    </div>
  )
}
