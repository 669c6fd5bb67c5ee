import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { errorWords } from '#ui/api/refusal-values.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Confirm } from '#ui/layer/confirm.tsx'
import { toast } from '#ui/layer/toast.ts'
import { bonuses } from '../contract/member.ts'
import { isFreeBets } from '../rules/free-rounds.ts'
import type { Bonus } from './bonuses-panel.tsx'

/** Cancelling shows the exact amount that is given up, and what is kept. */
export function CancelDialog({
  bonus,
  onClose,
}: {
  readonly bonus: Bonus | null
  readonly onClose: () => void
}) {
  const texts = useTexts()
  const { t, money } = texts
  const cancel = useApiMutation(useApi(bonuses).cancel)
  if (!bonus) return null
  const { id, currency, balance, openRounds, rounds } = bonus
  const send = () =>
    cancel.mutate(
      { params: { id }, body: { forfeits: balance } },
      {
        onSuccess: () => {
          toast({ title: t('bonuses.cancelled'), tone: 'good' })
          onClose()
        },
        onError: (error) => toast({ title: errorWords(texts, error), tone: 'danger' }),
      },
    )
  return (
    <Confirm
      open
      danger
      busy={cancel.isPending}
      title={t('bonuses.cancelTitle')}
      text={
        rounds
          ? t(isFreeBets(bonus) ? 'bonuses.cancelBets' : 'bonuses.cancelRounds', { count: rounds.left })
          : t('bonuses.cancelText', { sum: money(balance, currency, { symbol: true }) })
      }
      keep={t('bonuses.keep')}
      action={t('bonuses.cancel')}
      onConfirm={send}
      onClose={onClose}
    >
      {openRounds > 0 && (
        <p className="text-13 text-muted">{t('bonuses.cancelOpen', { count: openRounds })}</p>
      )}
    </Confirm>
  )
}
