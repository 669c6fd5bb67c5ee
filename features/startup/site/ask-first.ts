import type { QueryClient } from '@tanstack/react-query'
import type { Transport } from '#contract/client.ts'
import { keyOf } from '#contract/react.ts'
import { clientOn } from '#ui/line/use-api.ts'
import { startup } from '../contract.ts'

/** What the permission call is asked with: the host that the visitor sees. */
export const statusInput = () => ({ query: { url: location.host } })

/** The permission call leaves before anything is drawn, so that it is the first of all calls (SHL-04). */
export function askStatusFirst(queries: QueryClient, transport: Transport): void {
  const { status } = clientOn(transport, startup)
  const input = statusInput()
  void queries.prefetchQuery({ queryKey: keyOf(status, input), queryFn: () => status(input) })
}
