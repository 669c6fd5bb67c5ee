import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { limits } from '../contract/member.ts'
import { useFigure, type Limit, type Mine } from './figures.ts'
import { limitName } from '../words.ts'

/** Higher limits in their waiting period: each with its time, and the confirmation once it is over. */
export function WaitingLimits({ mine }: { readonly mine: Mine }) {
  const waiting = mine.limits.filter(({ next }) => next !== null)
  return waiting.map((limit) => (
    <WaitingLimit key={`${limit.kind}.${limit.period}`} limit={limit} mine={mine} />
  ))
}

function WaitingLimit({ limit, mine }: { readonly limit: Limit; readonly mine: Mine }) {
  const texts = useTexts()
  const { t, date } = texts
  const api = useApi(limits)
  const stale = { invalidates: [api.mine, api.history] }
  const confirm = useApiMutation(api.confirm, stale)
  const keep = useApiMutation(api.keep, stale)
  const shown = useFigure(mine.currency)
  const { next, kind, period } = limit
  if (!next) return null
  const words = {
    limit: limitName(texts, limit),
    value: shown(next.value),
    date: date(next.from, 'minute'),
  }
  const done = (title: string) => ({ onSuccess: () => toast({ tone: 'good', title }) })
  const error = confirm.error ?? keep.error
  return (
    <Notice tone={next.isDue ? 'warning' : 'info'}>
      <p className="py-0.5">{t(next.isDue ? 'limits.waitsDue' : 'limits.waits', words)}</p>
      <div className="mt-2 mb-1 flex flex-wrap gap-2.5">
        <Button
          size="sm"
          look={next.isDue ? 'primary' : 'outline'}
          busy={keep.isPending}
          onClick={() => keep.mutate({ body: { kind, period } }, done(t('limits.kept')))}
        >
          {t('limits.keep')}
        </Button>
        {next.isDue && (
          <Button
            size="sm"
            busy={confirm.isPending}
            onClick={() => confirm.mutate({ body: { kind, period } }, done(t('limits.confirmed')))}
          >
            {t('limits.confirm')}
          </Button>
        )}
      </div>
      {error && <Failure error={error} />}
    </Notice>
  )
}
