import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { missions } from '../contract/member.ts'

/** How long a count is taken as fresh; events refresh it earlier. */
const FRESH_MS = 60_000

/** Rewards of missions that wait, beside the menu entry; hidden if there are none (MEM-07). */
export function MissionsBadge({ hasMissions }: { readonly hasMissions: boolean }) {
  const { t } = useTexts()
  const { data } = useApiQuery(useApi(missions).summary, undefined, {
    enabled: hasMissions,
    staleMs: FRESH_MS,
  })
  const count = hasMissions ? (data?.count ?? 0) : 0
  if (count === 0) return null
  return (
    <span className="num ml-auto inline-grid h-5 min-w-5 place-items-center rounded-full bg-action px-1.5 text-12 font-semibold text-on-action">
      <span aria-hidden>{count}</span>
      <span className="sr-only">{t('said.missions', { count })}</span>
    </span>
  )
}
