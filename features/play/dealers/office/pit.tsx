import { useState } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Status } from '#ui/data/status.tsx'
import { toast } from '#ui/layer/toast.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { dealerPit } from '../contract/pit.ts'
import { CorrectDialog } from './correct-dialog.tsx'
import { Shifts } from './shifts.tsx'
import { VideoForm } from './video-form.tsx'

export type PitShown = Reply<typeof dealerPit.show>
export type PitRound = PitShown['rounds'][number]

const EVERY_MS = 5_000

/** The pit: last rounds with what both sources read, corrections, rounds called off, shifts, video. */
export function Pit({ code }: { readonly code: string }) {
  const { t, lang } = useTexts()
  const asked = useApiQuery(useApi(dealerPit).show, { params: { table: code } }, { everyMs: EVERY_MS })
  return (
    <QueryState of={asked} waiting={<SkeletonCard lines={8} />}>
      {(shown) => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-6">
          <h2 className="text-16">{shown.table.name[lang]}</h2>
          <section className="grid gap-2">
            <h3 className="text-14 font-medium">{t('dealers.rounds')}</h3>
            {shown.rounds.length === 0 ? (
              <EmptyState title={t('dealers.noRounds')} text={t('dealers.noRoundsText')} />
            ) : (
              <ol className="grid gap-2">
                {shown.rounds.map((round) => (
                  <PitRoundRow key={round.id} round={round} />
                ))}
              </ol>
            )}
          </section>
          <Shifts shown={shown} />
          <VideoForm key={shown.table.video.url} shown={shown} />
        </div>
      )}
    </QueryState>
  )
}

const mayVoid = ({ state }: PitRound): boolean => state === 'open' || state === 'locked'

function PitRoundRow({ round }: { readonly round: PitRound }) {
  const { t, date } = useTexts()
  const [isCorrecting, setCorrecting] = useState(false)
  const [isVoiding, setVoiding] = useState(false)
  const { label, at, read, mark, settlement, state } = round
  return (
    <li className="panel grid gap-2 p-3 text-13">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3 gap-y-1">
        <span className="font-medium">
          {t('dealers.round', { label })}
          {mark !== null && <span className="num"> · {mark}</span>}
        </span>
        <span className="flex items-center gap-2">
          {settlement > 1 && <Status tone="info">{t('dealers.correctedTag')}</Status>}
          <Status tone={state === 'void' ? 'bad' : 'plain'}>{t(`liveOffice.state.${state}`)}</Status>
          <span className="num text-12 text-muted">{date(at, 'minute')}</span>
        </span>
      </div>
      <dl className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-1">
        {(['dealer', 'second'] as const).map((source) => (
          <div key={source} className="contents">
            <dt className="text-muted">{t(`dealers.source.${source}`)}</dt>
            <dd className="num">{read[source].join(' ') || '–'}</dd>
          </div>
        ))}
      </dl>
      <div className="flex flex-wrap gap-2">
        {state === 'revealed' && (
          <Button size="sm" onClick={() => setCorrecting(true)}>
            {t('dealers.correct')}
          </Button>
        )}
        {mayVoid(round) && (
          <Button size="sm" look="danger" onClick={() => setVoiding(true)}>
            {t('dealers.void')}
          </Button>
        )}
      </div>
      {isCorrecting && <CorrectDialog round={round} onClose={() => setCorrecting(false)} />}
      {isVoiding && <VoidDialog round={round} onClose={() => setVoiding(false)} />}
    </li>
  )
}

type DialogProps = { readonly round: PitRound; readonly onClose: () => void }

function VoidDialog({ round, onClose }: DialogProps) {
  const { t } = useTexts()
  const api = useApi(dealerPit)
  const end = useApiMutation(api.void, { invalidates: [api.show] })
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={t('dealers.voidTitle', { label: round.label })}
      text={t('dealers.voidText')}
      action={t('dealers.void')}
      isDanger
      busy={end.isPending}
      error={end.error}
      onReason={(reason) =>
        end.mutate(
          { params: { round: round.id }, body: { reason } },
          {
            onSuccess: () => {
              toast({ tone: 'good', title: t('dealers.voided') })
              onClose()
            },
          },
        )
      }
    />
  )
}
