import { useQueryClient } from '@tanstack/react-query'
import { create } from 'zustand'
import { keyOf, useApiMutation, useApiQuery } from '#contract/react.ts'
import { remembered } from '#game-kit/scene/remembered.ts'
import { oddsFormats, type OddsFormat } from '#game-kit/sports/odds/formats.ts'
import { useIsMember } from '#ui/api/session.ts'
import { useApi } from '#ui/api/use-api.ts'
import { sportBets } from '../../contract.ts'
import type { Policy } from '../../rules/policy.ts'

export type Prefs = {
  readonly format: OddsFormat
  readonly policy: Policy
  /** Null: the brand's. */
  readonly zone: string | null
  /** Empty: the usual ones of the currency. */
  readonly quick: readonly bigint[]
}

const formatKept = remembered('sports.format', 'decimal')
const zoneKept = remembered('sports.zone', '')
const formatOf = (text: string): OddsFormat => oddsFormats.find((each) => each === text) ?? 'decimal'

/** What a visitor chose on this device. */
const useVisitor = create<Prefs>(() => ({
  format: formatOf(formatKept.get()),
  policy: 'better',
  zone: zoneKept.get() || null,
  quick: [],
}))

/** Changes what a visitor chose on this device, and keeps it there. */
export function changeVisitorPrefs(part: Partial<Prefs>): void {
  const next = { ...useVisitor.getState(), ...part }
  formatKept.set(next.format)
  zoneKept.set(next.zone ?? '')
  useVisitor.setState(next)
}

/** How prices and times are shown and what becomes of moved prices: the member's choice on every device, a visitor's on this one. */
export function usePrefs() {
  const isMember = useIsMember()
  const queries = useQueryClient()
  const api = useApi(sportBets)
  const asked = useApiQuery(api.preferences, undefined, { enabled: isMember, staleMs: 600_000 })
  const save = useApiMutation(api.setPreferences)
  const visitor = useVisitor()
  const own = isMember ? asked.data : undefined
  const prefs: Prefs = own ? { ...own, format: formatOf(own.format) } : visitor
  const change = (part: Partial<Prefs>) => {
    if (!isMember) return changeVisitorPrefs(part)
    const next = { ...prefs, ...part }
    queries.setQueryData(keyOf(api.preferences), { ...next })
    save.mutate({ body: { ...next, quick: [...next.quick] } }, { onError: () => void asked.refetch() })
  }
  return { prefs, change, error: save.error }
}
