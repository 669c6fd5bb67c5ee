import type { Reply } from '#contract/route.ts'
import { isJson } from './is-json.ts'
import type { rounds } from '../../contract.ts'

export type Proof = Reply<typeof rounds.proof>

export type Checked = {
  readonly verdict: 'same' | 'different' | 'unknownEdition'
  readonly differences: readonly string[]
  readonly stake: string
  readonly win: string
  readonly events: number
}

/**
 * Recomputes a round in the browser, with the rules of its game version, and compares script and money with the stored ones. The rules are
 * loaded as code on demand; the server is not called.
 */
export async function recompute(proof: Proof): Promise<Checked> {
  const [{ replayRound }, { loadEdition }] = await Promise.all([
    import('#game-kit/replay.ts'),
    import('#games/editions.ts'),
  ])
  const game = await loadEdition(proof.game, proof.edition)
  if (!game)
    return { verdict: 'unknownEdition', differences: [], stake: proof.stake, win: proof.win, events: 0 }
  const { config, events, ...rest } = proof
  const bets: unknown[] = [...proof.bets]
  const actions: unknown[] = [...proof.actions]
  if (!isJson(config) || !bets.every(isJson) || !actions.every(isJson))
    throw new TypeError('the record of the round is not plain data')
  const replayed = replayRound(
    { ...rest, config, bets, actions, events: events.map((event) => ({ ...event })) },
    game,
  )
  return {
    verdict: replayed.isSame ? 'same' : 'different',
    differences: replayed.differences,
    stake: replayed.stake,
    win: replayed.win,
    events: replayed.events.length,
  }
}
