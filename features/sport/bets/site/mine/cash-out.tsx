import { Info } from 'lucide-react'
import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { toast } from '#ui/layer/toast.ts'
import { wallet } from '#features/money/wallet/contract.ts'
import { sportBets } from '../../contract.ts'
import { plainOf, stakeOf } from '../slip/limits.ts'
import { StakeField } from '../slip/stake-field.tsx'
import type { Bet, CashOutOffer } from '../types.ts'

type CashOutProps = { readonly bet: Bet; readonly offer: CashOutOffer; readonly currency: Currency }

const parts = [2_500, 5_000, 7_500, 10_000] as const

/** What a bet may be ended for now, beside its fair value: all of it, a part, or as soon as the offer reaches an amount. */
export function CashOut({ bet, offer, currency }: CashOutProps) {
  const { t, money } = useTexts()
  const [part, setPart] = useState<number>(10_000)
  const [isAsking, setAsking] = useState(false)
  const [isAuto, setAuto] = useState(false)
  const shown = (amount: bigint) => money(amount, currency, { symbol: true })
  const value = offer.offer === null ? null : (offer.offer * BigInt(part)) / 10_000n
  return (
    <div className="grid gap-2 rounded-control bg-raised p-3">
      {value === null ? (
        <p className="text-13 text-muted">{t(`sports.cashOutNone.${offer.why ?? 'notOffered'}`)}</p>
      ) : (
        <>
          <div role="group" aria-label={t('sports.cashOutPart')} className="flex gap-1.5">
            {parts.map((each) => (
              <button
                key={each}
                type="button"
                className="sb-chip hit num flex-1"
                aria-pressed={part === each}
                onClick={() => setPart(each)}
              >
                {each / 100}%
              </button>
            ))}
          </div>
          <Button look="outline" wide onClick={() => setAsking(true)}>
            {t('sports.cashOut')} <span className="num">{shown(value)}</span>
          </Button>
        </>
      )}
      <div className="flex flex-wrap items-center justify-between gap-2 text-12 text-muted">
        {offer.fair !== null && (
          <span className="inline-flex items-center gap-1">
            <Info size={13} aria-hidden />
            {t('sports.fairValue', { fair: shown(offer.fair) })}
          </span>
        )}
        {(offer.why !== 'notOffered' || bet.autoCashOut !== null) && (
          <button type="button" className="hit underline underline-offset-2" onClick={() => setAuto(true)}>
            {bet.autoCashOut === null
              ? t('sports.autoSet')
              : t('sports.autoAt', { at: shown(bet.autoCashOut) })}
          </button>
        )}
      </div>
      {isAsking && value !== null && offer.offer !== null && (
        <Ask
          {...{ bet, currency, part, value }}
          offer={offer.offer}
          fair={offer.fair}
          onClose={() => setAsking(false)}
        />
      )}
      {isAuto && <Auto {...{ bet, currency }} onClose={() => setAuto(false)} />}
    </div>
  )
}

type AskProps = {
  readonly bet: Bet
  readonly currency: Currency
  readonly part: number
  readonly offer: bigint
  readonly value: bigint
  readonly fair: bigint | null
  readonly onClose: () => void
}

function Ask({ bet, currency, part, offer, value, fair, onClose }: AskProps) {
  const { t, money } = useTexts()
  const api = useApi(sportBets)
  const { balance } = useApi(wallet)
  const call = useApiMutation(api.cashOut, { invalidates: [balance, api.mine, api.offers] })
  const shown = (amount: bigint) => money(amount, currency, { symbol: true })
  const send = () =>
    call.mutate(
      { params: { bet: bet.id }, body: { offer, part } },
      {
        onSuccess: ({ paid }) => {
          toast({ tone: 'good', title: t('sports.cashedOutSum', { sum: shown(paid) }) })
          onClose()
        },
      },
    )
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('sports.cashOutAsk')}
      text={t(part === 10_000 ? 'sports.cashOutAll' : 'sports.cashOutSome', {
        sum: shown(value),
        bet: bet.number,
        percent: part / 100,
      })}
      actions={
        <>
          <Button onClick={onClose}>{t('ui.cancel')}</Button>
          <Button look="primary" busy={call.isPending} onClick={send}>
            {t('sports.cashOut')}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        {fair !== null && (
          <dl className="sb-sums">
            <dt>{t('sports.fairPart')}</dt>
            <dd className="num">{shown((fair * BigInt(part)) / 10_000n)}</dd>
            <dt>{t('sports.cashOut')}</dt>
            <dd className="num font-bold">{shown(value)}</dd>
          </dl>
        )}
        {bet.legs.some(({ event }) => event.state === 'live') && (
          <p className="text-12 text-muted">{t('sports.cashOutWaits')}</p>
        )}
        <FormFailure error={call.error} />
      </div>
    </Dialog>
  )
}

function Auto({ bet, currency, onClose }: Pick<AskProps, 'bet' | 'currency' | 'onClose'>) {
  const { t } = useTexts()
  const api = useApi(sportBets)
  const call = useApiMutation(api.setAutoCashOut, { invalidates: [api.mine] })
  const [text, setText] = useState(bet.autoCashOut === null ? '' : plainOf(bet.autoCashOut))
  const at = stakeOf(text)
  const send = (next: bigint | null) =>
    call.mutate({ params: { bet: bet.id }, body: { at: next } }, { onSuccess: onClose })
  return (
    <Dialog
      open
      onClose={onClose}
      width="narrow"
      title={t('sports.auto')}
      text={t('sports.autoText')}
      actions={
        <>
          {bet.autoCashOut !== null && (
            <Button busy={call.isPending} onClick={() => send(null)}>
              {t('sports.autoOff')}
            </Button>
          )}
          <Button look="primary" busy={call.isPending} disabled={at === null} onClick={() => send(at)}>
            {t('sports.autoOn')}
          </Button>
        </>
      }
    >
      <div className="grid gap-2">
        <StakeField label={t('sports.autoFrom')} value={text} currency={currency} onChange={setText} />
        <FormFailure error={call.error} />
      </div>
    </Dialog>
  )
}
