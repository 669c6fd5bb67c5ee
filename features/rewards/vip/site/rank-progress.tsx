import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import type { Rank } from './ranks.ts'

type Sums = Rank['up']

export type RankProgressProps = {
  readonly title: string
  readonly done: Sums
  readonly needed: Sums
  readonly currency: Currency
}

/** How far the sums of the period are towards conditions: amounts and a bar, and nothing that urges. */
export function RankProgress({ title, done, needed, currency }: RankProgressProps) {
  const { t } = useTexts()
  return (
    <section className="grid content-start gap-3">
      <h3 className="text-14 font-medium">{title}</h3>
      {needed.valid > 0n && (
        <Bar
          name={t('vip.valid')}
          title={title}
          done={done.valid}
          needed={needed.valid}
          currency={currency}
        />
      )}
      {needed.deposits > 0n && (
        <Bar
          name={t('vip.deposits')}
          title={title}
          done={done.deposits}
          needed={needed.deposits}
          currency={currency}
        />
      )}
    </section>
  )
}

type BarProps = {
  readonly name: string
  readonly title: string
  readonly done: bigint
  readonly needed: bigint
  readonly currency: Currency
}

function Bar({ name, title, done, needed, currency }: BarProps) {
  const { t, money } = useTexts()
  const percent = done >= needed ? 100 : Number((done * 100n) / needed)
  const amounts = t('vip.of', { done: money(done, currency), needed: money(needed, currency) })
  return (
    <div className="grid gap-1.5">
      <p className="flex flex-wrap justify-between gap-x-4 text-13">
        <span className="text-muted">{name}</span>
        <span className="num">{amounts}</span>
      </p>
      <div
        role="progressbar"
        aria-label={`${title}: ${name}`}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={amounts}
        className="h-2 rounded-full bg-raised"
      >
        <div className="h-full rounded-full bg-win" style={{ width: `${percent}%` }} />
      </div>
    </div>
  )
}
