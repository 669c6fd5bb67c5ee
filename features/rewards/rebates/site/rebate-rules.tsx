import { useTexts } from '#texts/use-texts.ts'

const rules = ['bets', 'rounding', 'minimum', 'maximum', 'late', 'level'] as const

/** How statements are computed (docs/decisions/0065), in words. */
export function RebateRules() {
  const { t } = useTexts()
  return (
    <details className="panel p-4 md:p-5">
      <summary className="cursor-pointer text-14 font-semibold">{t('rebates.rules')}</summary>
      <ul className="mt-3 grid list-disc gap-2 pl-5 text-13 text-muted">
        {rules.map((rule) => (
          <li key={rule}>{t(`rebates.rule.${rule}`)}</li>
        ))}
      </ul>
    </details>
  )
}
