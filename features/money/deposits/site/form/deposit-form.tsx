import { Building2, CircleHelp, Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { RefusedError } from '#contract/envelope.ts'
import { useApiMutation } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import type { Currency } from '#kit/currency.ts'
import { DepositLimitNote } from '#features/compliance/limits/site/cashier/deposit-limit-note.tsx'
import { useAttemptKey } from '#features/money/payments/site/use-attempt-key.ts'
import { parseMoney, type Minor } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { RadioCards } from '#ui/form/radio-cards.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { useForm } from '#ui/api/use-form.ts'
import { BonusChoiceSlot, type BonusChoice } from '#ui/route/site-slots.tsx'
import { Later } from '#ui/state/later.tsx'
import { deposits } from '../../contract/member.ts'
import { checkDepositAmount } from '../../rules/fees.ts'
import type { Deposit } from '../steps.ts'
import { Summary } from './deposit-summary.tsx'
import { NoMethods } from '../no-methods.tsx'
import { arrivalWords, feeTag, plain, refusalWords, round } from '../words.ts'

type Methods = Reply<typeof deposits.methods>
type Method = Methods['methods'][number]

export type DepositFormProps = {
  readonly offer: Methods
  /** A hosted deposit navigates to its page automatically; this is called for every new one. */
  readonly onOpened: (deposit: Deposit) => void
  /** Called when the methods are outdated. */
  readonly onRefused: () => void
  readonly onGuide: (code: string) => void
  /** The method whose tutorial was read last. */
  readonly preferred: string | null
  /** The deposit to retry. */
  readonly amount: Minor | null
}

/** Method, amount, fee and duration: everything before the payment, in one view. */
export function DepositForm({
  offer,
  onOpened,
  onRefused,
  onGuide,
  preferred,
  amount: first,
}: DepositFormProps) {
  const texts = useTexts()
  const { t } = texts
  const { currency, methods, lastUsed } = offer
  const api = useApi(deposits)
  const create = useApiMutation(api.create, { invalidates: [api.list, api.methods] })
  const key = useAttemptKey()
  const form = useForm({
    defaultValues: {
      code: (methods.find(({ code: one }) => one === (preferred ?? lastUsed)) ?? methods[0])?.code ?? '',
      amount: first === null ? '' : plain(first),
    },
  })
  const [bonus, setBonus] = useState<BonusChoice | null>(null)
  const { code, amount: typed } = form.watch()
  const isTried = form.formState.isSubmitted
  const box = useFocusBack(preferred)
  const chosen = methods.find((one) => one.code === code)
  // disabled while the form was open: no other method is selected automatically
  const method = chosen ?? methods[0]
  if (!method) return <NoMethods />
  const amount = parseMoney(typed)
  const problem = problemOf(texts, method, amount, currency)
  const last = methods.find((one) => one.code === lastUsed)
  const submit = form.onSubmit(() => {
    if (!chosen || problem || amount === null) return
    const body = { method: method.code, amount, ...bonusOf(bonus) }
    const idempotencyKey = key.of(`${method.code} ${amount} ${JSON.stringify(bonus)}`)
    const onError = (error: Error) => {
      key.failed(error)
      onRefused()
    }
    create.mutate({ body, idempotencyKey }, { onSuccess: onOpened, onError })
  })
  const refused = create.error ? refusalWords(texts, create.error, currency) : undefined
  const isOfBonus = create.error instanceof RefusedError && create.error.code.startsWith('deposits.bonus')
  const how = <How name={method.name} onOpen={() => onGuide(method.code)} />
  return (
    <form ref={box} onSubmit={submit} className="grid gap-6" noValidate>
      <div className="relative">
        {!last && <div className="absolute -top-2 -right-3.5">{how}</div>}
        <MethodCards
          offer={offer}
          chosen={chosen}
          last={last}
          onChange={(next) => form.setValue('code', next)}
        />
      </div>
      {/* one below the other, a moment between: a press is heard while the page is drawn */}
      <Later place={last ? 'h-74 md:h-58' : 'h-59 md:h-43'}>
        {last && how}
        <DepositLimitNote />
        <MoneyField
          label={t('deposits.amount')}
          aside={
            <span className="num">
              {t('deposits.range', {
                least: round(texts, method.least, currency),
                most: round(texts, method.most, currency),
              })}
            </span>
          }
          currency={currency}
          {...form.bound('amount')}
          presets={method.presets.map(plain)}
          error={isTried && problem ? problem : isOfBonus ? undefined : refused}
        />
      </Later>
      <Later place="h-28">
        <BonusChoiceSlot
          waiting={<div className="h-28" />}
          {...{ amount, method: method.code, value: bonus, onChange: setBonus }}
          error={isOfBonus ? refused : undefined}
        />
      </Later>
      <Later place="h-60">
        <Summary method={method} amount={amount ?? 0n} currency={currency} />
        <Continue method={method} busy={create.isPending} disabled={!chosen} />
      </Later>
    </form>
  )
}

/** The form; returning from the tutorial of a method restores the focus to it. */
function useFocusBack(preferred: string | null) {
  const box = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (preferred) box.current?.querySelector<HTMLInputElement>('input[type=radio]:checked')?.focus()
  }, [preferred])
  return box
}

