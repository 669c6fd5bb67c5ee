import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'

/** Which answers a hint makes old: topic → beginnings of the names of calls. */
const topics: Readonly<Record<string, readonly string[]>> = {
  'deposits.queue': ['deposit', 'backoffice.queues', 'backoffice.overview', 'backoffice.deposits'],
  'withdrawals.queue': ['withdrawal', 'backoffice.queues', 'backoffice.overview', 'backoffice.withdrawals'],
  'settings.changed': ['merchantsOffice', 'settingsOffice', 'validationOffice', 'system'],
  'inbox.letters': ['inboxOffice'],
  'service.queue': ['serviceDesk'],
  'chat.desk': ['chatOffice'],
  'feedback.queue': ['feedbackOffice'],
  'papers.queue': ['papersOffice.list', 'papersOffice.member'],
  'adjustments.queue': ['adjustments', 'backoffice.queues'],
}

/** The office's socket: each hint names answers that are old now, which are asked for again by HTTP. */
export function useLive(): void {
  const queries = useQueryClient()
  useEffect(() => {
    let close: () => void = () => undefined
    let isOver = false
    void import('#live/client.ts').then(({ openLive }) => {
      if (isOver) return
      const live = openLive(location.origin, () => null, {
        onHint: ({ topic }) => {
          const starts = topics[topic] ?? []
          void queries.invalidateQueries({
            predicate: ({ queryKey: [name] }) => starts.some((start) => String(name).startsWith(start)),
          })
        },
        onReconnect: () => void queries.invalidateQueries(),
        onState: () => undefined,
      })
      close = live.close
    })
    return () => {
      isOver = true
      close()
    }
  }, [queries])
}
