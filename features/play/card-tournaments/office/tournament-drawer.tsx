import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { IncidentRow } from '#features/play/rooms-office/office/incidents.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Drawer } from '#ui/layer/drawer.tsx'
import { toast } from '#ui/layer/toast.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import type { May } from '#ui/route/office.ts'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { tournamentsOffice } from '../contract/office.ts'
import { useLevelText } from '../shown/levels.ts'
import { usePoints } from '../shown/points.ts'
import { Parked } from './parked.tsx'
import { RowState } from './row-state.tsx'

type Shown = Reply<typeof tournamentsOffice.one>
type Params = { readonly merchant: string; readonly id: bigint }

const EVERY_MS = 3_000

type Props = {
  readonly params: Params
  readonly may: May
  readonly onTable: (code: string) => void
  readonly onClose: () => void
}

/** One tournament: its players, its tables without hidden cards, what happened; two operators cancel it. */
export function TournamentDrawer({ params, may, onTable, onClose }: Props) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(tournamentsOffice).one, { params }, { everyMs: EVERY_MS })
  const [isAsking, setAsking] = useState(false)
  const { data } = asked
  const isLive = data?.tournament.state === 'open' || data?.tournament.state === 'running'
  return (
    <Drawer
      open
      onClose={onClose}
      width="wide"
      title={data?.tournament.name ?? `T${params.id}`}
      foot={
        isLive && may('rooms.run') ? (
          <Button look="danger" wide onClick={() => setAsking(true)}>
            {t('tournamentsOffice.cancel')}
          </Button>
        ) : null
      }
    >
      <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
        {(shown) => (
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
            <Head shown={shown} />
            <Parked shown={shown} />
            <Tables shown={shown} onTable={onTable} />
            <Players shown={shown} />
            <Log shown={shown} />
          </div>
        )}
      </QueryState>
      {isAsking && <CancelDialog params={params} onClose={() => setAsking(false)} />}
    </Drawer>
  )
}

function Head({ shown: { tournament, moment, payouts } }: { readonly shown: Shown }) {
  const { t } = useTexts()
  const levelText = useLevelText(tournament)
  const { currency, buyIn, fee, pool, entries, players, left } = tournament
  const sum = (amount: bigint) => <Amount amount={amount} currency={currency} code />
  return (
    <div className="grid gap-3">
      <div>
        <RowState row={tournament} />
      </div>
      <Facts
        facts={[
          { key: 'game', name: t('tournaments.game'), value: t(`roomsOffice.game.${tournament.game}`) },
          { key: 'in', name: t('tournaments.buyIn'), value: sum(buyIn) },
          { key: 'fee', name: t('tournamentsOffice.field.fee'), value: sum(fee) },
          { key: 'pool', name: t('tournaments.pool'), value: sum(pool) },
          {
            key: 'players',
            name: t('tournaments.players'),
            value: `${left} / ${players} (${entries})`,
          },
          ...(moment
            ? [
                {
                  key: 'level',
                  name: t('tournaments.head.level', { level: moment.level }),
                  value: levelText(moment.blinds),
                },
              ]
            : []),
          ...payouts.map((prize, nth) => ({
            key: `prize ${nth}`,
            name: `${t('tournaments.place')} ${nth + 1}`,
            value: sum(prize),
          })),
        ]}
      />
    </div>
  )
}

type TablesProps = { readonly shown: Shown; readonly onTable: (code: string) => void }
function Tables({ shown: { tables }, onTable }: TablesProps) {
  const { t } = useTexts()
  if (tables.length === 0) return null
  return (
    <section className="grid gap-2" aria-label={t('tournamentsOffice.tables')}>
      <h3 className="text-14 font-semibold">{t('tournamentsOffice.tables')}</h3>
      <ul className="grid gap-2">
        {tables.map(({ code, players }) => (
          <li key={code} className="panel flex items-center justify-between gap-3 p-2 pl-3 text-13">
            <span>
              <span className="num font-medium">{code}</span> ·{' '}
              {t('tournamentsOffice.tablePlayers', { players })}
            </span>
            <Button size="sm" look="ghost" onClick={() => onTable(code)}>
              {t('tournamentsOffice.watch')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Players({ shown: { players, tournament } }: { readonly shown: Shown }) {
  const { t } = useTexts()
  const points = usePoints()
  if (players.length === 0) return null
  return (
    <section className="grid gap-2" aria-label={t('tournamentsOffice.playersTitle')}>
      <h3 className="text-14 font-semibold">{t('tournamentsOffice.playersTitle')}</h3>
      <ul className="grid text-13">
        {players.map(({ name, member, state, chips, place, prize }, nth) => (
          <li key={nth} className="flex justify-between gap-3 border-t border-hair py-1.5">
            <span className="min-w-0">
              {place !== null && <span className="num text-muted">{place}. </span>}
              {name}
              {member === null && <span className="text-muted"> · {t('tournaments.bot')}</span>}
              {state === 'replaced' && (
                <span className="text-muted"> · {t('tournamentsOffice.replaced')}</span>
              )}
            </span>
            <span className="num">
              {prize !== null && prize > 0n ? (
                <Amount amount={prize} currency={tournament.currency} code />
              ) : chips !== null ? (
                points(chips)
              ) : state === 'out' ? (
                t('tournaments.out')
              ) : (
                '–'
              )}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function Log({ shown: { incidents } }: { readonly shown: Shown }) {
  const { t } = useTexts()
  if (incidents.length === 0) return null
  return (
    <section className="grid gap-2" aria-label={t('tournamentsOffice.log')}>
      <h3 className="text-14 font-semibold">{t('tournamentsOffice.log')}</h3>
      <ol className="grid gap-2">
        {incidents.map((incident) => (
          <IncidentRow key={`${incident.number}`} row={incident}>
            {t(`tournamentsOffice.kind.${incident.kind}`, { player: incident.player })}
          </IncidentRow>
        ))}
      </ol>
    </section>
  )
}

function CancelDialog({ params, onClose }: { readonly params: Params; readonly onClose: () => void }) {
  const { t } = useTexts()
  const api = useApi(tournamentsOffice)
  const cancel = useApiMutation(api.cancel, { invalidates: [api.list, api.one] })
  const onSuccess = () => {
    toast({ tone: 'good', title: t('tournamentsOffice.cancelled') })
    onClose()
  }
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('tournamentsOffice.ask')}
      text={t('tournamentsOffice.askText')}
      action={t('tournamentsOffice.cancel')}
      isDanger
      busy={cancel.isPending}
      error={cancel.error}
      onReason={(reason) => cancel.mutate({ params, body: { reason } }, { onSuccess })}
    />
  )
}
