/** Implements `npm run verify` and its options. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { commitmentOf, fairChance, seedsProblem } from '#kit/chance-fair.ts'
import { moneyText } from '#kit/money.ts'
import type { GameEvent } from '#game-kit/events.ts'
import { anyJson } from '#game-kit/schema.ts'
import { replayFile } from '#game-kit/stored.ts'
import { drawVerdict } from './draw.ts'
import { ticketVerdict } from './tickets.ts'
import { loadEdition, newestEdition } from '#games/editions.ts'

const USAGE = `npm run verify recomputes a round with no server and no network, from what the house published of it.

  npm run verify -- round.json     a file exported from the fairness page or a bet's details
  npm run verify -- draw.json      a wheel spin, raffle or red envelope, exported from its verification page
  npm run verify -- ticket.json    an instant ticket, or a whole series of them (KOI-000001.json), exported from its page
  npm run verify -- match.json     a match of a virtual league, exported from its page
  npm run verify -- lottery.json tickets.txt   a lottery draw with its ticket file, exported from its verification page
  npm run verify -- --game dice --server-seed … --client-seed … --nonce 7 \\
    --bet '{"key":"roll","stake":"1.00","choice":{"direction":"under","target":5000}}' [--commitment …]

Further options: --edition, --config file.json (the game's default otherwise), --win to compare, --json.
Ends with 0 where everything matches, with 1 where anything differs, with 2 where it cannot be read.`

class Refusal extends Error {}

function asked() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        game: { type: 'string' },
        edition: { type: 'string' },
        'server-seed': { type: 'string', default: '' },
        'client-seed': { type: 'string', default: '' },
        nonce: { type: 'string', default: '' },
        bet: { type: 'string', multiple: true, default: [] },
        config: { type: 'string' },
        commitment: { type: 'string' },
        win: { type: 'string' },
        json: { type: 'boolean', default: false },
        help: { type: 'boolean', default: false },
      },
    })
  } catch (error) {
    console.error(`${error instanceof Error ? error.message : String(error)}\n\n${USAGE}`)
    process.exit(2)
  }
}

const { values: options, positionals } = asked()

interface Verdict {
  readonly isSame: boolean
  readonly differences: readonly string[]
  readonly stake: string
  readonly win: string
  readonly events: readonly GameEvent[]
}

/** A file's text, or a message about the error. */
function read(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (error) {
    throw new Refusal(`cannot read ${error instanceof Error ? error.message : path}`)
  }
}

async function verifyFile(path: string, tickets: string | undefined): Promise<Verdict> {
  const text = read(path)
  const ticket = ticketVerdict(text)
  if (ticket) return ticket
  const draw = await drawVerdict(text, tickets === undefined ? null : read(tickets))
  if (draw) return draw
  const { round, replay, differences } = await replayFile(text, loadEdition)
  if (!round) throw new Refusal(`${path}: ${differences.join(', ')}`)
  const { stake = '', win = '', events = [] } = replay ?? {}
  return { isSame: replay !== null && differences.length === 0, differences, stake, win, events }
}

function parsed(name: string, json: string) {
  try {
    const value = anyJson.parse(JSON.parse(json))
    if (value.ok) return value.value
  } catch {
    // reported below
  }
  throw new Refusal(`${name} is not JSON`)
}

/** The format of each of the three inputs, for invalid ones. */
const WRONG = {
  serverSeed:
    '--server-seed is what the house revealed: 64 characters, digits and the small letters a to f; not its fingerprint',
  clientSeed: '--client-seed is what the member chose: 1 to 64 plain characters, without accents',
  nonce: '--nonce is the number of the round under its pair of seeds: a whole number from 0 on',
} as const

async function verifyArguments(id: string): Promise<Verdict> {
  const edition = Number(options.edition ?? newestEdition(id) ?? 1)
  const game = await loadEdition(id, edition)
  if (!game) throw new Refusal(`no game ${id} in edition ${edition}`)
  const seeds = {
    serverSeed: options['server-seed'],
    clientSeed: options['client-seed'],
    // an empty text would become 0, which is the first round
    nonce: /^\d+$/.test(options.nonce) ? Number(options.nonce) : Number.NaN,
  }
  const problem = seedsProblem(seeds)
  if (problem) throw new Refusal(WRONG[problem])
  if (options.bet.length === 0) throw new Refusal('no --bet given')
  const config = options.config ? parsed(options.config, read(options.config)) : game.defaultConfig
  const bets = options.bet.map((bet) => parsed('--bet', bet))
  const played = game.open(config).play(bets, fairChance(seeds))
  const win = moneyText(played.win)
  const commitment = commitmentOf(seeds.serverSeed)
  const differences = [
    ...(options.win === undefined || options.win === win
      ? []
      : [`win: told ${options.win}, computed ${win}`]),
    ...(options.commitment === undefined || options.commitment === commitment
      ? []
      : [`seed commitment: told ${options.commitment}, computed ${commitment}`]),
  ]
  const { events } = played
  return { isSame: differences.length === 0, differences, stake: moneyText(played.stake), win, events }
}

function print(verdict: Verdict): void {
  if (options.json) return console.log(JSON.stringify(verdict))
  for (const event of verdict.events) console.log(`  ${JSON.stringify(event)}`)
  if (options['server-seed']) console.log(`  commitment ${commitmentOf(options['server-seed'])}`)
  if (verdict.stake) console.log(`  stake ${verdict.stake}, win ${verdict.win}`)
  for (const difference of verdict.differences) console.log(`  ${difference}`)
  console.log(outcomeOf(verdict))
}

/** Reports a match only if a win or a commitment was given to compare with. */
function outcomeOf({ isSame }: Verdict): string {
  const isCompared = positionals.length > 0 || options.win !== undefined || options.commitment !== undefined
  if (!isCompared) return 'COMPUTED, and compared with nothing: give --win or --commitment'
  return isSame ? 'MATCH' : 'MISMATCH'
}

async function verify(): Promise<Verdict> {
  const [file, tickets] = positionals
  if (file !== undefined) return verifyFile(file, tickets)
  if (options.game !== undefined) return verifyArguments(options.game)
  throw new Refusal(`name a file, or --game with its seeds and bet\n\n${USAGE}`)
}

try {
  if (options.help) console.log(USAGE)
  else {
    const verdict = await verify()
    print(verdict)
    process.exitCode = verdict.isSame ? 0 : 1
  }
} catch (error) {
  if (!(error instanceof Refusal) && !(error instanceof TypeError)) throw error
  console.error(error.message)
  process.exitCode = 2
}
