import { catalogue } from '#games/catalogue.ts'
import { jackpotRtp, type Level } from '#game-kit/jackpot/levels.ts'
import { stakeRules } from '#game-kit/limits.ts'
import { isRecord } from '#game-kit/schema.ts'
import { add, type Rational } from '#kit/rational.ts'
import { percentText } from '#features/play/rounds/rules.ts'
import type { GameInPool } from '../rules/pool.ts'

/** The studio's games of one decision: a game of several moves has no single stake that odds could be in proportion to. */
const instant = catalogue.filter(({ game }) => game.open(game.defaultConfig).deal === undefined)

export const offeredGames = instant.map(({ id, name }) => ({ id, name }))

function rtpOf({ game, mainBet }: (typeof catalogue)[number]): Rational {
  const main = game
    .open(game.defaultConfig)
    .theory()
    .find(({ betKey }) => betKey === mainBet)
  if (!main) throw new Error(`jackpots: ${game.id} has no RTP of ${mainBet}`)
  return main.rtp
}

/** What a pool's rules must know of a game; null: it is not offered. */
export function gameInPool(id: string, currency: string): GameInPool | null {
  const row = instant.find((one) => one.id === id)
  if (!row) return null
  const config = row.game.defaultConfig
  const read = stakeRules.parse(isRecord(config) ? config['stakes'] : null)
  return { id, step: read.ok ? (read.value[currency]?.step ?? null) : null, rtp: rtpOf(row) }
}

/** RTP of the main bet without and with a jackpot, as text. */
export function rtpTexts(id: string, levels: readonly Level[]) {
  const row = instant.find((one) => one.id === id)
  if (!row) return null
  const rtp = rtpOf(row)
  return { rtpText: percentText(rtp), rtpWithText: percentText(add(rtp, jackpotRtp(levels))) }
}
