import type { Currency } from '#kit/currency.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { MoneyField } from '#ui/form/money-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { Terms } from '../contract.ts'
import { levelName } from '../rules/keys.ts'
import type { OfficePool } from './pages.tsx'

/** A level's terms as they are typed. */
export type TypedLevel = {
  readonly key: Terms['key']
  readonly kind: Terms['kind']
  readonly seed: string
  readonly sharePpm: string
  /** Of a random level what is staked per hit, of the other its limit. */
  readonly bound: string
}

export const newLevel = (key: Terms['key']): TypedLevel => ({
  key,
  kind: 'random',
  seed: '',
  sharePpm: '1000',
  bound: '',
})

export function typedOf({
  level,
  seed,
  sharePpm,
  oneInStaked,
  by,
}: OfficePool['levels'][number]): TypedLevel {
  return {
    key: level,
    kind: by === null ? 'random' : 'mustHitBy',
    seed: moneyText(seed),
    sharePpm: String(sharePpm),
    bound: moneyText(oneInStaked ?? by ?? 0n),
  }
}

/** The terms, or null while a field is not complete. */
export function termsOf({ key, kind, seed, sharePpm, bound }: TypedLevel): Terms | null {
  const [start, end, share] = [parseMoney(seed), parseMoney(bound), Number(sharePpm)]
  if (!start || !end || !Number.isInteger(share) || share < 1) return null
  const base = { key, seed: start, sharePpm: share }
  return kind === 'random' ? { ...base, kind, oneInStaked: end } : { ...base, kind, by: end }
}

type Props = {
  readonly typed: TypedLevel
  readonly currency: Currency
  readonly onType: (typed: TypedLevel) => void
}

/** The fields of a level. */
export function LevelFields({ typed, currency, onType }: Props) {
  const { t } = useTexts()
  const kinds = ['random', 'mustHitBy'] as const
  const put = (part: Partial<TypedLevel>) => onType({ ...typed, ...part })
  return (
    <fieldset className="grid gap-3 sm:grid-cols-4">
      <legend className="mb-1 text-13 font-medium">{levelName(typed.key)}</legend>
      <SelectField
        label={t('jackpots.office.kind')}
        name={`kind-${typed.key}`}
        value={typed.kind}
        options={kinds.map((value) => ({ value, label: t(`jackpots.office.kind.${value}`) }))}
        onChange={({ target }) => put({ kind: kinds.find((kind) => kind === target.value) ?? 'random' })}
      />
      <MoneyField
        label={t('jackpots.office.seed')}
        name={`seed-${typed.key}`}
        currency={currency}
        value={typed.seed}
        onChange={(seed) => put({ seed })}
      />
      <TextField
        label={t('jackpots.office.share')}
        name={`share-${typed.key}`}
        inputMode="numeric"
        maxLength={6}
        value={typed.sharePpm}
        onChange={({ target }) => put({ sharePpm: target.value.replace(/\D/g, '') })}
      />
      <MoneyField
        label={t(typed.kind === 'random' ? 'jackpots.office.odds' : 'jackpots.office.by')}
        name={`bound-${typed.key}`}
        currency={currency}
        value={typed.bound}
        onChange={(bound) => put({ bound })}
      />
    </fieldset>
  )
}
