import { hash } from 'node:crypto'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { checkSignature, type Keys, type SignedRequest } from './sig-v4.ts'

export type StoredObject = {
  readonly bytes: Buffer
  readonly type: string
  /** The `x-amz-meta-` headers and the requested encryption, as sent. */
  readonly headers: Readonly<Record<string, string>>
}

export type S3StandIn = {
  readonly origin: string
  readonly keys: Keys
  readonly bucket: string
  /** By key. */
  readonly objects: Map<string, StoredObject>
  /** Answers this many requests with this status before it works again. */
  readonly failNext: (times: number, status: number) => void
  /** Every request: its method, key and the status it got. */
  readonly log: { readonly method: string; readonly key: string; readonly status: number }[]
  readonly close: () => Promise<void>
}

type Options = Keys & { readonly port: number; readonly bucket: string; readonly now?: () => Date }

/**
 * A stand-in for S3 with path-style addresses and one bucket, as far as the product uses the API: PutObject, GetObject, HeadObject,
 * DeleteObject. Every signature is checked. Objects are kept in memory.
 */
export async function openS3({ port, bucket, now = () => new Date(), ...keys }: Options): Promise<S3StandIn> {
  const objects = new Map<string, StoredObject>()
  const log: S3StandIn['log'] = []
  let failing = { times: 0, status: 503 }
  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const signed = signedRequest(request, body)
      const key = keyOf(signed.target, bucket)
      const reply = failing.times > 0 ? failed() : answer(signed, key)
      log.push({ method: signed.method, key: key ?? '', status: reply.status })
      send(response, reply, signed.method === 'HEAD')
    })
  })
  const failed = (): Answer => {
    failing = { ...failing, times: failing.times - 1 }
    return refused(failing.status, failing.status === 503 ? 'SlowDown' : 'InternalError')
  }
  const answer = (request: SignedRequest, key: string | null): Answer => {
    const wrong = checkSignature(request, keys, now())
    if (wrong) return refused(wrong === 'XAmzContentSHA256Mismatch' ? 400 : 403, wrong)
    if (key === null) return refused(404, 'NoSuchBucket')
    return act(objects, key, request)
  }
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const at = server.address()
  return {
    origin: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : port}`,
    keys,
    bucket,
    objects,
    failNext: (times, status) => void (failing = { times, status }),
    log,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

type Answer = {
  readonly status: number
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Buffer | string
}

function act(
  objects: Map<string, StoredObject>,
  key: string,
  { method, headers, body }: SignedRequest,
): Answer {
  const found = objects.get(key)
  switch (method) {
    case 'PUT': {
      if (headers['content-length'] !== String(body.byteLength)) return refused(411, 'MissingContentLength')
      const kept = Object.entries(headers).filter(
        ([name]) => name.startsWith('x-amz-meta-') || name === 'x-amz-server-side-encryption',
      )
      const type = headers['content-type'] ?? 'binary/octet-stream'
      objects.set(key, { bytes: Buffer.from(body), type, headers: Object.fromEntries(kept) })
      return { status: 200, headers: { etag: etagOf(body) } }
    }
    case 'GET':
    case 'HEAD':
      return found
        ? {
            status: 200,
            headers: { 'content-type': found.type, etag: etagOf(found.bytes), ...found.headers },
            body: found.bytes,
          }
        : refused(404, 'NoSuchKey')
    case 'DELETE':
      objects.delete(key)
      return { status: 204 }
    default:
      return refused(405, 'MethodNotAllowed')
  }
}

const etagOf = (bytes: Uint8Array): string => `"${hash('md5', bytes, 'hex')}"`

function refused(status: number, code: string): Answer {
  const body = `<?xml version="1.0" encoding="UTF-8"?>\n<Error><Code>${code}</Code><Message>${code}</Message></Error>`
  return { status, headers: { 'content-type': 'application/xml' }, body }
}

function send(response: ServerResponse, { status, headers = {}, body = '' }: Answer, isHead: boolean): void {
  response.writeHead(status, {
    ...headers,
    ...(status === 204 ? {} : { 'content-length': Buffer.byteLength(body) }),
    'x-amz-request-id': 'stand-in',
  })
  response.end(isHead || status === 204 ? undefined : body)
}

function signedRequest({ method = '', url = '/', headers }: IncomingMessage, body: Buffer): SignedRequest {
  const flat = Object.entries(headers).map(([name, value]) => [name, String(value)])
  return { method, target: url, headers: Object.fromEntries(flat), body }
}

/** The key of an object below the bucket; null for another bucket. */
function keyOf(target: string, bucket: string): string | null {
  const path = decodeURIComponent(target.split('?')[0] ?? '')
  return path.startsWith(`/${bucket}/`) ? path.slice(bucket.length + 2) : null
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part)
  return Buffer.concat(parts)
}
