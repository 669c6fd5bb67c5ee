/**
 * Posts one body over HTTP repeatedly, in a separate process with one member per connection, and prints one line of JSON. It writes and
 * parses raw bytes without Node's streams: a general load generator used as much CPU per request as the database did for the round.
 */
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

const { url, tokens, body, seconds } = JSON.parse(process.argv[2] ?? '{}')
const { hostname, port, pathname, host } = new URL(url)
const END_OF_HEAD = '\r\n\r\n'
const LENGTH = /\r\ncontent-length: (\d+)/i
const MS = 1_000
/** One receive buffer for all connections: each chunk is processed before the next is read. */
const READ_BYTES = 64 * 1024

const told = { ok: 0, other: 0, seconds: 0, p50: 0, p99: 0 }
/** Histogram of response times in milliseconds; the last bucket is for everything slower. */
const took = new Uint32Array(5_000)
const buffer = Buffer.allocUnsafe(READ_BYTES)
const startedAt = performance.now()
const endsAt = startedAt + seconds * MS

/**
 * Gives members separate source addresses, so that the servers' limits per address stay enabled. All of
 * 127.0.0.0/8 is this machine on Linux; elsewhere there is only one address.
 */
function addressOf(member) {
  const isOwn = hostname === '127.0.0.1' && process.platform === 'linux'
  return isOwn ? { localAddress: `127.77.${(member >> 8) & 255}.${member & 255}` } : {}
}

/** One member: sends the next round when the last is answered, until the time is over. */
function play(token, member) {
  const head =
    `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
    `content-length: ${body.length}\r\nauthorization: ${token}\r\nidempotency-key: `
  return new Promise((resolve) => {
    /** An incomplete response; empty almost always. */
    let held = ''
    let sentAt = 0
    const send = () => {
      sentAt = performance.now()
      socket.write(head + randomUUID() + END_OF_HEAD + body, 'latin1')
    }
    const hear = (bytes) => {
      const heard = held + buffer.latin1Slice(0, bytes)
      const end = heard.indexOf(END_OF_HEAD)
      const length = end < 0 ? 0 : Number(LENGTH.exec(heard)?.[1])
      // a response without a length does not belong to a round
      if (Number.isNaN(length)) return void socket.destroy(new Error('no length'))
      if (end < 0 || heard.length < end + END_OF_HEAD.length + length) return void (held = heard)
      const now = performance.now()
      if (heard.startsWith('HTTP/1.1 2')) told.ok += 1
      else told.other += 1
      took[Math.min(took.length - 1, Math.round(now - sentAt))] += 1
      held = ''
      if (now < endsAt) send()
      else socket.end()
    }
    const onread = { buffer, callback: hear }
    const socket = connect({
      host: hostname,
      port: Number(port),
      noDelay: true,
      onread,
      ...addressOf(member + 1),
    })
    socket.on('connect', send)
    socket.on('error', () => (told.other += 1))
    socket.on('close', resolve)
  })
}

/** The percentile of the response times, in milliseconds. */
function within(share) {
  let left = (told.ok + told.other) * share
  return took.findIndex((count) => (left -= count) <= 0)
}

await Promise.all(tokens.map(play))
told.seconds = (performance.now() - startedAt) / MS
told.p50 = within(0.5)
told.p99 = within(0.99)
console.log(JSON.stringify(told))
