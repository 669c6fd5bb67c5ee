import { useTexts } from '#texts/use-texts.ts'

export type HistoryStep = {
  readonly at: Date
  readonly what: string
  readonly by: string | null
  readonly note: string | null
}

export type HistoryProps = {
  readonly title: string
  readonly steps: readonly HistoryStep[]
  readonly words: (what: string) => string
}

/** An order's history: when, what, who, why. */
export function History({ title, steps, words }: HistoryProps) {
  const { date } = useTexts()
  return (
    <section className="grid gap-2">
      <h3 className="text-13 font-medium text-muted">{title}</h3>
      <ol className="grid gap-1.5 text-13">
        {steps.map((step) => (
          <li
            key={`${step.at.toISOString()} ${step.what}`}
            className="grid grid-cols-[auto_minmax(0,1fr)] gap-3"
          >
            <time dateTime={step.at.toISOString()} className="num text-faint">
              {date(step.at, 'clock')}
            </time>
            <span>
              {words(step.what)}
              {step.by && <span className="text-muted"> · {step.by}</span>}
              {step.note && <span className="block text-muted">{step.note}</span>}
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
