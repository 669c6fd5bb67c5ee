import { useState } from 'react'
import type { Currency } from '#kit/currency.ts'
import { decimalText } from '#kit/rational.ts'
import { heightText, MIN_TARGET } from '#game-kit/shared/flat.ts'
import { crashTheory, SHOWN_TARGETS } from '#game-kit/crash/crash.ts'
import { useTexts } from '#texts/use-texts.ts'
import { TextField } from '#ui/form/text-field.tsx'
import type { TableReply } from '../use-table.ts'

type RulesProps = { readonly currency: Currency; readonly stakes: TableReply['stakes'] }

/** The rules with the exact chance and RTP of every target, and what a slow line means. */
export function RulesPart({ currency, stakes }: RulesProps) {
  const { t, money } = useTexts()
  const sum = (amount: bigint) => money(amount, currency, { symbol: true })
  const rules = [
    t('crash.rule.play'),
    t('crash.rule.auto'),
    t('crash.rule.two'),
    t('crash.rule.end'),
    t('crash.rule.latency'),
    t('crash.rule.lost'),
    stakes
      ? t('crash.rule.limits', { min: sum(stakes.min), max: sum(stakes.max), most: sum(stakes.maxWin) })
      : '',
    t('crash.rule.chance'),
    t('crash.rule.fair'),
    t('crash.rule.void'),
    t('crash.rule.demo'),
  ].filter((rule) => rule !== '')
  return (
    <section className="panel grid max-w-180 gap-4 p-5">
      <h2 className="text-18">{t('crash.part.rules')}</h2>
      <ul className="grid list-disc gap-2 pl-5 text-14 text-muted">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
      <Odds />
    </section>
  )
}

function Odds() {
  const { t, decimal } = useTexts()
  const [typed, setTyped] = useState('3.33')
  const own = Math.round(Number(typed.replace(',', '.')) * 100)
  const isTarget = Number.isInteger(own) && own >= MIN_TARGET && own <= 1_000_000
  const targets = isTarget && !SHOWN_TARGETS.includes(own) ? [own, ...SHOWN_TARGETS] : SHOWN_TARGETS
  return (
    <div className="grid gap-3">
      <h3 className="text-16">{t('crash.oddsTitle')}</h3>
      <TextField
        label={t('crash.anyTarget')}
        value={typed}
        inputMode="decimal"
        end="×"
        onChange={(event) => setTyped(event.target.value)}
        error={isTarget ? undefined : t('crash.autoBounds')}
        className="num max-w-52"
      />
      <table className="num w-full text-14">
        <thead>
          <tr className="text-left text-12 text-faint">
            <th className="py-1 font-medium">{t('crash.autoAt')}</th>
            <th className="text-right font-medium">{t('crash.chance')}</th>
            <th className="text-right font-medium">RTP</th>
          </tr>
        </thead>
        <tbody>
          {targets.map((target) => {
            const { rtp, hit } = crashTheory(target)
            return (
              <tr key={target} className="border-t border-hair">
                <td className="py-1.5">{decimal(heightText(target))}×</td>
                <td className="text-right">{decimal(decimalText({ n: hit.n * 100n, d: hit.d }, 4))} %</td>
                <td className="text-right">{decimal(decimalText({ n: rtp.n * 100n, d: rtp.d }, 6))} %</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
