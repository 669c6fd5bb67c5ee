import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { buttonClass } from '#ui/action/button.tsx'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { setup } from '../contract.ts'

/** A phase does not begin again, so a page need not ask often. */
const KEEP_MS = 60_000

/** Leads to the assistant until the installation is open: from the login while it has no owner, from the overview afterwards. */
export function SetupNotice({
  at,
  className,
}: {
  readonly at: 'owner' | 'brand'
  readonly className?: string
}) {
  const { t } = useTexts()
  const { data } = useApiQuery(useApi(setup).status, undefined, { staleMs: KEEP_MS })
  if (data?.phase !== at) return null
  return (
    <Notice tone="warning" className={className}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2.5">
        <span className="min-w-0 flex-1 basis-56">
          {t(at === 'owner' ? 'setup.noOwner' : 'setup.unfinished')}
        </span>
        <a href="/setup" className={buttonClass({ size: 'sm' })}>
          {t(at === 'owner' ? 'setup.noOwnerDo' : 'setup.unfinishedDo')}
        </a>
      </div>
    </Notice>
  )
}
