import { auditReferences } from '#features/platform/audit/extension-points.ts'
import { defineFeature } from '#server/extension/feature.ts'
import { mountable } from '#server/mount.ts'
import { roomsOffice } from './contract.ts'
import { roomsOfficeRoutes } from './routes.ts'

export const feature = defineFeature({
  contracts: { roomsOffice },
  officeRoutes: (app) => [mountable(roomsOffice, roomsOfficeRoutes(app))],
  fills: [
    auditReferences.with({
      kind: 'cardRoom',
      find: (_, ids) => Promise.resolve(ids.map((id) => ({ id, text: id, state: '' }))),
      href: ({ id }) => {
        const [brand = '', room = ''] = id.split('-')
        return `/card-rooms?brand=${brand}&room=${room}`
      },
    }),
  ],
})
