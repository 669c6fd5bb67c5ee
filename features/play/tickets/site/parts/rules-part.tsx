import type { Currency } from '#kit/currency.ts'
import { useTexts } from '#texts/use-texts.ts'
import { SCRATCH_DAYS } from '../../rules/tickets.ts'
import type { Design } from '../words.ts'

/** The rules of a ticket, with its RTP and the chance of a prize. */
export function RulesPart({ design, currency }: { readonly design: Design; readonly currency: Currency }) {
  const { t, money, number, decimal, share } = useTexts()
  const { series, price, rtpText } = design
  const prizes = series?.prizes.reduce((sum, { count }) => sum + count, 0) ?? 0
  const oneIn = series && prizes > 0 ? decimal((series.size / prizes).toFixed(2)) : '–'
  const rules = [
    t('tickets.rule.play'),
    t('tickets.rule.win', { price: price === null ? '–' : money(price, currency, { symbol: true }) }),
    t('tickets.rule.series', { size: number(series?.size ?? 0), prizes: number(prizes), oneIn }),
    t('tickets.rule.rtp', { rtp: rtpText === null ? '–' : share(rtpText) }),
    t('tickets.rule.expiry', { days: SCRATCH_DAYS }),
    t('tickets.rule.fair'),
    t('tickets.rule.closed'),
    t('tickets.rule.demo'),
  ]
  return (
    <section className="panel grid max-w-180 gap-3 p-5">
      <h2 className="text-18">{t('tickets.part.rules')}</h2>
      <ul className="grid list-disc gap-2 pl-5 text-14 text-muted">
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </section>
  )
}
