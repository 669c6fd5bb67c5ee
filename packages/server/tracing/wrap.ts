import type { Batcher } from '#ledger/batcher.ts'
import { kindOf } from '#ledger/batch/observe.ts'
import type { FileStore } from '../files/store.ts'
import type { Outbound } from '../perimeter/outbound.ts'
import type { Tracing } from './tracing.ts'

/** Outgoing calls: one span each, and the trace's W3C headers on the request. The path is left out, as it may name a member. */
export function traceOutbound(outbound: Outbound, tracing: Tracing): Outbound {
  return {
    ...outbound,
    fetch(address, ask) {
      const { host } = new URL(address)
      const method = ask.method ?? 'GET'
      const attributes = { 'http.request.method': method, 'server.address': host }
      return tracing.span(`${method} ${host}`, { kind: 'client', attributes }, async (span) => {
        const headers = { ...Object.fromEntries(new Headers(ask.headers)), ...tracing.headers() }
        const reply = await outbound.fetch(address, { ...ask, headers })
        span.setAttribute('http.response.status_code', reply.status)
        return reply
      })
    },
  }
}

/** Money through the batcher: the span includes the time in the queue. */
export function traceLedger(ledger: Batcher, tracing: Tracing): Batcher {
  return {
    ...ledger,
    enqueue: (item) =>
      tracing.span('ledger.enqueue', { attributes: { 'ledger.kind': kindOf(item) } }, async (span) => {
        const result = await ledger.enqueue(item)
        span.setAttribute('ledger.result', result.status)
        return result
      }),
  }
}

export function traceFiles(files: FileStore, tracing: Tracing): FileStore {
  const client = { kind: 'client' } as const
  return {
    ...files,
    put: (name, bytes) => tracing.span('files.put', client, () => files.put(name, bytes)),
    get: (name) => tracing.span('files.get', client, () => files.get(name)),
    drop: (name) => tracing.span('files.drop', client, () => files.drop(name)),
  }
}
