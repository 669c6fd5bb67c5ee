import { createServer, type IncomingMessage } from 'node:http'

export type ReceivedSpan = {
  readonly service: string
  readonly name: string
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string
  /** 1 internal, 2 server, 3 client. */
  readonly kind: number
  readonly isError: boolean
  readonly attributes: Readonly<Record<string, string | number | boolean>>
  /** Spans of other traces that caused this one. */
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[]
}

export type CollectorStandIn = {
  readonly origin: string
  readonly spans: ReceivedSpan[]
  readonly close: () => Promise<void>
}

/**
 * A stand-in for an OpenTelemetry collector: takes OTLP/HTTP traces as JSON at `/v1/traces` and keeps the spans. `key` is the value that
 * the header `x-collector-key` must have, if there is one.
 */
export async function openCollector({
  port,
  key,
  tell = () => undefined,
}: {
  readonly port: number
  readonly key?: string
  readonly tell?: (span: ReceivedSpan) => void
}): Promise<CollectorStandIn> {
  const spans: ReceivedSpan[] = []
  const server = createServer((request, response) => {
    const end = (status: number) => {
      response.writeHead(status, { 'content-type': 'application/json' })
      response.end('{}')
    }
    if (request.method !== 'POST' || request.url !== '/v1/traces') return end(404)
    if (key !== undefined && request.headers['x-collector-key'] !== key) return end(401)
    if (request.headers['content-type'] !== 'application/json') return end(415)
    void readBody(request).then((text) => {
      for (const span of spansIn(JSON.parse(text))) {
        spans.push(span)
        tell(span)
      }
      end(200)
    })
  })
  await new Promise<void>((ready) => server.listen(port, '127.0.0.1', ready))
  const at = server.address()
  return {
    origin: `http://127.0.0.1:${typeof at === 'object' && at ? at.port : port}`,
    spans,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed())
        server.closeAllConnections()
      }),
  }
}

type Value = { stringValue?: string; intValue?: string | number; doubleValue?: number; boolValue?: boolean }
type Attribute = { readonly key: string; readonly value: Value }
type Sent = {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly Attribute[] }
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly name: string
        readonly traceId: string
        readonly spanId: string
        readonly parentSpanId?: string
        readonly kind: number
        readonly status?: { readonly code?: number }
        readonly attributes?: readonly Attribute[]
        readonly links?: readonly { readonly traceId: string; readonly spanId: string }[]
      }[]
    }[]
  }[]
}

function plain(attributes: readonly Attribute[] = []): ReceivedSpan['attributes'] {
  return Object.fromEntries(
    attributes.map(({ key, value }) => {
      const { stringValue, intValue, doubleValue, boolValue } = value
      return [key, stringValue ?? doubleValue ?? boolValue ?? Number(intValue)]
    }),
  )
}

const ERROR = 2

function spansIn({ resourceSpans }: Sent): readonly ReceivedSpan[] {
  return resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans.flatMap(({ spans }) =>
      spans.map(({ name, traceId, spanId, parentSpanId = '', kind, status, attributes, links = [] }) => ({
        service: String(plain(resource.attributes)['service.name']),
        name,
        traceId,
        spanId,
        parentSpanId,
        kind,
        isError: status?.code === ERROR,
        attributes: plain(attributes),
        links: links.map((link) => ({ traceId: link.traceId, spanId: link.spanId })),
      })),
    ),
  )
}

async function readBody(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = []
  for await (const part of request) if (Buffer.isBuffer(part)) parts.push(part)
  return Buffer.concat(parts).toString('utf8')
}
