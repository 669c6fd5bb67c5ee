import { useEffect, useId } from 'react'
import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { TermsList } from '#features/rewards/bonuses/shown/terms-list.tsx'
import { useTexts, type Texts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { BonusChoice as Choice, BonusChoiceProps } from '#ui/route/site-slots.tsx'
import { Skeleton } from '#ui/state/skeleton.tsx'
import { promotions } from '../contract/member.ts'
import { amountOf } from '../rules/gifts.ts'

type Row = Reply<typeof promotions.forDeposit>['rows'][number]

/**
 * Chooses a bonus, or none, for a deposit. No bonus is selected until the member selects one, except the one that they joined on its page;
 * its terms stand below the choice before anything is paid.
 */
export function BonusChoice({ amount, method, value, onChange, error }: BonusChoiceProps) {
  const { t } = useTexts()
  const asked = useApiQuery(useApi(promotions).forDeposit)
  const rows = asked.data?.rows
  const joined = rows?.find(({ isJoined }) => isJoined)?.id
  useEffect(() => {
    if (rows && value === null) onChange(joined ? { kind: 'promotion', id: joined } : { kind: 'none' })
  }, [rows, joined, value, onChange])
  if (asked.isPending) return <Skeleton className="h-28" />
  const chosen = value ?? { kind: 'none' }
  return (
    <fieldset data-field="" className="grid min-w-0 gap-2">
      <legend className="mb-2 text-14 font-medium">{t('promotions.choice')}</legend>
      <Option
        isChosen={chosen.kind === 'none'}
        title={t('promotions.choice.none')}
        onChoose={() => onChange({ kind: 'none' })}
      />
      {rows?.map((row) => (
        <Bonus key={row.id} row={row} {...{ amount, method, chosen, onChange }} />
      ))}
      <Option
        isChosen={chosen.kind === 'code'}
        title={t('promotions.choice.code')}
        onChoose={() => onChange({ kind: 'code', code: '' })}
      >
        {chosen.kind === 'code' && (
          <TextField
            label={t('promotions.code')}
            autoComplete="off"
            maxLength={32}
            value={chosen.code}
            onChange={({ target }) => onChange({ kind: 'code', code: target.value })}
          />
        )}
      </Option>
      {error && (
        <p role="alert" className="text-13 text-danger">
          {error}
        </p>
      )}
    </fieldset>
  )
}

type BonusProps = Pick<BonusChoiceProps, 'amount' | 'method' | 'onChange'> & {
  readonly row: Row
  readonly chosen: Choice
}

function Bonus({ row, amount, method, chosen, onChange }: BonusProps) {
  const texts = useTexts()
  const { t, lang } = texts
  const isChosen = chosen.kind === 'promotion' && chosen.id === row.id
  const gift = giftOf(row, amount)
  return (
    <Option
      isChosen={isChosen}
      title={row.title[lang]}
      text={wordsOf(row, { amount, method, gift }, texts)}
      onChoose={() => onChange({ kind: 'promotion', id: row.id })}
    >
      {isChosen && row.terms && row.termsHash && (
        <>
          <p className="text-13 font-medium">{t('promotions.terms')}</p>
          <TermsList terms={row.terms} hash={row.termsHash} currency={row.currency} amount={gift} />
        </>
      )}
    </Option>
  )
}

type Deposit = {
  readonly amount: bigint | null
  readonly method: string
  readonly gift: bigint | null
}

/** What this deposit would get; null before an amount is typed that is enough. */
function giftOf({ gift, least }: Row, amount: bigint | null): bigint | null {
  return amount === null || amount < least ? null : amountOf(gift, { deposit: { amount } })
}

/** What the bonus is for this deposit, or why it does not fit. */
function wordsOf(row: Row, { amount, method, gift }: Deposit, { t, money }: Texts): string {
  const sum = (units: bigint) => money(units, row.currency, { symbol: true })
  if (row.methods.length && !row.methods.includes(method)) return t('promotions.choice.method')
  if (amount !== null && amount > 0n && amount < row.least)
    return t('promotions.choice.least', { sum: sum(row.least) })
  const isMoney = row.gift.kind === 'match' || row.gift.kind === 'bonus' || row.gift.kind === 'cash'
  if (gift !== null && isMoney) return t('promotions.choice.get', { sum: sum(gift) })
  return t('promotions.choice.from', { sum: sum(row.least) })
}

type OptionProps = {
  readonly isChosen: boolean
  readonly title: string
  readonly text?: string
  readonly onChoose: () => void
  readonly children?: React.ReactNode
}

function Option({ isChosen, title, text, onChoose, children }: OptionProps) {
  const id = useId()
  return (
    <div
      className={`grid gap-3 rounded-card border p-3.5 has-focus-visible:outline-2 has-focus-visible:outline-action ${
        isChosen ? 'border-action bg-action-soft' : 'border-hair bg-surface'
      }`}
    >
      <label htmlFor={id} className="flex min-h-11 items-start gap-3">
        <input
          id={id}
          type="radio"
          name="deposit-bonus"
          checked={isChosen}
          onChange={onChoose}
          className="mt-0.5 size-5 shrink-0 accent-action outline-none"
        />
        <span className="grid gap-0.5">
          <span className="font-medium">{title}</span>
          {text && <span className="text-13 text-muted">{text}</span>}
        </span>
      </label>
      {children}
    </div>
  )
}
