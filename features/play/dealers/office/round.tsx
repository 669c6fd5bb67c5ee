import { useState } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Countdown } from '#ui/data/countdown.tsx'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { ReasonDialog } from '#ui/office/reason-dialog.tsx'
import { dealerConsole } from '../contract/console.ts'
import type { ConsoleShown } from './console.tsx'
import { consoleId } from './console-id.ts'

type Props = { readonly shown: ConsoleShown }

/** The state of the round, and what the dealer does between two entries: open and close the bets, shoe, misdeal, end of shift. */
export function Round({ shown }: Props) {
  const { t } = useTexts()
  const { round, mine, table } = shown
  return (
    <section className="panel grid gap-3 p-4" aria-label={t('dealers.onShift', { source: '' })}>
      <p className="flex flex-wrap items-baseline justify-between gap-3" aria-live="polite">
        <span className="text-18 font-bold">
          {round ? t('dealers.round', { label: round.label }) : t('dealers.between')}
        </span>
        <span className="text-13 text-muted">
          {mine && t('dealers.onShift', { source: t(`dealers.source.${mine}`) })}
        </span>
      </p>
      {round?.state === 'open' && (
        <p className="flex items-baseline gap-2">
          {t('dealers.betsClose')} <Countdown until={round.closesAt} className="text-24 font-bold" />
        </p>
      )}
      {mine === 'dealer' ? <DealerActs shown={shown} /> : !round && <p>{t('dealers.waitsForDealer')}</p>}
      {!round && <EndShift shown={shown} />}
      {table.shoe && table.shoe.last !== null && (
        <p className="text-13 text-muted">{t('dealers.lastRounds', { count: table.shoe.last })}</p>
      )}
    </section>
  )
}

function useActs({ table }: ConsoleShown) {
  const api = useApi(dealerConsole)
  const invalidates = { invalidates: [api.show, api.list] }
  return {
    input: { params: { table: table.code }, body: { console: consoleId() } },
    open: useApiMutation(api.open, invalidates),
    close: useApiMutation(api.close, invalidates),
    cut: useApiMutation(api.cut, invalidates),
    end: useApiMutation(api.end, invalidates),
    misdeal: useApiMutation(api.misdeal, invalidates),
  }
}

function DealerActs({ shown }: Props) {
  const { t } = useTexts()
  const { input, open, close, cut, misdeal } = useActs(shown)
  const [isAsking, setAsking] = useState(false)
  const { round, table } = shown
  const isCards = table.kind === 'cards'
  const needsShoe = isCards && !round && (table.shoe === null || table.shoe.last === 0)
  return (
    <>
      {needsShoe && <ShoeForm shown={shown} />}
      <FormFailure error={open.error ?? close.error ?? cut.error} />
      <div className="flex flex-wrap gap-2">
        {!round && !needsShoe && (
          <Button look="primary" size="lg" busy={open.isPending} onClick={() => open.mutate(input)}>
            {t('dealers.openBets')}
          </Button>
        )}
        {round?.state === 'open' && (
          <Button look="primary" size="lg" busy={close.isPending} onClick={() => close.mutate(input)}>
            {t('dealers.closeBets')}
          </Button>
        )}
        {isCards && table.shoe?.last === null && (
          <Button busy={cut.isPending} onClick={() => cut.mutate(input)}>
            {t('dealers.cut')}
          </Button>
        )}
        {round && round.own.length + round.others === 0 && (
          <Button look="danger" onClick={() => setAsking(true)}>
            {t('dealers.misdeal')}
          </Button>
        )}
      </div>
      <ReasonDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        title={t('dealers.misdealTitle')}
        text={t('dealers.misdealText')}
        action={t('dealers.misdeal')}
        isDanger
        busy={misdeal.isPending}
        error={misdeal.error}
        onReason={(reason) =>
          misdeal.mutate(
            { ...input, body: { ...input.body, reason } },
            {
              onSuccess: () => {
                toast({ tone: 'good', title: t('dealers.misdealt') })
                setAsking(false)
              },
            },
          )
        }
      />
    </>
  )
}

/** A new shoe begins with the card that is turned over. */
function ShoeForm({ shown }: Props) {
  const { t } = useTexts()
  const api = useApi(dealerConsole)
  const shoe = useApiMutation(api.shoe, { invalidates: [api.show, api.list] })
  const [card, setCard] = useState('')
  const params = { table: shown.table.code }
  return (
    <form
      className="grid gap-3"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        shoe.mutate(
          { params, body: { console: consoleId(), card } },
          { onSuccess: ({ burnt }) => toast({ tone: 'good', title: t('dealers.burn', { count: burnt }) }) },
        )
      }}
    >
      <TextField
        label={t('dealers.turned')}
        hint={t('dealers.hint.cards')}
        name="card"
        maxLength={4}
        autoComplete="off"
        autoCapitalize="characters"
        value={card}
        onChange={({ target }) => setCard(target.value)}
      />
      <FormFailure error={shoe.error} fields={{ 'dealers.entryInvalid': 'card' }} />
      <div>
        <Button type="submit" look="primary" busy={shoe.isPending} disabled={card.trim().length < 2}>
          {t('dealers.newShoe')}
        </Button>
      </div>
    </form>
  )
}

function EndShift({ shown }: Props) {
  const { t } = useTexts()
  const { input, end } = useActs(shown)
  return (
    <div className="grid gap-2">
      <FormFailure error={end.error} />
      <div>
        <Button look="ghost" size="sm" busy={end.isPending} onClick={() => end.mutate(input)}>
          {t('dealers.endShift')}
        </Button>
      </div>
    </div>
  )
}
