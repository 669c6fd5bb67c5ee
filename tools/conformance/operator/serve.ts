import { createServer, type IncomingMessage } from 'node:http'
import { generateKeyPairSync, sign } from 'node:crypto'
import type { RawReply } from '#contract/route.ts'
import { replyText } from '#features/play/vendors/rules/signature.ts'
import { protocols } from '#features/play/vendors/service/protocols/all.ts'
import { isRead } from '#features/play/vendors/service/protocols/protocol.ts'
import {
  isProved,
  provedCanonical,
  sha256Hex,
  type Arrived,
  type ProvingKey,
} from '#features/play/vendors/service/protocols/proof.ts'
import type { ProtocolName } from '#features/play/vendors/store/connections.ts'
import type { Fault } from './faults.ts'
import { mockWallet, type MockWallet } from './wallet.ts'

export type Operator = {
  readonly target: string
  readonly wallet: MockWallet
  readonly publicKey: string
  readonly answerKey: string
  readonly close: () => Promise<void>
}

const OLD_MS = 60 * 60_000
/** Bytes of an Ed25519 key. */
const RAW_KEY = 32

/** A mock operator: the protocol of one protocol over a wallet in memory, correct except for the configured fault. */
export async function serveOperator(of: {
  readonly protocol: ProtocolName
  readonly key: ProvingKey
  readonly fault: Fault | null
  readonly port?: number
}): Promise<Operator> {
  const { protocol: name, key, fault, port = 0 } = of
  const protocol = protocols[name]
  const wallet = mockWallet(fault)
  const pair = generateKeyPairSync('ed25519')
  const nonces = new Set<string>()

  function isGood(call: Arrived): boolean {
    if (fault === 'believes an unsigned call' && !isSigned(call)) return true
    if (fault === 'signs nothing but the head of a call' && isSigned(call)) return true
    if (name !== 'canonical') return isProved(name, call, key)
    const now = Date.now()
    const at = Number(call.header('fairhouse-timestamp'))
    const clock = fault === 'takes an old message' && now - at < OLD_MS ? at : now
    const proof = provedCanonical(call, key, clock)
    if (!proof) return false
    if (nonces.has(proof.nonce) && fault !== 'takes a nonce twice') return false
    nonces.add(proof.nonce)
    return true
  }

  async function answer(path: string, call: Arrived): Promise<RawReply> {
    const read = protocol.read(path, Buffer.from(call.body).toString('utf8'))
    if (!isGood(call)) return protocol.refuse('RS_ERROR_INVALID_SIGNATURE', read)
    if (!isRead(read)) return protocol.refuse(read.status, read)
    const results = await wallet.do(read.acts)
    const bad = results.find(({ status }) => status !== 'RS_OK')
    const said = fault === 'forgets the id of the request' ? { ...read, request: null } : read
    return protocol.write(said, bad ? [bad] : results)
  }

  function signed(path: string, call: Arrived, { body, status }: RawReply): Record<string, string> {
    if (name !== 'canonical' || fault === 'signs no answer') return {}
    const [at, nonce] = [Date.now(), call.header('fairhouse-nonce') ?? '']
    const text = replyText({ keyId: 'mock', at, nonce, path, status, bodyHash: sha256Hex(Buffer.from(body)) })
    return {
      'fairhouse-key': 'mock',
      'fairhouse-timestamp': String(at),
      'fairhouse-nonce': nonce,
      'fairhouse-signature': `v1=${sign(null, Buffer.from(text), pair.privateKey).toString('base64')}`,
    }
  }

  const server = createServer((request, response) => {
    void (async () => {
      const path = new URL(request.url ?? '/', 'http://x').pathname
      const call: Arrived = { method: 'POST', path, body: await bytesOf(request), header: headerOf(request) }
      const reply = await answer(path.replace('/wallet/', ''), call)
      response.writeHead(reply.status, { 'content-type': reply.type, ...signed(path, call, reply) })
      response.end(reply.body)
    })()
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject).listen(port, '127.0.0.1', resolve)
  })
  const address = server.address()
  const open = typeof address === 'object' && address ? address.port : port
  return {
    target: `http://127.0.0.1:${open}/wallet`,
    wallet,
    publicKey: String(pair.publicKey.export({ type: 'spki', format: 'pem' })),
    /** The same in its 32 bytes, base64. */
    answerKey: pair.publicKey.export({ type: 'spki', format: 'der' }).subarray(-RAW_KEY).toString('base64'),
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}

const SIGNATURES = ['fairhouse-signature', 'x-hub88-signature', 'x-request-sign'] as const

/** Whether a call carries any signature at all. */
function isSigned({ header, body }: Arrived): boolean {
  return SIGNATURES.some((name) => header(name) !== undefined) || Buffer.from(body).includes('hash=')
}

const headerOf =
  (request: IncomingMessage) =>
  (name: string): string | undefined => {
    const value = request.headers[name]
    return Array.isArray(value) ? value[0] : value
  }

async function bytesOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(Buffer.from(part))
  return Buffer.concat(parts)
}