type MethodCardsProps = {
  readonly offer: Methods
  readonly chosen: Method | undefined
  readonly last: Method | undefined
  readonly onChange: (code: string) => void
}

function MethodCards({ offer: { methods, currency }, chosen, last, onChange }: MethodCardsProps) {
  const texts = useTexts()
  const { t } = texts
  return (
    <RadioCards
      legend={t('deposits.method')}
      columns={methods.length % 3 === 0 ? 3 : 2}
      isStrip={methods.length > 2}
      aside={last && t('deposits.lastUsed', { name: last.name })}
      value={chosen?.code ?? null}
      error={chosen ? undefined : texts.refusal('deposits.unknownMethod')}
      onChange={onChange}
      options={methods.map((one) => ({
        value: one.code,
        title: one.name,
        text: one.note,
        foot: [feeTag(texts, one, currency), arrivalWords(texts, one.arrivalSeconds)],
      }))}
    />
  )
}

/** Nothing where the page did not ask; an empty code counts as none. */
function bonusOf(choice: BonusChoice | null) {
  if (choice === null) return {}
  if (choice.kind === 'promotion') return { bonus: choice.id }
  const code = choice.kind === 'code' ? choice.code.trim() : ''
  return code ? { bonusCode: code } : { bonus: null }
}

function How({ name, onOpen }: { readonly name: string; readonly onOpen: () => void }) {
  const { t } = useTexts()
  return (
    <Button look="ghost" size="sm" icon={CircleHelp} className="justify-self-start" onClick={onOpen}>
      {/* the name of the method is for screen readers: beside the legend of a narrow phone it has no room */}
      <span aria-hidden>{t('deposits.guide.short')}</span>
      <span className="sr-only">{t('deposits.guide.open', { name })}</span>
    </Button>
  )
}

function problemOf(
  texts: ReturnType<typeof useTexts>,
  method: Method,
  amount: Minor | null,
  currency: Currency,
): string | undefined {
  const no = checkDepositAmount(amount ?? 0n, { ...method, currency, feePpm: BigInt(method.feePpm) })
  if (!no) return undefined
  const detail: Readonly<Record<string, Minor>> = 'detail' in no ? no.detail : {}
  const values = Object.entries(detail).map(([name, value]) => [name, round(texts, value, currency)])
  return texts.refusal(no.refused, Object.fromEntries(values))
}

type ContinueProps = { readonly method: Method; readonly busy: boolean; readonly disabled: boolean }

/** Within thumb's reach on a phone: the button sticks to the bottom. */
function Continue({ method, busy, disabled }: ContinueProps) {
  const { t } = useTexts()
  const isBank = method.kind !== 'hosted'
  const isHere = method.channel === 'qr' || method.channel === 'coin'
  const Icon = isBank ? Building2 : Lock
  const own = isBank ? 'continueBank' : 'continue'
  const words = isHere ? `continue.${method.channel}` : own
  const note =
    method.kind === 'member'
      ? 'memberText'
      : isBank
        ? 'contentText'
        : isHere
          ? `note.${method.channel}`
          : 'hostedNote'
  return (
    <div className="grid gap-3 max-md:sticky max-md:bottom-0 max-md:z-10 max-md:-mx-4 max-md:border-t max-md:border-hair max-md:bg-ground max-md:px-4 max-md:pt-3 max-md:pb-[max(12px,env(safe-area-inset-bottom))]">
      <Button type="submit" look="primary" size="lg" wide busy={busy} disabled={disabled}>
        {t(`deposits.${words}`, { name: method.name })}
      </Button>
      <p className="flex items-center gap-2 text-12 text-faint max-md:hidden">
        <Icon size={14} aria-hidden />
        {t(`deposits.${note}`)}
      </p>
    </div>
  )
}
