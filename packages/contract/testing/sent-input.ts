import * as z from 'zod/mini'
import type { Route } from '../route.ts'

/** A request, decoded as the real server decodes it. */
export type SentInput = {
  readonly params?: unknown
  readonly query?: unknown
  readonly body?: unknown
  readonly files?: readonly File[]
  readonly idempotencyKey: string | null
}

/** Decodes a request by its route's schemas; throws where the real server would reject the input. */
export async function readInput(
  route: Route,
  request: Request,
  body: BodyInit | null | undefined,
): Promise<SentInput> {
  const idempotencyKey = request.headers.get('idempotency-key')
  if (route.idempotent && !idempotencyKey) throw new Error(`${route.path} came without an idempotency key`)
  const url = new URL(request.url)
  const params = decode(route, 'params', pathValues(route, url.pathname))
  const query = decode(route, 'query', Object.fromEntries(url.searchParams))
  const { fields, files } = await bodyOf(route, request, body)
  return {
    ...(route.params ? { params } : {}),
    ...(route.query ? { query } : {}),
    ...(route.body ? { body: decode(route, 'body', fields) } : {}),
    ...(route.files ? { files } : {}),
    idempotencyKey,
  }
}

async function bodyOf(route: Route, request: Request, body: BodyInit | null | undefined) {
  if (!route.files) {
    const text = await request.text()
    const fields: unknown = route.form
      ? Object.fromEntries(new URLSearchParams(text))
      : text && JSON.parse(text)
    return { fields, files: [] }
  }
  if (!(body instanceof FormData)) throw new Error(`${route.path} takes a form with files`)
  const { field, atMost, maxBytes } = route.files
  const files = body.getAll(field).filter((each) => each instanceof File)
  if (files.length > atMost || files.some(({ size }) => size > maxBytes))
    throw new Error(`${route.path} was sent more or larger files than it takes`)
  const texts = [...body].filter(([name]) => name !== field)
  return { fields: Object.fromEntries(texts), files }
}

function pathValues(route: Route, pathname: string): Record<string, string> {
  const names = route.path.split('/')
  const values = pathname.split('/')
  return Object.fromEntries(
    names.flatMap((name, at) =>
      name.startsWith(':') ? [[name.slice(1), decodeURIComponent(values[at] ?? '')]] : [],
    ),
  )
}

function decode(route: Route, part: 'params' | 'query' | 'body', value: unknown): unknown {
  const schema = route[part]
  if (!schema) return undefined
  const read = z.safeDecode(schema as z.ZodMiniType, value)
  if (read.success) return read.data
  throw new Error(`${route.path} was sent a wrong ${part}: ${z.prettifyError(read.error)}`)
}
