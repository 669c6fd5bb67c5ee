import { useState } from 'react'
import { useApiQuery, useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Status, type Tone } from '#ui/data/status.tsx'
import { FileDrop } from '#ui/form/file-drop.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { Notice } from '#ui/state/notice.tsx'
import { SkeletonCard } from '#ui/state/skeleton.tsx'
import { p2pPayouts } from '../contract.ts'

type Match = Reply<typeof p2pPayouts.mine>['rows'][number]

/** Events update it immediately; polling makes up for lost events. */
const ASK_AGAIN_MS = 8_000

const tones: Readonly<Record<Match['state'], Tone>> = {
  waiting: 'waiting',
  sent: 'info',
  review: 'waiting',
  disputed: 'waiting',
  received: 'good',
  cancelled: 'plain',
}

/** Other members pay this withdrawal by bank transfers: each with its answer (CSH-03). */
export function Matches({ withdrawal }: { readonly withdrawal: string }) {
  const { t } = useTexts()
  const asked = useApiQuery(
    useApi(p2pPayouts).mine,
    { params: { id: withdrawal } },
    { everyMs: ASK_AGAIN_MS },
  )
  return (
    <section className="panel grid gap-4 p-5" aria-label={t('matching.title')}>
      <div>
        <h2 className="text-16">{t('matching.title')}</h2>
        <p className="mt-1 text-13 text-muted">{t('matching.lead')}</p>
      </div>
      <QueryState of={asked} waiting={<SkeletonCard lines={2} />}>
        {({ rows }) =>
          rows.length ? (
            <ul className="grid gap-4">
              {rows.map((match) => (
                <li key={match.id} className="grid gap-3 border-t border-hair pt-4">
                  <MatchCard match={match} />
                </li>
              ))}
            </ul>
          ) : (
            <p className="text-13 text-muted">{t('matching.none')}</p>
          )
        }
      </QueryState>
    </section>
  )
}

function MatchCard({ match }: { readonly match: Match }) {
  const { t, date } = useTexts()
  const { amount, currency, state, confirmBy, isAuto } = match
  return (
    <>
      <div className="flex items-start justify-between gap-3">
        <div>
          <Amount amount={amount} currency={currency} className="text-18 font-semibold" />
          <p className="num text-12 text-faint">{match.reference}</p>
        </div>
        <Status tone={tones[state]}>{t(isAuto ? 'matching.state.auto' : `matching.state.${state}`)}</Status>
      </div>
      {state === 'sent' && confirmBy && (
        <p className="text-13">{t('matching.look', { at: date(confirmBy, 'clock') })}</p>
      )}
      {state === 'review' && <p className="text-13">{t('matching.reviewed')}</p>}
      {(state === 'sent' || state === 'review' || state === 'waiting') && <Answers match={match} />}
      {state === 'disputed' && <Disputed match={match} />}
      {state === 'received' && match.remaining !== null && match.remaining > 0n && <Parts match={match} />}
      {match.reason && <p className="text-13 text-muted">{match.reason}</p>}
    </>
  )
}

function useAnswer() {
  const api = useApi(p2pPayouts)
  return useApiMutation(api.answer, {
    invalidates: [api.mine, { key: 'withdrawals.one' }, { key: 'withdrawals.list' }],
  })
}

/** All, a part, nothing; before it is reported as sent only "all" is available. */
function Answers({ match: { id, state, amount, currency } }: { readonly match: Match }) {
  const texts = useTexts()
  const { t } = texts
  const answer = useAnswer()
  const form = useForm({ defaultValues: { isPart: false, typed: '' } })
  const { isPart, typed } = form.watch()
  const arrived = parseMoney(typed)
  const isRight = arrived !== null && arrived > 0n && arrived < amount
  const params = { id }
  const part = form.onSubmit(() => {
    if (isRight) answer.mutate({ params, body: { answer: 'part', arrived } })
  })
  return (
    <>
      {answer.error && <Notice tone="danger">{errorWords(texts, answer.error)}</Notice>}
      <Button
        look="primary"
        busy={answer.isPending}
        onClick={() => answer.mutate({ params, body: { answer: 'all' } })}
      >
        {t('matching.all')}
      </Button>
      {state !== 'waiting' && (
        <div className="grid grid-cols-2 gap-2.5">
          <Button look="outline" aria-expanded={isPart} onClick={() => form.setValue('isPart', !isPart)}>
            {t('matching.part')}
          </Button>
          <Button
            look="outline"
            busy={answer.isPending}
            onClick={() => answer.mutate({ params, body: { answer: 'none' } })}
          >
            {t('matching.nothing')}
          </Button>
        </div>
      )}
      {isPart && state !== 'waiting' && (
        <form onSubmit={part} noValidate className="grid gap-3">
          <MoneyField
            label={t('matching.arrived')}
            currency={currency}
            {...form.bound('typed')}
            error={typed && !isRight ? texts.refusal('matching.partInvalid') : undefined}
          />
          <Facts
            facts={[
              {
                key: 'rest',
                name: t('matching.remaining'),
                value: <Amount amount={isRight ? amount - arrived : amount} currency={currency} />,
              },
            ]}
          />
          <Button type="submit" look="primary" busy={answer.isPending} disabled={!isRight}>
            {t('matching.sayPart')}
          </Button>
        </form>
      )}
      <p className="text-12 text-faint">{t('matching.forced')}</p>
    </>
  )
}

/** How much arrived and how much did not, as the receiver or, finally, the operator decided. */
function Parts({ match: { arrived, remaining, currency } }: { readonly match: Match }) {
  const { t } = useTexts()
  return (
    <Facts
      facts={[
        {
          key: 'arrived',
          name: t('matching.arrived'),
          value: <Amount amount={arrived ?? 0n} currency={currency} />,
        },
        {
          key: 'rest',
          name: t('matching.remaining'),
          value: <Amount amount={remaining ?? 0n} currency={currency} />,
        },
      ]}
    />
  )
}

/** The receiver's report, and a picture as evidence for the operator. */
function Disputed({ match }: { readonly match: Match }) {
  const texts = useTexts()
  const { t } = texts
  const { id, proofs } = match
  const api = useApi(p2pPayouts)
  const [files, setFiles] = useState<readonly File[]>([])
  const send = useApiMutation(api.sendProof, { invalidates: [api.mine] })
  const answer = useAnswer()
  // an error about another picture would be misleading
  const pick = (next: readonly File[]) => {
    setFiles(next)
    send.reset()
  }
  const submit = () => send.mutate({ params: { id }, files }, { onSuccess: () => setFiles([]) })
  return (
    <>
      <Parts match={match} />
      {proofs > 0 && <Notice tone="good">{t('matching.proofSent', { count: proofs })}</Notice>}
      <FileDrop
        label={t('matching.proof')}
        hint={t('matching.proofText')}
        files={files}
        onChange={pick}
        error={send.error ? errorWords(texts, send.error) : undefined}
      />
      <div className="grid gap-2.5 md:grid-cols-2">
        <Button look="primary" busy={send.isPending} disabled={files.length === 0} onClick={submit}>
          {t('matching.sendProof')}
        </Button>
        <Button
          look="ghost"
          busy={answer.isPending}
          onClick={() => answer.mutate({ params: { id }, body: { answer: 'all' } })}
        >
          {t('matching.afterAll')}
        </Button>
      </div>
    </>
  )
}
