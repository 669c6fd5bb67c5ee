import type { Currency } from '#kit/currency.ts'
import { moneyText } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import { TextField } from '#ui/form/text-field.tsx'
import type { TableReply } from '../use-table.ts'

type Target = { readonly isOn: boolean; readonly text: string }

type StakeProps = {
  readonly currency: Currency
  readonly stakes: NonNullable<TableReply['stakes']>
  readonly stake: string
  readonly onStake: (text: string) => void
  readonly target: Target
  readonly onTarget: (target: Target) => void
  /** The automatic cash-out is no multiplier. */
  readonly isOdd: boolean
  readonly isLocked: boolean
}

/** Stake and automatic cash-out of a bet. */
export function StakePart({
  currency,
  stakes,
  stake,
  onStake,
  target,
  onTarget,
  isOdd,
  isLocked,
}: StakeProps) {
  const { t } = useTexts()
  return (
    <>
      <MoneyField
        label={t('crash.stake')}
        currency={currency}
        value={stake}
        onChange={onStake}
        disabled={isLocked}
      />
      <Presets menu={stakes.menu} disabled={isLocked} onPick={(sum) => onStake(moneyText(sum))} />
      <div className="flex items-end gap-3">
        <Switch
          label={t('crash.auto')}
          checked={target.isOn}
          onChange={(event) => onTarget({ ...target, isOn: event.target.checked })}
          className="grow"
        />
        <TextField
          label={<span className="sr-only">{t('crash.autoAt')}</span>}
          value={target.text}
          disabled={!target.isOn}
          inputMode="decimal"
          onChange={(event) => onTarget({ ...target, text: event.target.value })}
          end="×"
          className="num w-28"
        />
      </div>
      {isOdd && <p className="text-13 text-danger">{t('crash.autoBounds')}</p>}
    </>
  )
}

type PresetsProps = {
  readonly menu: readonly bigint[]
  readonly disabled: boolean
  readonly onPick: (amount: bigint) => void
}

const PRESETS = 5

/** Stakes of the menu, short: 5K. */
function Presets({ menu, disabled, onPick }: PresetsProps) {
  const { t, lang } = useTexts()
  const short = new Intl.NumberFormat(lang, { notation: 'compact' })
  return (
    <div role="group" aria-label={t('crash.stake')} className="grid grid-cols-5 gap-1.5">
      {menu.slice(0, PRESETS).map((amount) => (
        <Button
          key={amount.toString()}
          size="sm"
          disabled={disabled}
          onClick={() => onPick(amount)}
          className="num min-w-0 px-1!"
        >
          {short.format(Number(amount / 100n) / 100)}
        </Button>
      ))}
    </div>
  )
}
