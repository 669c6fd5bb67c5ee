import { useApiQuery } from '#contract/react.ts'
import type { Reply } from '#contract/route.ts'
import { useApi } from '#ui/api/use-api.ts'
import { notices } from '../contract/member.ts'
import type { NoticeType } from '#features/platform/settings/rules/notice-types.ts'

export type Notice = Reply<(typeof notices)['list']>['list'][number]

/** Refetch interval, for changes at a time of day, which cause no event. */
const AGAIN_MS = 60_000

/** The types in the notice list: all with content. */
const readTypes = ['PL', 'PR', 'PU', 'H'] as const

export function useNotices(types: readonly NoticeType[] = readTypes) {
  return useApiQuery(
    useApi(notices).list,
    { query: { types: types.join(','), platform: 'W', execution: 'B' } },
    { staleMs: AGAIN_MS, everyMs: AGAIN_MS },
  )
}

const INDEX = 'noticeIndex'

/** The stored notice index (specification §2): the page and selection with which the list opens. */
export function storedIndex(): number {
  return Number(sessionStorage.getItem(INDEX) ?? '-1')
}

export function storeIndex(index: number | null): void {
  if (index === null) sessionStorage.removeItem(INDEX)
  else sessionStorage.setItem(INDEX, String(index))
}
