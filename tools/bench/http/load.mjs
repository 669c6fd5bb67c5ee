/**
 * Posts one body over HTTP again and again: a process of its own, a member a connection. Tells one line of JSON. It writes and reads
 * its own bytes, without Node's streams: a general load generator took as much of the two cores for a request as the database did
 * for the round.
 */
import { randomUUID } from 'node:crypto'
import { connect } from 'node:net'
import { performance } from 'node:perf_hooks'

const { url, tokens, body, seconds } = JSON.parse(process.argv[2] ?? '{}')
const { hostname, port, pathname, host } = new URL(url)
const END_OF_HEAD = '\r\n\r\n'
const LENGTH = /\r\ncontent-length: (\d+)/i
const MS = 1_000
/** What the kernel has for a connection is read into this one place, and looked at before the next is read. */
const READ_BYTES = 64 * 1024

const told = { ok: 0, other: 0, seconds: 0, p50: 0, p99: 0 }
/** Replies by the milliseconds they took; the last is for all that took longer. */
const took = new Uint32Array(5_000)
const buffer = Buffer.allocUnsafe(READ_BYTES)
const startedAt = performance.now()
const endsAt = startedAt + seconds * MS

/**
 * Members come from addresses of their own, as everywhere but in a benchmark: what the servers allow one address stays in force. All of
 * 127.0.0.0/8 is this machine on Linux; elsewhere one address is all there is.
 */
function addressOf(member) {
  const isOwn = hostname === '127.0.0.1' && process.platform === 'linux'
  return isOwn ? { localAddress: `127.77.${(member >> 8) & 255}.${member & 255}` } : {}
}

/** One member: the next round is sent when the last is answered, until time is up. */
function play(token, member) {
  const head =
    `POST ${pathname} HTTP/1.1\r\nhost: ${host}\r\ncontent-type: application/json\r\n` +
    `content-length: ${body.length}\r\nauthorization: ${token}\r\nidempotency-key: `
  return new Promise((resolve) => {
    /** The part of a reply that came alone; empty almost always. */
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
      // a reply without a length is none of a round's
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

/** The milliseconds within which this share of the replies came. */
function within(share) {
  let left = (told.ok + told.other) * share
  return took.findIndex((count) => (left -= count) <= 0)
}

await Promise.all(tokens.map(play))
told.seconds = (performance.now() - startedAt) / MS
told.p50 = within(0.5)
told.p99 = within(0.99)
console.log(JSON.stringify(told))
