import { useState } from 'react'
import type { Currency } from '#kit/currency.ts'
import { moneyText, parseMoney } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { MoneyField } from '#ui/form/money-field.tsx'
import { SelectField } from '#ui/form/select-field.tsx'
import { Dialog } from '#ui/layer/dialog.tsx'
import { BACK } from '../../rules/auto-bet.ts'
import type { Auto } from './use-auto.ts'

type SheetProps = {
  readonly open: boolean
  readonly onClose: () => void
  readonly auto: Auto
  readonly stake: bigint
  readonly currency: Currency
  readonly most: number
}

const ROUNDS = [10, 25, 50, 100, 250, 1_000]
const RISES = [0, 10, 25, 50, 100, BACK]
/** After a loss the stake stays, falls or starts again: a rise is not offered. */
const FALLS = [0, -10, -25, -50, BACK]

/** Automatic betting: rounds and a loss limit first, then what changes the stake. */
export function AutoSheet({ open, onClose, auto, stake, currency, most }: SheetProps) {
  const { t, number } = useTexts()
  const counts = ROUNDS.filter((count) => count <= most)
  const [rounds, setRounds] = useState(counts[0] ?? 10)
  const [loss, setLoss] = useState(() => moneyText(stake * 10n))
  const [win, setWin] = useState('')
  const [onWin, setOnWin] = useState(0)
  const [onLoss, setOnLoss] = useState(0)
  const lossMost = parseMoney(loss === '' ? '0' : loss) ?? 0n
  const change = (percent: number): string =>
    percent === 0
      ? t('crash.keep')
      : percent === BACK
        ? t('crash.back')
        : `${percent > 0 ? '+' : '−'}${Math.abs(percent)} %`
  const options = (of: readonly number[]) =>
    of.map((percent) => ({ value: `${percent}`, label: change(percent) }))
  const begin = () =>
    void auto
      .start({
        stake,
        roundsMost: rounds,
        lossMost,
        winMost: win === '' ? null : parseMoney(win),
        onWin,
        onLoss,
      })
      .then(onClose)
      .catch(() => undefined) // shown in the box
  return (
    <Dialog open={open} onClose={onClose} title={t('crash.autoBet')}>
      <div className="grid gap-4 pb-2">
        <SelectField
          label={t('crash.rounds')}
          value={`${rounds}`}
          onChange={(event) => setRounds(Number(event.target.value))}
          options={counts.map((count) => ({ value: `${count}`, label: number(count) }))}
        />
        <MoneyField
          label={t('crash.lossMost')}
          hint={t('crash.lossHint')}
          currency={currency}
          value={loss}
          onChange={setLoss}
        />
        <MoneyField label={t('crash.winMost')} currency={currency} value={win} onChange={setWin} optional />
        <div className="grid grid-cols-2 gap-3">
          <SelectField
            label={t('crash.onWin')}
            value={`${onWin}`}
            onChange={(event) => setOnWin(Number(event.target.value))}
            options={options(RISES)}
          />
          <SelectField
            label={t('crash.onLoss')}
            value={`${onLoss}`}
            onChange={(event) => setOnLoss(Number(event.target.value))}
            options={options(FALLS)}
          />
        </div>
        <p className="text-13 text-muted">{t('crash.noChase')}</p>
        <Button
          look="primary"
          size="lg"
          wide
          disabled={lossMost <= 0n || stake <= 0n}
          busy={auto.isStarting}
          onClick={begin}
        >
          {t('crash.autoStart')}
        </Button>
      </div>
    </Dialog>
  )
}
