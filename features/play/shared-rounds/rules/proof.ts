import { fairChance } from '#kit/chance-fair.ts'
import { moneyText } from '#kit/money.ts'
import { hex, utf8 } from '#kit/sha/bytes.ts'
import { leadsTo, roundCommitment, roundSalt, seedBefore } from '#kit/sha/hash-chain.ts'
import { sha256 } from '#kit/sha/sha256.ts'
import { anyJson, isRecord, type Json } from '#game-kit/schema.ts'
import type { SharedGame, StoredLine } from '#game-kit/shared/open.ts'

/** Verification of a shared round from what is published of it: seed chain, outcome, ticket file, and a member's own slip. Pure. */

/** A round whose outcome is final, as it is published; the seed and its chain are null for an outcome from outside. */
export interface SharedRecord {
  readonly series: string
  readonly label: string
  readonly game: string
  readonly edition: number
  readonly config: Json
  readonly configHash: string
  readonly carry: Json
  readonly outcome: Json
  readonly beacon: string
  readonly commitment: string | null
  readonly seed: string | null
  readonly salt: string | null
  readonly chain: {
    readonly terminalHash: string
    readonly index: number
    readonly salt: string
    readonly saltSource: string
  } | null
  readonly tickets: number
  readonly ticketsHash: string
}

/**
 * A member's slip as only its owner sees it: `stored` is the text whose SHA-256 is in the ticket file. It contains a random value, so that
 * the hash reveals nothing of the lines to others.
 */
export interface OwnSlip {
  readonly id: string
  readonly stored: string
  /** What it won, "19.00"; null where it has no result. */
  readonly win: string | null
  /** What the member did during the round, with the milliseconds since its start; absent: nothing. */
  readonly acts?: readonly { readonly action: Json; readonly afterMs: number }[]
}

const digest = (text: string): string => hex(sha256(utf8(text)))

const told = (what: string, stored: unknown, computed: unknown): readonly string[] => {
  const [before, after] = [stored, computed].map((value) =>
    typeof value === 'string' ? value : JSON.stringify(value),
  )
  return before === after ? [] : [`${what}: stored ${before}, computed ${after}`]
}

/** Everything in which a round differs from what its seed, chain and rules give; `game` is the version that it was sold with. */
export function roundDifferences(record: SharedRecord, game: SharedGame): readonly string[] {
  const open = game.open(record.config)
  return [...told('configuration hash', record.configHash, open.configHash), ...drawDifferences(record, open)]
}

function drawDifferences(
  { series, label, beacon, carry, outcome, commitment, seed, salt, chain }: SharedRecord,
  open: ReturnType<SharedGame['open']>,
): readonly string[] {
  if (chain === null || seed === null || salt === null) {
    const read = open.parseOutcome(outcome)
    return read.ok ? told('result', outcome, read.value) : [`result: ${read.error}`]
  }
  const chainSalt =
    chain.saltSource === ''
      ? told('salt of the chain', chain.salt, seedBefore(`fairhouse salt ${chain.terminalHash}`))
      : []
  const isOfChain = leadsTo(chain.terminalHash, seed, chain.index)
  const expected = roundSalt({ chainSalt: chain.salt, series, number: label, beacon })
  const drawn = open.draw(fairChance({ serverSeed: seed, clientSeed: salt, nonce: chain.index }), carry)
  return [
    ...chainSalt,
    ...(isOfChain ? [] : [`chain: ${chain.index} hashes of the seed do not give ${chain.terminalHash}`]),
    ...told('seed commitment', commitment, roundCommitment(seed)),
    ...told('salt', salt, expected),
    ...told('result', outcome, drawn.outcome),
  ]
}

const TICKET = /^([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}),(\d+),([0-9a-f]{64})$/

/** Everything in which a ticket file differs from what was published before the draw. */
export function fileDifferences(
  { tickets, ticketsHash }: Pick<SharedRecord, 'tickets' | 'ticketsHash'>,
  file: string,
): readonly string[] {
  const lines = file.split('\n')
  const last = lines.pop()
  const ids = lines.map((line) => TICKET.exec(line)?.[1] ?? '')
  const isOrdered = last === '' && ids.every((id, at) => id > (ids[at - 1] ?? ''))
  return [
    ...told('ticket file', ticketsHash, digest(file)),
    ...told('tickets', tickets, lines.length),
    ...(isOrdered ? [] : ['ticket file: not one ticket per line, each once, in the order of their IDs']),
  ]
}

