import { defineFeature } from '#server/extension/feature.ts'
import { ownData } from '#server/extension/own-data.ts'
import { mountable } from '#server/mount.ts'
import { cardRooms } from './contract.ts'
import { roomTalk } from './contract/talk.ts'
import { cardRoomsJobs } from './jobs.ts'
import { tables } from './own-data.ts'
import { cardRoomsRoutes, roomTalkRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { cardRooms, roomTalk },
  routes: (app) => [mountable(cardRooms, cardRoomsRoutes(app)), mountable(roomTalk, roomTalkRoutes(app))],
  jobs: cardRoomsJobs,
  fills: [ownData.with(tables)],
})
