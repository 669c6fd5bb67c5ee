import { useApiQuery } from '#contract/react.ts'
import { deposits } from '#features/money/deposits/contract/member.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'

/** The names of the brand's payment methods, for visitors too (SHL-10). */
export function FooterPayments() {
  const { t } = useTexts()
  const { data } = useApiQuery(useApi(deposits).ways, undefined, { staleMs: 300_000 })
  if (!data || data.list.length === 0) return null
  return (
    <div>
      <p className="mb-3 text-12 font-medium text-faint">{t('footer.pay')}</p>
      <ul className="flex flex-wrap gap-x-5 gap-y-2 font-bold tracking-tight">
        {data.list.map(({ code, name }) => (
          <li key={code}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
