import type { SubmitEvent } from 'react'
import { useApiMutation, useApiQuery } from '#contract/react.ts'
import { isCurrency, currencies } from '#kit/currency.ts'
import { parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { QueryState } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { Facts } from '#ui/data/facts.tsx'
import { EmptyState } from '#ui/state/empty-state.tsx'
import { SkeletonRows } from '#ui/state/skeleton.tsx'
import { lotteryDraws } from '../../contract/draws.ts'
import { lotterySetup } from '../../contract/setup.ts'
import { Money } from '../draw/draw-cells.tsx'
import { usePlayName } from '../play-name.ts'
import { useTyped } from './lottery-field.tsx'

type Props = { readonly lottery: string; readonly mayChange: boolean }

/** The most that a number may cost; slips beyond it are refused. What each draw could cost is in its record. */
export function CapsTab({ lottery, mayChange }: Props) {
  const { t, date } = useTexts()
  const name = usePlayName()
  const asked = useApiQuery(useApi(lotterySetup).caps, { params: { lottery } })
  return (
    <>
      <QueryState
        of={asked}
        waiting={<SkeletonRows />}
        isEmpty={({ list }) => list.length === 0}
        empty={<EmptyState title={t('lotteryOffice.noCaps')} text={t('lotteryOffice.noCapsText')} />}
      >
        {({ list }) => (
          <Facts
            facts={list.map(({ currency, key, most, setBy, setAt }) => ({
              key: `${currency}:${key}`,
              name: (
                <span>
                  <span>{key === '' ? t('lotteryOffice.everyNumber') : name(key)}</span>{' '}
                  <span className="text-12 text-faint">
                    {setBy} · {date(setAt, 'minute')}
                  </span>
                </span>
              ),
              value: <Money currency={currency} amount={most} />,
            }))}
          />
        )}
      </QueryState>
      {mayChange && <CapForm lottery={lottery} plays={asked.data?.plays ?? []} />}
    </>
  )
}

type FormProps = Pick<Props, 'lottery'> & { readonly plays: readonly string[] }

function CapForm({ lottery, plays }: FormProps) {
  const { t } = useTexts()
  const api = useApi(lotterySetup)
  const draws = useApi(lotteryDraws)
  const invalidates = [api.caps, draws.exposure]
  const lower = useApiMutation(api.lowerCap, { invalidates })
  const set = useApiMutation(api.setCap, { invalidates })
  const { typed, put } = useTyped({ currency: 'VND', play: '', number: '', most: '', reason: '' })
  const currency = isCurrency(typed.currency) ? typed.currency : 'VND'
  const most = parseMoney(typed.most)
  const done = { onSuccess: () => toast({ tone: 'good', title: t('lotteryOffice.capSet') }) }
  const number = typed.number.trim()
  const key = typed.play === '' || number === '' ? typed.play : `${typed.play}:${number}`
  const body = { currency, key, reason: typed.reason }
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    if (most !== null && most > 0n) lower.mutate({ params: { lottery }, body: { ...body, most } }, done)
  }
  return (
    <form onSubmit={send} className="panel grid gap-3 p-4" noValidate>
      <h3 className="text-14 font-medium">{t('lotteryOffice.capChange')}</h3>
      <p className="text-12 text-muted">{t('lotteryOffice.capText')}</p>
      <div className="grid gap-3 sm:grid-cols-2">
        <CapOf plays={plays} play={typed.play} number={typed.number} onChange={put} />
        <SelectField
          label={t('lotteryOffice.currency')}
          name="currency"
          value={currency}
          options={Object.keys(currencies).map((value) => ({ value, label: value }))}
          onChange={({ target }) => put({ currency: target.value })}
        />
        <MoneyField
          label={t('lotteryOffice.capMost')}
          name="most"
          currency={currency}
          value={typed.most}
          onChange={(value) => put({ most: value })}
        />
      </div>
      <TextField
        label={t('lotteryOffice.reason')}
        name="reason"
        maxLength={500}
        value={typed.reason}
        onChange={({ target }) => put({ reason: target.value })}
      />
      <FormFailure
        error={lower.error ?? set.error}
        fields={{ 'lotteryOffice.capNotLower': 'most', 'lotteryOffice.capUnknown': 'play' }}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" look="primary" size="sm" busy={lower.isPending}>
          {t('lotteryOffice.capLower')}
        </Button>
        <Button
          look="outline"
          size="sm"
          busy={set.isPending}
          onClick={() =>
            set.mutate({ params: { lottery }, body: { ...body, most: most === 0n ? null : most } }, done)
          }
        >
          {t('lotteryOffice.capRaise')}
        </Button>
      </div>
    </form>
  )
}

type CapOfProps = Pick<FormProps, 'plays'> & {
  readonly play: string
  readonly number: string
  readonly onChange: (part: { readonly play?: string; readonly number?: string }) => void
}

/** What a cap is for: every play, one play, or one of its numbers. */
function CapOf({ plays, play, number, onChange }: CapOfProps) {
  const { t } = useTexts()
  const name = usePlayName()
  return (
    <>
      <SelectField
        label={t('lotteryOffice.play')}
        name="play"
        value={play}
        options={[
          { value: '', label: t('lotteryOffice.everyPlay') },
          ...plays.map((one) => ({ value: one, label: name(one) })),
        ]}
        onChange={({ target }) => onChange({ play: target.value, number: '' })}
      />
      <TextField
        label={t('lotteryOffice.capNumber')}
        hint={t('lotteryOffice.capNumberHint')}
        name="number"
        maxLength={30}
        disabled={play === ''}
        value={number}
        onChange={({ target }) => onChange({ number: target.value })}
      />
    </>
  )
}
