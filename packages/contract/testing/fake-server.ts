/**
 * A fake server for component tests: it answers calls of contracts as the test defines, through the same codecs as the real one. A
 * reply that violates the route's schema, an undeclared refusal, an input that the real server would reject and an unexpected call fail
 * the test, reported by `assertQuiet`.
 */
import * as z from 'zod/mini'
import type { Envelope } from '../envelope.ts'
import type { Contract, Given, Named, Refusal, RefusalCode, Reply, Route } from '../route.ts'
import type { Transport } from '../client.ts'
import { readInput, type SentInput } from './sent-input.ts'

/** The result of a fake handler: the route's reply, one of its declared refusals, or a network error. */
export type FakeAnswer<R extends Route> = Reply<R> | Refused<R> | typeof BROKEN

type Refused<R extends Route> = { readonly refusal: Refusal<R>; readonly words: string }

/** A network error: whether the call arrived is unknown. */
export const BROKEN: unique symbol = Symbol('broken line')

/** Refusals that the server returns on any route. */
const GENERAL = {
  'session.required': 401,
  'permission.missing': 403,
  'system.maintenance': 503,
  'system.fault': 500,
} as const
export type GeneralCode = keyof typeof GENERAL

type Handler<R extends Route> = (input: Given<R>) => FakeAnswer<R> | Promise<FakeAnswer<R>>

type Entry = {
  readonly route: Route
  readonly name: string
  handle: ((input: unknown) => unknown) | null
  general: GeneralCode | null
  readonly heard: SentInput[]
}

const REFUSED = 409
const isRefused = (answer: unknown): answer is Refused<Route> =>
  typeof answer === 'object' && answer !== null && 'refusal' in answer && 'words' in answer

export type FakeServer = {
  /** Panels call this server through it. */
  readonly transport: Transport
  /** Answers a call from now on; the handler gets the same input as the real server's handler. */
  readonly on: <C extends Contract, const N extends keyof C & string>(
    contract: C & Named,
    name: N,
    answer: Reply<C[N]> | Handler<C[N]>,
  ) => void
  /** Refuses a call from now on, with the detail declared for the code. */
  readonly refuse: <C extends Contract, const N extends keyof C & string, K extends RefusalCode<C[N]>>(
    contract: C & Named,
    name: N,
    ...refusal: DetailOf<C[N], K> extends null ? [code: K] : [code: K, detail: DetailOf<C[N], K>]
  ) => void
  /** Leaves a call pending: it gets no reply until another handler is set and the call is repeated. */
  readonly hold: <C extends Contract>(contract: C & Named, name: keyof C & string) => void
  /** Simulates a network error at a call from now on. */
  readonly cut: <C extends Contract>(contract: C & Named, name: keyof C & string) => void
  /** Refuses a call with a code that every route may return. */
  readonly refuseGenerally: <C extends Contract>(
    contract: C & Named,
    name: keyof C & string,
    code: GeneralCode,
  ) => void
  /** The received calls of a route, oldest first. */
  readonly heard: <C extends Contract, const N extends keyof C & string>(
    contract: C & Named,
    name: N,
  ) => readonly (Given<C[N]> & { readonly idempotencyKey: string | null })[]
  /** Fails if a call had no handler, or a reply or input violated the contract. */
  readonly assertQuiet: () => void
}

type DetailOf<R, K> =
  Extract<Refusal<R>, { readonly refused: K }> extends { readonly detail: infer D } ? D : null

/** A server without handlers; each test creates its own. */
export function fakeServer(): FakeServer {
  const entries = new Map<Route, Entry>()
  const faults: string[] = []
  const entryOf = (contract: Contract, name: string): Entry => {
    const route = contract[name]
    if (!route) throw new Error(`fakeServer: no route ${name}`)
    const entry = entries.get(route) ?? { route, name, handle: null, general: null, heard: [] }
    entries.set(route, entry)
    return entry
  }
  const set = (contract: Contract, name: string, handle: (input: unknown) => unknown) => {
    Object.assign(entryOf(contract, name), { handle, general: null })
  }
  const answerCall: typeof fetch = async (address, init) => {
    const request = new Request(new URL(String(address), 'http://fake.test'), init)
    init?.signal?.throwIfAborted()
    try {
      return await answer(request, init?.body, entries)
    } catch (error) {
      if (error === BROKEN) throw new TypeError('Failed to fetch')
      faults.push(error instanceof Error ? error.message : String(error))
      return envelope(500, { success: false, errorCode: 'system.fault', message: String(error) })
    }
  }
  // The functions below check at run time what their generic types promise: contract rows pass through zod.
  return {
    transport: { fetch: answerCall },
    on: (contract, name, answer) =>
      set(
        contract,
        name,
        typeof answer === 'function' ? (answer as (input: unknown) => unknown) : () => answer,
      ),
    refuse: (contract, name, code, detail?: unknown) =>
      set(contract, name, () => ({ refusal: { refused: code, detail }, words: code })),
    hold: (contract, name) => set(contract, name, () => new Promise(() => undefined)),
    cut: (contract, name) => set(contract, name, () => BROKEN),
    refuseGenerally: (contract, name, code) => {
      entryOf(contract, name).general = code
    },
    heard: (contract, name) => entryOf(contract, name).heard as never[],
    assertQuiet: () => {
      if (faults.length) throw new Error(`fake server: ${faults.splice(0).join('; ')}`)
    },
  }
}

async function answer(
  request: Request,
  body: BodyInit | null | undefined,
  entries: ReadonlyMap<Route, Entry>,
): Promise<Response> {
  const { pathname } = new URL(request.url)
  const entry = [...entries.values()].find(
    ({ route, handle, general }) => (handle ?? general) && fits(route, request.method, pathname),
  )
  if (!entry) throw new Error(`no answer for ${request.method} ${pathname}`)
  const { route } = entry
  const input = await readInput(route, request, body)
  entry.heard.push(input)
  if (entry.general) {
    const refused = { success: false, errorCode: entry.general, message: entry.general } as const
    return envelope(GENERAL[entry.general], refused)
  }
  const given = await entry.handle?.(input)
  if (given === BROKEN) throw BROKEN
  if (isRefused(given)) return refusalOf(route, given)
  if (route.download) return fileAnswer(given)
  return envelope(200, { success: true, value: z.encode(route.reply as z.ZodMiniType, given) })
}

function refusalOf(route: Route, { refusal, words }: Refused<Route>): Response {
  const { refused: code, detail } = refusal as { readonly refused: string; readonly detail?: unknown }
  const schema = route.refusals?.[code]
  if (schema === undefined) throw new Error(`${route.path} does not declare the refusal ${code}`)
  const value = schema === null ? null : z.encode(schema as z.ZodMiniType, detail)
  return envelope(REFUSED, { success: false, errorCode: code, message: words, value })
}

function fileAnswer(given: unknown): Response {
  if (!(given instanceof File)) throw new Error('a download is answered with a File')
  return new Response(given, {
    headers: { 'content-type': given.type, 'content-disposition': `attachment; filename="${given.name}"` },
  })
}

function envelope(status: number, said: Envelope): Response {
  return Response.json(said, { status })
}

/** Whether a URL matches a route. */
function fits(route: Route, method: string, pathname: string): boolean {
  if (route.method !== method) return false
  const pattern = route.path.replace(/[.]/g, '\\.').replace(/:\w+/g, '[^/]+')
  return new RegExp(`^${pattern}$`).test(pathname)
}
