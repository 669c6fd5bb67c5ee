import { useApiQuery } from '#contract/react.ts'
import { useTexts } from '#texts/use-texts.ts'
import { useApi } from '#ui/api/use-api.ts'
import { Notice } from '#ui/state/notice.tsx'
import { outbox } from '../contract.ts'

const EVERY_MS = 30_000

/** Warns on the first page if emails or SMS are not being sent; otherwise hidden. For operators who may see messages. */
export function TroubleNotice() {
  const { t } = useTexts()
  const { data } = useApiQuery(
    useApi(outbox).messages,
    { query: { state: 'open', limit: 1 } },
    { everyMs: EVERY_MS },
  )
  const troubled = data?.channels.filter(({ isTroubled }) => isTroubled) ?? []
  return troubled.map(({ channel, lastError }) => (
    <Notice key={channel} tone="danger" className="mx-4 mt-3">
      <a href="/messages" className="font-medium underline">
        {t(`outbox.way.${channel}`)}
      </a>
      {': '}
      {lastError ? t('outbox.troubleWhy', { why: lastError }) : t('outbox.troubleLate')}
    </Notice>
  ))
}
