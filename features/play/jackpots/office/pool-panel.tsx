import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status } from '#ui/data/status.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { Table, type Column } from '#ui/records/table.tsx'
import { jackpotsOffice } from '../contract.ts'
import { levelName } from '../rules/keys.ts'
import { Hits } from './hits.tsx'
import { LevelForm } from './level-form.tsx'
import { GamePicker } from './game-picker.tsx'
import type { OfficePool, OfficePools } from './pages.tsx'

type Level = OfficePool['levels'][number]
type Props = {
  readonly pool: OfficePool
  /** The games that can take part in a jackpot. */
  readonly offered: OfficePools['offered']
  readonly mayManage: boolean
}

/** One jackpot: its state, levels, games and hits. */
export function PoolPanel({ pool, offered, mayManage }: Props) {
  const texts = useTexts()
  const { t } = texts
  const [changing, setChanging] = useState<string | null>(null)
  const level = pool.levels.find((one) => one.level === changing)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
      <div className="flex flex-wrap items-center gap-2 text-13 text-muted">
        <Status tone={pool.isRunning ? 'good' : 'waiting'}>
          {t(pool.isRunning ? 'jackpots.office.running' : 'jackpots.office.stopped')}
        </Status>
        <span>{pool.merchant ?? t('jackpots.office.everyBrand')}</span>
        <span>{pool.games.map((id) => offered.find(({ game }) => game === id)?.name ?? id).join(', ')}</span>
      </div>
      <Table
        caption={t('jackpots.office.level')}
        columns={columnsOf(texts, pool, mayManage ? setChanging : null)}
        rows={pool.levels}
        rowKey={(row) => row.level}
        dense
        phone={(row) => <PhoneLevel row={row} pool={pool} onChange={mayManage ? setChanging : null} />}
      />
      {level && <LevelForm key={level.level} pool={pool} level={level} onDone={() => setChanging(null)} />}
      {mayManage && <Switch pool={pool} offered={offered} />}
      <Hits pool={pool} />
    </div>
  )
}

/** Odds or limit of a level, with their amount. */
function Terms({ terms, pool }: { readonly terms: NonNullable<Level['next']>; readonly pool: OfficePool }) {
  const { t, money, ppm } = useTexts()
  const amount = (value: bigint) => money(value, pool.currency)
  return (
    <span className="text-13">
      {terms.oneInStaked !== null && t('jackpots.random', { amount: amount(terms.oneInStaked) })}
      {terms.by !== null && t('jackpots.mustHit', { amount: amount(terms.by) })} · {ppm(terms.sharePpm)} ·{' '}
      {t('jackpots.office.seed')} {amount(terms.seed)}
    </span>
  )
}

function columnsOf(
  { t }: Texts,
  pool: OfficePool,
  onChange: ((level: string) => void) | null,
): readonly Column<Level>[] {
  return [
    { key: 'level', head: t('jackpots.office.level'), cell: ({ level }) => levelName(level) },
    {
      key: 'amount',
      head: t('jackpots.office.amount'),
      figures: true,
      cell: ({ amount }) => <Amount amount={amount} currency={pool.currency} />,
    },
    {
      key: 'accounts',
      head: t('jackpots.office.accounts'),
      cell: ({ accounts }) => (
        <span className="grid text-13">
          {accounts.map(({ merchant, balance }) => (
            <span key={merchant}>
              {merchant} <Amount amount={balance} currency={pool.currency} />
            </span>
          ))}
        </span>
      ),
    },
    {
      key: 'terms',
      head: t('jackpots.office.kind'),
      wide: true,
      cell: (row) => <Terms terms={row} pool={pool} />,
    },
    {
      key: 'next',
      head: t('jackpots.office.next'),
      cell: ({ next }) => (next ? <Terms terms={next} pool={pool} /> : '–'),
    },
    { key: 'hits', head: t('jackpots.office.hits'), figures: true, cell: ({ hits }) => hits },
    ...(onChange
      ? [
          {
            key: 'change',
            head: <span className="sr-only">{t('jackpots.office.change')}</span>,
            cell: ({ level }: Level) => (
              <Button size="sm" look="outline" onClick={() => onChange(level)}>
                {t('jackpots.office.change')}
              </Button>
            ),
          },
        ]
      : []),
  ]
}

type PhoneProps = {
  readonly row: Level
  readonly pool: OfficePool
  readonly onChange: ((level: string) => void) | null
}

/** A level on a phone: everything of its row, one below the other. */
function PhoneLevel({ row, pool, onChange }: PhoneProps) {
  const { t } = useTexts()
  const { level, amount, accounts, next, hits } = row
  const rest = [
    ...accounts.map(({ merchant, balance }) => ({
      key: merchant,
      name: merchant,
      value: <Amount amount={balance} currency={pool.currency} />,
    })),
    { key: 'hits', name: t('jackpots.office.hits'), value: <span className="num">{hits}</span> },
  ]
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2 text-13">
      <div className="flex items-baseline justify-between gap-3">
        <span className="font-medium">{levelName(level)}</span>
        <Amount amount={amount} currency={pool.currency} />
      </div>
      <Terms terms={row} pool={pool} />
      {next && (
        <span>
          {t('jackpots.office.next')}: <Terms terms={next} pool={pool} />
        </span>
      )}
      <Facts facts={rest} />
      {onChange && (
        <div>
          <Button size="sm" look="outline" onClick={() => onChange(level)}>
            {t('jackpots.office.change')}
          </Button>
        </div>
      )}
    </div>
  )
}

/** Stopping is one operator's press; starting again needs a second one. */
function Switch({ pool, offered }: Pick<Props, 'pool' | 'offered'>) {
  const { t } = useTexts()
  const api = useApi(jackpotsOffice)
  const [reason, setReason] = useState('')
  const [games, setGames] = useState<readonly string[]>(pool.games)
  const invalidates = [api.list]
  const stop = useApiMutation(api.stop, { invalidates })
  const start = useApiMutation(api.start, { invalidates })
  const change = useApiMutation(api.setGames, { invalidates })
  const params = { pool: pool.code }
  const flip = pool.isRunning ? stop : start
  return (
    <form className="panel grid gap-3 p-4" noValidate onSubmit={(event) => event.preventDefault()}>
      <GamePicker offered={offered} chosen={games} onChange={setGames} />
      <TextField
        label={t('jackpots.office.reason')}
        name="reason"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormFailure
        error={stop.error ?? start.error ?? change.error}
        fields={{ 'jackpots.gameInvalid': 'games', 'jackpots.gameTaken': 'games' }}
      />
      <div className="flex flex-wrap gap-2">
        <Button
          look={pool.isRunning ? 'danger' : 'primary'}
          size="sm"
          busy={flip.isPending}
          onClick={() => flip.mutate({ params, body: { reason } })}
        >
          {t(pool.isRunning ? 'jackpots.office.stop' : 'jackpots.office.start')}
        </Button>
        <Button
          look="outline"
          size="sm"
          busy={change.isPending}
          disabled={games.length === 0}
          onClick={() => change.mutate({ params, body: { games: [...games], reason } })}
        >
          {t('jackpots.office.changeGames')}
        </Button>
      </div>
    </form>
  )
}
