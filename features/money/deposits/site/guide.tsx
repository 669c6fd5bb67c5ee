import { ChevronLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { Reply } from '#contract/route.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Button } from '#ui/action/button.tsx'
import { Facts } from '#ui/data/facts.tsx'
import type { deposits } from '../contract/member.ts'
import { arrivalWords, feeWords, round } from './words.ts'

const MINUTE_SECONDS = 60

type Methods = Reply<typeof deposits.methods>
type Method = Methods['methods'][number]

export type GuideProps = {
  readonly offer: Methods
  readonly code: string
  readonly onPick: (code: string) => void
  readonly onBack: () => void
}

/** Payment instructions for each method, step by step, with fee and duration (the deposit tutorial). */
export function Guide({ offer, code, onPick, onBack }: GuideProps) {
  const texts = useTexts()
  const { t } = texts
  const { currency, methods } = offer
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    // opened from the bottom of a long form: scroll and focus start at its beginning
    title.current?.focus({ preventScroll: true })
    title.current?.closest('[data-content]')?.scrollIntoView({ block: 'start' })
  }, [])
  const method = methods.find((one) => one.code === code) ?? methods[0]
  if (!method) return null
  const steps = method.guide.length ? method.guide : stepsOf(texts.t, method)
  return (
    <section className="grid gap-5" aria-label={t('deposits.guide')}>
      <div className="flex flex-wrap items-center gap-2">
        <Button look="ghost" icon={ChevronLeft} onClick={onBack}>
          {t('deposits.guide.back')}
        </Button>
        <h2 ref={title} tabIndex={-1} className="text-18 outline-none">
          {t('deposits.guide')}
        </h2>
      </div>
      <div role="group" aria-label={t('deposits.method')} className="flex flex-wrap gap-2">
        {methods.map((one) => (
          <Button
            key={one.code}
            size="sm"
            look={one.code === method.code ? 'primary' : 'quiet'}
            aria-pressed={one.code === method.code}
            onClick={() => onPick(one.code)}
          >
            {one.name}
          </Button>
        ))}
      </div>
      <ol className="grid gap-3">
        {steps.map((step, at) => (
          <li key={step} className="panel grid grid-cols-[36px_minmax(0,1fr)] items-center gap-4 p-4">
            <span
              aria-hidden
              className="num grid size-9 place-items-center rounded-full bg-action-soft font-bold text-action-text"
            >
              {at + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
      <div className="panel px-5 py-4.5">
        <Facts
          facts={[
            {
              key: 'range',
              name: t('deposits.amount'),
              value: t('deposits.range', {
                least: round(texts, method.least, currency),
                most: round(texts, method.most, currency),
              }),
            },
            { key: 'fee', name: t('deposits.fee'), value: feeWords(texts, method, currency) },
            {
              key: 'arrives',
              name: t('deposits.arrives'),
              value: arrivalWords(texts, method.arrivalSeconds),
            },
            {
              key: 'waits',
              name: t('deposits.guide.waits'),
              value: t('deposits.guide.span', { seconds: method.expiryMinutes * MINUTE_SECONDS }),
            },
          ]}
        />
      </div>
      <Button look="primary" size="lg" onClick={onBack}>
        {t('deposits.guide.use', { name: method.name })}
      </Button>
    </section>
  )
}

/** Three steps for each payment method; a merchant may write others. */
function stepsOf(t: (key: string) => string, { kind, channel }: Method): string[] {
  const way = kind === 'hosted' ? channel : kind
  const first = channel === 'qr' ? channel : way // to the brand's own account: scanned like any VietQR, proved like a transfer
  return [`${first}.1`, `${first}.2`, `${way}.3`].map((step) => t(`deposits.guide.${step}`))
}
