import type { Server } from 'node:http'

/** The configuration of a provider's sandbox: what an operator would enter at the real one. */
export type StandInOptions = {
  /** 0 takes any free one. */
  readonly port: number
  readonly clientId: string
  readonly secret: string
  readonly returnAddresses: readonly string[]
}

export type StandIn = { readonly origin: string; readonly close: () => Promise<void> }

/** Opens the port, on this machine only, and returns the URL. */
export async function listening(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  if (typeof address !== 'object' || !address) throw new Error('signin: no port was opened')
  return `http://localhost:${address.port}`
}
