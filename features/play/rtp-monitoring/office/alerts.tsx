import { TriangleAlert } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { useApi } from '#ui/api/use-api.ts'
import { rtpMonitoring } from '../contract.ts'
import { bandBounds } from '../rules/band.ts'
import { shareText } from './rtp-table.tsx'

type Alert = Reply<(typeof rtpMonitoring)['list']>['alerts'][number]

/** Games whose RTP deviates beyond chance and that are not reviewed yet; each is closed with a reason. */
export function Alerts({
  alerts,
  mayClose,
}: {
  readonly alerts: readonly Alert[]
  readonly mayClose: boolean
}) {
  const texts = useTexts()
  const { t, date } = texts
  const [chosen, setChosen] = useState<Alert | null>(null)
  if (alerts.length === 0) return null
  return (
    <section aria-label={t('returns.alerts')} className="panel grid gap-1 px-4 py-3">
      <h2 className="flex items-center gap-2 text-14 font-medium">
        <TriangleAlert size={16} aria-hidden className="text-danger" />
        {t('returns.alerts')}
      </h2>
      <ul className="divide-y divide-hair">
        {alerts.map((alert) => (
          <li key={alert.id} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 py-2.5">
            <span className="grid gap-0.5">
              <b className="font-medium">
                {alert.name} · {partText(texts, alert.part)}
              </b>
              <span className="num text-13 text-muted">{alertText(texts, alert)}</span>
              <span className="num text-12 text-faint">{date(alert.raisedAt, 'minute')}</span>
            </span>
            {mayClose && (
              <Button size="sm" onClick={() => setChosen(alert)}>
                {t('returns.close')}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <CloseDialog alert={chosen} onClose={() => setChosen(null)} />
    </section>
  )
}

/** Which rounds: all, those of a stake band (in major units), those of a channel. */
function partText({ t, number }: Texts, part: string): string {
  const [what, which = ''] = part.split(':')
  if (what === 'stake') {
    const { from, to } = bandBounds(Number(which))
    return t('returns.part.stake', { from: number(from / 10_000n), to: number(to / 10_000n) })
  }
  return what === 'channel' ? t(`returns.part.channel.${which}`) : t('returns.part.all')
}

function alertText(texts: Texts, { side, rounds, observed, theory }: Alert): string {
  return texts.t(`returns.alert.${side}`, {
    rounds: Number(rounds),
    observed: shareText(texts, observed),
    theory: shareText(texts, theory),
  })
}

function CloseDialog({ alert, onClose }: { readonly alert: Alert | null; readonly onClose: () => void }) {
  const texts = useTexts()
  const { t } = texts
  const api = useApi(rtpMonitoring)
  const told = useApiMutation(api.closeAlert, { invalidates: [api.list] })
  const send = (reason: string) => {
    if (!alert) return
    const after = () => {
      toast({ tone: 'good', title: t('returns.closed', { game: alert.name }) })
      onClose()
    }
    told.mutate({ params: { id: alert.id }, body: { reason } }, { onSuccess: after })
  }
  return (
    <ReasonDialog
      open={alert !== null}
      onClose={onClose}
      title={t('returns.closeTitle')}
      text={
        <>
          {alert && (
            <b className="mb-2 block font-medium text-text">{`${alert.name}: ${alertText(texts, alert)}`}</b>
          )}
          {t('returns.closeText')}
        </>
      }
      action={t('returns.close')}
      busy={told.isPending}
      error={told.error}
      onReason={send}
    />
  )
}
