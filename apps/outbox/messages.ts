/** What the outbox holds: mails and texts of the demonstration, kept as one file each so that a restart keeps them. */
import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod/mini'

const Message = z.object({
  /** The sender's own id: a message that is sent twice is shown once. */
  id: z.string(),
  kind: z.enum(['mail', 'sms']),
  to: z.array(z.string()),
  from: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.nullable(z.string()),
  /** Lines of a mail's head that say how it is left (RFC 2369, RFC 8058). */
  lists: z.optional(z.record(z.string(), z.string())),
  arrivedAt: z.string(),
})

export type Message = z.output<typeof Message>
export type Messages = {
  /** Keeps a message; false where one with its id is here already. */
  add(message: Message): boolean
  /** Newest first. */
  list(): readonly Message[]
  find(id: string): Message | undefined
  clear(): void
}

/** Older ones fall out: a demonstration left on for months must not fill the disk. */
const KEPT_MAX = 1_000

/** Opens the outbox of a directory with what it held before. */
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

/** A file cut short by a power cut is skipped, not fatal. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return null
  }
}

/** Sorts by arrival; the id is written in hex, so that no sender can steer the name. */
function fileOf(directory: string, message: Message): string {
  const time = message.arrivedAt.replaceAll(/\D/g, '')
  return join(directory, `${time}-${Buffer.from(message.id).toString('hex').slice(0, 64)}.json`)
}
