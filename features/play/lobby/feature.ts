import { ownData } from '#server/extension/own-data.ts'
import { brandCopies } from '#features/platform/merchants/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { tables } from './own-data.ts'
import { copyGames } from './store/arrange.ts'
import { lobby } from './contract.ts'
import { lobbyArrange } from './contract/arrange.ts'
import { logos } from './contract/logos.ts'
import { lobbyOffice } from './contract/office.ts'
import { lobbyRoutes, lobbyOfficeRoutes, lobbyArrangeRoutes, logosRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { lobby, lobbyOffice, lobbyArrange, logos },
  routes: (app) => [mountable(lobby, lobbyRoutes(app))],
  officeRoutes: (app) => [
    mountable(lobbyOffice, lobbyOfficeRoutes(app)),
    mountable(lobbyArrange, lobbyArrangeRoutes(app)),
    mountable(logos, logosRoutes(app)),
  ],
  fills: [brandCopies.with(copyGames), ownData.with(tables)],
})
