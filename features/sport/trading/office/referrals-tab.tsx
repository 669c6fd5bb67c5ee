import { Hourglass } from 'lucide-react'
import { useState } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Countdown } from '#ui/data/countdown.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import { FilterChips } from '#ui/records/filter-chips.tsx'
import type { May } from '#ui/route/office.ts'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { sportTrading } from '../contract.ts'
import { DecideDialog } from './decide-dialog.tsx'
import { SlipLegs } from './slip-legs.tsx'

export type Referral = Reply<typeof sportTrading.referrals>['list'][number]

const EVERY_MS = 2_000
const views = ['waiting', 'over'] as const
const tones: Readonly<Record<Referral['state'], Tone>> = {
  referred: 'waiting',
  delayed: 'info',
  accepted: 'good',
  refused: 'plain',
}

/** Bets above their limit: those that wait with the time that is left, and what became of the others. */
export function ReferralsTab({ may }: { readonly may: May }) {
  const { t } = useTexts()
  const [view, setView] = useState<(typeof views)[number]>('waiting')
  const [open, setOpen] = useState<Referral | null>(null)
  const asked = useApiQuery(useApi(sportTrading).referrals, { query: { view } }, { everyMs: EVERY_MS })
  return (
    <div className="grid max-w-4xl grid-cols-[minmax(0,1fr)] content-start gap-3">
      <FilterChips<(typeof views)[number]>
        label={t('sportTrading.view')}
        value={view}
        options={views.map((value) => ({ value, label: t(`sportTrading.view.${value}`) }))}
        onChange={setView}
      />
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={
          <EmptyState
            icon={Hourglass}
            title={t('sportTrading.noReferrals')}
            text={t('sportTrading.noReferralsText')}
          />
        }
      >
        {({ list }) => (
          <ul className="grid gap-2">
            {list.map((row) => (
              <ReferralCard key={row.id} row={row} onDecide={may('sport.trade') ? setOpen : null} />
            ))}
          </ul>
        )}
      </QueryState>
      {open && <DecideDialog key={open.id} referral={open} onClose={() => setOpen(null)} />}
    </div>
  )
}

/** Why a bet was not placed, in the desk’s words: those of the refusals are for the member. */
const nots = {
  'sportBets.referralLate': 'late',
  'sportBets.referralWithdrawn': 'withdrawn',
  'sportBets.referralRejected': 'rejected',
  'sportBets.legs': 'moved',
  'sportBets.overLimit': 'limit',
  'play.limit': 'limit',
  'play.insufficient': 'balance',
} as const
type Not = (typeof nots)[keyof typeof nots] | 'other'
const known: ReadonlyMap<string, Not> = new Map(Object.entries(nots))
const notOf = (code: string): Not => known.get(code) ?? 'other'

function ReferralCard({
  row,
  onDecide,
}: {
  readonly row: Referral
  readonly onDecide: ((row: Referral) => void) | null
}) {
  const { t, money } = useTexts()
  const shown = (amount: bigint) => money(amount, row.currency, { symbol: true })
  const isWaiting = row.state === 'referred'
  return (
    <li className="panel grid gap-3 p-4 text-13">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <b className="font-medium">{row.account}</b>
        <span className="text-12 text-muted">{row.merchant}</span>
        <Status tone={tones[row.state]}>{t(`sportTrading.state.${row.state}`)}</Status>
        {isWaiting && (
          <span className="ml-auto text-12 text-muted">
            {t('sportTrading.left')} <Countdown until={row.until} className="num font-bold text-text" />
          </span>
        )}
      </div>
      <SlipLegs bet={row} {...(isWaiting ? { pricesNow: row.pricesNow } : {})} />
      <dl className="grid grid-cols-3 gap-x-4">
        <div>
          <dt className="text-12 text-muted">{t('sportTrading.asked')}</dt>
          <dd className="num font-medium">
            {row.granted !== null && row.granted < row.stake
              ? t('sportTrading.acceptedOf', { granted: shown(row.granted), asked: shown(row.stake) })
              : shown(row.stake)}
          </dd>
        </div>
        <div>
          <dt className="text-12 text-muted">
            {t('sportTrading.limit')} ({t(`sportTrading.limitOf.${row.mostWhy}`)})
          </dt>
          <dd className="num">{shown(row.most)}</dd>
        </div>
        <div>
          <dt className="text-12 text-muted">{t('sportTrading.return')}</dt>
          <dd className="num">{shown(row.potential)}</dd>
        </div>
      </dl>
      {isWaiting && onDecide && (
        <Button size="sm" look="primary" className="justify-self-start" onClick={() => onDecide(row)}>
          {t('sportTrading.decide')}
        </Button>
      )}
      {!isWaiting && (
        <p className="text-12 text-muted">
          {[row.decidedBy, row.refusal && t(`sportTrading.not.${notOf(row.refusal)}`)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
    </li>
  )
}
