import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { inboxOffice } from '../contract/office.ts'
import type { Campaign } from './campaigns-panel.tsx'

/** Whether part of the campaign has not been sent yet. */
export function mayStop({ state, mails }: Campaign): boolean {
  if (mails?.stoppedBy) return false
  return state === 'sending' || (state === 'sent' && mails !== null && !mails.isOver)
}

/** Results of a campaign, in totals only, without tracking of individual members. */
export function Report({ letter }: { readonly letter: Campaign }) {
  const { t, number } = useTexts()
  const { state, sentCount, sparedCount, readCount, leftCount, mails } = letter
  if (state !== 'sent' && state !== 'sending') return null
  const fact = (key: string, value: number) => ({ key, name: t(`inboxOffice.${key}`), value: number(value) })
  return (
    <section className="grid gap-3">
      <Facts
        facts={[
          fact('delivered', sentCount),
          { key: 'spared', name: t('inboxOffice.sparedName'), value: number(sparedCount) },
          fact('read', readCount),
        ].filter(({ key }) => key !== 'spared' || sparedCount > 0)}
      />
      {mails && (
        <>
          <h3 className="text-14 font-bold">{t('inboxOffice.mails')}</h3>
          <Facts
            facts={[
              fact('mailsQueued', mails.queued),
              fact('mailsSent', mails.sent),
              fact('mailsWaiting', mails.waiting),
              fact('mailsFailed', mails.failed),
              fact('mailsStopped', mails.stopped),
              fact('left', leftCount),
            ]}
          />
          <p role="status" className="text-13 text-muted">
            {mails.stoppedBy
              ? t('inboxOffice.mailsHalted', { operator: mails.stoppedBy })
              : t(mails.isOver ? 'inboxOffice.mailsOver' : 'inboxOffice.mailsUnderWay')}{' '}
            {t('inboxOffice.unwatched')}
          </p>
        </>
      )}
    </section>
  )
}

/** Stops a campaign that should not have been sent, with a reason. */
export function Stop({ letter: { id, merchant } }: { readonly letter: Campaign }) {
  const { t } = useTexts()
  const api = useApi(inboxOffice)
  const stop = useApiMutation(api.stop, { invalidates: [api.letters] })
  const [isAsking, setAsking] = useState(false)
  return (
    <>
      <Button look="outline" onClick={() => setAsking(true)}>
        {t('inboxOffice.stop')}
      </Button>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('inboxOffice.stop')}
        text={t('inboxOffice.stopText')}
        action={t('inboxOffice.stop')}
        busy={stop.isPending}
        error={stop.error}
        onReason={(reason) =>
          stop.mutate({ params: { id }, body: { merchant, reason } }, { onSuccess: () => setAsking(false) })
        }
      />
    </>
  )
}
