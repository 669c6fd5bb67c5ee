import * as z from 'zod'
import { commonRefusals, statusOf } from './common.ts'
import { FEATURE, type Contract, type Named, type Route, type Schema } from './route.ts'

type Json = Record<string, unknown>

export type Operation = Json & {
  readonly operationId: string
  readonly summary: string
  readonly 'x-who': string
}

export type OpenApi = Json & { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> }

const json = (schema: Schema): Json => {
  // Codecs document their wire side: the schema's input, in both directions.
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return rest
}

function parameters(route: Route): Json[] {
  const of = (schema: Schema | undefined, where: 'path' | 'query'): Json[] => {
    if (!schema) return []
    const { properties = {}, required = [] } = json(schema) as { properties?: Json; required?: string[] } // object schemas only
    return Object.entries(properties).map(([name, shape]) => ({
      name,
      in: where,
      required: where === 'path' || required.includes(name),
      schema: shape,
    }))
  }
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: false,
    schema: { type: 'string', minLength: 16, maxLength: 120 },
  }
  return [...of(route.params, 'path'), ...of(route.query, 'query'), ...(route.idempotent ? [key] : [])]
}

function requestBody(route: Route): Json | undefined {
  if (!route.body && !route.files) return undefined
  const schema = route.body ? json(route.body) : { type: 'object' }
  const type = route.files
    ? 'multipart/form-data'
    : route.form
      ? 'application/x-www-form-urlencoded'
      : route.encrypted
        ? 'application/jose'
        : 'application/json'
  return { required: true, content: { [type]: { schema } } }
}

function refusals(route: Route): Json {
  const byStatus = new Map<number, string[]>()
  for (const code of [...Object.keys(route.refusals ?? {}), ...(route.body ? ['request.invalid'] : [])]) {
    const status = statusOf(code)
    byStatus.set(status, [...(byStatus.get(status) ?? []), code])
  }
  return Object.fromEntries(
    [...byStatus].map(([status, codes]) => [
      String(status),
      {
        description: codes.join(', '),
        content: {
          'application/json': {
            schema: {
              type: 'object',
              required: ['success', 'errorCode', 'message'],
              properties: {
                success: { const: false },
                errorCode: { enum: codes },
                message: { type: 'string' },
                value: {},
              },
            },
          },
        },
      },
    ]),
  )
}

function envelopeOf(route: Route): Json {
  return { type: 'object', properties: { success: { const: true }, value: json(route.reply) } }
}

function operation(name: string, route: Route): Operation {
  const body = requestBody(route)
  const reply = route.download
    ? { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } }
    : { 'application/json': { schema: route.raw ? json(route.reply) : envelopeOf(route) } }
  return {
    operationId: name,
    tags: [name.split('.')[0]],
    summary: route.summary,
    'x-who': route.audience,
    ...(route.flag ? { 'x-flag': route.flag } : {}),
    ...(route.permission ? { 'x-permission': route.permission } : {}),
    ...(route.rateLimit ? { 'x-pace': route.rateLimit } : {}),
    ...(route.encrypted ? { 'x-sealed': 'compact JWE, ECDH-ES + A256GCM, header iat, jti, path' } : {}),
    security: route.audience === 'anyone' ? [] : [{ [route.audience]: [] }],
    parameters: parameters(route),
    ...(body ? { requestBody: body } : {}),
    responses: {
      '200': { description: 'Done', content: reply },
      ...refusals(route),
    },
  }
}

/**
 * The OpenAPI 3.1 document of all contracts, or of some routes, generated from the same declarations that validate and type the calls.
 */
export function openApi(
  contracts: Record<string, Contract & Named>,
  title: string,
  isShown: (route: Route) => boolean = () => true,
): OpenApi {
  const paths: Record<string, Record<string, Operation>> = {}
  for (const contract of Object.values(contracts)) {
    for (const [name, route] of Object.entries<Route>(contract).filter(([, each]) => isShown(each))) {
      const path = route.path.replace(/:(\w+)/g, '{$1}')
      paths[path] = {
        ...paths[path],
        [route.method.toLowerCase()]: operation(`${contract[FEATURE]}.${name}`, route),
      }
    }
  }
  return {
    openapi: '3.1.0',
    info: { title, version: '1' },
    paths,
    components: {
      securitySchemes: {
        member: { type: 'apiKey', in: 'header', name: 'Authorization' },
        agent: { type: 'apiKey', in: 'header', name: 'Authorization' },
        game: { type: 'apiKey', in: 'header', name: 'Authorization' },
        operator: { type: 'apiKey', in: 'cookie', name: '__Host-office' },
        signed: { type: 'apiKey', in: 'header', name: 'webhook-signature' },
      },
      schemas: Object.fromEntries(
        Object.entries(commonRefusals).map(([code, detail]) => [
          code,
          detail ? json(detail) : { type: 'null' },
        ]),
      ),
    },
  }
}
