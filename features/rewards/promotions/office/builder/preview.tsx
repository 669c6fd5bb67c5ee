import { isFreeBets, writtenTerms } from '#features/rewards/bonuses/rules/free-rounds.ts'
import { configHash } from '#game-kit/config-hash.ts'
import type { Currency } from '#kit/currency.ts'
import { TermsList } from '#features/rewards/bonuses/shown/terms-list.tsx'
import { useTexts } from '#texts/use-texts.ts'
import { isOnce } from '../../rules/promotion.ts'
import { stepsOf } from '../../shown/steps.ts'
import type { bodyOf } from './draft.ts'

type Props = {
  readonly body: ReturnType<typeof bodyOf>
  readonly currency: Currency
  readonly products: readonly { readonly id: string; readonly en: string; readonly vi: string }[]
}

/** The promotion as a player reads it, in the operator's language: the same sentences from the same data. */
export function Preview({ body, currency, products }: Props) {
  const texts = useTexts()
  const { t, lang } = texts
  const { title, summary, data, terms, budget } = body
  const { trigger, gift } = data
  const rule = trigger.kind === 'code' || trigger.kind === 'operator' ? { kind: trigger.kind } : trigger
  const item = gift.kind === 'goods' ? (products.find(({ id }) => id === gift.product) ?? null) : null
  const isFreeBet = terms !== null && isFreeBets({ terms })
  const readable = { rule, gift, isFreeBet, currency, budget, item, once: isOnce(data) }
  return (
    <section aria-label={t('promotionsOffice.preview')} className="grid gap-3 rounded-card bg-raised p-4">
      <p className="text-12 text-faint">{t('promotionsOffice.preview')}</p>
      <h3 className="text-18 font-bold">{title[lang] || '…'}</h3>
      <p className="text-muted">{summary[lang]}</p>
      <ol className="grid list-decimal gap-1.5 pl-5 text-13 marker:text-faint">
        {stepsOf(readable, texts).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
      {terms && (
        <TermsList terms={terms} hash={configHash(writtenTerms(terms))} currency={currency} amount={null} />
      )}
    </section>
  )
}
