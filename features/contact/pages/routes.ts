import type { House } from '#server/house.ts'
import type { Handlers } from '#server/mount.ts'
import type { pages } from './contract/member.ts'
import type { pagesOffice } from './contract/office.ts'
import { manifestOf } from './service/manifest.ts'
import {
  applications,
  applyAsAffiliate,
  decide,
  helpTopics,
  resources,
  setResource,
  setTopic,
  topicsForOffice,
} from './service/pages.ts'
import { resourcesOf } from './store/pages.ts'

export function pagesRoutes(house: House): Handlers<typeof pages> {
  return {
    helpCenter: ({ query }, { merchant, language }) =>
      helpTopics(house, { merchant, language, topic: query.topic ?? null }),
    resources: (_, { merchant, origin }) => resources(house, { merchant, origin }),
    manifest: (_, { merchant, language }) => {
      const shortcuts = {
        hot: house.words(language, 'pages.shortcut.hot'),
        fav: house.words(language, 'pages.shortcut.fav'),
      }
      return manifestOf({ name: merchant.name, language, shortcuts })
    },
    apply: (input, call) => applyAsAffiliate(house, input, call),
  }
}

export function pagesOfficeRoutes(house: House): Handlers<typeof pagesOffice> {
  return {
    topics: ({ params }) => topicsForOffice(house, params.merchant),
    setTopic: (input, call) => setTopic(house, input, call),
    resources: async ({ params }) => ({ list: [...(await resourcesOf(house.db, params.merchant))] }),
    setResource: (input, call) => setResource(house, input, call),
    applications: (input) => applications(house, input),
    decide: (input, call) => decide(house, input, call),
  }
}
