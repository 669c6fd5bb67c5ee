import type { Attributes, Context, Span, SpanKind } from '@opentelemetry/api'
import type { Config } from '../config.ts'

export type SpanOptions = {
  readonly kind?: 'server' | 'client' | 'internal'
  /** Never a name, an address, an amount or anything else of a member (O7). */
  readonly attributes?: Attributes
  /** The caller's headers, for a span that continues a caller's trace. */
  readonly from?: Readonly<Record<string, unknown>>
  /** The traceparent of what caused this work earlier, in another trace: the span links to it. */
  readonly cause?: string | null
}

/** Manual OpenTelemetry spans of this process. Null wherever traces are off: nothing is loaded, wrapped or measured then. */
export type Tracing = {
  /** Runs `work` within a span, which becomes the parent of spans begun in it; a rejection marks it as failed. */
  readonly span: <T>(name: string, options: SpanOptions, work: (span: Span) => Promise<T>) => Promise<T>
  /** Begins a span that the caller ends, and the context in which its work runs. */
  readonly begin: (name: string, options: SpanOptions) => { readonly span: Span; readonly context: Context }
  readonly within: <T>(context: Context, work: () => T) => T
  readonly fail: (span: Span, error: unknown) => void
  /** Whether work is inside a recorded span now. */
  readonly isActive: () => boolean
  /** The W3C headers (traceparent, tracestate) for a request that is sent from here; empty outside a span. */
  readonly headers: () => Readonly<Record<string, string>>
  /** For log lines. */
  readonly ids: () => { readonly trace_id: string; readonly span_id: string } | null
  /** Sends what has ended so far; fails if the collector does. */
  readonly flush: () => Promise<void>
  readonly close: () => Promise<void>
}

type Declared = Pick<
  Config,
  | 'OTEL_EXPORTER_OTLP_ENDPOINT'
  | 'OTEL_EXPORTER_OTLP_HEADERS'
  | 'OTEL_SERVICE_NAME'
  | 'OTEL_TRACES_SAMPLER_ARG'
>

/** Spans are sent in batches in the background; one that the collector does not take is dropped, never waited for. */
const EXPORT_EVERY_MS = 2_000
const EXPORT_MS = 10_000
const MOST_QUEUED = 8_192

/** Loads the SDK and starts exporting to the collector; null if none is configured. `program` names the process. */
export async function openTracing(config: Declared, program: string): Promise<Tracing | null> {
  const endpoint = config.OTEL_EXPORTER_OTLP_ENDPOINT
  if (endpoint === undefined) return null
  const [api, sdk, otlp, resources, hooks, core] = await Promise.all([
    import('@opentelemetry/api'),
    import('@opentelemetry/sdk-trace'),
    import('@opentelemetry/exporter-trace-otlp-http'),
    import('@opentelemetry/resources'),
    import('@opentelemetry/context-async-hooks'),
    import('@opentelemetry/core'),
  ])
  const provider = providerOf({ sdk, otlp, resources }, config, { endpoint, program })
  const contexts = new hooks.AsyncLocalStorageContextManager().enable()
  const w3c = new core.W3CTraceContextPropagator()
  const tracer = provider.getTracer('fairhouse')
  const kinds: { readonly [K in NonNullable<SpanOptions['kind']>]: SpanKind } = {
    server: api.SpanKind.SERVER,
    client: api.SpanKind.CLIENT,
    internal: api.SpanKind.INTERNAL,
  }

  const extracted = (headers: Readonly<Record<string, unknown>>) =>
    w3c.extract(api.ROOT_CONTEXT, headers, api.defaultTextMapGetter)
  const linksTo = (traceparent: string) => {
    const context = api.trace.getSpanContext(extracted({ traceparent }))
    return context ? [{ context }] : []
  }
  const begin: Tracing['begin'] = (name, { kind = 'internal', attributes = {}, from, cause = null }) => {
    const parent = from ? extracted(from) : contexts.active()
    const links = cause === null ? [] : linksTo(cause)
    const span = tracer.startSpan(name, { kind: kinds[kind], attributes, links }, parent)
    return { span, context: api.trace.setSpan(parent, span) }
  }
  const fail: Tracing['fail'] = (span, error) => {
    const said = error instanceof Error ? error : new Error(String(error))
    // the message may quote input; the log has it under the same trace
    span.setAttribute('error.type', said.name)
    span.setStatus({ code: api.SpanStatusCode.ERROR })
  }
  const active = () => api.trace.getSpan(contexts.active())
  return {
    begin,
    fail,
    within: (context, work) => contexts.with(context, work),
    async span(name, options, work) {
      const { span, context } = begin(name, options)
      try {
        return await contexts.with(context, () => work(span))
      } catch (error) {
        fail(span, error)
        throw error
      } finally {
        span.end()
      }
    },
    isActive: () => active()?.isRecording() ?? false,
    headers() {
      const carrier: Record<string, string> = {}
      w3c.inject(contexts.active(), carrier, api.defaultTextMapSetter)
      return carrier
    },
    ids() {
      const of = active()?.spanContext()
      return of ? { trace_id: of.traceId, span_id: of.spanId } : null
    },
    flush: () => provider.forceFlush(),
    async close() {
      await provider.shutdown().catch(() => undefined) // a collector that is down must not delay the end of the process
      contexts.disable()
    },
  }
}

type Packages = {
  readonly sdk: typeof import('@opentelemetry/sdk-trace')
  readonly otlp: typeof import('@opentelemetry/exporter-trace-otlp-http')
  readonly resources: typeof import('@opentelemetry/resources')
}

function providerOf(
  { sdk, otlp, resources }: Packages,
  config: Declared,
  { endpoint, program }: { readonly endpoint: string; readonly program: string },
) {
  const exporter = new otlp.OTLPTraceExporter({
    url: new URL('v1/traces', endpoint.endsWith('/') ? endpoint : `${endpoint}/`).href,
    headers: headersOf(config.OTEL_EXPORTER_OTLP_HEADERS),
    timeoutMillis: EXPORT_MS,
  })
  const root = new sdk.TraceIdRatioBasedSampler(config.OTEL_TRACES_SAMPLER_ARG)
  const batches = { exporter, scheduledDelayMillis: EXPORT_EVERY_MS, maxQueueSize: MOST_QUEUED }
  return new sdk.TracerProvider({
    resource: resources.resourceFromAttributes({ 'service.name': `${config.OTEL_SERVICE_NAME}-${program}` }),
    sampler: new sdk.ParentBasedSampler({ root }),
    spanProcessors: [new sdk.BatchSpanProcessor(batches)],
  })
}

function headersOf(text = ''): Record<string, string> {
  const pairs = text.split(',').filter(Boolean)
  return Object.fromEntries(
    pairs.map((pair) => {
      const at = pair.indexOf('=')
      return [pair.slice(0, at).trim(), decodeURIComponent(pair.slice(at + 1).trim())]
    }),
  )
}
