/** The outbox's store: emails and SMS of the demo, one file each, so that they survive a restart. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Message = z.object({
  /** The sender's id: a message that is delivered twice is shown once. */
  id: z.string(),
  kind: z.enum(['mail', 'sms']),
  to: z.array(z.string()),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.nullable(z.string()),
  /** Headers of a mail for unsubscribing (RFC 2369, RFC 8058). */
  lists: z.optional(z.record(z.string(), z.string())),
  arrivedAt: z.string(),
})

export type Message = z.output<typeof Message>
export type Messages = {
  /** Stores a message; false if one with its id exists. */
  add(message: Message): boolean
  /** Newest first. */
  list(): readonly Message[]
  find(id: string): Message | undefined
  clear(): void
}

/** Deletes the oldest messages: a demo that runs for months must not fill the disk. */
const KEPT_MAX = 1_000

/** Opens the outbox of a directory and loads its messages. */
export function openMessages(directory: string): Messages {
  mkdirSync(directory, { recursive: true })
  let all = readAll(directory)
  const remove = (message: Message) => rmSync(fileOf(directory, message), { force: true })
  return {
    add(message) {
      if (all.some((other) => other.id === message.id)) return false
      writeFileSync(fileOf(directory, message), JSON.stringify(message, null, 2))
      all = [message, ...all]
      for (const old of all.slice(KEPT_MAX)) remove(old)
      all = all.slice(0, KEPT_MAX)
      return true
    },
    list: () => all,
    find: (id) => all.find((message) => message.id === id),
    clear() {
      for (const message of all) remove(message)
      all = []
    },
  }
}

function readAll(directory: string): Message[] {
  return readdirSync(directory)
    .filter((name) => name.endsWith('.json'))
    .sort()
    .reverse()
    .flatMap((name) => {
      const read = z.safeParse(Message, readJson(join(directory, name)))
      return read.success ? [read.data] : []
    })
}

/** A file truncated by a power failure is skipped, not fatal. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Sorts by arrival; the id is written in hex, so that the sender cannot influence the file name. */
function fileOf(directory: string, message: Message): string {
  const time = message.arrivedAt.replaceAll(/\D/g, '')
  return join(directory, `${time}-${Buffer.from(message.id).toString('hex').slice(0, 64)}.json`)
}
