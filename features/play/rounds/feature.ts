import { ownData } from '#server/extension/own-data.ts'
import { sessionResult } from '#features/compliance/limits/extension-points.ts'
import { gamesOfRounds as roundsPoint } from '#features/money/wallet/extension-points.ts'
import { gameNames as namesPoint } from '#features/money/statements/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { gameNames, gamesOfRounds } from './service/names.ts'
import { sessionNet } from './service/session.ts'
import { play, rounds } from './contract.ts'
import { roundsJobs } from './jobs.ts'
import { roundsRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { play, rounds },
  routes: (app) => {
    const floor = roundsRoutes(app)
    return [mountable(play, floor.play), mountable(rounds, floor.rounds)]
  },
  jobs: roundsJobs,
  fills: [
    sessionResult.filledWith(sessionNet),
    namesPoint.filledWith(gameNames),
    roundsPoint.filledWith(gamesOfRounds),
    ownData.with(tables),
  ],
})
