import { ownData } from '#server/extension/own-data.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { chat } from './contract/member.ts'
import { chatOffice } from './contract/office.ts'
import { chatRoutes, chatOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { chat, chatOffice },
  routes: (app) => [mountable(chat, chatRoutes(app))],
  officeRoutes: (app) => [mountable(chatOffice, chatOfficeRoutes(app))],
  fills: [ownData.with(tables)],
})
