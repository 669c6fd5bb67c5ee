/** What a trader's suspension covers. A value is a sport, a league's key, an event's ID, event|market|period, or empty for everything. */
export const scopes = ['everything', 'sport', 'league', 'event', 'market'] as const
export type Scope = (typeof scopes)[number]

export type StopAsked = { readonly scope: Scope; readonly value: string }

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const MARKET = /^([0-9a-f-]{36})\|([a-zA-Z]{2,30})\|([a-zA-Z0-9]{2,20})$/

/** The event of a stop of scope event or market; null: it covers more than one. */
export function eventOf({ scope, value }: StopAsked): string | null {
  if (scope === 'event') return UUID.test(value) ? value : null
  return scope === 'market' ? (MARKET.exec(value)?.[1] ?? null) : null
}

/** Whether a stop covers all of an event. */
export function covers(
  { scope, value }: StopAsked,
  event: { readonly id: string; readonly sport: string; readonly league: string },
): boolean {
  switch (scope) {
    case 'everything':
      return true
    case 'sport':
      return value === event.sport
    case 'league':
      return value === event.league
    case 'event':
      return value === event.id
    case 'market':
      return false
  }
}

/** The markets of an event that are suspended by themselves: "total|full". */
export function stoppedMarkets(stops: readonly StopAsked[], event: string): ReadonlySet<string> {
  return new Set(
    stops.flatMap(({ scope, value }) => {
      const found = scope === 'market' ? MARKET.exec(value) : null
      return found?.[1] === event ? [`${found[2]}|${found[3]}`] : []
    }),
  )
}
