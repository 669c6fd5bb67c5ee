import { useTell } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Status } from '#ui/data/status.tsx'
import { Timeline } from '#ui/data/timeline.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Failure } from '#ui/line/answer.tsx'
import { useApi } from '#ui/line/use-api.ts'
import { withdrawals } from '../contract/member.ts'
import { ClockCard } from './clock-card.tsx'
import { isUnderWay, stepsOf, toneOf, type Withdrawal } from './steps.ts'

export type ProgressProps = { readonly withdrawal: Withdrawal; readonly onNew: () => void }

/** One withdrawal on its way: the clock, where it is, and the question whether it arrived. */
export function Progress({ withdrawal, onNew }: ProgressProps) {
  const texts = useTexts()
  const { t } = texts
  const { state, dueAt, paidAt } = withdrawal
  const isLate = (paidAt ?? new Date()) > dueAt
  const isOver = state === 'failed' || state === 'rejected'
  return (
    <div className="grid grid-cols-1 gap-4">
      {!isOver && <ClockCard withdrawal={withdrawal} />}
      {state === 'paid' && <Receipt withdrawal={withdrawal} />}
      <section className="panel p-5">
        <header className="mb-4 flex items-center justify-between gap-3">
          <h2 className="text-16">{t('withdrawals.where')}</h2>
          {isUnderWay(state) && state !== 'paid' ? (
            <Status tone={isLate ? 'bad' : 'good'}>
              {t(isLate ? 'withdrawals.late' : 'withdrawals.onTime')}
            </Status>
          ) : (
            <Status tone={toneOf(state)}>{t(`withdrawals.state.${state}`)}</Status>
          )}
        </header>
        <Timeline label={t('withdrawals.where')} steps={stepsOf(texts, withdrawal)} />
      </section>
      <Button look="outline" wide onClick={onNew}>
        {t('withdrawals.another')}
      </Button>
    </div>
  )
}

/** The receiver's confirmation (CSH-03). */
function Receipt({ withdrawal }: { readonly withdrawal: Withdrawal }) {
  const { t, money, date } = useTexts()
  const api = useApi(withdrawals)
  const confirm = useTell(api.received, { tells: [api.one, api.list] })
  const { id, receives, currency, receiptDueAt, reference } = withdrawal
  const submit = () =>
    confirm.mutate(
      { params: { id } },
      { onSuccess: () => toast({ tone: 'good', title: t('withdrawals.confirmed') }) },
    )
  const at = receiptDueAt ? date(receiptDueAt, 'clock') : ''
  return (
    <section className="panel grid gap-3 border-action p-5">
      <p>{t('withdrawals.confirmText', { amount: money(receives, currency, { symbol: true }), at })}</p>
      {confirm.error && <Failure error={confirm.error} />}
      <Button look="primary" busy={confirm.isPending} onClick={submit}>
        {t('withdrawals.confirm')}
      </Button>
      <p className="text-12 text-faint">{t('withdrawals.help', { reference })}</p>
    </section>
  )
}
