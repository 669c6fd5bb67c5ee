import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { limits } from '../../contract/member.ts'
import { tightestDeposit } from '../figures.ts'
import { openSaferPlay } from '../open-safer-play.ts'

/** Says before the amount is typed how much a deposit limit still allows, and when it resets; without a limit it is empty. */
export function DepositLimitNote() {
  const { t, money, date } = useTexts()
  const { data } = useApiQuery(useApi(limits).mine)
  const tightest = data && tightestDeposit(data.limits)
  if (!data || !tightest) return null
  const { left, period, opensAt } = tightest
  const isReached = left <= 0n
  return (
    <Notice tone={isReached ? 'warning' : 'info'}>
      <p>
        {t(isReached ? `limits.depositNone.${period}` : `limits.depositLeft.${period}`, {
          left: money(left, data.currency, { symbol: true }),
        })}{' '}
        {opensAt && t('limits.anewSentence', { date: date(opensAt, 'minute') })}{' '}
        <button type="button" className={linkClass} onClick={openSaferPlay}>
          {t('limits.seeLimits')}
        </button>
      </p>
    </Notice>
  )
}
