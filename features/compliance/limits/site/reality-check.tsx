import { useApiMutation } from '#contract/react.ts'
import { formatElapsed } from '#texts/formats.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Amount } from '#ui/data/amount.tsx'
import { Facts } from '#ui/data/facts.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { limits } from '../contract/member.ts'
import type { Check } from './use-reality-check.ts'

export type RealityCheckProps = {
  readonly why: 'check' | 'stop'
  readonly check: Check
  readonly onHistory: () => void
  readonly onLimits: () => void
  readonly onLeave: () => void
}

const nothing = () => undefined

/** Covers the game until it is acknowledged: play time, result, and the links out (R11). */
export function RealityCheck({ why, check, onHistory, onLimits, onLeave }: RealityCheckProps) {
  const { t, date } = useTexts()
  const api = useApi(limits)
  const seen = useApiMutation(api.seen, { invalidates: [api.check] })
  const { stop } = check
  const isStop = why === 'stop' && stop !== null
  const text = isStop
    ? t(`limits.stop.${stop.why}`)
    : t('limits.checkLead', { time: formatElapsed(check.elapsedSeconds) })
  return (
    <Dialog
      open
      onClose={nothing}
      mustAnswer
      width="narrow"
      title={t(isStop ? 'limits.stopTitle' : 'limits.checkTitle')}
      text={text}
      actions={
        <>
          <Button look={isStop ? 'primary' : 'outline'} onClick={onLeave}>
            {t('limits.checkLeave')}
          </Button>
          {isStop ? (
            <Button onClick={onLimits}>{t('limits.seeLimits')}</Button>
          ) : (
            <Button look="primary" busy={seen.isPending} onClick={() => seen.mutate({ body: {} })}>
              {t('limits.checkGoOn')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-4">
        <Figures check={check} />
        {isStop && stop.opensAt && (
          <p className="text-muted">{t('limits.stopUntil', { date: date(stop.opensAt, 'minute') })}</p>
        )}
        <div className="flex flex-wrap gap-2.5">
          <Button size="sm" look="ghost" onClick={onHistory}>
            {t('limits.checkHistory')}
          </Button>
          {!isStop && (
            <Button size="sm" look="ghost" onClick={onLimits}>
              {t('limits.title')}
            </Button>
          )}
        </div>
        {seen.error && <Failure error={seen.error} />}
      </div>
    </Dialog>
  )
}

function Figures({ check }: { readonly check: Check }) {
  const { t, number } = useTexts()
  const sum = (amount: bigint, isResult = false) => (
    <Amount
      amount={amount}
      currency={check.currency}
      symbol
      signed={isResult}
      won={isResult && amount > 0n}
    />
  )
  return (
    <Facts
      facts={[
        {
          key: 'time',
          name: t('limits.checkPlayed'),
          value: <span className="num">{formatElapsed(check.elapsedSeconds)}</span>,
        },
        {
          key: 'rounds',
          name: t('limits.checkRounds'),
          value: <span className="num">{number(check.rounds)}</span>,
        },
        { key: 'stake', name: t('limits.checkStaked'), value: sum(check.stake) },
        { key: 'win', name: t('limits.checkWon'), value: sum(check.win) },
        { key: 'net', name: t('limits.checkNet'), value: sum(check.net, true), total: true },
      ]}
    />
  )
}
