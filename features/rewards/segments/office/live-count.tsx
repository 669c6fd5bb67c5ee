import { useEffect, useRef } from 'react'
import { useApiMutation } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { Failure } from '#ui/api/query-state.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { segmentsOffice } from '../contract/office.ts'
import type { Condition } from '../rules/conditions.ts'

/** Typing pauses this long before members are counted again. */
const PAUSE_MS = 500

/** How many members meet the conditions now, and some of them; counted again while the conditions are typed. */
export function LiveCount({
  merchant,
  conditions,
}: {
  readonly merchant: string
  readonly conditions: readonly Condition[]
}) {
  const { t, number } = useTexts()
  const count = useApiMutation(useApi(segmentsOffice).count)
  const send = useRef(count.mutate)
  useEffect(() => {
    send.current = count.mutate
  })
  const asked = JSON.stringify(conditions)
  useEffect(() => {
    const timer = setTimeout(() => {
      send.current({ body: { merchant, conditions } })
    }, PAUSE_MS)
    return () => clearTimeout(timer)
    // eslint-disable-next-line react-hooks/exhaustive-deps -- the text says when the conditions differ
  }, [merchant, asked])
  const { data } = count
  return (
    <div role="status" className="grid gap-1 rounded-card bg-raised p-3 text-13">
      <p className="text-14 font-medium">
        {data
          ? t('segmentsOffice.counts', { members: number(data.members), of: number(data.of) })
          : t('segmentsOffice.members')}
      </p>
      {data && data.sample.length > 0 && (
        <p className="text-muted">
          {t('segmentsOffice.sample')}: {data.sample.map(({ account }) => account).join(', ')}
        </p>
      )}
      {count.error && <Failure error={count.error} />}
    </div>
  )
}
