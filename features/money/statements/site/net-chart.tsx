import { useState } from 'react'
import type { Currency } from '#kit/currency.ts'
import type { Minor } from '#kit/money.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Amount } from '#ui/data/amount.tsx'
import { netBars } from './net-bars.ts'
import { stepText } from './step-text.ts'

export type NetStep = {
  readonly step: string
  readonly net: Minor
  readonly stake: Minor
  readonly win: Minor
}

export type NetChartProps = {
  readonly steps: readonly NetStep[]
  readonly currency: Currency
}

const WIDTH = 720
const HEIGHT = 200

/** Result by day or month as bars from a zero line: above it for wins, below for losses. Illustrates the table beside it. */
export function NetChart({ steps, currency }: NetChartProps) {
  const texts = useTexts()
  const [shown, setShown] = useState<number | null>(null)
  const nets = steps.map(({ net }) => net)
  const { base, bars } = netBars(nets, HEIGHT)
  const room = WIDTH / Math.max(1, steps.length)
  const at = shown === null ? undefined : steps[shown]
  const [first, last] = [steps[0], steps.at(-1)]
  const label = texts.t('statements.chart', {
    from: first ? stepText(texts.lang, first.step) : '',
    to: last ? stepText(texts.lang, last.step) : '',
  })
  return (
    <figure className="grid gap-2">
      <figcaption className="flex min-h-6 flex-wrap items-baseline justify-between gap-x-4 text-13">
        {at ? (
          <>
            <b className="font-medium">{stepText(texts.lang, at.step)}</b>
            <span className="flex flex-wrap gap-x-4 text-muted">
              <span>
                {texts.t('statements.staked')} <Amount amount={at.stake} currency={currency} />
              </span>
              <span>
                {texts.t('statements.net')}{' '}
                <Amount
                  amount={at.net}
                  currency={currency}
                  signed
                  won={at.net > 0n}
                  className="font-medium"
                />
              </span>
            </span>
          </>
        ) : (
          <span className="flex flex-wrap gap-x-5 gap-y-1 text-12 text-muted">
            <Key className="bg-win" words={texts.t('statements.gain')} />
            <Key className="bg-control" words={texts.t('statements.loss')} />
          </span>
        )}
      </figcaption>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className="h-44 w-full md:h-52"
        onPointerLeave={() => setShown(null)}
      >
        <line x1={0} x2={WIDTH} y1={base} y2={base} stroke="var(--line)" vectorEffect="non-scaling-stroke" />
        {steps.map(({ step, net }, index) => {
          const bar = bars[index] ?? { y: base, height: 0 }
          return (
            <g key={step} onPointerEnter={() => setShown(index)} onPointerDown={() => setShown(index)}>
              <rect
                x={index * room}
                y={0}
                width={room}
                height={HEIGHT}
                fill={shown === index ? 'var(--raised)' : 'transparent'}
              />
              <rect
                x={index * room + room * 0.18}
                {...bar}
                width={room * 0.64}
                rx={Math.min(3, room * 0.2)}
                fill={net > 0n ? 'var(--win)' : 'var(--control)'}
              />
            </g>
          )
        })}
      </svg>
      <div className="flex justify-between text-12 text-faint" aria-hidden>
        <span>{first && stepText(texts.lang, first.step)}</span>
        <span>{last && stepText(texts.lang, last.step)}</span>
      </div>
    </figure>
  )
}

function Key({ className, words }: { readonly className: string; readonly words: string }) {
  return (
    <span className="inline-flex items-center gap-2">
      <span className={`size-2.5 rounded-[3px] ${className}`} aria-hidden />
      {words}
    </span>
  )
}