/** The own slip: its line in the file, and what its lines win by the outcome. */
export function slipDifferences(
  record: SharedRecord,
  game: SharedGame,
  { slip, file }: { readonly slip: OwnSlip; readonly file: string | null },
): readonly string[] {
  const inputs = inputsOf(slip.stored)
  if (!inputs) return ['slip: its stored text cannot be read']
  const { stake, win } = game.open(record.config).settler(record.outcome)({
    ...inputs,
    acts: slip.acts ?? [],
  })
  const line = `${slip.id},${stake},${digest(slip.stored)}`
  return [
    ...told('series of the slip', inputs.series, record.series),
    ...told('round of the slip', inputs.label, record.label),
    // bets during a draw are sold after the file was published
    ...(file === null || inputs.epoch > 0 || `\n${file}`.includes(`\n${line}\n`)
      ? []
      : [`slip: the ticket file has no line ${line}`]),
    ...(slip.win === null ? [] : told('win of the slip', slip.win, moneyText(win))),
  ]
}

type Inputs = {
  readonly series: string
  readonly label: string
  readonly epoch: number
  readonly lines: readonly StoredLine[]
}

function inputsOf(stored: string): Inputs | null {
  const inputs = parsed(stored)
  if (!isRecord(inputs)) return null
  const { series, label, epoch, lines } = inputs
  if (typeof series !== 'string' || typeof label !== 'string' || typeof epoch !== 'number') return null
  return Array.isArray(lines) && lines.every(isLine) ? { series, label, epoch, lines } : null
}

const isLine = (line: unknown): line is StoredLine =>
  Array.isArray(line) &&
  line.length === 3 &&
  typeof line[0] === 'string' &&
  typeof line[1] === 'string' &&
  anyJson.parse(line[2]).ok

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const isTextOrNull = (value: unknown): value is string | null => value === null || typeof value === 'string'

/** Reads an exported round; null if a part is missing. Its configuration and outcome are checked by the game. */
export function recordOf(json: unknown): SharedRecord | null {
  if (!isRecord(json)) return null
  const { series, label, game, edition, configHash, beacon, tickets, ticketsHash } = json
  const { commitment, seed, salt } = json
  const [config, carry, outcome] = [json['config'], json['carry'], json['outcome']].map((part) =>
    anyJson.parse(part),
  )
  const chain = json['chain'] === null ? null : chainOf(json['chain'])
  if (!config?.ok || !carry?.ok || !outcome?.ok || chain === undefined) return null
  if (typeof series !== 'string' || typeof label !== 'string' || typeof game !== 'string') return null
  if (typeof configHash !== 'string' || typeof beacon !== 'string' || typeof ticketsHash !== 'string')
    return null
  if (typeof edition !== 'number' || typeof tickets !== 'number') return null
  if (!isTextOrNull(commitment) || !isTextOrNull(seed) || !isTextOrNull(salt)) return null
  const parts = { config: config.value, carry: carry.value, outcome: outcome.value }
  const texts = { series, label, game, configHash, beacon, ticketsHash, commitment, seed, salt }
  return { ...texts, ...parts, edition, tickets, chain }
}

/** Undefined: it cannot be read. */
function chainOf(json: unknown): SharedRecord['chain'] | undefined {
  if (!isRecord(json)) return undefined
  const { terminalHash, index, salt, saltSource } = json
  if (typeof terminalHash !== 'string' || typeof index !== 'number') return undefined
  if (typeof salt !== 'string' || typeof saltSource !== 'string') return undefined
  return { terminalHash, index, salt, saltSource }
}

/** Reads the own slip of an exported round; null: there is none. */
export function ownSlipOf(json: unknown): OwnSlip | null {
  if (!isRecord(json)) return null
  const { id, stored, win, acts } = json
  if (typeof id !== 'string' || typeof stored !== 'string') return null
  const done = Array.isArray(acts) ? acts.flatMap((act) => actOf(act) ?? []) : []
  return { id, stored, win: typeof win === 'string' ? win : null, ...(done.length > 0 ? { acts: done } : {}) }
}

function actOf(json: unknown): { readonly action: Json; readonly afterMs: number } | null {
  if (!isRecord(json) || typeof json['afterMs'] !== 'number') return null
  const action = anyJson.parse(json['action'])
  return action.ok ? { action: action.value, afterMs: json['afterMs'] } : null
}
