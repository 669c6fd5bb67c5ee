import { Agent, request } from 'node:http'

/** A client with its own address: all of 127.0.0.0/8 is this machine, so the server sees as many visitors as a test needs. */
export type Visitor = {
  readonly address: string
  readonly fetch: (url: string, init?: VisitorInit) => Promise<Response>
  readonly close: () => void
}

export type VisitorInit = {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/** The n-th address, each in its own /24. */
export function loopbackAddress(n: number): string {
  return `127.${1 + ((n >> 8) & 127)}.${n & 255}.2`
}

/** Opens connections from this address; the server gets it from the operating system, not from a header. */
export function visitorFrom(address: string): Visitor {
  const agent = new Agent({ keepAlive: true, localAddress: address })
  return {
    address,
    close: () => agent.destroy(),
    fetch: (url, { method = 'GET', headers = {}, body } = {}) =>
      new Promise((resolve, reject) => {
        const call = request(url, { method, headers, agent }, (answer) => {
          const parts: Buffer[] = []
          answer.on('data', (part: Buffer) => parts.push(part))
          answer.on('error', reject)
          answer.on('end', () => {
            const told = new Headers()
            for (const [name, value] of Object.entries(answer.headers))
              for (const each of [value ?? []].flat()) told.append(name, each)
            resolve(new Response(Buffer.concat(parts), { status: answer.statusCode ?? 500, headers: told }))
          })
        })
        call.on('error', reject)
        call.end(body)
      }),
  }
}
