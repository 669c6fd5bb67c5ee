import type { GameCaller } from '#server/call.ts'
import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import { anyJson } from '#game-kit/schema.ts'
import type { play, rounds } from './contract.ts'
import { changePair, seedsOfMember } from './service/seeds/seeds.ts'
import { bettingRecord, roundDetail, roundProof } from './service/record.ts'
import { jackpotOf } from './service/jackpot/part.ts'
import { createFloor, type Floor } from './service/round.ts'
import { bonusIn, enterGame, gameSessionOf, recentRounds, sessionNet } from './service/session.ts'

const USUAL_RECENT = 20

export function roundsRoutes(app: App): {
  readonly play: Handlers<typeof play>
  readonly rounds: Handlers<typeof rounds>
} {
  return { play: playRoutes(app, createFloor(app)), rounds: memberRoutes(app) }
}

async function opened(app: App, floor: Floor, seat: GameCaller, language: 'en' | 'vi') {
  const table = await floor.tableOf(seat)
  if (!table) throw new Error(`play: a session of ${seat.game}, which the catalogue does not have`)
  return gameSessionOf(app, seat, table, language)
}

function playRoutes(app: App, floor: Floor): Handlers<typeof play> {
  return {
    async enter({ body }, { language }) {
      const entered = await enterGame(app, body.ticket)
      if (!entered) return { refused: 'play.ticketInvalid' }
      return { token: entered.token, session: await opened(app, floor, entered.seat, language) }
    },
    session: (_, { game, language }) => opened(app, floor, game, language),
    async jackpot(_, { game, language }) {
      const table = await floor.tableOf(game)
      return { jackpot: table && (await jackpotOf(app, game, table, language)) }
    },
    async bonus(_, { game }) {
      const table = await floor.tableOf(game)
      return { bonus: table && (await bonusIn(app, game, table)) }
    },
    round: ({ body }, { game, key }) =>
      floor.play({ bets: body.bets, clientSeed: body.clientSeed, autoplay: body.autoplay, key }, game),
    autoplay: ({ body }, { game }) => floor.beginAutoplay(body, game),
    async act({ params, body }, { game, key }) {
      const action = anyJson.parse(body.action)
      if (!action.ok) return { refused: 'play.moveNotAllowed' }
      return floor.act({ roundId: params.roundId, step: body.step, action: action.value, key }, game)
    },
    recent: ({ query }, { game }) => recentRounds(app, game, query.limit ?? USUAL_RECENT),
  }
}

function memberRoutes(app: App): Handlers<typeof rounds> {
  return {
    list: ({ query }, call) => bettingRecord(app, query, call),
    detail: ({ params }, call) => roundDetail(app, params.roundId, call),
    proof: ({ params }) => roundProof(app, params.roundId),
    seeds: ({ query }, { member }) => seedsOfMember(app, member, query),
    rotate: ({ body }, { member, key, fingerprint }) =>
      changePair(app, member, { key, fingerprint, clientSeed: body.clientSeed }),
    sessionNet: (_, { member }) => sessionNet(app, member),
  }
}
