import { Trash2 } from 'lucide-react'
import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { IconButton } from '#ui/action/icon-button.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import { ppmOf, type DraftTier } from './draft.ts'
import type { Contract } from './terms.tsx'

type FieldsProps = Pick<Contract, 'kind' | 'measure'> & {
  readonly currency: Currency
  readonly tiers: readonly DraftTier[]
  readonly onChange: (tiers: readonly DraftTier[]) => void
}

/** The tiers of an offer, one row each. */
export function TierFields({ kind, measure, currency, tiers, onChange }: FieldsProps) {
  const { t } = useTexts()
  const change = (place: number, more: Partial<DraftTier>) =>
    onChange(tiers.map((tier, at) => (at === place ? { ...tier, ...more } : tier)))
  const percent = (typed: string) => (ppmOf(typed) === null ? t('contracts.percentInvalid') : undefined)
  return (
    <ol className="grid gap-4">
      {tiers.map((tier, place) => (
        <li key={place} className="grid gap-2 border-t border-hair pt-3 first:border-0 first:pt-0">
          <div className="flex items-center justify-between">
            <h3 className="text-14 font-semibold">{t('contracts.tier', { number: place + 1 })}</h3>
            {tiers.length > 1 && (
              <IconButton
                icon={Trash2}
                size="sm"
                label={t('contracts.removeTier', { number: place + 1 })}
                onClick={() => onChange(tiers.filter((_, at) => at !== place))}
              />
            )}
          </div>
          {measure === 'activeMembers' ? (
            <TextField
              label={t('contracts.from.activeMembers')}
              inputMode="numeric"
              value={tier.from}
              onChange={(event) => change(place, { from: event.target.value })}
            />
          ) : (
            <MoneyField
              label={t(`contracts.from.${measure}`)}
              currency={currency}
              value={tier.from}
              onChange={(from) => change(place, { from })}
            />
          )}
          <TextField
            label={kind === 'realTime' ? t('contracts.rateWonPercent') : t('contracts.ratePercent')}
            inputMode="decimal"
            value={tier.rate}
            error={percent(tier.rate)}
            onChange={(event) => change(place, { rate: event.target.value })}
          />
          {kind === 'realTime' && (
            <TextField
              label={t('contracts.rateLostPercent')}
              inputMode="decimal"
              value={tier.loss}
              error={percent(tier.loss)}
              onChange={(event) => change(place, { loss: event.target.value })}
            />
          )}
        </li>
      ))}
    </ol>
  )
}
