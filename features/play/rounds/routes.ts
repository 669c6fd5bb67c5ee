import type { GameCaller } from '#server/call.ts'
import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import { anyJson } from '#game-kit/schema.ts'
import type { play, rounds } from './contract.ts'
import { changePair, seedsOfMember } from './service/seeds/seeds.ts'
import { bettingRecord, roundDetail, roundProof } from './service/record.ts'
import { createFloor, type Floor } from './service/round.ts'
import { enterGame, gameSessionOf, recentRounds, sessionNet } from './service/session.ts'

const USUAL_RECENT = 20

export function roundsRoutes(house: House): {
  readonly play: Handlers<typeof play>
  readonly rounds: Handlers<typeof rounds>
} {
  return { play: playRoutes(house, createFloor(house)), rounds: memberRoutes(house) }
}

async function opened(house: House, floor: Floor, seat: GameCaller, language: 'en' | 'vi') {
  const table = await floor.tableOf(seat)
  if (!table) throw new Error(`play: a session of ${seat.game}, which the catalogue does not have`)
  return gameSessionOf(house, seat, table, table.row.name[language])
}

function playRoutes(house: House, floor: Floor): Handlers<typeof play> {
  return {
    async enter({ body }, { language }) {
      const entered = await enterGame(house, body.ticket)
      if (!entered) return { refused: 'play.ticketInvalid' }
      return { token: entered.token, session: await opened(house, floor, entered.seat, language) }
    },
    session: (_, { game, language }) => opened(house, floor, game, language),
    round: ({ body }, { game, key }) =>
      floor.play({ bets: body.bets, clientSeed: body.clientSeed, autoplay: body.autoplay, key }, game),
    autoplay: ({ body }, { game }) => floor.beginAutoplay(body, game),
    async act({ params, body }, { game, key }) {
      const action = anyJson.parse(body.action)
      if (!action.ok) return { refused: 'play.moveNotAllowed' }
      return floor.act({ roundId: params.roundId, step: body.step, action: action.value, key }, game)
    },
    recent: ({ query }, { game }) => recentRounds(house, game, query.limit ?? USUAL_RECENT),
  }
}

function memberRoutes(house: House): Handlers<typeof rounds> {
  return {
    list: ({ query }, call) => bettingRecord(house, query, call),
    detail: ({ params }, call) => roundDetail(house, params.roundId, call),
    proof: ({ params }) => roundProof(house, params.roundId),
    seeds: ({ query }, { member }) => seedsOfMember(house, member, query),
    rotate: ({ body }, { member, key, fingerprint }) =>
      changePair(house, member, { key, fingerprint, clientSeed: body.clientSeed }),
    sessionNet: (_, { member }) => sessionNet(house, member),
  }
}
