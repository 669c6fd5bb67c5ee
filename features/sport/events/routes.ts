import type { App } from '#server/app.ts'
import type { Handlers } from '#server/mount.ts'
import type { sports } from './contract.ts'
import type { sportFeed } from './contract/feed.ts'
import type { sportsOffice } from './contract/office.ts'
import { favour, showFavourites } from './service/favourites.ts'
import { addFeed, feedLog, showFeeds, switchFeed } from './service/feeds.ts'
import { takePush } from './service/feed/push.ts'
import { importByHand } from './service/import.ts'
import { addIncident, changeState, enterResult, eventForOffice, listForOffice } from './service/office.ts'
import { createReader, eventPage, eventsPage, leaguePage } from './service/read.ts'

export function sportsRoutes(app: App): Handlers<typeof sports> {
  const reader = createReader(app)
  return {
    overview: ({ query }, { merchant }) => reader.overview(query.category, merchant),
    events: ({ query }, { merchant }) => eventsPage(app, query, merchant),
    event: ({ params }) => eventPage(app, params.event),
    league: ({ params, query }) => leaguePage(app, params.league, query.season),
    favourites: (_, { member }) => showFavourites(app, member),
    favour: (input, { member }) => favour(app, input, member),
  }
}

export function sportFeedRoutes(app: App): Handlers<typeof sportFeed> {
  return { push: (input, call) => takePush(app, input, call) }
}

export function sportsOfficeRoutes(app: App): Handlers<typeof sportsOffice> {
  return {
    events: (input) => listForOffice(app, input),
    event: ({ params }, call) => eventForOffice(app, params.event, call),
    enterResult: (input, call) => enterResult(app, input, call),
    changeState: (input, call) => changeState(app, input, call),
    addIncident: (input, call) => addIncident(app, input, call),
    importFile: (input, call) => importByHand(app, input, call),
    feeds: () => showFeeds(app),
    addFeed: (input, call) => addFeed(app, input, call),
    switchFeed: (input, call) => switchFeed(app, input, call),
    feedLog: (input) => feedLog(app, input),
  }
}
