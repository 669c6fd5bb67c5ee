import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { linkClass } from '#ui/action/link.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { security } from '../contract.ts'

/** Pending two-step resets above the list of members, for operators who may approve them. Empty without any. */
export function WaitingResets() {
  const { t } = useTexts()
  const { data } = useApiQuery(useApi(security).waitingResets, { query: {} })
  if (!data || data.requests.length === 0) return null
  return (
    <div className="px-4 pt-3 md:px-6">
      <Notice tone="warning">
        {t('security.office.waiting')}:{' '}
        {data.requests.map(({ id, memberId, account }, place) => (
          <span key={id}>
            {place > 0 && ', '}
            <a href={`/members/${memberId}?tab=sessions`} className={linkClass}>
              {account}
            </a>
          </span>
        ))}
      </Notice>
    </div>
  )
}
