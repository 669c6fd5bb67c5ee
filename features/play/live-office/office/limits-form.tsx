import { Plus, Trash2 } from 'lucide-react'
import { useState, type SubmitEvent } from 'react'
import { useApiMutation } from '#contract/react.ts'
import type { Currency } from '#kit/currency.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { IconButton } from '#ui/action/icon-button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { FormFailure } from '#ui/form/errors/form-failure.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { toast } from '#ui/layer/toast.ts'
import { liveOffice } from '../contract.ts'
import type { TableShown } from './table-drawer.tsx'

type Own = TableShown['limits'][number]
const fields = ['maxMain', 'maxSide', 'tableMax'] as const
type Most = Readonly<Record<(typeof fields)[number], string>>
type Rank = Most & { readonly level: string }
type Typed = Most & { readonly min: string; readonly ranks: readonly Rank[] }

const mostTyped = (own: Pick<Own, 'maxMain' | 'maxSide' | 'tableMax'>): Most => ({
  maxMain: moneyText(own.maxMain),
  maxSide: moneyText(own.maxSide),
  tableMax: moneyText(own.tableMax),
})

const typedOf = (own: Own): Typed => ({
  min: moneyText(own.min),
  ...mostTyped(own),
  ranks: own.ranks.map((rank) => ({ level: `${rank.level}`, ...mostTyped(rank) })),
})

const units = (text: string): bigint => parseMoney(text) ?? 0n

/** Crash has one bet: its other two limits follow from the stake of a bet. */
function mostOf(most: Most, isCrash: boolean) {
  const maxMain = units(most.maxMain)
  return isCrash
    ? { maxMain, maxSide: maxMain, tableMax: maxMain * 2n }
    : { maxMain, maxSide: units(most.maxSide), tableMax: units(most.tableMax) }
}

type Props = { readonly shown: TableShown; readonly mayChange: boolean }

/** Limits by currency and VIP rank; a change is a new version that a second operator approves. */
export function LimitsForm({ shown, mayChange }: Props) {
  const { t, money } = useTexts()
  const api = useApi(liveOffice)
  const set = useApiMutation(api.setLimits, { invalidates: [api.one, api.incidents] })
  const [typed, setTyped] = useState(() => new Map(shown.limits.map((own) => [own.currency, typedOf(own)])))
  const [currency, setCurrency] = useState<Currency>(shown.limits[0]?.currency ?? 'VND')
  const [reason, setReason] = useState('')
  const own = shown.limits.find((one) => one.currency === currency)
  const form = typed.get(currency)
  if (!own || !form) return null
  const isCrash = shown.row.kind === 'crash'
  const put = (part: Partial<Typed>) => setTyped(new Map(typed).set(currency, { ...form, ...part }))
  const send = (event: SubmitEvent) => {
    event.preventDefault()
    const limits = [...typed].map(([of, { min, ranks, ...base }]) => ({
      currency: of,
      min: units(min),
      ...mostOf(base, isCrash),
      ranks: ranks.map(({ level, ...most }) => ({ level: Number(level), ...mostOf(most, isCrash) })),
    }))
    set.mutate(
      { params: { table: shown.row.code }, body: { limits, reason } },
      { onSuccess: () => toast({ tone: 'good', title: t('liveOffice.limitsSet') }) },
    )
  }
  return (
    <form onSubmit={send} className="grid gap-3" noValidate>
      <p className="text-13 text-muted">{t('liveOffice.limitsText')}</p>
      <p className="text-13 text-muted">
        {t('liveOffice.limitsApply', { win: `${money(own.maxWin, currency)} ${currency}` })}
      </p>
      <SelectField
        label={t('liveOffice.currency')}
        className="max-w-40"
        value={currency}
        options={shown.limits.map((one) => ({ value: one.currency, label: one.currency }))}
        onChange={({ target }) =>
          setCurrency(shown.limits.find((one) => one.currency === target.value)?.currency ?? currency)
        }
      />
      <fieldset className="panel grid gap-3 p-3">
        <legend className="px-1 text-13 font-medium">{t('liveOffice.everyone')}</legend>
        <MoneyField
          label={t('liveOffice.min')}
          name="min"
          currency={currency}
          value={form.min}
          onChange={(min) => put({ min })}
        />
        <MostFields most={form} {...{ currency, isCrash }} name="base" onChange={put} />
      </fieldset>
      {form.ranks.map((rank, at) => (
        <RankFields
          // ranks have no other identity than their place
          key={at}
          rank={rank}
          {...{ currency, isCrash, at }}
          onChange={(next) => put({ ranks: form.ranks.map((each, nth) => (nth === at ? next : each)) })}
          onRemove={() => put({ ranks: form.ranks.filter((_, nth) => nth !== at) })}
        />
      ))}
      {mayChange && (
        <>
          <div>
            <Button
              look="quiet"
              size="sm"
              icon={Plus}
              onClick={() => {
                const last = form.ranks.at(-1)
                const level = `${Number(last?.level ?? 0) + 1}`
                const { maxMain, maxSide, tableMax } = last ?? form
                put({ ranks: [...form.ranks, { level, maxMain, maxSide, tableMax }] })
              }}
            >
              {t('liveOffice.addRank')}
            </Button>
          </div>
          <TextField
            label={t('liveOffice.reason')}
            name="reason"
            maxLength={500}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <FormFailure error={set.error} fields={{ 'liveOffice.limitsInvalid': 'min' }} />
          <div>
            <Button type="submit" look="primary" size="sm" busy={set.isPending}>
              {t('liveOffice.setLimits')}
            </Button>
          </div>
        </>
      )}
    </form>
  )
}

type MostProps = {
  readonly most: Most
  readonly currency: Currency
  readonly isCrash: boolean
  readonly name: string
  readonly onChange: (part: Partial<Most>) => void
}

function MostFields({ most, currency, isCrash, name, onChange }: MostProps) {
  const { t } = useTexts()
  return (
    <div className="grid gap-3">
      {(isCrash ? (['maxMain'] as const) : fields).map((field) => (
        <MoneyField
          key={field}
          label={t(isCrash ? 'liveOffice.maxBet' : `liveOffice.${field}`)}
          name={`${name}.${field}`}
          currency={currency}
          value={most[field]}
          onChange={(value) => onChange({ [field]: value })}
        />
      ))}
    </div>
  )
}

type RankProps = {
  readonly rank: Rank
  readonly at: number
  readonly currency: Currency
  readonly isCrash: boolean
  readonly onChange: (rank: Rank) => void
  readonly onRemove: () => void
}

function RankFields({ rank, at, currency, isCrash, onChange, onRemove }: RankProps) {
  const { t } = useTexts()
  return (
    <fieldset className="panel grid gap-3 p-3">
      <legend className="px-1 text-13 font-medium">{t('liveOffice.fromRank', { level: rank.level })}</legend>
      <div className="flex items-end gap-2">
        <TextField
          label={t('liveOffice.rankLevel')}
          name={`rank${at}`}
          inputMode="numeric"
          value={rank.level}
          onChange={({ target }) => onChange({ ...rank, level: target.value.replaceAll(/\D/g, '') })}
        />
        <IconButton
          icon={Trash2}
          label={t('liveOffice.removeRank', { level: rank.level })}
          onClick={onRemove}
        />
      </div>
      <MostFields
        most={rank}
        {...{ currency, isCrash }}
        name={`rank${at}`}
        onChange={(part) => onChange({ ...rank, ...part })}
      />
    </fieldset>
  )
}
