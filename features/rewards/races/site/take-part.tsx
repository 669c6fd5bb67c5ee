import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Confirm } from '#ui/layer/confirm.tsx'
import { toast } from '#ui/layer/toast.ts'
import { races } from '../contract/member.ts'
import type { Race } from './races-list.tsx'

/** Joining and leaving a race, and under which name others see the member. */
export function TakePart({ race: { id, own, state, endsAt } }: { readonly race: Race }) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(races)
  const join = useApiMutation(api.join, { invalidates: [api.leaderboard] })
  const leave = useApiMutation(api.leave, { invalidates: [api.leaderboard] })
  const [isLeaving, setLeaving] = useState(false)
  const said = (title: string) => ({
    onSuccess: () => {
      setLeaving(false)
      toast({ title, tone: 'good' })
    },
    onError: (error: unknown) => toast({ title: errorWords(texts, error), tone: 'danger' }),
  })
  if (state === 'final') return null
  if (!own)
    return endsAt > new Date() ? (
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="min-w-60 flex-1 text-13 text-muted">{t('races.joinText')}</p>
        <Button
          look="primary"
          busy={join.isPending}
          onClick={() => join.mutate({ params: { id } }, said(t('races.joined')))}
        >
          {t('races.join')}
        </Button>
      </div>
    ) : null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-60 flex-1 text-13 text-muted">{t('races.named', { name: own.name })}</p>
      <Button size="sm" look="quiet" onClick={() => setLeaving(true)}>
        {t('races.leave')}
      </Button>
      {isLeaving && (
        <Confirm
          open
          danger
          busy={leave.isPending}
          title={t('races.leaveTitle')}
          text={t('races.leaveText')}
          action={t('races.leave')}
          onConfirm={() => leave.mutate({ params: { id } }, said(t('races.left')))}
          onClose={() => setLeaving(false)}
        />
      )}
    </div>
  )
}
