import { createContext, createElement, useContext, type ReactNode } from 'react'
import { createClient, type Client, type Transport } from '#contract/client.ts'
import type { Contract, Named } from '#contract/route.ts'

const Line = createContext<Transport>({})
const clients = new WeakMap<Transport, WeakMap<object, unknown>>()

/** How this application calls the server: headers, encryption, refusal listener. Once, around everything. */
export function ApiProvider({
  transport,
  children,
}: {
  readonly transport: Transport
  readonly children: ReactNode
}) {
  return createElement(Line, { value: transport }, children)
}

/**
 * The typed client of a feature's contract, for a panel: `const api = useApi(deposits)`, then `useApiQuery(api.methods)` and
 * `useApiMutation(api.create, { tells: [api.history] })`. A contract is bundled with the panels that use it.
 */
export function useApi<C extends Contract>(contract: C & Named): Client<C> {
  return clientOn(useContext(Line), contract)
}

/** The same outside React, for the shell's own start-up. */
export function clientOn<C extends Contract>(transport: Transport, contract: C & Named): Client<C> {
  const known = clients.get(transport) ?? new WeakMap<object, unknown>()
  clients.set(transport, known)
  const made = known.get(contract) ?? createClient(contract, transport)
  known.set(contract, made)
  return made as Client<C> // kept under the contract that made it
}
